import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../../out/main/browser.js');

/** The built console in a process of its own, with its data in a folder. */
export interface Running {
  /** Address of the host's screen, with its token. */
  readonly host: string;
  readonly room: string;
  /** As when the laptop loses power: nothing is said to the process. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the browser shell on this port (0: any free one). `onStart` gets its process before it is ready. */
export async function startConsole(
  folder: string,
  port: number,
  onStart: (child: ChildProcess) => void = () => undefined,
): Promise<Running> {
  const env = { ...process.env, MAFIA_DATA: folder, MAFIA_PORT: String(port), MAFIA_OPEN: '0' };
  const child = spawn(process.execPath, [built], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onStart(child);
  const [host, room] = await addresses(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { host, room, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** The two addresses the shell prints when it is ready. */
function addresses(child: ChildProcess): Promise<[string, string]> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [host, room] = printed.match(/http:\/\/\S+/g) ?? [];
      if (host && room && printed.endsWith('\n')) resolve([host, room]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.on('exit', (code) => reject(new Error(`the console ended with ${code}: ${printed}`)));
  });
}
