import { expect, pageOf, test } from './fixture';
import { startGame } from './night';
import { answerDialogs, askedDialogs, countOf, inWindow, quit } from './windows';

const [stay, leave] = [0, 1];

test('without a game the console is closed without a question, by its window or by the menu', async ({
  launch,
}) => {
  for (const way of ['window', 'menu'] as const) {
    const shell = await launch();
    await pageOf(shell, 'host');
    if (way === 'window') {
      await inWindow(shell, 'host', (window) => void setTimeout(() => window.close(), 50));
    } else await quit(shell);
    expect(await shell.ended()).toBe(0);
  }
});

test('to quit in mid-game is asked about, and nothing is lost', async ({ launch }) => {
  let shell = await launch();
  const table = await startGame(await pageOf(shell, 'host'));
  const rooms = await countOf(shell, 'room');
  await table.type(1);
  const [now, line] = [await table.now(), await table.entries()];

  await answerDialogs(shell, stay);
  await quit(shell);
  await expect.poll(async () => (await askedDialogs(shell)).length).toBe(1);
  await inWindow(shell, 'host', (window) => window.close());
  await expect.poll(async () => (await askedDialogs(shell)).length).toBe(2);
  const [asked] = await askedDialogs(shell);
  expect(asked).toMatchObject({
    message: 'Гра ще триває. Закрити консоль?',
    buttons: ['Залишитися', 'Закрити консоль'],
    defaultId: stay,
    cancelId: stay,
  });
  expect(await countOf(shell, 'host')).toBe(1);
  expect(await countOf(shell, 'room')).toBe(rooms);
  await table.type(2);
  await table.undo();

  await answerDialogs(shell, leave);
  await quit(shell);
  expect(await shell.ended()).toBe(0);
  shell = await launch();
  const host = await pageOf(shell, 'host');
  await expect(host.locator(`[data-now="${now}"]`)).toBeVisible();
  await expect(host.locator('[data-turn="undo"]')).toHaveAttribute('data-line', line);
});

test('while an entry is not on the disk the question says so, and it is written as soon as that works', async ({
  launch,
}) => {
  let shell = await launch();
  const host = await pageOf(shell, 'host');
  const table = await startGame(host);
  await table.type(1);
  await shell.evaluate(async () => {
    const file = await process.getBuiltinModule('node:fs/promises').open(process.execPath);
    const files: { write(): Promise<unknown> } = Object.getPrototypeOf(file);
    await file.close();
    const { write } = files;
    Reflect.set(globalThis, 'heal', () => Object.assign(files, { write }));
    files.write = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  }, null);
  await table.type(2);
  const line = await table.entries();
  await answerDialogs(shell, stay);
  await quit(shell);
  await expect.poll(async () => (await askedDialogs(shell)).length).toBe(1);
  const [asked] = await askedDialogs(shell);
  expect(asked).toMatchObject({ type: 'warning', detail: expect.stringContaining('ще не на диску') });

  await answerDialogs(shell, leave);
  // At once, before the console tries again by itself.
  await shell.evaluate(({ app }) => {
    setTimeout(() => {
      Reflect.apply(Reflect.get(globalThis, 'heal'), null, []);
      app.quit();
    }, 50);
  }, null);
  expect(await shell.ended()).toBe(0);
  shell = await launch();
  const again = await pageOf(shell, 'host');
  await expect(again.locator('[data-turn="undo"]')).toHaveAttribute('data-line', line);
});

test('the end of the system or of its terminal waits for no answer', async ({ launch }) => {
  for (const way of ['shutdown', 'SIGTERM'] as const) {
    const shell = await launch();
    const host = await pageOf(shell, 'host');
    if (way === 'shutdown') await startGame(host);
    else await expect(host.locator('[data-now]')).toBeVisible();
    await answerDialogs(shell, stay);
    if (way === 'SIGTERM') shell.signal(way);
    else {
      await shell.evaluate(
        ({ powerMonitor }) => void setTimeout(() => powerMonitor.emit('shutdown'), 50),
        null,
      );
    }
    expect(await shell.ended()).toBe(0);
  }
});
