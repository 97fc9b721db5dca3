import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build';
import { dataFolder } from './folder';
import { downloadRuntime, installedRuntime, obstacle } from './runtime';
import { languageOf, wordsIn } from './words';

/** An Electron that ends badly within this time, in ms, did not start. */
const startMs = 15_000;

const root = resolve(import.meta.dirname, '..');
const say = wordsIn(await languageOf(dataFolder()));

/** Ends the console when the program that started it is gone: npm hands a signal to its shell and to nobody else. */
function endWithParent(): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  looking.unref();
}

/** Runs Electron to its end. False when it did not even start, for want of a library or of its sandbox. */
function runElectron(program: string): Promise<boolean> {
  const began = performance.now();
  // Ctrl+C reaches Electron as well, which writes what it holds before it ends.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  return new Promise((done) => {
    const child = spawn(program, [root], { stdio: 'inherit' });
    const pass = () => child.kill('SIGTERM');
    process.once('SIGTERM', pass);
    const end = (started: boolean) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', pass);
      done(started);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => {
      // The console's own end is 0, or 1 after it has said why.
      const itsOwn = code === 0 || code === 1;
      if (itsOwn) process.exitCode = code;
      end(itsOwn || performance.now() - began > startMs);
    });
  });
}

/** Starts the console in Electron. Gives the reason when that is not possible here. */
async function inElectron(): Promise<'root' | 'noDisplay' | 'noRuntime' | 'didNotStart' | null> {
  const against = obstacle({
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
  });
  if (against) return against;
  const program = installedRuntime() ?? (await downloadRuntime(() => console.log(say('shell.downloading'))));
  if (!program) return 'noRuntime';
  return (await runElectron(program)) ? null : 'didNotStart';
}

async function inBrowser(): Promise<void> {
  const hasDisplay =
    process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  process.env.MAFIA_OPEN ??= hasDisplay ? '1' : '0';
  await import(pathToFileURL(join(root, 'out', 'main', 'browser.js')).href);
}

endWithParent();
try {
  await ensureBuilt(() => console.log(say('shell.building')));
} catch (error) {
  console.error(say('shell.buildFailed'));
  console.error(error);
  process.exit(1);
}
if (process.argv.includes('--browser')) {
  await inBrowser();
} else {
  const reason = await inElectron();
  if (reason) {
    console.log(say(`shell.inBrowser.${reason}`));
    await inBrowser();
  }
}
