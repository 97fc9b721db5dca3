import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Evaluated, LaunchOptions, Shell } from '../shell';
import { toChromium } from './addresses';
import { Pages } from './pages';
import type { AskShell, FromShell, Happening, ToShell } from './wire';

/** The built shell in a process of its own, on the stand-in, with its windows in Chromium. */
export class StandIn implements Shell {
  /** What the stand-in was asked for that it does not know. */
  readonly complaints: string[] = [];
  private readonly calls = new Map<
    number,
    { done: (value: unknown) => void; failed: (why: Error) => void }
  >();
  private called = 0;
  private pages: Pages | null = null;
  private printed = '';
  private readonly exit: Promise<number | null>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly options: LaunchOptions,
  ) {
    this.exit = once(child, 'exit').then(([code]) => code);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.printed += chunk.toString();
      });
    }
  }

  static launch(browser: Browser, options: LaunchOptions): StandIn {
    const shell = new StandIn(start(options), options);
    const ask: AskShell = (what, question) => shell.ask(what, question);
    const tell = (window: number, happening: Happening) => shell.say({ type: 'happened', window, happening });
    shell.pages = new Pages(browser, ask, tell);
    shell.child.on('message', (message: FromShell) => shell.take(message));
    void shell.exit.then(() => shell.gone());
    return shell;
  }

  get output(): string {
    return this.printed;
  }

  get outside(): readonly string[] {
    return this.pages?.traffic.outside ?? [];
  }

  get popups(): number {
    return this.pages?.popups.length ?? 0;
  }

  find(begin: string) {
    return this.pages?.find(begin) ?? null;
  }

  address(url: string): string {
    return toChromium(url);
  }

  async evaluate<R, A>(run: Evaluated<R, A>, arg: A): Promise<R> {
    // What comes back went through the channel as plain data.
    return (await this.ask('evaluate', { source: String(run), arg })) as R;
  }

  async second(): Promise<number | null> {
    const child = start(this.options);
    child.on('message', (message: FromShell) => {
      if (message.type === 'second') this.say(message);
    });
    const [code] = await once(child, 'exit');
    return code;
  }

  ended(): Promise<number | null> {
    return this.exit;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit;
    await this.gone();
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  private async gone(): Promise<void> {
    for (const { failed } of this.calls.values()) failed(new Error(`The shell has ended.\n${this.printed}`));
    this.calls.clear();
    await this.pages?.close();
  }

  private say(message: ToShell): void {
    // To a process that has just been killed nothing gets through; its end is told by `exit`.
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private ask: AskShell = (ask, question) => {
    this.called += 1;
    const call = this.called;
    if (!this.child.connected) return Promise.reject(new Error(`The shell has ended.\n${this.printed}`));
    return new Promise((done, failed) => {
      // The answer is the one to this question.
      this.calls.set(call, { done: done as (value: unknown) => void, failed });
      this.say({ type: 'call', call, ask, question } as ToShell);
    });
  };

  private take(message: FromShell): void {
    switch (message.type) {
      case 'answer': {
        const call = this.calls.get(message.call);
        this.calls.delete(message.call);
        if (message.error === undefined) call?.done(message.value);
        else call?.failed(new Error(message.error));
        return;
      }
      case 'complaint':
        this.complaints.push(message.text);
        return;
      case 'second':
        return;
      case 'run':
        void this.run(message);
        return;
      default:
        this.pages?.obey(message);
    }
  }

  private async run({ window, run, code }: Extract<FromShell, { type: 'run' }>): Promise<void> {
    try {
      this.say({ type: 'ran', run, value: await this.pages?.run(window, code) });
    } catch (error) {
      this.say({ type: 'ran', run, error: String(error) });
    }
  }
}

function start({ built, folder, displays, env }: LaunchOptions): ChildProcess {
  const register = join(import.meta.dirname, 'register.ts');
  return spawn(
    process.execPath,
    [
      // Electron only warns of a rejection that nobody caught.
      '--unhandled-rejections=warn',
      '--import',
      import.meta.resolve('tsx'),
      '--import',
      register,
      join(built, 'out/main/main.js'),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: { ...process.env, MAFIA_DATA: folder, STAND_IN_DISPLAYS: JSON.stringify(displays), ...env },
    },
  );
}
