import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/** Switches for a Chromium that runs on a machine without a display or a graphics card. */
export const chromiumArgs: string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  // Chromium refuses to sandbox for root.
  ...(asRoot ? ['--no-sandbox'] : []),
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of a Chromium to test with: Playwright's own, else the system's; null when there is none. */
export function findChromium(): string | null {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...inPath, ...elsewhere].find(runs) ?? null;
}

/** Installs a Chromium where none is found: on Debian as root the system's package, else Playwright's download. */
export function installChromium(): string | null {
  if (asRoot && isDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const found = findChromium();
    if (found !== null) return found;
  }
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  const deps = asRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  run(process.execPath, [cli, 'install', ...deps, 'chromium']);
  return findChromium();
}

/** Some systems install a stub under the name that only says how to get the browser. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', ...chromiumArgs], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, timeout: 300_000 });
  if (status !== 0) console.error(`${command} ${args.join(' ')}: ${error?.message ?? `exit code ${status}`}`);
}
