import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog, session } from 'electron';
import { failureLine } from './failure';
import { dataFolder } from './folder';
import { Site } from './http/site';
import { openConsole } from './open';
import { openHost } from './windows/host';
import { PlaceMemory } from './windows/memory';
import { setMenu } from './windows/menu';
import { keepAwakeInGames, watchSleep } from './windows/power';
import { RoomWindow } from './windows/room';
import { registerScheme, serveScreens } from './windows/scheme';
import { lockDown } from './windows/security';
import { languageOf, wordsIn } from './words';

const out = join(import.meta.dirname, '..');
const folder = dataFolder();
let host: BrowserWindow | null = null;

/** The console in two windows: the host's and the room's. */
async function run(): Promise<void> {
  const site = await Site.read(join(out, 'renderer'));
  const { authority, close } = await openConsole(folder);
  closeBeforeQuit(close);
  lockDown(session.defaultSession);
  serveScreens(session.defaultSession, site);
  watchSleep(authority);

  const preloads = join(out, 'preload');
  const memory = new PlaceMemory(folder);
  host = openHost(authority, preloads, memory, keepAwakeInGames());
  const room = new RoomWindow(authority, host, preloads, memory);
  room.arrange();
  setMenu(wordsIn(await languageOf(folder)), () => room.open());
  // A room's screen alone is no console.
  host.once('closed', () => app.quit());
}

/** Whatever makes the app quit, what is held in memory is written first. */
function closeBeforeQuit(close: () => Promise<void>): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('before-quit', (event) => {
    if (state !== 'closed') event.preventDefault();
    if (state !== 'open') return;
    state = 'closing';
    close()
      .then(() => {
        state = 'closed';
        app.quit();
      })
      .catch(fail);
  });
}

async function fail(error: unknown): Promise<void> {
  const line = failureLine(error, wordsIn(await languageOf(folder)));
  console.error(line ?? error);
  dialog.showErrorBox(app.getName(), line ?? String(error));
  app.exit(1);
}

// Chromium's own files stay out of the club's folder.
const chromium = join(folder, 'chromium');
mkdirSync(chromium, { recursive: true, mode: 0o700 });
app.setName('Mafia Host Console');
app.setPath('userData', folder);
app.setPath('sessionData', chromium);
app.enableSandbox();
registerScheme();

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => {
    if (host?.isMinimized()) host.restore();
    host?.focus();
  });
  app.whenReady().then(run).catch(fail);
} else {
  app.quit();
}
