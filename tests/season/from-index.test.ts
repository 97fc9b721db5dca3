import { expect, test } from 'vitest';
import { Club } from '../../electron/console/club';
import { summarise } from '../../electron/console/summary';
import { encodeHeader, encodeLines } from '../../electron/store/game-file';
import { openStore } from '../../electron/store/open';
import { rulesets } from '../../shared/rulesets';
import { holds } from '../properties/holds';
import { dir, id, NOON } from '../store/fixtures';
import { randomGame } from '../store/random-games';
import { SimulatedDisk } from '../store/simulated-disk';

const lock = async () => ({ release: () => Promise.resolve() });
const open = (disk: SimulatedDisk) => openStore({ dir, now: () => NOON, id, files: disk, lock, summarise });

test('standings from the index are those from the games’ files, whatever was played', async () => {
  const seasons: { id: string; bytes: Uint8Array }[][] = [];
  holds(6, 700, (dice) => {
    const games = rulesets.flatMap((ruleset, kind) =>
      [0, 1].map((no) => {
        const { header, lines } = randomGame(ruleset, dice);
        const own = { ...header, id: `game${kind}${no}00`, startedAt: NOON + kind * 10 + no };
        return { id: own.id, bytes: Buffer.concat([encodeHeader(own), encodeLines(lines)]) };
      }),
    );
    seasons.push(games);
  });
  let counted = 0;
  for (const games of seasons) {
    const disk = new SimulatedDisk();
    for (const game of games) disk.put(`${dir}/games/${game.id}.jsonl`, Buffer.from(game.bytes).toString());
    const tables: unknown[] = [];
    // From the files, from the index that was kept, and from the files once more.
    for (const index of ['none', 'kept', 'gone']) {
      if (index === 'gone') await disk.remove(`${dir}/index.json`);
      const store = await open(disk);
      const standings = new Club(store).standings(null);
      counted += standings.length;
      tables.push(standings);
      await store.close();
    }
    expect(tables[1]).toEqual(tables[0]);
    expect(tables[2]).toEqual(tables[0]);
  }
  expect(counted).toBeGreaterThan(0);
});
