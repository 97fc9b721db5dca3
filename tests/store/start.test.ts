import { describe, expect, test } from 'vitest';
import { latestOf } from '../../electron/store/formats';
import { settingsKind } from '../../electron/store/kinds';
import { defaultSettings } from '../../shared/contract/club';
import {
  DAY,
  dir,
  fileOf,
  gameA,
  gameB,
  headerOf,
  linesOf,
  NOON,
  openOn,
  pathOf,
  summarise,
  told,
} from './fixtures';
import { SimulatedDisk } from './simulated-disk';

const asideOf = (disk: SimulatedDisk, folder: string, kind: 'corrupt' | 'torn') =>
  disk.names(folder).filter((name) => name.includes(`.${kind}-`));
const games = `${dir}/games`;
const now = latestOf(settingsKind.migrations);
const settingsFile = (volume: number, version = now, format = 'mafia-host-console/settings') =>
  JSON.stringify({ format, version, data: { ...defaultSettings, volume } });

async function withFiles(files: { [path: string]: string | Uint8Array }) {
  const disk = new SimulatedDisk();
  for (const [path, bytes] of Object.entries(files)) disk.put(path, bytes);
  return { disk, store: await openOn(disk) };
}

test('a first start has the defaults and nothing to tell', async () => {
  const store = await openOn(new SimulatedDisk());
  expect(store.settings.get()).toEqual(defaultSettings);
  expect([store.players.get(), store.seasons.get(), store.index.get()]).toEqual([[], [], []]);
  expect(store.session.get()).toEqual({ game: null, clock: null, draft: null, roomBlank: false });
  expect(await store.listGames()).toEqual([]);
  expect(store.notices).toEqual([]);
});

test('what an interrupted write left behind is removed, what belongs to others is not', async () => {
  const { disk } = await withFiles({
    [`${dir}/settings.json.tmp-abc_DEF-123`]: 'half',
    [`${games}/${gameA}.jsonl.tmp-id1`]: 'half',
    [`${dir}/backups/settings-2026-03-01.json.tmp-id2`]: 'half',
    [`${dir}/notes.tmp`]: 'mine',
  });
  expect(disk.names(dir)).toEqual(['notes.tmp']);
  expect(disk.names(games)).toEqual([]);
  expect(disk.names(`${dir}/backups`)).toEqual([]);
});

