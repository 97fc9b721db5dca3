import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../e2e/ears';
import { tone } from '../e2e/tone';
import { expect, pageOf, test } from './fixture';
import { startGame } from './night';
import type { Shell } from './shell';

/** What the dialog of the system gives from now on; null: the host closed it. */
function choose(shell: Shell, folder: string | null): Promise<void> {
  return shell.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async (...given: unknown[]) => {
      Reflect.set(globalThis, 'asked', given.at(-1));
      return { canceled: chosen === null, filePaths: chosen === null ? [] : [chosen] };
    };
  }, folder);
}

/** The name that a file of the folder would have on the line. */
const address = (name: string) =>
  `/host/music/${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;

test('the night plays from the folder the host chose in the dialog, and nothing else is given, to nobody else', async ({
  launch,
  folder,
}) => {
  const [music, outside] = [join(folder, 'music'), join(folder, 'outside')];
  for (const made of [music, outside]) mkdirSync(made);
  for (const name of ['1 tone.wav', '2 tone.wav']) writeFileSync(join(music, name), tone(30));
  writeFileSync(join(outside, 'secret.wav'), tone(1));
  symlinkSync(join(outside, 'secret.wav'), join(music, 'link.wav'));
  symlinkSync(outside, join(music, 'linked'));

  const shell = await launch();
  const host = await pageOf(shell, 'host');
  const room = await pageOf(shell, 'room');
  const ears = await listen(host);
  await host.reload();
  await host.getByRole('button', { name: 'Налаштування' }).click();
  await host.getByText('Годинник і звук').click();
  await choose(shell, null);
  await host.getByRole('button', { name: 'Обрати теку' }).click();
  await expect
    .poll(() => shell.evaluate(() => Reflect.get(globalThis, 'asked'), null))
    .toEqual({
      title: 'Тека з музикою для ночі',
      properties: ['openDirectory'],
    });
  await expect(host.getByText('2 треки')).toHaveCount(0);
  await choose(shell, music);
  await host.getByRole('button', { name: 'Обрати теку' }).click();
  await expect(host.getByText('2 треки')).toBeVisible();

  await host.getByRole('button', { name: 'Головна' }).click();
  await startGame(host);
  await expect.poll(async () => (await ears.music())?.peak ?? 0).toBeGreaterThan(0.2);

  const statuses = (paths: readonly string[], page = host) =>
    page.evaluate((all) => Promise.all(all.map(async (path) => (await fetch(path)).status)), paths);
  const [first, second] = [address('1 tone.wav'), address('2 tone.wav')];
  expect(await statuses([first, second])).toEqual([200, 200]);
  const refused = [
    address('link.wav'),
    address('linked/secret.wav'),
    address('../outside/secret.wav'),
    '/host/music/1%20tone.wav',
    '/host/music/..%2foutside%2fsecret.wav',
    '/host/music/%2e%2e%2foutside%2fsecret.wav',
    '/host/music/../outside/secret.wav',
    `/host/music/${encodeURIComponent(join(outside, 'secret.wav'))}`,
  ];
  expect(await statuses(refused)).toEqual(refused.map(() => 404));
  expect(await statuses([first, second], room)).toEqual([404, 404]);

  // What was found and is a way out of the folder now.
  rmSync(join(music, '2 tone.wav'));
  symlinkSync(join(outside, 'secret.wav'), join(music, '2 tone.wav'));
  expect(await statuses([first, second])).toEqual([200, 404]);
});
