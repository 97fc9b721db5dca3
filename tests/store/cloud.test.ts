import { describe, expect, test } from 'vitest';
import { dir, fileOf, gameA, gameB, linesOf, openOn, pathOf, told } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

/** A club with one game of two lines, and these files beside it. */
function diskWith(files: Readonly<Record<string, string>>): SimulatedDisk {
  const disk = new SimulatedDisk();
  disk.put(pathOf(gameA), fileOf(gameA, 2));
  for (const [path, bytes] of Object.entries(files)) disk.put(path, bytes);
  return disk;
}

describe('what a cloud service leaves behind', () => {
  const games = `${dir}/games`;
  const other = (lines: number) => fileOf(gameB, lines);

  test.each([
    'gameaaaa1 (conflicted copy).jsonl',
    "gameaaaa1 (Маргарита's conflicted copy 2026-03-06).jsonl",
    'gameaaaa1-LAPTOP.jsonl',
    'gameaaaa1 (1).jsonl',
    'gameaaaa1.sync-conflict-20260306-120000-ABCDEFG.jsonl',
    'Copy of gameaaaa1.jsonl',
    'gameaaaa1laptop.jsonl',
  ])('%s beside its game is explained, never counted and never touched', async (name) => {
    for (const lines of [1, 2]) {
      const disk = diskWith({ [`${games}/${name}`]: fileOf(gameA, lines) });
      const store = await openOn(disk);
      expect(store.index.get().map(({ id, winner }) => [id, winner])).toEqual([[gameA, '2 lines']]);
      expect(told(store)).toEqual(['store.notice.strays']);
      expect(store.notices[0]?.text.params).toEqual({ count: 1, files: name });
      await store.appendLines(gameA, linesOf(3, 3));
      await store.close();
      expect(disk.text(`${games}/${name}`)).toBe(fileOf(gameA, lines));
    }
  });

  test('one that goes further than the game is named, with what to do', async () => {
    const disk = diskWith({ [`${games}/gameaaaa1-LAPTOP.jsonl`]: fileOf(gameA, 5) });
    const store = await openOn(disk);
    expect(store.notices.map(({ text }) => text)).toMatchObject([
      {
        key: 'store.notice.strayLonger',
        params: { no: 1, entries: { params: { count: 3 } }, name: 'gameaaaa1.jsonl' },
      },
    ]);
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 2));
  });

  test('one whose game is not there is named, with the name that brings it back', async () => {
    const disk = diskWith({ [`${games}/gamebbbb2 (1).jsonl`]: other(3) });
    const store = await openOn(disk);
    expect(told(store)).toEqual(['store.notice.strayOnly']);
    await store.close();
    disk.put(pathOf(gameB), other(3));
    await disk.remove(`${games}/gamebbbb2 (1).jsonl`);
    const next = await openOn(disk);
    expect(told(next)).toEqual([]);
    expect(next.index.get().map(({ id }) => id)).toEqual([gameA, gameB]);
  });

  test('two files with one game: the one under its own name is the game', async () => {
    const disk = diskWith({ [pathOf(gameB)]: fileOf(gameA, 2) });
    const store = await openOn(disk);
    expect(store.index.get().map(({ id }) => id)).toEqual([gameA]);
    expect(told(store)).toEqual(['store.notice.strays']);
    await expect(store.readGame(gameB)).rejects.toMatchObject({ reason: 'copy' });
    await expect(store.appendLines(gameB, linesOf(3, 3))).rejects.toMatchObject({ reason: 'copy' });
    expect(disk.text(pathOf(gameB))).toBe(fileOf(gameA, 2));
  });

  test.each([
    'players (1).json',
    'settings-LAPTOP.json',
    'index (conflicted copy).json',
    'Seasons.sync-conflict.json',
  ])('%s is explained and not taken', async (name) => {
    const disk = diskWith({ [`${dir}/${name}`]: '{"format":"mafia-host-console/players"}' });
    const store = await openOn(disk);
    expect(store.notices[0]?.text).toMatchObject({ key: 'store.notice.strays', params: { files: name } });
    expect(store.players.get()).toEqual([]);
  });

  test('a folder full of copies is told in one line and holds nobody up', async () => {
    const copies = Array.from({ length: 300 }, (_, no) => [
      `${games}/gameaaaa1 (${no + 1}).jsonl`,
      fileOf(gameA, 1),
    ]);
    const store = await openOn(diskWith(Object.fromEntries(copies)));
    expect(told(store)).toEqual(['store.notice.strays']);
    expect(store.notices[0]?.text.params).toMatchObject({ count: 300 });
  });
});
