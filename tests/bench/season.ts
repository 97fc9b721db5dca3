import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Club } from '../../electron/console/club';
import { FileMaker } from '../../electron/console/fileMaker';
import { Keeper } from '../../electron/console/keeper';
import { summarise } from '../../electron/console/summary';
import { openStore } from '../../electron/store/open';
import type { Store } from '../../electron/store/store';
import { defaultSettings } from '../../shared/contract/club';
import { ids, newFolder, writeGames } from './club';
import { median, ms, ratio, type Section } from './row';

/** Standings and both CSV files of a season of 1,000 games: from the games' files, then from the index. */
export const season: Section = async () => {
  const dir = newFolder();
  writeGames(dir, 1000);

  const readFrom = performance.now();
  for (const name of await readdir(join(dir, 'games'))) await readFile(join(dir, 'games', name));
  const reading = performance.now() - readFrom;

  const filesFrom = performance.now();
  const rebuilt = await openStore({ dir, now: Date.now, id: ids(), summarise });
  tables(rebuilt);
  const fromFiles = performance.now() - filesFrom;
  await rebuilt.close();

  const store = await openStore({ dir, now: Date.now, id: ids(), summarise });
  const index = readFileSync(join(dir, 'index.json'), 'utf8');
  const parsing = median(5, () => JSON.parse(index));
  const fromIndex = parsing + median(5, () => tables(store));
  const parseFrom = performance.now();
  for (const id of await store.listGames()) await store.readGame(id);
  const parsed = performance.now() - parseFrom;
  const json = await exported(store, { type: 'json', season: null });
  const xlsx = await exported(store, { type: 'xlsx', season: null });
  await store.close();

  return [
    {
      what: 'standings + CSV over 1,000 games from the index, reading it included',
      measured: ms(fromIndex),
      hold: '≤ 300 ms',
      baseline: `only parsing the index ${ms(parsing)}, ${ratio(fromIndex, parsing)}`,
      holds: fromIndex <= 300,
    },
    {
      what: 'standings + CSV over 1,000 games from the files, the index rebuilt and written',
      measured: ms(fromFiles),
      hold: '≤ 5 s',
      baseline: `only reading the files ${ms(reading)}, ${ratio(fromFiles, reading)}`,
      holds: fromFiles <= 5_000,
    },
    {
      what: 'export of everything, 1,000 games of ten, as JSON',
      measured: ms(json),
      hold: '≤ 5 s',
      baseline: `only reading and checking the games ${ms(parsed)}, ${ratio(json, parsed)}`,
      holds: json <= 5_000,
    },
    {
      what: 'export of everything, 1,000 games of ten, as an XLSX workbook',
      measured: ms(xlsx),
      hold: '≤ 5 s',
      baseline: `only reading and checking the games ${ms(parsed)}, ${ratio(xlsx, parsed)}`,
      holds: xlsx <= 5_000,
    },
  ];
};

/** How long a file of everything takes, in ms. */
async function exported(store: Store, wish: Parameters<FileMaker['make']>[0]): Promise<number> {
  const machine = {
    now: () => ({ mono: performance.now(), wall: Date.now() }),
    chance: () => 0,
    newId: ids(),
    dayOf: () => '2026-03-05',
  };
  const keeper = new Keeper(store, machine, () => undefined, fail);
  const from = performance.now();
  const { bytes, leftOut } = await new FileMaker(keeper, machine, () => undefined).make(wish);
  if (bytes.length < 1_000 || leftOut.length > 0) throw new Error('the file is not whole');
  return performance.now() - from;
}

function fail(error: unknown): never {
  throw error;
}

function tables(store: Store): void {
  const club = new Club(store);
  const id = store.index.get()[0]?.season ?? '';
  const own = { id, name: 'Весна 2026', createdAt: 0 };
  const rows = (['standings', 'games'] as const).map(
    (table) => club.csv(own, { table, ruleset: 'demafia' }, defaultSettings).content,
  );
  if (rows.some((content) => content.split('\n').length < 11)) throw new Error('the season is empty');
}
