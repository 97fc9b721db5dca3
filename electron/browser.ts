import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { surviveBugs } from './bugs';
import { ErrorLog } from './errorLog';
import { failureLine } from './failure';
import { dataFolder } from './folder';
import { serve } from './http/server';
import { Site } from './http/site';
import { hostToken } from './http/token';
import { offerLan } from './lan/lan';
import { openConsole } from './open';
import { readingBar } from './reading';
import { languageOf, wordsIn } from './words';

const firstPort = 4400;
const portsTried = 20;

/** The console without Electron: both screens over HTTP and WebSocket on this machine. */
async function run(folder: string): Promise<void> {
  const site = await Site.read(join(import.meta.dirname, '../renderer'));
  const say = wordsIn(await languageOf(folder));
  const { authority, close } = await openConsole(folder, readingBar(process.stderr, say));
  const log = new ErrorLog(join(folder, 'errors.log'), Date.now);
  log.hear(console);
  surviveBugs(log, () => authority);
  const served = await serve({ authority, site, token: await hostToken(folder), ports: ports() });
  authority.setShell({ roomAddress: served.roomAddress });
  const lan = offerLan(authority, join(import.meta.dirname, '..'));
  console.log(say('shell.host', { address: served.hostAddress }));
  console.log(say('shell.room', { address: served.roomAddress }));
  if (process.env.MAFIA_OPEN === '1') openInBrowser(served.hostAddress);

  const stop = () => {
    Promise.all([served.close(), lan.close(), close()]).then(
      () => process.exit(0),
      (error: unknown) => fail(folder, error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

function ports(): readonly number[] {
  const wanted = Number(process.env.MAFIA_PORT || Number.NaN);
  if (Number.isInteger(wanted)) return [wanted];
  return Array.from({ length: portsTried }, (_, i) => firstPort + i);
}

function openInBrowser(address: string): void {
  const [program, ...before] =
    process.platform === 'win32'
      ? ['rundll32', 'url.dll,FileProtocolHandler']
      : [process.platform === 'darwin' ? 'open' : 'xdg-open'];
  if (!program) return;
  const opener = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  // Without such a program the address stands on the screen.
  opener.on('error', (error) => console.error(error.message));
  opener.unref();
}

async function fail(folder: string, error: unknown): Promise<never> {
  console.error(failureLine(error, wordsIn(await languageOf(folder))) ?? error);
  process.exit(1);
}

const folder = dataFolder();
await run(folder).catch((error: unknown) => fail(folder, error));
