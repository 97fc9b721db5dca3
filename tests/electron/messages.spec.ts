import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { expect, pageOf, test } from './fixture';
import { request, startGame } from './night';
import { inWindow } from './windows';

test('a message counts only from the main frame of the screen’s own page', async ({ launch }) => {
  const shell = await launch();
  const host = await pageOf(shell, 'host');
  const say = (origin: string, isFrame: boolean, settings: object) =>
    inWindow(
      shell,
      'host',
      ({ webContents }, _electron, given) => {
        const parent = given.isFrame ? {} : null;
        const senderFrame = { origin: given.origin, url: `${given.origin}/`, parent };
        const body = { type: 'saveSettings', settings: given.settings };
        const message = JSON.stringify({ id: given.id, body });
        webContents.ipc.emit('host', { senderFrame, sender: webContents }, message);
      },
      { id: nanoid(), origin, isFrame, settings },
    );
  const evilClub = { club: 'Evil' };
  await say('https://evil.example', false, evilClub);
  await say('app://room', false, evilClub);
  await say('app://host.evil', false, evilClub);
  await say('null', false, evilClub);
  await say('app://host', true, evilClub);
  await inWindow(shell, 'host', ({ webContents }) => {
    const body = { type: 'saveSettings', settings: { club: 'Evil' } };
    const message = JSON.stringify({ id: 'from-nobody', body });
    webContents.ipc.emit('host', { senderFrame: null, sender: webContents }, message);
  });
  // The same from where it may come holds, and nothing before it did.
  await say('app://host', false, { language: 'en' });
  await expect(host.locator('html')).toHaveAttribute('lang', 'en');
  await expect(host.getByText('Evil')).toHaveCount(0);
});

test('nobody but the screen’s own page can open its line', async ({ launch }) => {
  const shell = await launch();
  await pageOf(shell, 'host');
  const sent = (origin: string) =>
    inWindow(
      shell,
      'host',
      ({ webContents }, _electron, from) => {
        let count = 0;
        const { send } = webContents;
        webContents.send = () => {
          count += 1;
        };
        const senderFrame = { origin: from, url: `${from}/`, parent: null };
        webContents.ipc.emit('host-open', { senderFrame, sender: webContents });
        webContents.send = send;
        return count;
      },
      origin,
    );
  expect(await sent('https://evil.example')).toBe(0);
  expect(await sent('app://room')).toBe(0);
  expect(await sent('app://host')).toBeGreaterThan(0);
});

test('a message that is no text or too long goes nowhere, and the line stays', async ({ launch }) => {
  const shell = await launch();
  const host = await pageOf(shell, 'host');
  await host.evaluate(() => {
    const bridge = Object(Reflect.get(window, 'mafia'));
    const body = { type: 'saveSettings', settings: { language: 'ru' } };
    const wanted = JSON.stringify({ id: 'much-too-long', body });
    for (const message of [{ body }, 7, null, wanted.padEnd(64 * 1024 + 1), 'not json', '{}']) {
      bridge.send(message);
    }
  });
  await inWindow(shell, 'host', ({ webContents }) => {
    const senderFrame = { origin: 'app://host', url: 'app://host/host/', parent: null };
    for (const message of [{ body: {} }, 7, null, undefined]) {
      webContents.ipc.emit('host', { senderFrame, sender: webContents }, message);
    }
  });
  await request(host, { type: 'saveSettings', settings: { club: 'Ратуша' } });
  await expect(host.getByText('Ратуша').first()).toBeVisible();
  await expect(host.locator('html')).toHaveAttribute('lang', 'uk');
  await request(host, { type: 'saveSettings', settings: { language: 'en' } });
  await expect(host.locator('html')).toHaveAttribute('lang', 'en');
});

test('the room’s page can change nothing and learns nothing, whatever it sends', async ({ launch }) => {
  const shell = await launch();
  const [host, room] = [await pageOf(shell, 'host'), await pageOf(shell, 'room')];
  const table = await startGame(host);
  await table.type(1);
  const line = await table.entries();
  await request(room, { type: 'undo', n: Number(line) });
  await request(room, { type: 'saveSettings', settings: { language: 'en' } });
  await request(room, { type: 'closeGame' });
  await request(room, { type: 'log' });
  // The bridge takes no channel from the page: another one cannot be named.
  await room.evaluate(() => {
    const bridge = Object(Reflect.get(window, 'mafia'));
    bridge.send('{"type":"ping","echo":1}', 'host');
  });
  await table.type(2);
  await table.undo();
  expect(await table.entries()).toBe(line);
  await expect(host.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(room.locator('[data-scene="night"]')).toBeVisible();
});

test('what a page says wrongly, too long or too often is answered, and noted without a word of it', async ({
  launch,
  folder,
}) => {
  const shell = await launch();
  for (const screen of ['host', 'room'] as const) await pageOf(shell, screen);
  const answersTo = (screen: 'host' | 'room', messages: readonly string[]) =>
    inWindow(
      shell,
      screen,
      async ({ webContents }, _electron, given) => {
        const { send } = webContents;
        const answers: string[] = [];
        webContents.send = (_channel, text: string) => void answers.push(text);
        const origin = `app://${given.screen}`;
        const senderFrame = { origin, url: `${origin}/`, parent: null };
        for (const message of given.messages) {
          webContents.ipc.emit(given.screen, { senderFrame, sender: webContents }, message);
        }
        await new Promise((done) => setTimeout(done, 300));
        webContents.send = send;
        return answers.filter((text) => /"(response|refused|pong)"/.test(text));
      },
      { screen, messages },
    );
  const wrong = ['Слово-пароль', '{"body":{"type":"пароль"}}', 'п'.repeat(40_000)];
  const answers = await answersTo('host', wrong);
  expect(answers).toHaveLength(3);
  for (const answer of answers) expect(answer).toContain('refusal.malformed');
  expect(await answersTo('room', wrong)).toEqual(Array(3).fill('{"type":"refused"}'));

  const many = Array.from({ length: 80 }, (_, no) =>
    JSON.stringify({ id: `manytimes${no}`, body: { type: 'players' } }),
  );
  const refused = (await answersTo('host', many)).filter((text) => text.includes('refusal.tooMany'));
  expect(refused.length).toBeGreaterThanOrEqual(30);
  const log = readFileSync(join(folder, 'errors.log'), 'utf8');
  expect(log).toContain('A message of the host was turned away: no JSON, ');
  expect(log).toContain('A message of the room was turned away: too long, 80000 bytes.');
  expect(log).not.toMatch(/пароль|ппп|manytimes/);
});