describe("a game's file", () => {
  test('a torn last line is cut off, kept beside, and told once', async () => {
    const whole = fileOf(gameA, 3);
    const { disk, store } = await withFiles({ [pathOf(gameA)]: `${whole}{"n":4,"at":17` });
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 3));
    expect(told(store)).toEqual(['store.notice.gameTorn']);
    expect(disk.text(pathOf(gameA))).toBe(whole);
    expect(asideOf(disk, games, 'torn')).toEqual([`${gameA}.jsonl.torn-2026-03-06T12-00-00-000Z`]);
    expect(disk.text(`${games}/${asideOf(disk, games, 'torn')[0]}`)).toBe('{"n":4,"at":17');
    disk.crash();
    const next = await openOn(disk);
    await next.appendLines(gameA, linesOf(4, 4));
    expect(told(next)).toEqual([]);
    expect(disk.text(pathOf(gameA))).toBe(fileOf(gameA, 4));
  });

  test('two torn tails of the same moment are both kept', async () => {
    const { disk, store } = await withFiles({ [pathOf(gameA)]: `${fileOf(gameA, 1)}{"n":2` });
    await store.close();
    disk.put(pathOf(gameA), `${fileOf(gameA, 1)}{"n":2,"at"`);
    await openOn(disk);
    expect(
      asideOf(disk, games, 'torn')
        .map((name) => disk.text(`${games}/${name}`))
        .toSorted(),
    ).toEqual(['{"n":2', '{"n":2,"at"']);
  });

  test.each([
    ['zeros', '\0'.repeat(4096)],
    ['zeros and the end of a line', `${'\0'.repeat(300)}"}}\n`],
    ['a last line that is garbled', '{"n":4,"at":xx}\n'],
  ])('an end of %s is cut off, the whole file is kept beside', async (_, tail) => {
    const damaged = `${fileOf(gameA, 3)}${tail}`;
    const { disk, store } = await withFiles({ [pathOf(gameA)]: damaged });
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 3));
    expect(told(store)).toEqual(['store.notice.gameDamagedEnd']);
    expect(disk.text(`${games}/${asideOf(disk, games, 'corrupt')[0]}`)).toBe(damaged);
    expect(disk.text(pathOf(gameA))).toBe(fileOf(gameA, 3));
  });

  test.each([
    ['empty', ''],
    ['nothing but zeros', '\0'.repeat(512)],
    ['cut in its first line', fileOf(gameA, 0).slice(0, 90)],
    ['garbled in its first line', fileOf(gameA, 3).replace('"season"', '"se\u0007son"')],
    ['garbled in the middle', fileOf(gameA, 3).replace('"n":2', '"n":zz')],
    ['lacking a line in the middle', fileOf(gameA, 4).replace(/\{"n":2.*\n/, '')],
    ['holding a line twice', `${fileOf(gameA, 2)}${JSON.stringify(linesOf(2, 2)[0])}\n`],
  ])('one that is %s is broken: set aside whole, told, the start goes on', async (_, bytes) => {
    const { disk, store } = await withFiles({ [pathOf(gameA)]: bytes, [pathOf(gameB)]: fileOf(gameB, 2) });
    expect(told(store)).toEqual(['store.notice.gameSetAside']);
    await expect(store.readGame(gameA)).rejects.toMatchObject({ reason: 'broken' });
    await expect(store.appendLines(gameA, linesOf(1, 1))).rejects.toMatchObject({ reason: 'broken' });
    expect(await store.listGames()).toEqual([gameB]);
    expect(disk.text(`${games}/${asideOf(disk, games, 'corrupt')[0]}`)).toBe(bytes);
    expect(store.index.get().map((summary) => summary.id)).toEqual([gameB]);
  });

  test.each([
    ['newer', JSON.stringify({ ...headerOf(gameA), version: 2, more: 1 })],
    ['foreign', '{"format":"somebody-else/game"}'],
  ])('a %s one is refused and stays as it is', async (reason, first) => {
    const bytes = `${first}\n{"n":1}\n`;
    const { disk, store } = await withFiles({ [pathOf(gameA)]: bytes });
    await expect(store.readGame(gameA)).rejects.toMatchObject({ reason });
    await expect(store.appendLines(gameA, linesOf(1, 1))).rejects.toMatchObject({ reason });
    expect(disk.text(pathOf(gameA))).toBe(bytes);
    expect(told(store)).toEqual(['store.notice.gameLeftOut']);
  });

  test('a torn one can be read and goes on later while the disk is full', async () => {
    const disk = new SimulatedDisk();
    disk.put(pathOf(gameA), `${fileOf(gameA, 2)}{"n":3`);
    const store = await openOn(disk, NOON, false);
    disk.full = true;
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 2));
    expect(told(store)).toEqual(['store.notice.gameNotMended']);
    await expect(store.appendLines(gameA, linesOf(3, 3))).rejects.toMatchObject({ reason: 'unwritable' });
    disk.full = false;
    await store.appendLines(gameA, linesOf(3, 3));
    expect(disk.text(pathOf(gameA))).toBe(fileOf(gameA, 3));
    expect(asideOf(disk, games, 'torn')).toHaveLength(1);
  });

  test('other files in the folder are no games', async () => {
    const { store } = await withFiles({ [`${games}/Copy of game.txt`]: 'x', [`${games}/readme.txt`]: 'x' });
    expect(await store.listGames()).toEqual([]);
    expect(store.notices).toEqual([]);
  });
});

