import type { ClockState, ClockTick } from '../../shared/contract/clock';
import type { HostMessage, Response, RoomMessage } from '../../shared/contract/messages';
import type { Request, RequestBody } from '../../shared/contract/requests';
import { StoreError } from '../store/store';
import type { Written } from './outbox';
import { messagesASecond, Pace } from './pace';
import { done, impossible, malformed, type Result, refused, tooMany } from './result';
import { heard, message } from './wire';

/** Requests whose answers are remembered, so that a repeated one is harmless. */
const remembered = 500;
/** Lines that may be noted within a minute: a screen gone wild shall not push everything else out of the log. */
const notesAMinute = 20;

/** Who carries out what comes in. */
export interface Inside {
  /** `by` names the screen and the request. */
  handle(body: RequestBody, by: string): Promise<Result>;
  /** How the line of this request was written; null when the journal knows none. */
  enteredBefore(id: string): Written | null;
}

/** What the gate needs of the machine. */
export interface Around {
  /** Monotonic clock, ms. */
  readonly mono: () => number;
  /** Takes one line about what was turned away; never a word of what it held. */
  readonly log: (line: string) => void;
  /** Messages taken of one screen within a second. */
  readonly messagesASecond?: number | undefined;
}

/**
 * Lets in what screens say: heartbeats and, from the host, requests of the right shape, each once and not too many
 * a second. All else is turned away with an answer and a line in the log.
 */
export class Gate {
  private readonly answers = new Map<string, Promise<Response>>();
  private readonly notes: Pace;

  constructor(
    private readonly inside: Inside,
    private readonly around: Around,
  ) {
    this.notes = new Pace(around.mono, notesAMinute, 60_000);
  }

  /** Takes the messages of one host's screen; `onUse` is told when the host works on it. `clock`: as it sees it. */
  host(
    label: string,
    send: (message: HostMessage) => void,
    onUse: () => void,
    clock: () => ClockState | null,
  ): (raw: string) => void {
    const pace = this.pace();
    const answer = (response: Response) => send({ type: 'response', response });
    return (raw) => {
      const said = heard(raw);
      const taken = pace.next();
      if (taken !== 'taken') {
        if (taken === 'first') this.turnedAway('host', 'too many', raw);
        const id = said.kind === 'request' ? said.request.id : said.kind === 'fault' ? said.id : '';
        answer({ id, status: 'refused', ...refused(tooMany) });
      } else if (said.kind === 'ping') {
        send({ type: 'pong', echo: said.echo, ...tickOf(clock()) });
      } else if (said.kind === 'fault') {
        this.turnedAway('host', said.fault, raw);
        answer({ id: said.id, status: 'refused', ...refused(malformed) });
      } else {
        onUse();
        void this.answered(label, said.request).then(answer);
      }
    };
  }

  /**
   * Takes the messages of one room screen, which may do nothing but give a sign of life and say what it shows.
   * `clock`: as the room sees it.
   */
  room(
    send: (message: RoomMessage) => void,
    onSign: (rev: number | undefined) => void,
    clock: () => ClockState | null,
  ): (raw: string) => void {
    const pace = this.pace();
    return (raw) => {
      const said = heard(raw);
      const taken = pace.next();
      if (taken === 'taken' && said.kind === 'ping') {
        onSign(said.rev);
        send({ type: 'pong', echo: said.echo, ...tickOf(clock()) });
        return;
      }
      const what = said.kind === 'request' ? 'a request' : said.kind === 'fault' ? said.fault : 'too many';
      if (taken !== 'too many') this.turnedAway('room', taken === 'first' ? 'too many' : what, raw);
      send({ type: 'refused' });
    };
  }

  private pace(): Pace {
    return new Pace(this.around.mono, this.around.messagesASecond ?? messagesASecond, 1_000);
  }

  private turnedAway(screen: 'host' | 'room', why: string, raw: string): void {
    this.note(`A message of the ${screen} was turned away: ${why}, ${Buffer.byteLength(raw)} bytes.`);
  }

  private note(line: string): void {
    const taken = this.notes.next();
    if (taken === 'taken') this.around.log(line);
    if (taken === 'first') this.around.log('More is turned away than is written here.');
  }

  /** A repeated id gets the first answer again, also after a restart: the journal remembers who wrote a line. */
  private answered(label: string, { id, body }: Request): Promise<Response> {
    const known = this.answers.get(id);
    if (known) {
      this.note(`A request of the host came again: ${body.type}.`);
      return known;
    }
    const entered = this.inside.enteredBefore(id);
    if (entered) this.note(`A request of the host came again: ${body.type}.`);
    const answer = entered
      ? Promise.resolve<Response>({ id, ...done(entered) })
      : this.inside.handle(body, `${label}:${id}`).then(
          (result) => this.told(id, body, result),
          (error: unknown) => this.failed(id, body, error),
        );
    this.answers.set(id, answer);
    const oldest = this.answers.keys().next().value;
    if (this.answers.size > remembered && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }

  private told(id: string, body: RequestBody, result: Result): Response {
    if (!('refusal' in result)) return { id, ...result };
    if (result.refusal.kind === 'stale') this.note(`A request of the host was stale: ${body.type}.`);
    return { id, status: 'refused', ...result };
  }

  private failed(id: string, body: RequestBody, error: unknown): Response {
    if (error instanceof StoreError) {
      const { refusal } = refused(impossible('refusal.failed', { why: error.text }));
      return { id, status: 'refused', refusal };
    }
    // A bug: where it is, without the words of the error, which may repeat the request.
    this.around.log(`A request of the host failed: ${body.type}, ${placeOf(error)}`);
    return { id, status: 'refused', ...refused(impossible('refusal.failed', { why: message(error) })) };
  }
}

/** With an echo goes how far a running clock is; of a standing one the screen knows that already. */
function tickOf(clock: ClockState | null): { tick?: ClockTick } {
  return clock?.running ? { tick: { rev: clock.rev, elapsedMs: clock.elapsedMs } } : {};
}

function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 5)].join('\n');
}
