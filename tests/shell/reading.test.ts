import { expect, test } from 'vitest';
import { readingBar } from '../../electron/reading';
import { openStore } from '../../electron/store/open';
import { wordsIn } from '../../electron/words';
import { dir, fileOf, id, NOON, pathOf, summarise } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';

const lock = async () => ({ release: () => Promise.resolve() });

test('whoever opens the club hears how many games were read, and of nothing where the list fits them', async () => {
  const disk = new SimulatedDisk();
  for (const game of ['gameaaaa1', 'gamebbbb2', 'gamecccc3']) disk.put(pathOf(game), fileOf(game, 2));
  const open = async () => {
    const heard: string[] = [];
    const onReading = (done: number, of: number) => heard.push(`${done}/${of}`);
    const store = await openStore({ dir, now: () => NOON, id, files: disk, lock, summarise, onReading });
    await store.close();
    return heard;
  };
  expect(await open()).toEqual(['0/3', '1/3', '2/3', '3/3']);
  expect(await open()).toEqual([]);
  disk.put(pathOf('gamebbbb2'), fileOf('gamebbbb2', 3));
  expect(await open()).toEqual(['0/1', '1/1']);
});

test('the bar grows to its end in a terminal, is one line elsewhere, and is not drawn for few games', () => {
  const drawn = (isTTY: boolean, of: number) => {
    let all = '';
    const bar = readingBar({ isTTY, write: (said) => (all += said) }, wordsIn('en'));
    for (let done = 0; done <= of; done += of / 2) bar(done, of);
    return all;
  };
  expect(drawn(true, 1_000).split('\r').slice(1)).toEqual([
    `${'░'.repeat(24)} Reading games: 0 of 1000`,
    `${'█'.repeat(12)}${'░'.repeat(12)} Reading games: 500 of 1000`,
    `${'█'.repeat(24)} Reading games: 1000 of 1000\n`,
  ]);
  expect(drawn(false, 1_000)).toBe('Reading games: 0 of 1000\n');
  expect(drawn(true, 10)).toBe('');
});
