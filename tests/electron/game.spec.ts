import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, pageOf, test } from './fixture';
import { identify, playToTheWin, startGame } from './night';
import type { Shell } from './shell';
import { inWindow } from './windows';

/** Whether anything keeps the displays awake. */
function keepsAwake(shell: Shell): Promise<boolean> {
  return shell.evaluate(({ powerSaveBlocker }) => {
    for (let id = 0; id < 20; id += 1) if (powerSaveBlocker.isStarted(id)) return true;
    return false;
  }, null);
}

test('a whole game is played by the keys: the room follows, the displays stay on, the CSV is saved', async ({
  launch,
  folder,
}) => {
  const shell = await launch();
  const [host, room] = [await pageOf(shell, 'host'), await pageOf(shell, 'room')];
  expect(await keepsAwake(shell)).toBe(false);
  const table = await startGame(host);
  await expect(room.locator('[data-scene="night"]')).toBeVisible();
  await expect.poll(() => keepsAwake(shell)).toBe(true);
  await identify(table);
  await expect(room.locator('[data-scene="night"]')).toHaveCount(0);
  await playToTheWin(table);
  expect(await room.locator('[data-scene="result"]').count()).toBe(0);
  await host.waitForTimeout(450);
  await host.keyboard.press('KeyH');
  await host.keyboard.press('Enter');
  await expect(host.locator('[data-winner="black"]')).toBeVisible();
  await expect(room.locator('[data-scene="result"]')).toBeVisible();
  await expect.poll(() => keepsAwake(shell)).toBe(false);
  await host.getByRole('button', { name: 'Закрити гру' }).click();

  const file = join(folder, 'saved here.csv');
  await shell.evaluate(({ session, app }, path) => {
    session.defaultSession.once('will-download', (_event, item) => {
      const { title, defaultPath = '', filters } = item.getSaveDialogOptions();
      const proposed = defaultPath.startsWith(app.getPath('documents'));
      Reflect.set(globalThis, 'dialog', { title, filters, proposed });
      item.setSavePath(path);
    });
  }, file);
  await host
    .getByRole('link', { name: 'Сезон' })
    .or(host.getByRole('button', { name: 'Сезон' }))
    .first()
    .click();
  await host.getByRole('button', { name: 'Експорт' }).click();
  await host.getByRole('button', { name: 'CSV ігор' }).click();
  await expect.poll(() => readOrNothing(file).split('\n').length).toBeGreaterThan(6);
  expect(readOrNothing(file).startsWith('\uFEFF')).toBe(true);
  expect(await shell.evaluate(() => Reflect.get(globalThis, 'dialog'), null)).toEqual({
    title: 'Куди зберегти файл',
    filters: [{ name: 'CSV', extensions: ['csv'] }],
    proposed: true,
  });
});

test('the console is killed in mid-game: started again, both screens are where they were', async ({
  launch,
}) => {
  let shell = await launch();
  const table = await startGame(await pageOf(shell, 'host'));
  await table.type(1);
  const [now, line] = [await table.now(), await table.entries()];
  await shell.kill();

  shell = await launch();
  const host = await pageOf(shell, 'host');
  await expect(host.locator(`[data-now="${now}"]`)).toBeVisible();
  await expect(host.locator('[data-turn="undo"]')).toHaveAttribute('data-line', line);
  await expect((await pageOf(shell, 'room')).locator('[data-scene="night"]')).toBeVisible();
});

test('a page whose process dies in mid-game is there again by itself, where it was', async ({
  launch,
  folder,
}) => {
  const shell = await launch();
  const table = await startGame(await pageOf(shell, 'host'));
  await table.type(1);
  const line = await table.entries();
  for (const [screen, sign] of [
    ['host', `document.querySelector('[data-turn="undo"]')?.getAttribute('data-line')`],
    ['room', `document.querySelector('[data-scene="night"]') && ${JSON.stringify(line)}`],
  ] as const) {
    await inWindow(shell, screen, (window) => {
      Reflect.set(globalThis, 'gone', null);
      window.webContents.once('render-process-gone', (_event, { reason }) => {
        Reflect.set(globalThis, 'gone', reason);
      });
      window.webContents.forcefullyCrashRenderer();
    });
    await expect.poll(() => shell.evaluate(() => Reflect.get(globalThis, 'gone'), null)).toBeTruthy();
    const look = () =>
      inWindow(shell, screen, (window, _electron, code) => window.webContents.executeJavaScript(code), sign);
    await expect.poll(() => look().catch(() => 'not there')).toBe(line);
  }
  const log = readFileSync(join(folder, 'errors.log'), 'utf8');
  expect(log).toContain('The page of the host is gone');
  expect(log).toContain('The page of the room is gone');
});

test('a page that is loaded again goes on with the game, and only once', async ({ launch }) => {
  const shell = await launch();
  const host = await pageOf(shell, 'host');
  const table = await startGame(host);
  await table.type(1);
  await host.reload();
  await expect(host.locator('[data-now="n0/meet"]')).toBeVisible();
  await table.type(2);
  await table.undo();
  const room = await pageOf(shell, 'room');
  await room.reload();
  await expect(room.locator('[data-scene="night"]')).toBeVisible();
  // A line that was not ended with the old page would count as another screen.
  await expect(host.getByText('Зал: 1')).toBeVisible();
});

test('the clock stands while the machine sleeps, and the host is told', async ({ launch }) => {
  const shell = await launch();
  const host = await pageOf(shell, 'host');
  const table = await startGame(host);
  await identify(table);
  const clock = host.locator('[data-state]:has([role="timer"])');
  await expect(clock).toHaveAttribute('data-state', 'runs');
  await shell.evaluate(({ powerMonitor }) => powerMonitor.emit('suspend'), null);
  await expect(clock).toHaveAttribute('data-state', 'stands');
  await expect(clock).toContainText('комп’ютер спав');
  await shell.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'), null);
  await expect(clock).toHaveAttribute('data-state', 'stands');
  await host.keyboard.press('Space');
  await expect(clock).toHaveAttribute('data-state', 'runs');
});

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It is not there yet.
    return '';
  }
}
