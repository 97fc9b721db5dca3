import { describe, expect, test } from 'vitest';
import { StoreError } from '../../electron/store/store';
import { DAY, fileOf, gameA, gameB, headerOf, linesOf, NOON, openOn, pathOf } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

async function withGame(lines: number) {
  const disk = new SimulatedDisk();
  const store = await openOn(disk);
  await store.createGame(headerOf(gameA));
  if (lines > 0) await store.appendLines(gameA, linesOf(1, lines));
  return { disk, store };
}

describe('appending to a game', () => {
  test('an append that stopped half-way leaves nothing in the middle of the file', async () => {
    const { disk, store } = await withGame(2);
    disk.failAt(1, 'ENOSPC');
    await expect(store.appendLines(gameA, linesOf(3, 6))).rejects.toMatchObject({ reason: 'unwritable' });
    await store.appendLines(gameA, linesOf(3, 3));
    expect(disk.text(pathOf(gameA))).toBe(fileOf(gameA, 3));
  });

  test('an append whose flush failed is not there until it is given again', async () => {
    const { disk, store } = await withGame(2);
    disk.failAt(2, 'EIO');
    await expect(store.appendLines(gameA, linesOf(3, 6))).rejects.toBeInstanceOf(StoreError);
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 2));
    await store.appendLines(gameA, linesOf(3, 3));
    disk.crash();
    expect(disk.text(pathOf(gameA))).toBe(fileOf(gameA, 3));
  });

  test('a full disk is named in words, and an access that is denied in others', async () => {
    const { disk, store } = await withGame(0);
    disk.failAt(1, 'ENOSPC');
    await expect(store.appendLines(gameA, linesOf(1, 1))).rejects.toMatchObject({
      text: { key: 'store.error.full' },
    });
    disk.failAt(1, 'EROFS', 99);
    await expect(store.settings.put(store.settings.get())).rejects.toMatchObject({
      text: { key: 'store.error.denied' },
    });
  });

  test('lines that do not follow the last one are refused, so nothing can be doubled', async () => {
    const { store } = await withGame(2);
    await expect(store.appendLines(gameA, linesOf(2, 3))).rejects.toThrow(RangeError);
    await expect(store.appendLines(gameA, linesOf(4, 4))).rejects.toThrow(RangeError);
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 2));
  });

  test('a line that could not be read back is refused', async () => {
    const { store } = await withGame(0);
    await expect(
      store.appendLines(gameA, [{ n: 1, at: Number.NaN, by: '', op: { type: 'undo', n: 1 } }]),
    ).rejects.toThrow('number');
    expect((await store.readGame(gameA)).lines).toEqual([]);
  });

  test('one file is open at a time, whichever games are played', async () => {
    const { disk, store } = await withGame(1);
    await store.createGame(headerOf(gameB, 2));
    for (let n = 1; n < 4; n++) {
      await store.appendLines(gameB, linesOf(n, n));
      await store.appendLines(gameA, linesOf(n + 1, n + 1));
      expect(disk.openFiles).toBe(1);
    }
    await store.close();
    expect(disk.openFiles).toBe(0);
  });

  test('one entry costs the same operations and bytes in a long season and late in a game', async () => {
    const costs = [];
    for (const [games, lines] of [
      [0, 1],
      [300, 1],
      [0, 500],
    ] as const) {
      const disk = new SimulatedDisk();
      for (let no = 0; no < games; no++) {
        const game = `season${String(no).padStart(4, '0')}`;
        disk.put(pathOf(game), fileOf(game, 1));
      }
      const store = await openOn(disk);
      await store.createGame(headerOf(gameA));
      for (let n = 1; n <= lines; n++) await store.appendLines(gameA, linesOf(n, n));
      const line = { ...linesOf(1, 1)[0], n: lines + 1 } as ReturnType<typeof linesOf>[number];
      // The copy of the game is written beside it, now and then, in the line of the small files.
      await store.session.put(store.session.get());
      const { operations, bytesWritten } = disk;
      await store.appendLines(gameA, [line]);
      const digits = String(lines + 1).length;
      costs.push([disk.operations - operations, disk.bytesWritten - bytesWritten - digits]);
    }
    expect(new Set(costs.map(String)).size).toBe(1);
  });

  test('ids that are no file names are refused', async () => {
    const { store } = await withGame(0);
    for (const game of ['../players', 'short', 'GAMEAAAA1', 'gameaaaa1/..', '', 'x'.repeat(33)]) {
      await expect(store.readGame(game)).rejects.toMatchObject({ reason: 'missing' });
      await expect(store.appendLines(game, linesOf(1, 1))).rejects.toMatchObject({ reason: 'missing' });
      await expect(store.createGame(headerOf(game))).rejects.toThrow();
    }
  });

  test('a game is created once; the same header may be given again, another one not', async () => {
    const { store } = await withGame(0);
    await store.createGame(headerOf(gameA));
    await expect(store.createGame(headerOf(gameA, 2))).rejects.toThrow(RangeError);
    await store.appendLines(gameA, linesOf(1, 1));
    await expect(store.createGame(headerOf(gameA))).rejects.toThrow(RangeError);
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 1));
  });
});

