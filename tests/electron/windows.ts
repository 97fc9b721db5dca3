import type { BrowserWindow } from 'electron';
import type { ScreenName, Shell } from './shell';

type InWindow<R, A> = (window: BrowserWindow, electron: typeof import('electron'), arg: A) => R | Promise<R>;

/** Runs a function in the main process with the window of a screen. It can use nothing from around it. */
export function inWindow<R, A = null>(
  shell: Shell,
  screen: ScreenName,
  run: InWindow<R, A>,
  ...[arg]: A extends null ? [] : [A]
): Promise<R> {
  const given = { screen, source: String(run), arg };
  return shell.evaluate((electron, { screen: name, source, arg: value }) => {
    const window = electron.BrowserWindow.getAllWindows().find((one) =>
      one.webContents.getURL().startsWith(`app://${name}/`),
    );
    if (!window) throw new Error(`There is no window of the ${name}.`);
    const made: unknown = new Function(`return (${source})`)();
    if (typeof made !== 'function') throw new Error('What is to be run is no function.');
    return made(window, electron, value) as R;
  }, given);
}

/** How many windows show this screen. */
export function countOf(shell: Shell, screen: ScreenName): Promise<number> {
  return shell.evaluate(
    ({ BrowserWindow }, name) =>
      BrowserWindow.getAllWindows().filter((window) => window.webContents.getURL().startsWith(name)).length,
    `app://${screen}/`,
  );
}

/** Wants to quit, as the menu or the system does. */
export function quit(shell: Shell): Promise<void> {
  // The answer has to get out before the process ends.
  return shell.evaluate(({ app }) => void setTimeout(() => app.quit(), 50), null);
}

/** What the shell asks in dialogs is answered with this button from now on. */
export function answerDialogs(shell: Shell, button: number): Promise<void> {
  return shell.evaluate(({ dialog }, response) => {
    const asked: unknown[] = [];
    Reflect.set(globalThis, 'asked', asked);
    dialog.showMessageBox = async (...given: unknown[]) => {
      asked.push(given.at(-1));
      return { response, checkboxChecked: false };
    };
  }, button);
}

/** The dialogs that were shown since `answerDialogs`, with their words. */
export function askedDialogs(shell: Shell): Promise<Electron.MessageBoxOptions[]> {
  return shell.evaluate(() => Reflect.get(globalThis, 'asked') as Electron.MessageBoxOptions[], null);
}
