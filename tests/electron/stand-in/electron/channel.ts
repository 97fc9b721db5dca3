import type { Answers, Ask, FromShell, ToShell } from '../wire';

type Answering = { [A in Ask]: (question: Answers[A]['question']) => unknown };
type Other = Exclude<ToShell, { type: 'call' }>;

let answering: Answering | null = null;
const listeners = new Set<(message: Other) => void>();

/** Says something to the side that has the pages. */
export function tell(message: FromShell): void {
  if (!process.send) throw new Error('The stand-in runs only as the child of a test.');
  process.send(message);
}

/** Hears everything from there that asks for no answer. */
export function hear(listener: (message: Other) => void): void {
  listeners.add(listener);
}

/** Gives those who answer what the other side asks. */
export function answerWith(all: Answering): void {
  answering = all;
}

/** An API, an event or an option that the stand-in does not know is no small thing: it could hide a mistake. */
export function complain(what: string): never {
  const text = `The stand-in for Electron does not know ${what}.`;
  tell({ type: 'complaint', text });
  throw new Error(text);
}

process.on('message', (message: ToShell) => {
  if (message.type !== 'call') {
    for (const listener of listeners) listener(message);
    return;
  }
  const { call } = message;
  answer(message).then(
    (value) => tell({ type: 'answer', call, value }),
    (error: unknown) => tell({ type: 'answer', call, error: error instanceof Error ? error.message : '' }),
  );
});

async function answer(message: Extract<ToShell, { type: 'call' }>): Promise<unknown> {
  if (!answering) throw new Error('The shell has not come so far yet.');
  // Each question goes to the one who answers questions of its kind.
  const one = answering[message.ask] as (question: typeof message.question) => unknown;
  return one(message.question);
}
