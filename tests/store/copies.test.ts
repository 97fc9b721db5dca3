import { describe, expect, test } from 'vitest';
import { dir, fileOf, gameA, headerOf, linesOf, NOON, openOn, pathOf, told } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

describe("a game's copy", () => {
  const copyOf = (game: string) => `${dir}/backups/${game}.jsonl`;
  async function played(lines: number): Promise<SimulatedDisk> {
    const disk = new SimulatedDisk();
    const store = await openOn(disk);
    await store.createGame(headerOf(gameA));
    for (let n = 1; n <= lines; n += 1) await store.appendLines(gameA, linesOf(n, n));
    await store.close();
    return disk;
  }

  test('follows the game every 25 lines, and is whole when the game is sealed', async () => {
    expect((await played(24)).text(copyOf(gameA))).toBeNull();
    expect((await played(25)).text(copyOf(gameA))).toBe(fileOf(gameA, 25));
    expect((await played(60)).text(copyOf(gameA))).toBe(fileOf(gameA, 50));
    const disk = await played(30);
    const store = await openOn(disk);
    const seal = { engine: '1', winner: null, seats: [], ledger: [] };
    await store.appendLines(gameA, [{ n: 31, at: NOON, by: 'host', op: { type: 'seal', seal } }]);
    await store.close();
    expect(disk.text(copyOf(gameA))).toBe(disk.text(pathOf(gameA)));
  });

  test('late in a game only what is new is written', async () => {
    const cost = async (lines: number) => (await played(lines)).bytesWritten;
    const growth = (await cost(225)) - (await cost(200));
    const early = (await cost(75)) - (await cost(50));
    // Numbers have a digit more.
    expect(growth).toBeLessThan(early * 1.05);
  });

  test.each([
    ['empty', ''],
    ['zeros', '\0'.repeat(5_000)],
    ['garbled in the middle', fileOf(gameA, 60).replace('"n":7', '"n":zz')],
    ['cut by zeros long before its end', `${fileOf(gameA, 10)}${'\0'.repeat(9_000)}`],
  ])('takes the place of a game that is %s; the damaged one stays beside', async (_, bytes) => {
    const disk = await played(60);
    disk.put(pathOf(gameA), bytes);
    const store = await openOn(disk);
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 50));
    expect(told(store)).toEqual(['store.notice.gameFromCopy']);
    const aside = disk.names(`${dir}/games`).find((name) => name.includes('.corrupt-'));
    expect(disk.text(`${dir}/games/${aside}`)).toBe(bytes);
    await store.appendLines(gameA, linesOf(51, 51));
    disk.crash();
    expect((await (await openOn(disk)).readGame(gameA)).lines).toEqual(linesOf(1, 51));
  });

  test('does not take the place of a game whose whole lines go further', async () => {
    const disk = await played(60);
    disk.put(pathOf(gameA), `${fileOf(gameA, 58)}\0\0\0`);
    const store = await openOn(disk);
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 58));
    expect(told(store)).toEqual(['store.notice.gameDamagedEnd']);
  });

  test('brings back a game whose file is gone', async () => {
    const disk = await played(60);
    await (await openOn(disk)).close();
    await disk.remove(pathOf(gameA));
    const store = await openOn(disk);
    expect(told(store)).toEqual(['store.notice.gameBack']);
    expect(store.index.get().map(({ winner }) => winner)).toEqual(['50 lines']);
  });

  test('that was torn by a power cut is written anew, and is of use up to there', async () => {
    const disk = await played(50);
    disk.put(copyOf(gameA), `${fileOf(gameA, 40)}{"n":41,`);
    disk.put(pathOf(gameA), 'oops');
    const store = await openOn(disk);
    expect((await store.readGame(gameA)).lines).toEqual(linesOf(1, 40));
    for (let n = 41; n <= 65; n += 1) await store.appendLines(gameA, linesOf(n, n));
    await store.close();
    expect(disk.text(copyOf(gameA))).toBe(fileOf(gameA, 65));
  });

  test('of an old game is removed after sixty days', async () => {
    const disk = await played(25);
    await (await openOn(disk, NOON + 59 * 86_400_000)).close();
    expect(disk.text(copyOf(gameA))).not.toBeNull();
    await (await openOn(disk, NOON + 61 * 86_400_000)).close();
    expect(disk.text(copyOf(gameA))).toBeNull();
    expect(disk.text(pathOf(gameA))).toBe(fileOf(gameA, 25));
  });

  test('that cannot be written is told once and keeps nothing from being saved', async () => {
    const disk = new SimulatedDisk();
    const store = await openOn(disk);
    await store.createGame(headerOf(gameA));
    await store.appendLines(gameA, linesOf(1, 24));
    for (const n of [25, 50]) {
      // Behind the append itself: its size, its bytes, its flush.
      disk.failAt(4, 'EIO', 20);
      await store.appendLines(gameA, linesOf(n, n + 24));
      await store.session.put(store.session.get()).catch(() => undefined);
      disk.repair();
    }
    expect(told(store)).toEqual(['store.notice.backupFailed']);
    disk.crash();
    expect((await (await openOn(disk)).readGame(gameA)).lines).toEqual(linesOf(1, 74));
  });
});
