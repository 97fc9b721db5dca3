import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player } from '../../shared/contract/club';
import type { PlayerPage } from '../../shared/contract/people';
import type { RequestBody } from '../../shared/contract/requests';
import type { SeasonFacts } from '../../shared/contract/season';
import type { SystemStandings } from '../../shared/season/standings';
import { game, seat } from '../season/summaries';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening } from './club-files';
import { ConsoleEvening } from './evening';
import { emptyDisk } from './memory-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const players: readonly Player[] = [
  { id: 'player01', name: 'Їжак', createdAt: 1 },
  { id: 'player02', name: 'Лис', createdAt: 2, aliases: ['Микита'] },
  { id: 'player03', name: 'Мавка', createdAt: 3 },
];
const spring = { id: 'season01', name: 'Весна', createdAt: 1 };
const autumn = { id: 'season02', name: 'Осінь', createdAt: 2 };
const own = (id: string, base: number, rest = {}) => seat(id, { base }, { name: `${id} then`, ...rest });
const games = [
  game([own('player01', 30, { result: 'win' }), own('player02', 10)], { id: 'game0001', startedAt: 1 }),
  game([own('player01', 5), own('player03', 20, { result: 'win', fouls: 2 })], {
    id: 'game0002',
    startedAt: 2,
  }),
];

/** A console over a club that has played. */
async function club(change: Record<string, unknown> = {}): Promise<ConsoleEvening> {
  const disk = emptyDisk();
  const files = { players, seasons: [spring, autumn], index: games, ...change };
  for (const [name, value] of Object.entries(files)) disk.files.set(name, JSON.stringify(value));
  return new ConsoleEvening(disk).start();
}
async function data<T>(evening: ConsoleEvening, body: RequestBody): Promise<T> {
  const answer = await evening.must(body);
  if (answer.status === 'refused') throw new Error('refused');
  return answer.data as T;
}
async function refusal(evening: ConsoleEvening, body: RequestBody): Promise<string> {
  const answer = await evening.ask(body);
  if (answer.status !== 'refused') throw new Error(`${body.type} was not refused`);
  return answer.refusal.reason.key;
}
const table = async (evening: ConsoleEvening, more: { live?: true; role?: string; date?: string } = {}) => {
  const tables = await data<SystemStandings[]>(evening, { type: 'standings', season: 'season01', ...more });
  return tables[0]?.rows.map(
    ({ place, name, games: played, total }) => `${place} ${name} ${played} ${total}`,
  );
};
const stored = <T>(evening: ConsoleEvening, name: string): T =>
  JSON.parse(evening.disk.files.get(name) ?? '');

describe('a player', () => {
  test('gets another nickname: the old one stays an alias, the table has the new one, no game is written', async () => {
    const evening = await club();
    const before = evening.disk.files.get('index');
    await evening.must({
      type: 'savePlayer',
      player: 'player01',
      change: { name: 'Грім', fullName: 'Марта' },
    });
    expect(stored<Player[]>(evening, 'players')[0]).toEqual({
      ...players[0],
      name: 'Грім',
      fullName: 'Марта',
      aliases: ['Їжак'],
    });
    expect(await table(evening)).toEqual(['1 Грім 2 35', '2 Мавка 1 20', '3 Лис 1 10']);
    expect(evening.disk.files.get('index')).toBe(before);
    const [met] = await data<Player[]>(evening, { type: 'addPlayers', names: ['їжак'] });
    expect(met?.id).toBe('player01');
  });

  test('may go back to an alias, and never has a name that means somebody else', async () => {
    const evening = await club();
    await evening.must({ type: 'savePlayer', player: 'player02', change: { name: 'Микита' } });
    expect(stored<Player[]>(evening, 'players')[1]).toMatchObject({ name: 'Микита', aliases: ['Лис'] });
    for (const change of [{ name: 'лис' }, { aliases: ['Ґава', 'МИКИТА'] }]) {
      expect(await refusal(evening, { type: 'savePlayer', player: 'player03', change })).toBe(
        'people.refusal.taken',
      );
    }
    expect(await refusal(evening, { type: 'savePlayer', player: 'player09', change: {} })).toBe(
      'data.refusal.noPlayer',
    );
  });

  test('with twenty other names is not renamed until one of them goes: none is dropped in silence', async () => {
    const aliases = Array.from({ length: 20 }, (_, at) => `Ім’я ${at}`);
    const evening = await club({ players: [{ ...players[0], aliases }, players[1], players[2]] });
    const change = { name: 'Грім' };
    expect(await refusal(evening, { type: 'savePlayer', player: 'player01', change })).toBe(
      'people.refusal.aliases',
    );
    await evening.must({ type: 'savePlayer', player: 'player01', change: { aliases: aliases.slice(1) } });
    await evening.must({ type: 'savePlayer', player: 'player01', change });
    expect(stored<Player[]>(evening, 'players')[0]?.aliases).toEqual(['Їжак', ...aliases.slice(1)]);
    // Back to a name that is among them needs no further place.
    await evening.must({ type: 'savePlayer', player: 'player01', change: { name: 'їжак' } });
  });

  test('who no longer comes stays in the club and in the table', async () => {
    const evening = await club();
    await evening.must({ type: 'savePlayer', player: 'player03', change: { active: false } });
    expect(stored<Player[]>(evening, 'players')[2]).toMatchObject({ inactive: true });
    expect(await table(evening)).toContain('2 Мавка 1 20');
    await evening.must({ type: 'savePlayer', player: 'player03', change: { active: true } });
    expect(stored<Player[]>(evening, 'players')).toEqual(players);
  });
});

