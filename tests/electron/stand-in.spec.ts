import { laptop } from './displays';
import { expect, test } from './fixture';
import type { Evaluated } from './shell';
import { StandIn } from './stand-in/launch';

test('the stand-in refuses loudly what it does not know, so that it hides no mistake', async ({
  chromium,
  folder,
}) => {
  if (!chromium) test.skip(true, 'the runtime knows all of Electron');
  else {
    const options = { built: process.env.MAFIA_BUILT ?? '', folder, displays: [laptop] };
    const shell = StandIn.launch(chromium, options);
    const strange: Evaluated<unknown, null>[] = [
      ({ app }) => Reflect.get(app, 'hide'),
      ({ app }) => Reflect.set(app, 'name', 'x'),
      ({ app }) => app.on('activate', () => undefined),
      (electron) => electron.nativeTheme,
      ({ BrowserWindow }) => new BrowserWindow({ kiosk: true }),
      ({ BrowserWindow }) => new BrowserWindow({ webPreferences: { webviewTag: true } }),
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.flashFrame(true),
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.openDevTools(),
      ({ Menu }) => Menu.buildFromTemplate([{ label: 'x', visible: false }]),
      ({ session }) => session.fromPartition('x'),
    ];
    await expect.poll(() => shell.find('app://host/')).not.toBeNull();
    for (const use of strange) {
      await expect(shell.evaluate(use, null), String(use)).rejects.toThrow('does not know');
    }
    expect(shell.complaints).toHaveLength(strange.length);
    await shell.kill();
  }
});
