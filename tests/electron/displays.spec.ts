import { display, laptop, projector, showDisplays, television } from './displays';
import { expect, openRoomSettings, pageOf, test } from './fixture';
import { startGame } from './night';
import type { Shell } from './shell';
import { countOf, inWindow } from './windows';

const bounds = (shell: Shell, screen: 'host' | 'room') =>
  inWindow(shell, screen, (window) => window.getBounds());

/** Waits until the room's window fills exactly this display. */
async function expectRoomOn(shell: Shell, { bounds: whole }: { bounds: Electron.Rectangle }): Promise<void> {
  await expect.poll(() => countOf(shell, 'room')).toBe(1);
  await pageOf(shell, 'room');
  await expect.poll(() => bounds(shell, 'room')).toEqual(whole);
  await expect.poll(() => inWindow(shell, 'room', (window) => window.isFullScreen())).toBe(true);
}

test.beforeEach(({ where }) => {
  test.skip(where === 'runtime', 'windows cannot be put on displays that the machine does not have');
});

test('a display is unplugged: the room leaves, and comes back to the same one when it is there again', async ({
  launch,
}) => {
  const shell = await launch({ displays: [laptop, television, projector] });
  await expectRoomOn(shell, television);

  await showDisplays(shell, [laptop, projector]);
  await expectRoomOn(shell, projector);
  await showDisplays(shell, [laptop]);
  await expect.poll(() => countOf(shell, 'room')).toBe(0);

  await showDisplays(shell, [laptop, projector]);
  await expectRoomOn(shell, projector);
});

test('the room goes back to the display it was on the last time, whatever order they come in', async ({
  launch,
}) => {
  let shell = await launch({ displays: [laptop, television] });
  await expectRoomOn(shell, television);
  await shell.kill();
  shell = await launch({ displays: [laptop, projector, television] });
  await expectRoomOn(shell, television);
});

test('a display that changes its size or place takes the room along', async ({ launch }) => {
  const shell = await launch();
  await expectRoomOn(shell, projector);
  const other = display(projector.id, -1280, 0, 1280, 720);
  await showDisplays(shell, [laptop, other]);
  await expectRoomOn(shell, other);
});

test('with a single display the room’s window opens only on demand, small, behind the host’s', async ({
  launch,
}) => {
  const shell = await launch({ displays: [laptop] });
  const host = await pageOf(shell, 'host');
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isVisible())).toBe(true);
  expect(await countOf(shell, 'room')).toBe(0);

  await shell.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('room')?.click(), null);
  await pageOf(shell, 'room');
  await expect.poll(() => inWindow(shell, 'room', (window) => window.isVisible())).toBe(true);
  const room = await bounds(shell, 'room');
  expect(room.width * room.height).toBeLessThan((laptop.bounds.width * laptop.bounds.height) / 3);
  expect(await inWindow(shell, 'room', (window) => window.isFullScreen())).toBe(false);
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isFocused())).toBe(true);

  await openRoomSettings(host);
  await expect(host.getByText('Екран лише один або проєктор його повторює')).toBeVisible();

  // The projector is plugged in at last.
  await showDisplays(shell, [laptop, projector]);
  await expectRoomOn(shell, projector);
  await expect(host.getByText('Екран лише один або проєктор його повторює')).toHaveCount(0);
});

test('a display that mirrors the host’s counts as none: in the game the host is warned, and roles are hidden', async ({
  launch,
}) => {
  const mirror = display(4, 0, 0, 1366, 768);
  const shell = await launch({ displays: [laptop, mirror] });
  const host = await pageOf(shell, 'host');
  await expect.poll(() => inWindow(shell, 'host', (window) => window.isVisible())).toBe(true);
  expect(await countOf(shell, 'room')).toBe(0);

  const table = await startGame(host);
  await expect(host.getByText('Один дисплей')).toBeVisible();
  await expect(host.getByText('Ролі сховано').first()).toBeVisible();
  await table.type(1);
  const boss = () => host.locator('[data-seat="1"]').textContent();
  const hidden = await boss();
  await host.keyboard.press('KeyH');
  await expect.poll(boss).not.toBe(hidden);
  await host.keyboard.press('KeyH');
  await expect.poll(boss).toBe(hidden);
});

test('the host’s window moved to the room’s display sends the room to the other one', async ({ launch }) => {
  const shell = await launch();
  await expectRoomOn(shell, projector);
  const there = { x: 1500, y: 100, width: 1200, height: 700 };
  await inWindow(shell, 'host', (window, _electron, to) => window.setBounds(to), there);
  await expectRoomOn(shell, laptop);
});

