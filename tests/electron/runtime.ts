import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import type { Evaluated, LaunchOptions, Shell } from './shell';

/** The built shell in Electron itself, driven by Playwright. */
export class Runtime implements Shell {
  readonly complaints: readonly string[] = [];
  readonly outside: string[] = [];
  private printed = '';
  private readonly exit: Promise<number | null>;

  private constructor(
    private readonly app: ElectronApplication,
    private readonly program: string,
    private readonly options: LaunchOptions,
  ) {
    const child = app.process();
    this.exit = once(child, 'exit').then(([code]) => code);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.printed += chunk.toString();
      });
    }
    app.context().on('request', (request) => {
      if (!/^(app|blob|data|devtools):/.test(request.url())) this.outside.push(request.url());
    });
  }

  static async launch(program: string, options: LaunchOptions): Promise<Runtime> {
    const app = await _electron.launch({
      executablePath: program,
      args: [options.built],
      env: { ...environment(), MAFIA_DATA: options.folder, ...options.env },
    });
    return new Runtime(app, program, options);
  }

  get output(): string {
    return this.printed;
  }

  get popups(): number {
    return this.app.windows().filter((page) => !page.url().startsWith('app://')).length;
  }

  find(begin: string): Page | null {
    return this.app.windows().find((page) => page.url().startsWith(begin)) ?? null;
  }

  address(url: string): string {
    return url;
  }

  async evaluate<R, A>(run: Evaluated<R, A>, arg: A): Promise<R> {
    const source = String(run);
    const given = { source, arg };
    // Playwright passes two arguments; the third is for the stand-in alone.
    return this.app.evaluate((electron, { source: code, arg: value }) => {
      const made: unknown = new Function(`return (${code})`)();
      if (typeof made !== 'function') throw new Error('What is to be evaluated is no function.');
      return made(electron, value) as R;
    }, given);
  }

  async second(): Promise<number | null> {
    const env = { ...environment(), MAFIA_DATA: this.options.folder };
    const child = spawn(this.program, [this.options.built], { env, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    return code;
  }

  ended(): Promise<number | null> {
    return this.exit;
  }

  signal(name: NodeJS.Signals): void {
    this.app.process().kill(name);
  }

  async kill(): Promise<void> {
    this.app.process().kill('SIGKILL');
    await this.exit;
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
