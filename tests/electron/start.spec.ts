import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { display, laptop, projector } from './displays';
import { expect, pageOf, test } from './fixture';
import { inWindow, quit } from './windows';

test('the host’s screen opens on the primary display, the room’s is the whole of the other one', async ({
  launch,
  where,
}) => {
  const shell = await launch();
  const host = await pageOf(shell, 'host');
  await expect(host.getByRole('button', { name: 'Нова гра' })).toBeVisible();
  await expect((await pageOf(shell, 'room')).locator('[data-scene]')).toBeVisible();
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isVisible())).toBe(true);
  for (const screen of ['host', 'room'] as const) {
    expect(await inWindow(shell, screen, (window) => window.webContents.getBackgroundThrottling())).toBe(
      false,
    );
  }
  test.skip(where === 'runtime', 'the runtime has the displays of its machine, perhaps only one');
  await expect.poll(() => inWindow(shell, 'room', (window) => window.isFullScreen())).toBe(true);
  expect(await inWindow(shell, 'room', (window) => window.getBounds())).toEqual(projector.bounds);
  expect(await inWindow(shell, 'host', (window) => window.getBounds())).toEqual(laptop.workArea);
  expect(await inWindow(shell, 'host', (window) => window.isFocused())).toBe(true);
});

test('no window is shown before its page has painted, and until then it is dark', async ({
  launch,
  where,
}) => {
  test.skip(where === 'runtime', 'in the runtime the windows are there before anything can look at them');
  const shell = await launch();
  const host = await pageOf(shell, 'host');
  await pageOf(shell, 'room');
  const seen = () => shell.evaluate((_electron, _arg, { history }) => [...history].sort(), null);
  await expect.poll(async () => (await seen()).filter((line) => line.endsWith('shown'))).toHaveLength(2);
  const history = await shell.evaluate((_electron, _arg, beyond) => beyond.history, null);
  for (const window of [1, 2]) {
    const own = history.filter((line) => line.startsWith(`window ${window} `));
    expect(own).toEqual(['opened hidden', 'painted', 'shown'].map((what) => `window ${window} ${what}`));
  }
  for (const screen of ['host', 'room'] as const) {
    const colour = await inWindow(shell, screen, (window) => window.getBackgroundColor());
    expect(brightness(colour)).toBeLessThan(0.12);
  }
  // Before its styles are there the page itself is dark as well: its scheme says so in the very document.
  await expect(host.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
});

test('every page is sandboxed, isolated and knows of the shell only the line to the authority', async ({
  launch,
  where,
}) => {
  const shell = await launch();
  for (const screen of ['host', 'room'] as const) {
    const page = await pageOf(shell, screen);
    const found = await page.evaluate(() => ({
      bridge: Object.keys(Object(Reflect.get(window, 'mafia'))).sort(),
      others: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter(
        (name) => name in window,
      ),
    }));
    expect(found).toEqual({ bridge: ['onMessage', 'send'], others: [] });
  }
  test.skip(where === 'runtime', 'no API of Electron tells how a window was opened');
  const opened = await shell.evaluate((_electron, _arg, { openedWith }) => openedWith, null);
  expect(await shell.evaluate((_electron, _arg, { early }) => early.sandbox, null)).toBe(true);
  expect(opened).toHaveLength(2);
  for (const { webPreferences } of opened) {
    expect(webPreferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
    expect(webPreferences).toMatchObject({ spellcheck: false, backgroundThrottling: false });
    for (const weak of ['webSecurity', 'allowRunningInsecureContent', 'experimentalFeatures', 'webviewTag']) {
      expect(webPreferences).not.toHaveProperty(weak);
    }
  }
});

test('a second start brings the first window to front and ends', async ({ launch }) => {
  const shell = await launch();
  await pageOf(shell, 'host');
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isVisible())).toBe(true);
  await inWindow(shell, 'host', (window) => window.minimize());
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isMinimized())).toBe(true);
  expect(await shell.second()).toBe(0);
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isMinimized())).toBe(false);
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isFocused())).toBe(true);
  expect(shell.find('app://host/')).not.toBeNull();
});

test('data that cannot be opened are left alone, and the host is told why in one line', async ({
  launch,
  folder,
  where,
}) => {
  test.skip(where === 'runtime', 'the native box of an error waits for somebody to close it');
  const newer = '{"format":"mafia-host-console/settings","version":99,"data":{"language":"en"}}';
  writeFileSync(join(folder, 'settings.json'), newer);
  const shell = await launch();
  expect(await shell.ended()).toBe(1);
  expect(shell.output).toMatch(/\[error box\] Mafia Host Console: .*settings\.json/);
  expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toBe(newer);
});

test('a folder that cannot be made is said in one line as well', async ({ launch, folder, where }) => {
  test.skip(where === 'runtime', 'the native box of an error waits for somebody to close it');
  writeFileSync(join(folder, 'a-file'), '');
  const shell = await launch({ folder: join(folder, 'a-file', 'data') });
  expect(await shell.ended()).toBe(1);
  expect(shell.output).toMatch(/\[error box\] Mafia Host Console: Консоль не запустилася: .*a-file/);
});

test('the host’s window comes back where it was, and onto a display that is there', async ({
  launch,
  where,
}) => {
  test.skip(where === 'runtime', 'window managers move windows as they like');
  const place = { x: 100, y: 30, width: 1200, height: 690 };
  let shell = await launch();
  await pageOf(shell, 'host');
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isMaximized())).toBe(true);
  await inWindow(shell, 'host', (window, _electron, bounds) => window.setBounds(bounds), place);
  await quit(shell);
  expect(await shell.ended()).toBe(0);

  shell = await launch();
  await pageOf(shell, 'host');
  expect(await inWindow(shell, 'host', (window) => window.getBounds())).toEqual(place);
  expect(await inWindow(shell, 'host', (window) => window.isMaximized())).toBe(false);
  await quit(shell);
  expect(await shell.ended()).toBe(0);

  const small = display(7, 0, 0, 1024, 600);
  shell = await launch({ displays: [small] });
  await pageOf(shell, 'host');
  const { x, y, width, height } = await inWindow(shell, 'host', (window) => window.getBounds());
  expect(x >= 0 && y >= 0 && x + width <= 1024 && y + height <= 560).toBe(true);
});

/** From 0 for black to 1 for white. */
function brightness(colour: string): number {
  const parts = colour.match(/[0-9a-f]{2}/gi) ?? [];
  return Math.max(...parts.slice(-3).map((part) => Number.parseInt(part, 16))) / 255;
}
