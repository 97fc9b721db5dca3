import type { AppEvents } from './electron/app';
import type { ContentsEvents } from './electron/contents';
import type * as standIn from './electron/index';
import type { PowerEvents } from './electron/power';
import type { ScreenEvents } from './electron/screen';
import type { DownloadEvents, SessionEvents } from './electron/session';
import type { WindowEvents } from './electron/window';

/*
 * Never run: the compiler refuses it as soon as an event of the stand-in is none of Electron's, or gives its listeners
 * something else. Members are checked where `faceOf` is called, the names of the module at the end of this file.
 */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Every<E> = Record<keyof E, () => unknown>;

/** Whether what Electron gives is exactly what the stand-in gives. */
declare function gives<Ours extends readonly unknown[]>(): <Real extends readonly unknown[]>(
  ...real: Real
) => Same<[...Ours], [...Real]>;
declare function sure(is: true): void;

declare const app: Electron.App;
export const ofAppEvents: Every<AppEvents> = {
  'before-quit': () => app.on('before-quit', (...given) => sure(gives<AppEvents['before-quit']>()(...given))),
  'will-quit': () => app.on('will-quit', (...given) => sure(gives<AppEvents['will-quit']>()(...given))),
  'window-all-closed': () =>
    app.on('window-all-closed', (...given) => sure(gives<AppEvents['window-all-closed']>()(...given))),
  'second-instance': () =>
    app.on('second-instance', (...given) => sure(gives<AppEvents['second-instance']>()(...given))),
  'web-contents-created': () =>
    app.on('web-contents-created', (...given) => sure(gives<AppEvents['web-contents-created']>()(...given))),
  'child-process-gone': () =>
    app.on('child-process-gone', (...given) => sure(gives<AppEvents['child-process-gone']>()(...given))),
};

declare const contents: Electron.WebContents;
export const ofContentsEvents: Every<ContentsEvents> = {
  'will-frame-navigate': () =>
    contents.on('will-frame-navigate', (...given) =>
      sure(gives<ContentsEvents['will-frame-navigate']>()(...given)),
    ),
  'will-redirect': () =>
    contents.on('will-redirect', (...given) => sure(gives<ContentsEvents['will-redirect']>()(...given))),
  'will-attach-webview': () =>
    contents.on('will-attach-webview', (...given) =>
      sure(gives<ContentsEvents['will-attach-webview']>()(...given)),
    ),
  'render-process-gone': () =>
    contents.on('render-process-gone', (...given) =>
      sure(gives<ContentsEvents['render-process-gone']>()(...given)),
    ),
  'console-message': () =>
    contents.on('console-message', (...given) => sure(gives<ContentsEvents['console-message']>()(...given))),
  'preload-error': () =>
    contents.on('preload-error', (...given) => sure(gives<ContentsEvents['preload-error']>()(...given))),
  'did-finish-load': () =>
    contents.on('did-finish-load', (...given) => sure(gives<ContentsEvents['did-finish-load']>()(...given))),
  unresponsive: () =>
    contents.on('unresponsive', (...given) => sure(gives<ContentsEvents['unresponsive']>()(...given))),
  destroyed: () =>
    contents.on('destroyed', (...given) => sure(gives<ContentsEvents['destroyed']>()(...given))),
};

declare const window: Electron.BrowserWindow;
export const ofWindowEvents: Every<WindowEvents> = {
  'ready-to-show': () =>
    window.on('ready-to-show', (...given) => sure(gives<WindowEvents['ready-to-show']>()(...given))),
  close: () => window.on('close', (...given) => sure(gives<WindowEvents['close']>()(...given))),
  closed: () => window.on('closed', (...given) => sure(gives<WindowEvents['closed']>()(...given))),
  move: () => window.on('move', (...given) => sure(gives<WindowEvents['move']>()(...given))),
  resize: () => window.on('resize', (...given) => sure(gives<WindowEvents['resize']>()(...given))),
  focus: () => window.on('focus', (...given) => sure(gives<WindowEvents['focus']>()(...given))),
  show: () => window.on('show', (...given) => sure(gives<WindowEvents['show']>()(...given))),
};

declare const screen: Electron.Screen;
export const ofScreenEvents: Every<ScreenEvents> = {
  'display-added': () =>
    screen.on('display-added', (...given) => sure(gives<ScreenEvents['display-added']>()(...given))),
  'display-removed': () =>
    screen.on('display-removed', (...given) => sure(gives<ScreenEvents['display-removed']>()(...given))),
  'display-metrics-changed': () =>
    screen.on('display-metrics-changed', (...given) =>
      sure(gives<ScreenEvents['display-metrics-changed']>()(...given)),
    ),
};

declare const session: Electron.Session;
export const ofSessionEvents: Every<SessionEvents> = {
  'will-download': () =>
    session.on('will-download', (...given) => sure(gives<SessionEvents['will-download']>()(...given))),
};

declare const item: Electron.DownloadItem;
export const ofDownloadEvents: Every<DownloadEvents> = {
  done: () => item.on('done', (...given) => sure(gives<DownloadEvents['done']>()(...given))),
};

declare const power: Electron.PowerMonitor;
export const ofPowerEvents: Every<PowerEvents> = {
  suspend: () => power.on('suspend', (...given) => sure(gives<PowerEvents['suspend']>()(...given))),
  resume: () => power.on('resume', (...given) => sure(gives<PowerEvents['resume']>()(...given))),
  shutdown: () => power.on('shutdown', (...given) => sure(gives<PowerEvents['shutdown']>()(...given))),
};

/** Each name of the module is Electron's, and of Electron's kind. */
export const names: {
  [N in keyof typeof standIn]: N extends keyof typeof Electron.CrossProcessExports ? true : never;
} = {
  app: true,
  BrowserWindow: true,
  dialog: true,
  Menu: true,
  powerMonitor: true,
  powerSaveBlocker: true,
  protocol: true,
  screen: true,
  session: true,
  shell: true,
};
