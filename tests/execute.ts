import { spawn } from 'node:child_process';

interface Ended {
  readonly code: number | null;
  /** The last lines it printed. */
  readonly lastLines: readonly string[];
}

/**
 * Runs a command and shows what it prints. After `limitMs` it is stopped with everything it started, so that a
 * test that hangs is a failure and not a silence.
 */
export function execute(
  command: string,
  args: readonly string[],
  options: { readonly limitMs: number; readonly env: Readonly<Record<string, string>> },
): Promise<Ended> {
  const windows = process.platform === 'win32';
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...options.env },
      shell: windows,
      detached: !windows,
    });
    const stop = () => {
      if (child.pid === undefined) return;
      if (windows) child.kill();
      else process.kill(-child.pid, 'SIGKILL');
    };
    const limit = setTimeout(() => {
      console.error(`\n${[command, ...args].join(' ')} did not end in ${options.limitMs / 60_000} minutes.`);
      stop();
    }, options.limitMs);
    const interrupted = () => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);

    let tail = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      tail = `${tail}${chunk.toString()}`.slice(-4000);
    });
    child.once('error', failed);
    child.once('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      done({ code, lastLines: tail.trimEnd().split('\n') });
    });
  });
}