test('the host’s window is never left on a display that is gone', async ({ launch }) => {
  const shell = await launch();
  await expectRoomOn(shell, projector);
  const there = { x: 1500, y: 100, width: 1200, height: 700 };
  await inWindow(shell, 'host', (window, _electron, to) => window.setBounds(to), there);
  await expectRoomOn(shell, laptop);
  await showDisplays(shell, [laptop]);
  await expect.poll(() => countOf(shell, 'room')).toBe(0);
  const { x, y, width, height } = await bounds(shell, 'host');
  expect(x >= 0 && y >= 0 && x + width <= 1366 && y + height <= 728).toBe(true);
});

test('the room’s window that was closed stays closed until it is asked for', async ({ launch }) => {
  const shell = await launch();
  await expectRoomOn(shell, projector);
  await inWindow(shell, 'room', (window) => window.close());
  await expect.poll(() => countOf(shell, 'room')).toBe(0);
  await showDisplays(shell, [laptop, display(projector.id, 1366, 0, 1280, 720)]);
  await showDisplays(shell, [laptop, projector]);
  expect(await countOf(shell, 'room')).toBe(0);
  await shell.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('room')?.click(), null);
  await expectRoomOn(shell, projector);
});

test('the host chooses the room’s display: it goes there, and back there when it was unplugged', async ({
  launch,
}) => {
  let shell = await launch({ displays: [laptop, television, projector] });
  const host = await pageOf(shell, 'host');
  await expectRoomOn(shell, television);
  await openRoomSettings(host);
  const radio = (words: string | RegExp) => host.getByRole('radio', { name: words });
  await expect(radio(/display 1 · 1366×768 · ваш екран/)).toBeDisabled();
  await expect(radio(/display 3 · 3840×2160 · тут екран залу/)).toBeEnabled();
  await radio(/display 2/).click();
  await expectRoomOn(shell, projector);
  await expect(radio(/display 2 · 1920×1080 · тут екран залу/)).toBeChecked();

  await showDisplays(shell, [laptop, television]);
  await expectRoomOn(shell, television);
  await expect(radio(/display 2 · 1920×1080 · не підключено/)).toBeDisabled();
  // It comes back in another socket, and the system gives it another number.
  await showDisplays(shell, [laptop, television, { ...projector, id: 9 }]);
  await expectRoomOn(shell, projector);

  await shell.kill();
  shell = await launch({ displays: [laptop, television, projector] });
  await expectRoomOn(shell, projector);
});

test('the chosen display is never the host’s: with the host’s window there the room takes another one', async ({
  launch,
}) => {
  const shell = await launch({ displays: [laptop, projector] });
  const host = await pageOf(shell, 'host');
  await openRoomSettings(host);
  await host.getByRole('radio', { name: /display 2/ }).click();
  await expectRoomOn(shell, projector);
  const there = { x: 1500, y: 100, width: 1200, height: 700 };
  await inWindow(shell, 'host', (window, _electron, to) => window.setBounds(to), there);
  await expectRoomOn(shell, laptop);
  await expect(host.getByRole('radio', { name: /display 2 .* ваш екран/ })).toBeDisabled();
  await showDisplays(shell, [projector]);
  await expect.poll(() => countOf(shell, 'room')).toBe(0);
});

test('the room’s window that was closed opens again on the display that is chosen', async ({ launch }) => {
  const shell = await launch({ displays: [laptop, projector] });
  const host = await pageOf(shell, 'host');
  await expectRoomOn(shell, projector);
  await inWindow(shell, 'room', (window) => window.close());
  await expect.poll(() => countOf(shell, 'room')).toBe(0);
  await openRoomSettings(host);
  await host.getByRole('radio', { name: /display 2/ }).click();
  await expectRoomOn(shell, projector);
});

test('a transparent look leaves the room’s window dark: its own ground shows behind the words', async ({
  launch,
}) => {
  const shell = await launch();
  const [host, room] = [await pageOf(shell, 'host'), await pageOf(shell, 'room')];
  await openRoomSettings(host);
  await host.getByText('Прозорий', { exact: true }).click();
  await expect(room.locator('html')).toHaveAttribute('data-look', 'transparent');
  expect(await inWindow(shell, 'room', (window) => window.getBackgroundColor())).toBe('#101216');
});
