import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesets } from '../../shared/rulesets';
import { Dice, rolls } from '../properties/dice';
import { runs } from '../runs';
import { gameA, openOn } from './fixtures';
import { type Played, Replayer, randomGame } from './random-games';
import { SimulatedDisk } from './simulated-disk';

const long = Boolean(process.env.LONG);
const codes = ['ENOSPC', 'EACCES', 'EIO', 'EPERM'] as const;
const counted = { games: 0, lines: 0, cuts: 0, errors: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  const { games, lines, cuts, errors } = counted;
  console.log(
    `simulated disk: ${games} random games with ${lines} lines, ${cuts} operations cut, ${errors} errors injected`,
  );
});

/** What survived of the game is its beginning, each line once, with all that was answered `saved`. */
async function expectWhole(disk: SimulatedDisk, played: Played, { saved, given }: Replayer): Promise<number> {
  const store = await openOn(disk);
  const { header, lines } = await store.readGame(gameA);
  expect(header).toEqual(played.header);
  expect(lines).toEqual(played.lines.slice(0, lines.length));
  expect(lines.length).toBeGreaterThanOrEqual(saved);
  expect(lines.length).toBeLessThanOrEqual(given);
  await store.close();
  return lines.length;
}

/** A disk on which the game has just begun. */
async function begun(played: Played): Promise<{ disk: SimulatedDisk; replayer: Replayer }> {
  const disk = new SimulatedDisk();
  const store = await openOn(disk);
  await store.createGame(played.header);
  const replayer = new Replayer(store, played);
  replayer.open(0);
  await vi.advanceTimersByTimeAsync(0);
  return { disk, replayer };
}

/** Goes on with the game from what survived, to its end. */
async function goOn(disk: SimulatedDisk, played: Played, from: number): Promise<void> {
  const store = await openOn(disk);
  const replayer = new Replayer(store, played);
  replayer.open(from);
  await replayer.play(true);
  expect(replayer.saved).toBe(played.lines.length);
  await vi.advanceTimersByTimeAsync(0);
  disk.crash();
  expect(await expectWhole(disk, played, replayer)).toBe(played.lines.length);
}

/** Numbers from 0 to below 1, other ones for each cut. */
function luckOf(k: number): () => number {
  let at = k;
  return () => {
    at += 1;
    return (at * 0.37) % 1;
  };
}

/** One random game every day, more in `test:long`. */
function forGames(
  ruleset: (typeof rulesets)[number],
  check: (played: Played) => Promise<void>,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(rolls(220), async (list) => {
      const played = randomGame(ruleset, new Dice(list));
      // A table that breaks up in its first night shows nothing.
      fc.pre(played.lines.length >= 25);
      counted.games += 1;
      counted.lines += played.lines.length;
      await check(played);
    }),
    { numRuns: long ? runs(1) : 1, endOnFailure: true },
  );
}

describe.each(rulesets)('a random game of $id', (ruleset) => {
  test('the power is cut at every operation: all that was saved is there, once, and the game goes on', async () => {
    await forGames(ruleset, async (played) => {
      let cuts = 0;
      for (let k = 1; ; k += 1) {
        const { disk, replayer } = await begun(played);
        const { operations } = disk;
        disk.cutAt(k);
        await replayer.play(true);
        vi.clearAllTimers();
        if (disk.operations < operations + k) break;
        cuts += 1;
        // Of what was not flushed now nothing, now a part is there.
        disk.crash(k % 2 === 0 ? undefined : luckOf(k));
        const survived = await expectWhole(disk, played, replayer);
        await goOn(disk, played, survived);
      }
      expect(cuts).toBeGreaterThan(played.lines.length);
      counted.cuts += cuts;
    });
  });

  test('every error comes at every operation, for a moment or for long: held, then saved, and nothing doubled', async () => {
    await forGames(ruleset, async (played) => {
      for (let k = 1, came = true; came; k += 1) {
        came = false;
        for (const [at, code] of codes.entries()) {
          // Every day each operation meets one error, in `test:long` all of them.
          if (!long && k % codes.length !== at) continue;
          const { disk, replayer } = await begun(played);
          disk.failAt(k, code, (k + at) % 3 === 0 ? 40 : 1);
          await replayer.play(false);
          came ||= disk.failed;
          counted.errors += disk.failed ? 1 : 0;
          disk.repair();
          await vi.advanceTimersByTimeAsync(30_000);
          expect(replayer.saving).toEqual({ held: 0, error: null });
          expect(replayer.bugs).toEqual([]);
          await replayer.close();
          disk.crash();
          expect(await expectWhole(disk, played, replayer)).toBe(played.lines.length);
        }
      }
    });
  });
});
