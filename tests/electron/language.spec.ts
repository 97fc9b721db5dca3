import { expect, openRoomSettings, pageOf, test } from './fixture';
import { request } from './night';
import type { Shell } from './shell';
import { countOf, inWindow } from './windows';

/** The words of the menu, with what stands under each. */
function menuOf(shell: Shell): Promise<[string, string[]][]> {
  return shell.evaluate(
    ({ Menu }) =>
      (Menu.getApplicationMenu()?.items ?? []).map((item): [string, string[]] => [
        item.label,
        (item.submenu?.items ?? []).map(({ label }) => label).filter((label) => label !== ''),
      ]),
    null,
  );
}

test('the menu speaks the host’s language, and another one as soon as the host chooses it', async ({
  launch,
  where,
}) => {
  let shell = await launch();
  const host = await pageOf(shell, 'host');
  const help = async () => (await menuOf(shell)).at(-1);
  expect(await help()).toEqual(['Довідка', ['Показати журнал помилок']]);
  await request(host, { type: 'saveSettings', settings: { language: 'ru' } });
  await expect.poll(help).toEqual(['Справка', ['Показать журнал ошибок']]);
  await request(host, { type: 'saveSettings', settings: { language: 'en' } });
  await expect.poll(help).toEqual(['Help', ['Show the log of errors']]);
  for (const [label, items] of await menuOf(shell)) {
    for (const words of [label, ...items]) expect(words).not.toMatch(/\p{Script=Cyrillic}/u);
  }
  await shell.kill();
  shell = await launch();
  await pageOf(shell, 'host');
  expect(await help()).toEqual(['Help', ['Show the log of errors']]);
  test.skip(where === 'runtime', 'the first menu is gone before anything can look at it');
  const history = await shell.evaluate((_electron, _arg, beyond) => beyond.history, null);
  expect(history.filter((line) => line.startsWith('menu '))).toEqual([expect.stringMatching(/ Help$/)]);
});

test('the menu quits, and opens the room’s window that was closed', async ({ launch }) => {
  const shell = await launch();
  await pageOf(shell, 'host');
  if ((await countOf(shell, 'room')) > 0) {
    await pageOf(shell, 'room');
    await inWindow(shell, 'room', (window) => window.close());
    await expect.poll(() => countOf(shell, 'room')).toBe(0);
  }
  await shell.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('room')?.click(), null);
  await expect((await pageOf(shell, 'room')).locator('[data-scene]')).toBeVisible();
  await shell.evaluate(({ Menu }) => {
    const items = (Menu.getApplicationMenu()?.items ?? []).flatMap(({ submenu }) => submenu?.items ?? []);
    const quit = items.find(({ role }) => role === 'quit');
    setTimeout(() => quit?.click(), 50);
  }, null);
  expect(await shell.ended()).toBe(0);
});

test('the host’s window is kept out of recordings where the host wants that, also after a restart', async ({
  launch,
}) => {
  let shell = await launch();
  const host = await pageOf(shell, 'host');
  const isProtected = () => inWindow(shell, 'host', (window) => window.isContentProtected());
  expect(await isProtected()).toBe(false);
  await openRoomSettings(host);
  await host.getByText('Ховати вікно ведучого від запису екрана').click();
  await expect.poll(isProtected).toBe(true);
  await shell.kill();
  shell = await launch();
  await pageOf(shell, 'host');
  await expect.poll(isProtected).toBe(true);
});