describe('small files', () => {
  test('a value is there at once, and `put` says whether it is on disk', async () => {
    const disk = new SimulatedDisk();
    const store = await openOn(disk);
    const louder = { ...store.settings.get(), volume: 33 };
    disk.failAt(1, 'ENOSPC', 99);
    const put = store.settings.put(louder);
    expect(store.settings.get()).toBe(louder);
    await expect(put).rejects.toBeInstanceOf(StoreError);
    expect(store.settings.get()).toBe(louder);
    disk.repair();
    await store.settings.put(louder);
    disk.crash();
    expect((await openOn(disk)).settings.get()).toEqual(louder);
  });

  test('values that come faster than the disk are written together', async () => {
    const disk = new SimulatedDisk();
    const store = await openOn(disk);
    const before = disk.bytesWritten;
    await Promise.all(
      Array.from({ length: 50 }, (_, volume) => store.settings.put({ ...store.settings.get(), volume })),
    );
    expect(disk.bytesWritten - before).toBeLessThan(3000);
    disk.crash();
    expect((await openOn(disk)).settings.get().volume).toBe(49);
  });

  test('a value that could not be read back is refused and not kept', async () => {
    const store = await openOn(new SimulatedDisk());
    await expect(store.settings.put({ ...store.settings.get(), volume: 101 })).rejects.toThrow();
    expect(store.settings.get().volume).toBe(80);
  });

  test('each day has one copy of the file as it was before, for fourteen days', async () => {
    const disk = new SimulatedDisk();
    for (let day = 0; day < 20; day++) {
      const store = await openOn(disk, NOON + day * DAY);
      for (const volume of [day, day + 50]) await store.settings.put({ ...store.settings.get(), volume });
      await store.session.put({ ...store.session.get(), roomBlank: true });
    }
    const copies = disk.names('/club/backups');
    expect(copies).toHaveLength(14);
    expect(copies.at(-1)).toBe('settings-2026-03-25.json');
    expect(JSON.parse(disk.text('/club/backups/settings-2026-03-25.json') ?? '').data.volume).toBe(68);
  });

  test('a copy that cannot be made is told once and keeps nothing from being saved', async () => {
    const disk = new SimulatedDisk();
    const store = await openOn(disk);
    await store.settings.put({ ...store.settings.get(), volume: 1 });
    for (const volume of [2, 3]) {
      disk.failAt(1, 'EACCES');
      await store.settings.put({ ...store.settings.get(), volume });
    }
    expect(store.notices.map(({ text }) => text.key)).toEqual(['store.notice.backupFailed']);
    disk.crash();
    expect((await openOn(disk)).settings.get().volume).toBe(3);
  });

  test('after closing nothing is written any more', async () => {
    const { store } = await withGame(0);
    await store.close();
    await expect(store.appendLines(gameA, linesOf(1, 1))).rejects.toThrow('closed');
    await expect(store.settings.put(store.settings.get())).rejects.toThrow('closed');
  });
});
