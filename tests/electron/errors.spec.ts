import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, pageOf, test } from './fixture';
import { startGame } from './night';
import { inWindow } from './windows';

test('whatever breaks is written to a file that the host finds from the menu, and the game goes on', async ({
  launch,
  folder,
}) => {
  const shell = await launch();
  const [host, room] = [await pageOf(shell, 'host'), await pageOf(shell, 'room')];
  const table = await startGame(host);
  const log = () => readFileSync(join(folder, 'errors.log'), 'utf8');

  await shell.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('a promise nobody caught')));
  }, null);
  await expect(host.getByText('У консолі сталася помилка')).toBeVisible();
  await shell.evaluate(() => {
    setTimeout(() => {
      throw new Error('a bug in the shell');
    });
  }, null);
  await host.evaluate(() => {
    setTimeout(() => {
      throw new Error('a bug on the host’s screen');
    });
  });
  await room.evaluate(() => console.error('a trouble of the room'));
  await inWindow(shell, 'host', ({ webContents }) => webContents.emit('unresponsive'));
  for (const what of [
    'a bug in the shell',
    'a promise nobody caught',
    'a bug on the host’s screen',
    'a trouble of the room',
    'The page of the host does not answer',
  ]) {
    await expect.poll(log).toContain(what);
  }

  await expect(host.getByText('У консолі сталася помилка')).toHaveCount(1);
  await table.type(1);
  await table.undo();

  await shell.evaluate(({ shell: system }) => {
    system.showItemInFolder = (path) => void Reflect.set(globalThis, 'shown', path);
  }, null);
  await shell.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('log')?.click(), null);
  const shown = await shell.evaluate(() => Reflect.get(globalThis, 'shown'), null);
  expect(shown).toBe(join(folder, 'errors.log'));
});

test('a file that cannot be saved is no silence: the host is told', async ({ launch, folder, where }) => {
  test.skip(where === 'runtime', 'what a native dialog lets choose can be written');
  const shell = await launch();
  const host = await pageOf(shell, 'host');
  await shell.evaluate(
    ({ session }, path) => {
      session.defaultSession.on('will-download', (_event, item) => item.setSavePath(path));
    },
    join(folder, 'games'),
  );
  const handOut = () =>
    host.evaluate(() => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['x'], { type: 'text/csv' }));
      link.download = 'season.csv';
      link.click();
    });
  await handOut();
  await expect(host.getByText('Файл season.csv не вдалося зберегти')).toBeVisible();
});

test('only the host’s page hands out files', async ({ launch, folder }) => {
  const shell = await launch();
  const room = await pageOf(shell, 'room');
  await shell.evaluate(
    ({ session }, path) => {
      Reflect.set(globalThis, 'refused', null);
      session.defaultSession.on('will-download', (event, item) => {
        Reflect.set(globalThis, 'refused', event.defaultPrevented);
        item.setSavePath(path);
      });
    },
    join(folder, 'from-the-room.txt'),
  );
  await room.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['x']));
    link.download = 'x.txt';
    link.click();
  });
  await expect.poll(() => shell.evaluate(() => Reflect.get(globalThis, 'refused'), null)).toBe(true);
});
