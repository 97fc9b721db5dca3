import type { PermissionName } from '../wire';
import { app, early } from './app';
import { answerWith, complain } from './channel';
import { dialog } from './dialog';
import { history, openedWith } from './history';
import { Menu } from './menu';
import { powerMonitor, powerSaveBlocker } from './power';
import { protocol, serve } from './protocol';
import { screen } from './screen';
import { permission, session, startDownload } from './session';
import { shell } from './shell';
import { BrowserWindow, windowOf } from './window';

/** The module `electron` in the shell's process. A name that is missing here stops the shell when it is linked. */
export { app, BrowserWindow, dialog, Menu, powerMonitor, powerSaveBlocker, protocol, screen, session, shell };

const electron = {
  app,
  BrowserWindow,
  dialog,
  Menu,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell,
};
const whole = new Proxy(electron, {
  get: (target, key) => Reflect.get(target, key) ?? complain(`electron.${String(key)}`),
});

function contentsOf(window: number) {
  const found = windowOf(window);
  if (!found) throw new Error(`There is no window ${window}.`);
  return found.contents;
}

/** What tests learn of the stand-in that no API of Electron tells. */
const beyond = {
  history,
  openedWith,
  early,
  /** How the session's two handlers answer for the page of the first window. */
  permission: (name: PermissionName) => permission(contentsOf(1), name),
};
export type Beyond = typeof beyond;

answerWith({
  evaluate: ({ source, arg }) => {
    const run: unknown = new Function(`return (${source})`)();
    if (typeof run !== 'function') throw new Error('What is to be evaluated is no function.');
    return run(whole, arg, beyond);
  },
  serve,
  navigate: ({ window, url, isMainFrame }) => contentsOf(window).mayNavigate(url, isMainFrame),
  redirect: ({ window, url }) => contentsOf(window).mayBeRedirected(url),
  popup: ({ window, url }) => contentsOf(window).mayOpen(url),
  download: ({ window, url, name }) => startDownload(contentsOf(window), url, name),
  permissions: ({ window, names }) => names.map((name) => permission(contentsOf(window), name)),
});
