import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hear, tell } from './channel';
import { Bus, faceOf, preventable } from './face';

export interface AppEvents {
  'before-quit': [event: Electron.Event];
  'will-quit': [event: Electron.Event];
  'window-all-closed': [];
  'second-instance': [
    event: Electron.Event,
    argv: string[],
    workingDirectory: string,
    additionalData: unknown,
  ];
  'web-contents-created': [event: Electron.Event, webContents: Electron.WebContents];
  'child-process-gone': [event: Electron.Event, details: Electron.Details];
}

export const appBus = new Bus<AppEvents>([
  'before-quit',
  'will-quit',
  'window-all-closed',
  'second-instance',
  'web-contents-created',
  'child-process-gone',
]);

/** What was settled for the whole app before it was ready. */
export const early = { sandbox: false };

let ready = false;
let quitting = false;
let name = 'mafia-host-console';
let lockFile: string | null = null;
const paths: Record<string, string> = {
  home: homedir(),
  temp: tmpdir(),
  documents: join(homedir(), 'Documents'),
  userData: join(tmpdir(), 'no-data'),
  sessionData: join(tmpdir(), 'no-data'),
};
/** Windows that are there, by what closes them; filled by `window.ts`. */
export const openWindows = new Set<{ close(): void }>();

/** For what Electron refuses before the app is ready. */
export function needsReady(what: string): void {
  if (!ready) throw new Error(`${what} cannot be used before the app is ready`);
}

function mustBeEarly(what: string): void {
  if (ready) throw new Error(`${what} can only be called before the app is ready`);
}

/** Something kept a window from closing: the app goes on. */
export function stay(): void {
  quitting = false;
}

/** A window is gone; the last one takes the app along. */
export function windowGone(window: { close(): void }): void {
  openWindows.delete(window);
  if (openWindows.size > 0) return;
  if (quitting) finish();
  else if (appBus.listens('window-all-closed')) appBus.emit('window-all-closed');
  else body.quit();
}

function finish(): void {
  const event = preventable({});
  appBus.emit('will-quit', event);
  if (event.defaultPrevented) stay();
  else leave(0);
}

function leave(code: number): void {
  if (lockFile) rmSync(lockFile, { force: true });
  process.exit(code);
}

const readiness = new Promise<void>((done) => {
  setImmediate(() => {
    ready = true;
    done();
  });
});

const body = {
  isPackaged: false,
  isReady: () => ready,
  whenReady: () => readiness,
  getName: () => name,
  setName(given: string) {
    name = given;
  },
  getPath(wanted: string) {
    const path = paths[wanted];
    if (path === undefined) throw new Error(`Failed to get '${wanted}' path`);
    return path;
  },
  setPath(wanted: string, path: string) {
    if (!(wanted in paths)) throw new Error(`Failed to set path: ${wanted}`);
    paths[wanted] = path;
  },
  enableSandbox() {
    mustBeEarly('app.enableSandbox');
    early.sandbox = true;
  },
  requestSingleInstanceLock() {
    const file = join(body.getPath('userData'), 'SingletonLock');
    if (holder(file) !== null) {
      tell({ type: 'second', argv: process.argv, folder: process.cwd() });
      return false;
    }
    writeFileSync(file, String(process.pid));
    lockFile = file;
    return true;
  },
  quit() {
    if (quitting) return;
    const event = preventable({});
    appBus.emit('before-quit', event);
    if (event.defaultPrevented) return;
    quitting = true;
    if (openWindows.size === 0) finish();
    else for (const window of openWindows) window.close();
  },
  exit(code = 0) {
    leave(code);
  },
};

/** The living process that holds the lock; null when there is none. */
function holder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    // No lock, or that of a process that was killed.
    return null;
  }
}

hear((message) => {
  if (message.type !== 'second') return;
  appBus.emit('second-instance', preventable({}), [...message.argv], message.folder, null);
});

export const app = faceOf<Electron.App>()('app', body, {
  bus: appBus,
  members: [
    'isPackaged',
    'isReady',
    'whenReady',
    'getName',
    'setName',
    'getPath',
    'setPath',
    'enableSandbox',
    'requestSingleInstanceLock',
    'quit',
    'exit',
  ],
});