describe('two records of one person', () => {
  test('merged they are one line and one page, and a name of either means the person; taken back all is as it was', async () => {
    const evening = await club();
    const before = [evening.disk.files.get('players'), await table(evening)];
    await evening.must({ type: 'mergePlayers', player: 'player03', into: 'player01' });
    expect(await table(evening)).toEqual(['1 Їжак 3 55', '2 Лис 1 10']);
    const page = await data<PlayerPage>(evening, { type: 'player', player: 'player03' });
    expect([page.player.name, page.merged.map(({ name }) => name)]).toEqual(['Їжак', ['Мавка']]);
    expect(page.figures).toMatchObject({ all: { games: 3, wins: 2 }, fouls: 2 });
    expect(page.figures.games.map(({ name }) => name)).toEqual([
      'player01 then',
      'player03 then',
      'player01 then',
    ]);
    const met = await data<Player[]>(evening, { type: 'addPlayers', names: ['мавка'] });
    expect(met.map(({ id }) => id)).toEqual(['player01']);
    await evening.must({ type: 'takeMergeBack', player: 'player03' });
    expect([evening.disk.files.get('players'), await table(evening)]).toEqual(before);
    expect(evening.disk.files.get('index')).toBe(JSON.stringify(games));
  });

  test('nobody is merged with himself, over a merge neither; what is not merged is not taken back', async () => {
    const evening = await club();
    const merge = (player: string, into: string): RequestBody => ({ type: 'mergePlayers', player, into });
    expect(await refusal(evening, merge('player01', 'player01'))).toBe('people.refusal.samePerson');
    await evening.must(merge('player02', 'player01'));
    expect(await refusal(evening, merge('player01', 'player02'))).toBe('people.refusal.samePerson');
    expect(await refusal(evening, { type: 'takeMergeBack', player: 'player01' })).toBe(
      'people.refusal.notMerged',
    );
    await evening.must(merge('player01', 'player03'));
    expect(await table(evening)).toEqual(['1 Мавка 4 65']);
    await evening.must({ type: 'takeMergeBack', player: 'player01' });
    expect(await table(evening)).toEqual(['1 Їжак 3 45', '2 Мавка 1 20']);
  });

  test('whose nickname the other one took meanwhile are not taken apart into two of one name', async () => {
    const evening = await club();
    await evening.must({ type: 'mergePlayers', player: 'player02', into: 'player01' });
    await evening.must({ type: 'savePlayer', player: 'player01', change: { name: 'Лис' } });
    const apart: RequestBody = { type: 'takeMergeBack', player: 'player02' };
    expect(await refusal(evening, apart)).toBe('people.refusal.takenMeanwhile');
    await evening.must({ type: 'savePlayer', player: 'player01', change: { name: 'Голка' } });
    await evening.must(apart);
    // Another name that is somebody's nickname now stands in nobody's way.
    await evening.must({ type: 'savePlayer', player: 'player01', change: { notes: 'сідає ліворуч' } });
    await evening.must({ type: 'savePlayer', player: 'player02', change: { fullName: 'Микола' } });
    const [met] = await data<Player[]>(evening, { type: 'addPlayers', names: ['лис'] });
    expect(met?.id).toBe('player02');
  });

  test('of one nickname, as two laptops can have them, are still to be changed, and not to be called as a third', async () => {
    const evening = await club({ players: [...players, { id: 'player04', name: 'їжак', createdAt: 4 }] });
    await evening.must({ type: 'savePlayer', player: 'player04', change: { name: 'їжак', active: false } });
    await evening.must({ type: 'savePlayer', player: 'player04', change: { aliases: ['Другий'] } });
    const change = { aliases: ['Другий', 'мавка'] };
    expect(await refusal(evening, { type: 'savePlayer', player: 'player04', change })).toBe(
      'people.refusal.taken',
    );
  });

  test('are deleted together, and whoever is forgotten has another name in each of them', async () => {
    const evening = new FilesEvening(new SimulatedDisk());
    await evening.start();
    const [one, two] = await evening.data<Player[]>({ type: 'addPlayers', names: ['Їжак', 'Голка'] });
    if (!one || !two) throw new Error('two players');
    await evening.must({ type: 'savePlayer', player: one.id, change: { notes: 'секрет', aliases: ['Ї'] } });
    await evening.must({ type: 'mergePlayers', player: two.id, into: one.id });
    await evening.must({ type: 'anonymise', player: one.id, name: 'Гравець 1' });
    expect(await evening.players()).toEqual([
      { id: one.id, name: 'Гравець 1', createdAt: one.createdAt },
      { id: two.id, name: 'Гравець 1', createdAt: two.createdAt, sameAs: one.id },
    ]);
    await evening.must({ type: 'deletePlayer', player: one.id });
    expect(await evening.players()).toEqual([]);
    const { bin } = await evening.files();
    for (const item of bin) await evening.must({ type: 'bringBack', item: item.id });
    expect((await evening.players()).length).toBe(2);
    await evening.stop();
  });
});