describe('a small file', () => {
  const path = `${dir}/settings.json`;

  test.each([
    ['empty', ''],
    ['zeros', '\0'.repeat(100)],
    ['cut', settingsFile(5).slice(0, 80)],
    ['of impossible values', settingsFile(500)],
    ['without data', '{"format":"mafia-host-console/settings","version":1}'],
  ])('that is %s is set aside, and the newest valid copy taken', async (_, bytes) => {
    const { disk, store } = await withFiles({
      [path]: bytes,
      [`${dir}/backups/settings-2026-03-03.json`]: settingsFile(3),
      [`${dir}/backups/settings-2026-03-04.json`]: settingsFile(4),
      [`${dir}/backups/settings-2026-03-05.json`]: 'damaged too',
    });
    expect(store.settings.get().volume).toBe(4);
    expect(store.notices[0]?.text).toMatchObject({
      key: 'store.notice.restored',
      params: { day: '2026-03-04' },
    });
    expect(disk.text(`${dir}/${asideOf(disk, dir, 'corrupt')[0]}`)).toBe(bytes);
    await store.settings.put({ ...store.settings.get(), volume: 6 });
    disk.crash();
    expect((await openOn(disk)).settings.get().volume).toBe(6);
    expect(asideOf(disk, dir, 'corrupt')).toHaveLength(1);
  });

  test('that is damaged and has no copy starts anew, and the damaged one is kept', async () => {
    const { disk, store } = await withFiles({ [path]: 'oops' });
    expect(store.settings.get()).toEqual(defaultSettings);
    expect(told(store)).toEqual(['store.notice.reset']);
    expect(disk.text(`${dir}/${asideOf(disk, dir, 'corrupt')[0]}`)).toBe('oops');
  });

  test('that is gone comes back from its copy', async () => {
    const { store } = await withFiles({ [`${dir}/backups/settings-2026-03-03.json`]: settingsFile(3) });
    expect(store.settings.get().volume).toBe(3);
    expect(told(store)).toEqual(['store.notice.restoredMissing']);
  });

  test.each([
    ['newer', settingsFile(5, now + 1)],
    ['foreign', settingsFile(5, now, 'another/settings')],
    ['foreign', '[1,2]'],
  ])('that is %s stops the start and stays as it is', async (reason, bytes) => {
    const disk = new SimulatedDisk();
    disk.put(path, bytes);
    await expect(openOn(disk)).rejects.toMatchObject({ reason, file: path });
    expect(disk.names(dir)).toEqual(['settings.json']);
    expect(disk.text(path)).toBe(bytes);
  });

  test('that the system does not let us read stops the start; nothing is reset', async () => {
    const disk = new SimulatedDisk();
    await (await openOn(disk)).close();
    const opening = disk.operations;
    for (let k = 1; k <= opening; k++) {
      const fresh = new SimulatedDisk();
      fresh.put(path, settingsFile(5));
      fresh.failAt(k, 'EACCES');
      const store = await openOn(fresh).catch(() => null);
      if (store) expect(store.settings.get().volume).toBe(5);
      expect(fresh.text(path)).toBe(settingsFile(5));
    }
  });
});

describe('the session', () => {
  test('a lost one takes up the latest game that was running', async () => {
    const { store } = await withFiles({
      [`${dir}/session.json`]: '\0\0\0',
      [pathOf(gameA)]: fileOf(gameA, 1),
      [pathOf(gameB)]: [headerOf(gameB, 2), ...linesOf(1, 2)]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    });
    expect(store.session.get().game).toBe(gameB);
    expect(told(store)).toEqual(['store.notice.sessionReset']);
  });

  test('comes back as it was put, the clock and the draft too', async () => {
    const disk = new SimulatedDisk();
    const value = {
      game: gameA,
      clock: {
        rev: 4,
        mode: 'countdown',
        lengthMs: 65_000,
        setMs: 60_000,
        elapsedMs: 1234.5,
        running: true,
        step: 'd1/speech/3',
        warnMs: 10_000,
        interrupted: null,
      },
      draft: { ruleset: 'demafia', options: { pause: true }, names: ['', 'Їжак'], composition: null },
      roomBlank: true,
    } as const;
    await (await openOn(disk)).session.put({
      ...value,
      draft: { ...value.draft, names: [...value.draft.names] },
    });
    disk.crash();
    expect((await openOn(disk)).session.get()).toEqual(value);
  });
});

