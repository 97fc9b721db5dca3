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

/** The rows of a season's games as they are exported: number, table, host. */
async function exported(): Promise<string[][]> {
  const { content } = await evening.data<{ content: string }>({
    type: 'csv',
    season: null,
    table: 'games',
    ruleset: 'demafia',
  });
  const [head = [], ...rows] = content
    .trim()
    .split('\r\n')
    .map((line) => line.replace(/^\uFEFF/, '').split(';'));
  return rows.map((row) => ['game', 'table', 'host'].map((name) => row[head.indexOf(name)] ?? ''));
}

const correct = (game: string, gameNo: number, table: string, host: string): RequestBody => ({
  type: 'correctEvening',
  game,
  gameNo,
  table,
  host,
});
const linesOf = (game: string) => disk.text(`${dir}/games/${game}.jsonl`)?.trimEnd().split('\n') ?? [];

/** Plays a game that the city has won. Gives its id. */
async function won(): Promise<string> {
  const { game } = await evening.data<{ game: string }>(begin());
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    const role = seat === 1 ? 'boss' : seat === 2 ? 'sheriff' : 'citizen';
    await evening.must({ type: 'overrule', what: { kind: 'role', seat, role }, reason: 'seen' });
  }
  await evening.must({ type: 'endGame', winner: 'white', reason: 'played on paper' });
  await evening.must({ type: 'closeGame' });
  return game;
}

test('number, table and host are corrected afterwards: in list, protocol and export, over a restart and a rebuilt index', async () => {
  await evening.must(settings('Олег', 'Зелений'));
  const game = await won();
  const before = linesOf(game);
  expect(await exported()).toEqual(Array(6).fill(['1', 'Зелений', 'Олег']));
  await evening.must(correct(game, 4, 'Синій', 'Марта'));
  await evening.must(correct(game, 4, '', 'Марта  '));
  const check = async () => {
    expect((await listed())[0]).toMatchObject({ id: game, gameNo: 4, host: 'Марта', status: 'ended' });
    expect((await listed())[0]?.table).toBeUndefined();
    expect(await record(game)).toMatchObject({ gameNo: 4, host: 'Марта', table: null });
    expect(await exported()).toEqual(Array(6).fill(['4', '', 'Марта']));
  };
  await check();
  expect((await record(game)).changes.slice(-2)).toMatchObject([
    { kind: 'amended', what: [{ was: null, is: { params: { no: 4, table: 'Синій', host: 'Марта' } } }] },
    {
      what: [
        { was: { params: { table: 'Синій' } }, is: { params: { table: { key: 'story.change.unsaid' } } } },
      ],
    },
  ]);
  expect(linesOf(game).slice(0, before.length)).toEqual(before);
  expect(linesOf(game)).toHaveLength(before.length + 2);
  await evening.stop();
  await evening.start();
  await check();
  await disk.remove(`${dir}/index.json`);
  await evening.stop();
  await evening.start();
  await check();
  expect(evening.console.notices.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a correction that changes nothing writes nothing, and the game goes on behind one', async () => {
  const { game } = await evening.data<{ game: string }>(begin());
  await evening.must(correct(game, 1, '', ''));
  expect(linesOf(game)).toHaveLength(1);
  await evening.must(correct(game, 7, 'Синій', ''));
  expect(evening.view.gameNo).toBe(7);
  expect((await listed())[0]).toMatchObject({ gameNo: 7, table: 'Синій', status: 'running' });
  await evening.must({ type: 'foul', seat: 3, confirmed: false });
  await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
  expect(evening.view.undo).toBeNull();
  evening.crash();
  disk.crash();
  await evening.start();
  expect(evening.view.gameNo).toBe(7);
});

test('a closed season marks no game whose evening was corrected, and keeps its figures', async () => {
  const game = await won();
  const [season] = evening.console.seasons;
  const id = season?.id ?? '';
  await evening.must({ type: 'closeSeason', season: id, on: true });
  const tables = await evening.data({ type: 'standings', season: id });
  await evening.must(correct(game, 9, 'Синій', 'Марта'));
  expect(await evening.data({ type: 'season', season: id })).toMatchObject({ changed: [] });
  expect(await evening.data({ type: 'standings', season: id })).toEqual(tables);
});

test('what was sealed stays: a correction reads no result anew', async () => {
  const game = await won();
  const seals = () => linesOf(game).filter((line) => line.includes('"type":"seal"'));
  const [before] = await listed();
  const sealed = seals();
  await evening.must(correct(game, 2, '', 'Марта'));
  expect(seals()).toEqual(sealed);
  expect((await listed())[0]).toEqual({ ...before, gameNo: 2, host: 'Марта' });
});

test('two corrections at once, and one while the game is opened, leave a file that is whole', async () => {
  const game = await played();
  const before = linesOf(game).length;
  await Promise.all([
    evening.must(correct(game, 5, 'А', '')),
    evening.must(correct(game, 6, 'Б', '')),
    evening.must({ type: 'openGame', game }),
    evening.must(correct(game, 7, 'В', '')),
  ]);
  await evening.must({ type: 'note', about: { kind: 'game' }, text: 'played on' });
  expect(linesOf(game).map((line) => JSON.parse(line).n)).toEqual([
    undefined,
    ...Array.from({ length: before + 4 }, (_, at) => at + 1),
  ]);
  await evening.stop();
  await evening.start();
  expect((await listed())[0]).toMatchObject({ gameNo: 7, table: 'В' });
});

test('another game that goes on, and a game nobody knows, are in the way of a correction', async () => {
  const game = await played();
  expect(await evening.refusalOf(correct('nogame000000', 2, '', ''))).toBe('refusal.noSuchGame');
  expect(await evening.refusalOf(correct(game, 0, '', ''))).toBe('refusal.malformed');
  await evening.must(begin());
  expect(await evening.refusalOf(correct(game, 2, '', ''))).toBe('data.refusal.gameOpen');
});

test('a host who is forgotten is forgotten where he was corrected, too', async () => {
  const host = players.at(-1)?.name ?? '';
  await evening.must(settings(host, ''));
  const was = await played();
  await evening.must(correct(was, 1, '', 'Марта'));
  await evening.must(settings('', ''));
  const is = await played();
  await evening.must(correct(is, 2, '', host));
  await evening.must({ type: 'anonymise', player: players.at(-1)?.id ?? '', name: 'Гість' });
  const hosts = new Map((await listed()).map((game) => [game.id, game.host]));
  expect([hosts.get(was), hosts.get(is)]).toEqual(['Марта', 'Гість']);
  for (const name of disk.names(`${dir}/games`))
    expect(disk.text(`${dir}/games/${name}`)).not.toContain('Мак');
});