describe('people of a sheet', () => {
  const part = (people: readonly { name: string; aliases?: string[] }[], no = 0, parts = 1): RequestBody => ({
    type: 'importPlayers',
    upload: 'upload0001',
    part: no,
    parts,
    people: [...people],
  });

  test('come with the last part, new ones and what known ones lacked', async () => {
    const evening = await club();
    expect(await data(evening, part([{ name: 'Сойка' }], 0, 2))).toBeNull();
    expect(stored<Player[]>(evening, 'players')).toEqual(players);
    const came = await data(evening, part([{ name: 'їжак', aliases: ['Голка'] }, { name: 'Лис' }], 1, 2));
    expect(came).toEqual({ added: 1, filled: 1 });
    expect(stored<Player[]>(evening, 'players').map(({ name, aliases }) => [name, aliases])).toEqual([
      ['Їжак', ['Голка']],
      ['Лис', ['Микита']],
      ['Мавка', undefined],
      ['Сойка', undefined],
    ]);
  });

  test('that has more other names than a record can hold keeps the whole sheet out', async () => {
    const aliases = Array.from({ length: 20 }, (_, at) => `Ім’я ${at}`);
    const evening = await club();
    await evening.must(part([{ name: 'Їжак', aliases }]));
    expect(await refusal(evening, part([{ name: 'Їжак', aliases: ['Голка'] }]))).toBe('people.refusal.row');
    expect(await refusal(evening, part([{ name: 'Сойка' }, { name: 'Лис', aliases }]))).toBe(
      'people.refusal.row',
    );
    expect(stored<Player[]>(evening, 'players')).toHaveLength(3);
  });

  test('all of them or none: one that has a name of somebody else keeps the others out', async () => {
    const evening = await club();
    const sheet = part([{ name: 'Сойка' }, { name: 'Щука', aliases: ['Микита'] }]);
    expect(await refusal(evening, sheet)).toBe('people.refusal.row');
    expect(await refusal(evening, part([{ name: 'Сойка' }, { name: 'сойка' }]))).toBe('people.refusal.row');
    expect(await refusal(evening, part([{ name: 'Сойка' }], 1, 2))).toBe('people.refusal.sheet');
    expect(stored<Player[]>(evening, 'players')).toEqual(players);
  });
});