describe('the index', () => {
  const winners = (store: Awaited<ReturnType<typeof openOn>>) =>
    store.index.get().map(({ id, winner }) => [id, winner]);

  test('is made of the files when it is missing or broken, and then kept', async () => {
    for (const index of [null, 'broken']) {
      const { disk, store } = await withFiles({
        [pathOf(gameA)]: fileOf(gameA, 3),
        [pathOf(gameB)]: fileOf(gameB, 5),
        ...(index === null ? {} : { [`${dir}/index.json`]: index }),
      });
      expect(winners(store)).toEqual([
        [gameA, '3 lines'],
        [gameB, '5 lines'],
      ]);
      expect(told(store)).toEqual(index === null ? [] : ['store.notice.indexRebuilt']);
      disk.crash();
      expect(winners(await openOn(disk, NOON, false))).toEqual(winners(store));
    }
  });

  test('takes in a game that has grown or is new, and reads no other file', async () => {
    const { disk, store } = await withFiles({
      [pathOf(gameA)]: fileOf(gameA, 3),
      [pathOf(gameB)]: fileOf(gameB, 5),
    });
    await store.close();
    const same = disk.operations;
    await (await openOn(disk)).close();
    const cost = disk.operations - same;
    disk.put(pathOf(gameA), fileOf(gameA, 4));
    disk.put(pathOf('gamecccc3'), fileOf('gamecccc3', 1));
    const grown = await openOn(disk);
    expect(winners(grown)).toEqual([
      [gameA, '4 lines'],
      [gameB, '5 lines'],
      ['gamecccc3', '1 lines'],
    ]);
    await grown.close();
    const again = disk.operations;
    await (await openOn(disk)).close();
    // The new game's length is asked for, no file is read.
    expect(disk.operations - again).toBe(cost + 1);
  });

  test('drops a game whose file is gone, and says so', async () => {
    const { disk, store } = await withFiles({
      [pathOf(gameA)]: fileOf(gameA, 3),
      [pathOf(gameB)]: fileOf(gameB, 5),
    });
    await store.close();
    await disk.remove(pathOf(gameA));
    const next = await openOn(disk);
    expect(winners(next)).toEqual([[gameB, '5 lines']]);
    expect(told(next)).toEqual(['store.notice.gameGone']);
    expect(told(await openOn(disk))).toEqual([]);
  });

  test('a summary that was put stays until the file changes', async () => {
    const disk = new SimulatedDisk();
    const store = await openOn(disk);
    await store.createGame(headerOf(gameA));
    await store.appendLines(gameA, linesOf(1, 3));
    await store.index.put([{ ...summarise(headerOf(gameA), []), winner: 'put' }]);
    await store.close();
    const second = await openOn(disk, NOON + DAY);
    expect(winners(second)).toEqual([[gameA, 'put']]);
    await second.appendLines(gameA, linesOf(4, 4));
    await second.close();
    expect(winners(await openOn(disk))).toEqual([[gameA, '4 lines']]);
  });

  test('a start on a full disk goes on with the index in memory', async () => {
    const disk = new SimulatedDisk();
    await (await openOn(disk)).close();
    disk.put(pathOf(gameA), fileOf(gameA, 3));
    disk.full = true;
    const store = await openOn(disk);
    expect(winners(store)).toEqual([[gameA, '3 lines']]);
    expect(told(store)).toEqual(['store.notice.indexNotSaved']);
  });
});
