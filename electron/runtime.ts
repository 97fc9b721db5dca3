import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** So long for an answer of the server that has the runtime, in ms. */
const patienceMs = 5_000;
/** So long for the download where that server answers, and where it does not: then only a kept copy can help. */
const downloadMs = 300_000;
const keptCopyMs = 8_000;
const downloads = 'https://github.com';

const folder = packageFolder();

function packageFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  } catch {
    // Installed without it: the browser shell does not need it.
    return null;
  }
}

/** Why Electron cannot run here whatever is installed; null when it can. */
export function obstacle(machine: {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly isRoot: boolean;
}): 'root' | 'noDisplay' | null {
  if (machine.platform !== 'linux') return null;
  if (!machine.env.DISPLAY && !machine.env.WAYLAND_DISPLAY) return 'noDisplay';
  // Chromium's sandbox refuses root, and the console does not run without its sandbox.
  return machine.isRoot ? 'root' : null;
}

/** The Electron program, if it is installed. */
export function installedRuntime(): string | null {
  if (folder === null) return null;
  const path = join(folder, 'path.txt');
  if (!existsSync(path)) return null;
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH || join(folder, 'dist');
  const program = join(dist, readFileSync(path, 'utf8'));
  return existsSync(program) ? program : null;
}

/**
 * Lets Electron's own installer fetch the runtime; the package itself comes without it. Gives the program, or null
 * when it could not be had in bounded time. `say` is called when a download really begins.
 */
export async function downloadRuntime(say: () => void): Promise<string | null> {
  if (folder === null) return null;
  const child = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore' });
  const over = new AbortController();
  let limit = setTimeout(() => child.kill(), keptCopyMs);
  void isReachable(over.signal).then((reachable) => {
    if (!reachable || over.signal.aborted) return;
    clearTimeout(limit);
    limit = setTimeout(() => child.kill(), downloadMs);
    say();
  });
  await new Promise<void>((done) => {
    child.once('error', () => done());
    child.once('close', () => done());
  });
  over.abort();
  clearTimeout(limit);
  return installedRuntime();
}

async function isReachable(over: AbortSignal): Promise<boolean> {
  if (process.env.ELECTRON_GET_USE_PROXY) return true;
  const mirror = process.env.npm_config_electron_mirror || process.env.ELECTRON_MIRROR || downloads;
  try {
    await fetch(mirror, { method: 'HEAD', signal: AbortSignal.any([over, AbortSignal.timeout(patienceMs)]) });
    return true;
  } catch {
    // Whatever the reason, there is no network to that server.
    return false;
  }
}