describe('a season', () => {
  const save = (change: Partial<Extract<RequestBody, { type: 'saveSeason' }>['change']>): RequestBody => ({
    type: 'saveSeason',
    season: 'season01',
    change: { name: 'Весна', ...change },
  });
  const facts = (evening: ConsoleEvening) =>
    data<SeasonFacts>(evening, { type: 'season', season: 'season01' });

  test('takes games from another one and gives them back, and no game is written', async () => {
    const evening = await club();
    const moved = (season: string): RequestBody => ({ type: 'moveGames', games: ['game0002'], season });
    await evening.must(moved('season02'));
    expect(await table(evening)).toEqual(['1 Їжак 1 30', '2 Лис 1 10']);
    const [there] = await data<{ season: string }[]>(evening, { type: 'games', season: 'season02' });
    expect(there?.season).toBe('season02');
    await evening.must(moved('season01'));
    expect(stored(evening, 'seasons')).toEqual([spring, autumn]);
    expect(evening.disk.files.get('index')).toBe(JSON.stringify(games));
    expect(await refusal(evening, { ...moved('season02'), games: ['game0009'] } as RequestBody)).toBe(
      'refusal.noSuchGame',
    );
  });

  test('counts by a formula that can be read, and tries another one without keeping it', async () => {
    const evening = await club();
    await evening.must(save({ order: 'formula', formula: 'wins * 10', ties: ['points'], minGames: 2 }));
    expect(await table(evening)).toEqual(['1 Їжак 2 35', '2 Мавка 1 20', '3 Лис 1 10']);
    const tried = await data<SystemStandings[]>(evening, {
      type: 'standings',
      season: 'season01',
      counting: { order: 'formula', formula: '0 - pts' },
    });
    expect(tried[0]?.rows.map(({ name, score }) => [name, score])).toEqual([
      ['Лис', -10],
      ['Мавка', -20],
      ['Їжак', -35],
    ]);
    for (const [body, key] of [
      [save({ order: 'formula', formula: 'wins *' }), 'season.formula.unfinished'],
      [save({ order: 'formula' }), 'season.formula.empty'],
      [save({ from: '2026-05-01', to: '2026-04-01' }), 'season.refusal.dates'],
      [save({ name: 'осінь' }), 'season.refusal.name'],
    ] as const) {
      expect(await refusal(evening, body)).toBe(key);
    }
  });

  test('has a table of one role and of one evening', async () => {
    const evening = await club({
      index: [
        ...games,
        game([own('player01', 7, { role: 'boss' })], { id: 'game0003', startedAt: 3, date: '2026-03-06' }),
      ],
    });
    expect(await table(evening, { role: 'boss' })).toEqual(['1 Їжак 1 7']);
    expect(await table(evening, { date: '2026-03-05' })).toEqual([
      '1 Їжак 2 35',
      '2 Мавка 1 20',
      '3 Лис 1 10',
    ]);
    expect(await facts(evening)).toMatchObject({
      roles: ['citizen', 'boss'],
      days: ['2026-03-06', '2026-03-05'],
    });
  });

  test('closed keeps its figures, and says which game was corrected since; opened again it follows them', async () => {
    const evening = await club();
    await evening.must({ type: 'closeSeason', season: 'season01', on: true });
    const frozen = await table(evening);
    const file = stored<unknown[]>(evening, 'seasons');
    await evening.stop();
    const corrected = games.map((one) => ({
      ...one,
      seats: one.seats.map((line) => ({ ...line, total: 1 })),
    }));
    const after = await club({ seasons: file, index: [corrected[0], games[1]] });
    expect(await table(after)).toEqual(frozen);
    expect(await table(after, { live: true })).toEqual(['1 Мавка 1 20', '2 Їжак 2 6', '3 Лис 1 1']);
    expect((await facts(after)).changed).toEqual([
      { game: 'game0001', how: 'changed', date: '2026-03-05', gameNo: 1 },
    ]);
    expect(await refusal(after, save({ minGames: 3 }))).toBe('season.refusal.closed');
    await after.must({ type: 'closeSeason', season: 'season01', on: false });
    expect(await table(after)).toEqual(['1 Мавка 1 20', '2 Їжак 2 6', '3 Лис 1 1']);
  });

  test('that is closed takes no new game unless it is asked for', async () => {
    const evening = await club({ seasons: [spring] });
    await evening.must({ type: 'closeSeason', season: 'season01', on: true });
    await evening.open('demafia', 6, { boss: 1, sheriff: 1, citizen: 4 });
    expect(stored<{ name: string }[]>(evening, 'seasons').map(({ name }) => name)).toEqual(['Весна', '2026']);
    expect(evening.console.seasons.find(({ id }) => id === evening.view.season)?.name).toBe('2026');
  });

  describe('that gets the results of a sheet', () => {
    const row = (name: string, total: number, wins = 1) => ({
      name,
      games: 2,
      wins,
      points: { base: total, odd: 9 },
      total,
    });
    const bring = (season: string, ...rows: ReturnType<typeof row>[]): RequestBody => ({
      type: 'bringResults',
      season,
      ruleset: 'demafia',
      upload: 'upload0001',
      part: 0,
      parts: 1,
      rows,
    });

    test('has them beside its games, all rows or none', async () => {
      const evening = await club();
      const here = (...rows: ReturnType<typeof row>[]) => bring('season01', ...rows);
      expect(await refusal(evening, here(row('Сойка', 40), row('їжак', 5, 3)))).toBe('season.refusal.row');
      expect(await refusal(evening, here(row('Микита', 40), row('Лис', 5)))).toBe('season.refusal.row');
      expect(await table(evening)).toHaveLength(3);
      await evening.must(here(row('їжак', 40), row('микита', 5)));
      expect(await table(evening)).toEqual(['1 Їжак 4 75', '2 Мавка 1 20', '3 Лис 3 15']);
      expect((await facts(evening)).brought).toEqual({ demafia: 2 });
      expect(JSON.stringify(evening.console.seasons)).not.toContain('brought');
      await evening.must(here());
      expect(await table(evening)).toEqual(['1 Їжак 2 35', '2 Мавка 1 20', '3 Лис 1 10']);
    });

    test('has new people with them or neither, wherever the power is cut', async () => {
      const ends = { before: 0, after: 0 };
      for (let k = 1, cut = true; cut; k += 1) {
        const disk = new SimulatedDisk();
        const evening = new FilesEvening(disk);
        await evening.start();
        const { id } = await evening.data<{ id: string }>({ type: 'addSeason', name: 'Весна' });
        const { operations } = disk;
        disk.cutAt(k);
        const answer = await evening.ask(bring(id, row('Сойка', 40), row('Щука', 5)));
        cut = disk.operations >= operations + k;
        evening.crash();
        disk.crash(() => 0.3);
        await evening.start();
        const people = (await evening.players()).length;
        const { brought } = await evening.data<SeasonFacts>({ type: 'season', season: id });
        expect([people, brought.demafia ?? 0]).toEqual(people === 0 ? [0, 0] : [2, 2]);
        if (answer.status === 'saved') expect(people).toBe(2);
        ends[people === 0 ? 'before' : 'after'] += 1;
        await evening.stop();
      }
      expect(ends.before).toBeGreaterThan(3);
      expect(ends.after).toBeGreaterThan(3);
    });
  });

  test('that has results of somebody who is forgotten has another name there, in its closed table too', async () => {
    const evening = new FilesEvening(new SimulatedDisk());
    await evening.start();
    const { id } = await evening.data<{ id: string }>({ type: 'addSeason', name: 'Весна' });
    const rows = [{ name: 'Їжак', games: 2, wins: 1, points: {}, total: 40 }];
    const part = { upload: 'upload0001', part: 0, parts: 1, ruleset: 'demafia' as const };
    await evening.must({ type: 'bringResults', season: id, ...part, rows });
    await evening.must({ type: 'closeSeason', season: id, on: true });
    const [hedgehog] = await evening.players();
    await evening.must({ type: 'anonymise', player: hedgehog?.id ?? '', name: 'Гравець 1' });
    const file = evening.platter.text('/club/seasons.json');
    expect(file).toContain('"name":"Гравець 1","games":2');
    expect(file).not.toContain('Їжак');
    await evening.stop();
  });
});
