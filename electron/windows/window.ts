import { join } from 'node:path';
import { app, BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { addressOf, type ScreenName } from './scheme';

/** The colour of both screens before they have drawn anything: a dark room is not lit up. */
const dark = '#101216';

/** Opens the window of a screen, hidden until its page has something to show. */
export function openWindow(
  screen: ScreenName,
  preloads: string,
  options: BrowserWindowConstructorOptions,
): BrowserWindow {
  const window = new BrowserWindow({
    ...options,
    show: false,
    backgroundColor: dark,
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(preloads, `${screen}.cjs`),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      // The clock goes on behind another window.
      backgroundThrottling: false,
      // Sounds come with the clock, also before the first click.
      autoplayPolicy: 'no-user-gesture-required',
      // Its dictionaries would be fetched from the network.
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  });
  window.loadURL(addressOf(screen)).catch((error: unknown) => {
    console.error(`The page of the ${screen} did not load:`, error);
  });
  return window;
}
