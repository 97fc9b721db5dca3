import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../electron/store/store';
import { defaultSettings } from '../../shared/contract/club';
import { runs } from '../runs';
import { gameA, gameB, headerOf, linesOf, openOn } from './fixtures';
import { PowerCut, SimulatedDisk } from './simulated-disk';

type Act =
  | { readonly type: 'append'; readonly game: string; readonly count: number }
  | { readonly type: 'volume'; readonly volume: number }
  | { readonly type: 'players'; readonly count: number };

const actArb: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    type: fc.constant('append' as const),
    game: fc.constantFrom(gameA, gameA, gameB),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ type: fc.constant('volume' as const), volume: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ type: fc.constant('players' as const), count: fc.integer({ min: 0, max: 5 }) }),
);
const actsArb = fc.array(actArb, { minLength: 1, maxLength: 8 });
const luckArb = fc
  .array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 5, maxLength: 12 })
  .map((numbers) => {
    let at = 0;
    return () => numbers[at++ % numbers.length] ?? 0;
  });

/** What was asked for and what was acknowledged. */
class Record {
  readonly asked: { [game: string]: number } = { [gameA]: 0, [gameB]: 0 };
  readonly sure: { [game: string]: number } = { [gameA]: 0, [gameB]: 0 };
  readonly created = new Set<string>();
  volumes = [defaultSettings.volume];
  players = [0];

  async do(store: Store, act: Act): Promise<void> {
    switch (act.type) {
      case 'append': {
        if (!this.created.has(act.game)) {
          await store.createGame(headerOf(act.game));
          this.created.add(act.game);
        }
        const last = this.sure[act.game] ?? 0;
        this.asked[act.game] = last + act.count;
        await store.appendLines(act.game, linesOf(last + 1, last + act.count));
        this.sure[act.game] = last + act.count;
        return;
      }
      case 'volume':
        this.volumes.push(act.volume);
        await store.settings.put({ ...defaultSettings, volume: act.volume });
        this.volumes = [act.volume];
        return;
      case 'players':
        this.players.push(act.count);
        await store.players.put(playersOf(act.count));
        this.players = [act.count];
    }
  }

  /** Everything acknowledged is there, in order and once; what is more was asked for. */
  async check(store: Store): Promise<void> {
    const listed = await store.listGames();
    for (const game of [gameA, gameB]) {
      if (this.created.has(game)) expect(listed).toContain(game);
      if (!listed.includes(game)) continue;
      const { header, lines } = await store.readGame(game);
      expect(header).toEqual(headerOf(game));
      expect(lines).toEqual(linesOf(1, lines.length));
      expect(lines.length).toBeGreaterThanOrEqual(this.sure[game] ?? 0);
      expect(lines.length).toBeLessThanOrEqual(this.asked[game] ?? 0);
      expect(store.index.get().find((summary) => summary.id === game)?.winner).toBe(`${lines.length} lines`);
    }
    expect(this.volumes).toContain(store.settings.get().volume);
    expect(this.players).toContain(store.players.get().length);
    expect(store.players.get()).toEqual(playersOf(store.players.get().length));
  }
}

function playersOf(count: number) {
  return Array.from({ length: count }, (_, no) => ({
    id: `player000${no}`,
    name: `Гравець ${no}`,
    createdAt: no,
  }));
}

/** Plays until the power is cut; false when it never was. */
async function playUntilCut(disk: SimulatedDisk, record: Record, acts: readonly Act[]): Promise<boolean> {
  try {
    const store = await openOn(disk);
    for (const act of acts) await record.do(store, act);
    await store.close();
    return false;
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
    return true;
  }
}

describe('whatever was acknowledged survives', () => {
  test('the power is cut at every operation in turn, during the start too', async () => {
    await fc.assert(
      fc.asyncProperty(actsArb, luckArb, async (acts, luck) => {
        for (let k = 1, cut = true; cut; k++) {
          const disk = new SimulatedDisk();
          const record = new Record();
          disk.cutAt(k);
          cut = await playUntilCut(disk, record, acts);
          disk.crash(luck);
          const store = await openOn(disk);
          await record.check(store);
          expect(disk.names('/club').filter((name) => name.includes('.tmp-'))).toEqual([]);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test('the power is cut a second time while the console starts after the first cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        actsArb,
        luckArb,
        fc.nat({ max: 80 }),
        fc.nat({ max: 20 }),
        async (acts, luck, first, second) => {
          const disk = new SimulatedDisk();
          const record = new Record();
          disk.cutAt(first + 1);
          await playUntilCut(disk, record, acts);
          disk.crash(luck);
          disk.cutAt(second + 1);
          await playUntilCut(disk, record, []);
          disk.crash(luck);
          await record.check(await openOn(disk));
        },
      ),
      { numRuns: runs(150) },
    );
  });

  test('an act that failed is given again until it is saved, and nothing is doubled', async () => {
    await fc.assert(
      fc.asyncProperty(
        actsArb,
        fc.constantFrom('ENOSPC', 'EIO', 'EBUSY'),
        fc.integer({ min: 1, max: 4 }),
        async (acts, code, times) => {
          for (let k = 1, failed = true; failed; k++) {
            const disk = new SimulatedDisk();
            const record = new Record();
            const store = await openOn(disk);
            disk.failAt(k, code, times);
            for (const act of acts) await untilSaved(() => record.do(store, act));
            failed = disk.failed;
            disk.repair();
            disk.crash();
            await record.check(await openOn(disk));
            expect(record.asked).toEqual(record.sure);
          }
        },
      ),
      { numRuns: runs(15) },
    );
  });

  test('after a cut the game goes on from where it was', async () => {
    await fc.assert(
      fc.asyncProperty(actsArb, luckArb, fc.nat({ max: 80 }), async (acts, luck, k) => {
        const disk = new SimulatedDisk();
        const record = new Record();
        disk.cutAt(k + 1);
        await playUntilCut(disk, record, [{ type: 'append', game: gameA, count: 2 }, ...acts]);
        disk.crash(luck);
        const store = await openOn(disk);
        fc.pre((await store.listGames()).includes(gameA));
        const last = (await store.readGame(gameA)).lines.length;
        await store.appendLines(gameA, linesOf(last + 1, last + 4));
        disk.crash(luck);
        expect((await (await openOn(disk)).readGame(gameA)).lines).toEqual(linesOf(1, last + 4));
      }),
      { numRuns: runs(100) },
    );
  });
});

/** Gives the same act again after each failure. */
async function untilSaved(act: () => Promise<void>): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      return await act();
    } catch (error) {
      if (failures > 20) throw error;
    }
  }
}
