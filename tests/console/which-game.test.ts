import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameSummary, Player } from '../../shared/contract/club';
import type { GameRecord } from '../../shared/contract/record';
import type { RequestBody } from '../../shared/contract/requests';
import { dir } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening } from './club-files';

let disk: SimulatedDisk;
let evening: FilesEvening;
let players: readonly Player[];

beforeEach(async () => {
  vi.useFakeTimers();
  disk = new SimulatedDisk();
  evening = await new FilesEvening(disk).start();
  const names = ['Ї', 'Ґ', 'Є', 'І', 'Й', 'Щ', 'Пан "Мак"'];
  players = await evening.data<Player[]>({ type: 'addPlayers', names });
});
afterEach(async () => {
  await evening.stop();
  vi.useRealTimers();
});

const begin = (gameNo?: number): RequestBody => ({
  type: 'startGame',
  season: null,
  ...(gameNo === undefined ? {} : { gameNo }),
  setup: {
    ruleset: 'demafia',
    options: {},
    seats: players.slice(0, 6).map(({ id, name }) => ({ player: id, name })),
    composition: { boss: 1, sheriff: 1, citizen: 4 },
  },
});

/** Plays a game that is called off. Gives its id. */
async function played(gameNo?: number): Promise<string> {
  const { game } = await evening.data<{ game: string }>(begin(gameNo));
  await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
  await evening.must({ type: 'closeGame' });
  return game;
}
const settings = (hostName: string, tableName: string): RequestBody => ({
  type: 'saveSettings',
  settings: { hostName, tableName },
});
const listed = () => evening.data<GameSummary[]>({ type: 'games', season: null });
const record = (game: string) => evening.data<GameRecord>({ type: 'record', game });

test('a game keeps its number of the evening, its table and its host, whatever is set later, over a rebuilt index', async () => {
  await evening.must(settings('Олег', 'Зелений'));
  const first = await played(3);
  await evening.must(settings('Марта', ''));
  const second = await played();
  await evening.must(settings('', ''));
  const third = await played();
  await disk.remove(`${dir}/index.json`);
  await evening.stop();
  await evening.start();
  const of = (game: GameSummary | undefined) => [game?.gameNo, game?.host, game?.table];
  const games = new Map((await listed()).map((game) => [game.id, of(game)]));
  expect(games.get(first)).toEqual([3, 'Олег', 'Зелений']);
  expect(games.get(second)).toEqual([4, 'Марта', undefined]);
  expect(games.get(third)).toEqual([5, undefined, undefined]);
  expect(await record(first)).toMatchObject({ gameNo: 3, host: 'Олег', table: 'Зелений' });
  expect(await record(third)).toMatchObject({ gameNo: 5, host: null, table: null });
});

test.each([0, 1_000, 1.5])('a game that would be number %d of the evening is refused', async (no) => {
  expect(await evening.refusalOf(begin(no))).toBe('refusal.malformed');
});

test('a host who is forgotten has another name in the games he hosted, and they stay the games they were', async () => {
  const host = players.at(-1);
  await evening.must(settings(host?.name ?? '', ''));
  const game = await played();
  await evening.must({ type: 'anonymise', player: host?.id ?? '', name: 'Гість' });
  expect((await listed())[0]?.host).toBe('Гість');
  expect((await record(game)).host).toBe('Гість');
  for (const name of disk.names(`${dir}/games`))
    expect(disk.text(`${dir}/games/${name}`)).not.toContain('Мак');
  expect(disk.text(`${dir}/settings.json`)).not.toContain('Мак');
});
