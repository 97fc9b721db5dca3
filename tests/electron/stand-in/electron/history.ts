/** What became of each window and of the menu, in order; for what no API of Electron tells afterwards. */
export const history: string[] = [];

/** What each window was opened with. */
export const openedWith: Electron.BrowserWindowConstructorOptions[] = [];
