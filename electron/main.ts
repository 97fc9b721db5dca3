import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog, session, shell } from 'electron';
import { version } from '../package.json';
import type { HostMessage } from '../shared/contract/messages';
import { text } from '../shared/game/words';
import { surviveBugs } from './bugs';
import type { Authority } from './console/authority';
import { ErrorLog } from './errorLog';
import { failureLine } from './failure';
import { dataFolder } from './folder';
import { Site } from './http/site';
import { offerLan } from './lan/lan';
import { openConsole } from './open';
import { readingBar } from './reading';
import { askWhereToSave } from './windows/downloads';
import { openHost, protectContent } from './windows/host';
import { HostLanguage } from './windows/language';
import { Leaving } from './windows/leaving';
import { PlaceMemory } from './windows/memory';
import { setMenu } from './windows/menu';
import { pickFolder } from './windows/music';
import { keepAwakeInGames, watchSleep } from './windows/power';
import { RoomWindow } from './windows/room';
import { registerScheme, serveScreens } from './windows/scheme';
import { lockDown } from './windows/security';
import { languageOf, wordsIn } from './words';

const out = join(import.meta.dirname, '..');
const folder = dataFolder();
let authority: Authority | null = null;
let host: BrowserWindow | null = null;

/** The console in two windows: the host's and the room's. */
async function run(): Promise<void> {
  const site = await Site.read(join(out, 'renderer'));
  const say = wordsIn(await languageOf(folder));
  const opened = await openConsole(folder, readingBar(process.stderr, say));
  authority = opened.authority;
  lockDown(session.defaultSession);
  serveScreens(session.defaultSession, site, opened.authority);
  watchSleep(authority);
  const lan = offerLan(authority, out);

  const memory = new PlaceMemory(folder);
  const language = new HostLanguage(await languageOf(folder), () => writeMenu());
  const leave = async () => {
    await lan.close();
    await opened.close();
  };
  const leaving = new Leaving(() => language.say, leave, fail);
  const hearers: ((message: HostMessage) => void)[] = [
    keepAwakeInGames(),
    (message) => leaving.hear(message),
    (message) => language.hear(message),
  ];
  const preloads = join(out, 'preload');
  host = openHost(authority, preloads, memory, (message) => {
    for (const hear of hearers) hear(message);
  });
  const hostWindow = host;
  authority.setFolderPicker(() => pickFolder(hostWindow, language.say));
  hearers.push(protectContent(host));
  leaving.watch(host);
  const room = new RoomWindow(authority, host, preloads, memory);
  room.arrange();
  authority.offerDisplays((display) => room.chooseDisplay(display));
  const writeMenu = () =>
    setMenu(language.say, { showRoom: () => room.open(), showLog: () => shell.showItemInFolder(log.file) });
  writeMenu();
  askWhereToSave(
    session.defaultSession,
    () => language.say,
    (file) => authority?.tell(text('notice.notSaved', { file })),
  );
}

async function fail(error: unknown): Promise<void> {
  const line = failureLine(error, wordsIn(await languageOf(folder)));
  console.error(line ?? error);
  dialog.showErrorBox(app.getName(), line ?? String(error));
  app.exit(1);
}

/** What has to be settled before the app is ready. Throws where the folder cannot be made. */
function prepare(): void {
  app.setName('Mafia Host Console');
  app.enableSandbox();
  registerScheme();
  // Chromium's own files stay out of the club's folder.
  const chromium = join(folder, 'chromium');
  mkdirSync(chromium, { recursive: true, mode: 0o700 });
  app.setPath('userData', folder);
  app.setPath('sessionData', chromium);
}

/** Starts the console, or brings the one that is there to front. */
function start(): void {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  log.write(
    `Console ${version} on ${process.platform} ${process.arch}, Electron ${process.versions.electron}`,
  );
  app.on('second-instance', () => {
    if (host?.isMinimized()) host.restore();
    host?.focus();
  });
  app.on('child-process-gone', (_event, { type, reason }) => console.error(`${type} is gone (${reason}).`));
  app.whenReady().then(run).catch(fail);
}

const log = new ErrorLog(join(folder, 'errors.log'), Date.now);
log.hear(console);
surviveBugs(log, () => authority);
try {
  prepare();
  start();
} catch (error) {
  void fail(error);
}
