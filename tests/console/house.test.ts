import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HouseDraft, HouseTrial, KeptHouse } from '../../shared/contract/house';
import { trialGames } from '../../shared/contract/house';
import type { HostMessage } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import type { CsvFile } from '../../shared/season/csv';
import type { SystemStandings } from '../../shared/season/standings';
import { ConsoleEvening } from './evening';
import { emptyDisk } from './memory-store';

vi.mock('../../shared/contract/house', async (original) => ({
  ...(await original<typeof import('../../shared/contract/house')>()),
  // A hundred games take as long as all other tests of this folder.
  trialGames: 3,
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const ours: HouseDraft = {
  id: null,
  name: 'Наші правила',
  base: 'demafia',
  options: { uzhhorodAt: 'off' },
  durations: { talk: 180_000, defence: 15_000 },
  discipline: { fouls: { silence: 2, removal: 3 } },
  points: { 'DM-37': 12 },
};

class HouseEvening extends ConsoleEvening {
  async data<T>(body: RequestBody): Promise<T> {
    const answer = await this.must(body);
    if (answer.status === 'refused') throw new Error('refused');
    return answer.data as T;
  }

  async refusal(body: RequestBody): Promise<string> {
    const answer = await this.ask(body);
    if (answer.status !== 'refused') throw new Error(`${body.type} was not refused`);
    return answer.refusal.reason.key;
  }

  /** Plays the random games to their end. */
  async tried(house: HouseDraft): Promise<HouseTrial> {
    const { trial } = await this.data<{ trial: string }>({ type: 'tryHouse', house });
    for (;;) {
      const view = await this.data<HouseTrial>({ type: 'houseTrial', trial });
      if (view.faults) return view;
      await new Promise((next) => setImmediate(next));
    }
  }

  async saved(house: HouseDraft): Promise<KeptHouse> {
    await this.tried(house);
    return this.data({ type: 'saveHouse', house });
  }

  get houses(): readonly KeptHouse[] {
    const shown = this.host.findLast((message) => message.type === 'console');
    return (shown as Extract<HostMessage, { type: 'console' }>).view.houses;
  }

  starting(house: string): Extract<RequestBody, { type: 'startGame' }> {
    return {
      type: 'startGame',
      season: null,
      house,
      setup: {
        ruleset: 'demafia',
        options: {},
        seats: this.people.map(({ id, name }) => ({ player: id, name })),
        composition: { boss: 1, mafia: 1, sheriff: 1, citizen: 4 },
      },
    };
  }

  people: { id: string; name: string }[] = [];

  async withPeople(count = 7): Promise<this> {
    await this.start();
    const names = Array.from({ length: count }, (_, at) => `Гравець ${at + 1}`);
    this.people = await this.data({ type: 'addPlayers', names });
    return this;
  }
}

describe('the club’s house rules', () => {
  test('are saved only when random games were played with these numbers and nothing broke', async () => {
    const console = await new HouseEvening().start();
    expect(await console.refusal({ type: 'saveHouse', house: ours })).toBe('house.refusal.untried');
    const { done, of, faults } = await console.tried(ours);
    expect([done, of]).toEqual([trialGames, trialGames]);
    expect(faults?.filter((fault) => fault.breaks)).toEqual([]);
    const other = { ...ours, durations: { talk: 181_000, defence: 15_000 } };
    expect(await console.refusal({ type: 'saveHouse', house: other })).toBe('house.refusal.untried');
    const kept = await console.data<KeptHouse>({ type: 'saveHouse', house: ours });
    expect(kept).toEqual({ ...ours, id: kept.id });
    expect(console.houses).toEqual([kept]);
    // Another name plays no other game.
    await console.must({ type: 'saveHouse', house: { ...kept, name: 'Вечір' } });
    expect(console.houses.map(({ name }) => name)).toEqual(['Вечір']);
    await console.stop();
  });

  test('are refused where they do not fit their base, and under a name that is taken', async () => {
    const console = await new HouseEvening().start();
    await console.saved(ours);
    expect(await console.refusal({ type: 'saveHouse', house: { ...ours, name: ' наші  ПРАВИЛА' } })).toBe(
      'house.refusal.name',
    );
    expect(
      await console.refusal({ type: 'tryHouse', house: { ...ours, durations: { council: 9_000 } } }),
    ).toBe('house.noClock');
    const late: HouseDraft = {
      id: null,
      name: 'Клони',
      base: 'epoch-of-clones',
      durations: { talk: 100_000 },
    };
    expect(await console.refusal({ type: 'tryHouse', house: late })).toBe('house.cueAfterEnd');
    expect(await console.refusal({ type: 'saveHouse', house: { ...ours, id: 'nohouse01' } })).toBe(
      'house.refusal.none',
    );
    await console.stop();
  });

  test('a trial can be stopped, and is given up by the next one', async () => {
    const console = await new HouseEvening().start();
    const { trial } = await console.data<{ trial: string }>({ type: 'tryHouse', house: ours });
    await console.must({ type: 'stopTrial', trial });
    expect(await console.refusal({ type: 'houseTrial', trial })).toBe('house.refusal.noTrial');
    expect(await console.refusal({ type: 'saveHouse', house: ours })).toBe('house.refusal.untried');
    await console.must({ type: 'stopTrial', trial });
    await console.stop();
  });

  test('a game keeps the numbers it began with, whatever becomes of the house, and after a restart', async () => {
    const disk = emptyDisk();
    const console = await new HouseEvening(disk).withPeople();
    const house = await console.saved(ours);
    const { game } = await console.data<{ game: string }>(console.starting(house.id));
    const header = () => JSON.parse(disk.games.get(game)?.[0] ?? '').setup;
    const { durations, discipline, points } = ours;
    const numbers = { id: house.id, name: 'Наші правила', durations, discipline, points };
    expect(header()).toMatchObject({ ruleset: 'demafia', options: { uzhhorodAt: 'off' }, house: numbers });
    // While a game runs nobody waits for a trial.
    expect(await console.refusal({ type: 'tryHouse', house: ours })).toBe('data.refusal.gameOpen');
    await console.must({ type: 'endGame', winner: 'white', reason: 'так вирішив клуб' });
    await console.must({ type: 'closeGame' });
    await console.saved({ ...ours, id: house.id, points: { 'DM-37': 1 } });
    const [line] = await console.data<{ house: unknown; seats: { total: number }[] }[]>({
      type: 'games',
      season: null,
    });
    expect(line?.house).toEqual({ id: house.id, name: 'Наші правила' });
    expect(line?.seats.map(({ total }) => total).toSorted()).toContain(12);
    expect(await console.refusal({ type: 'dropHouse', house: house.id })).toBe('house.refusal.played');
    await console.stop();
    const again = await new HouseEvening(disk).start();
    expect(again.houses.map(({ points }) => points)).toEqual([{ 'DM-37': 1 }]);
    await again.must({ type: 'openGame', game });
    expect(header().house).toEqual(numbers);
    await again.stop();
  });

  test('have the results of a sheet in a table of their own, before a game of them is played', async () => {
    const console = await new HouseEvening().withPeople(1);
    const { id: season } = await console.data<{ id: string }>({ type: 'addSeason', name: 'Весна' });
    const house = await console.saved(ours);
    const bring = (to: object, total: number): RequestBody => ({
      type: 'bringResults',
      season,
      ruleset: 'demafia',
      upload: 'upload0001',
      part: 0,
      parts: 1,
      rows: [{ name: 'Гравець 1', games: 2, wins: 1, points: {}, total }],
      ...to,
    });
    await console.must(bring({}, 5));
    await console.must(bring({ house: house.id }, 40));
    const tables = await console.data<SystemStandings[]>({ type: 'standings', season });
    expect(tables.map(({ house: by, rows }) => [by?.name, rows[0]?.total])).toEqual([
      [undefined, 5],
      ['Наші правила', 40],
    ]);
    expect(tables[1]?.columns).toEqual(tables[0]?.columns);
    const facts = await console.data<{ brought: object }>({ type: 'season', season });
    expect(facts.brought).toEqual({ demafia: 1, [`house ${house.id}`]: 1 });
    expect(await console.refusal(bring({ house: 'nohouse01' }, 1))).toBe('house.refusal.none');
    expect(await console.refusal(bring({ house: house.id, ruleset: 'polemica' }, 1))).toBe(
      'house.refusal.none',
    );
    await console.must(bring({ house: house.id, rows: [] }, 0));
    expect(await console.data<SystemStandings[]>({ type: 'standings', season })).toHaveLength(1);
    await console.stop();
  });

  test('A-45: a points table of the club’s own is in the game, the season and the files', async () => {
    const console = await new HouseEvening().withPeople(10);
    const points = { win: 1, removal: -0.5, compensation: 0.4, compensationShare: 40 };
    const house = await console.saved({
      id: null,
      name: 'З балами',
      base: 'polemica',
      options: { points: 'club', compensation: 'season' },
      points,
    });
    const seats = console.people.map(({ id, name }) => ({ player: id, name }));
    const composition = { don: 1, mafia: 2, sheriff: 1, citizen: 6 };
    const setup = { ruleset: 'polemica', options: {}, seats, composition } as const;
    // The option alone is none of the system's.
    const alone = { ...setup, options: { points: 'club' } };
    expect(await console.refusal({ type: 'startGame', season: null, setup: alone })).toBe(
      'refusal.setup.option',
    );
    await console.must({ type: 'startGame', season: null, house: house.id, setup });
    await console.must({ type: 'deal' });
    const what = { kind: 'points', seat: 5, column: 'extra', amount: 0.3 } as const;
    expect((await console.ask({ type: 'overrule', what, reason: '' })).status).toBe('refused');
    await console.must({ type: 'overrule', what, reason: 'гарна промова' });
    await console.must({ type: 'endGame', winner: 'red', reason: 'так вирішив клуб' });
    await console.must({ type: 'closeGame' });
    const [table] = await console.data<readonly SystemStandings[]>({ type: 'standings', season: null });
    expect(table).toMatchObject({ ruleset: 'polemica', house: { id: house.id, name: 'З балами' } });
    expect(table?.columns).toEqual(['base', 'move', 'extra', 'penalty', 'compensation']);
    const extra = table?.rows.find(({ name }) => name === 'Гравець 5')?.points.extra;
    expect(extra).toBe(0.3);
    expect(table?.rows.filter((row) => row.points.base === 1)).toHaveLength(7);
    const of = { season: null, ruleset: 'polemica', house: house.id } as const;
    const csv = await console.data<CsvFile>({ type: 'csv', table: 'standings', ...of });
    expect(csv.name).toBe('З балами standings.csv');
    expect(csv.content).toContain('base;move;extra;penalty;compensation;total');
    await console.stop();
  });

  test('put away, they begin no game; deleted only where none was played', async () => {
    const console = await new HouseEvening().withPeople();
    const house = await console.saved(ours);
    await console.must({ type: 'retireHouse', house: house.id, on: true });
    expect(console.houses[0]?.retired).toBe(true);
    expect(await console.refusal(console.starting(house.id))).toBe('house.refusal.none');
    await console.must({ type: 'retireHouse', house: house.id, on: false });
    await console.must({ type: 'dropHouse', house: house.id });
    expect(console.houses).toEqual([]);
    expect(await console.refusal(console.starting(house.id))).toBe('house.refusal.none');
    await console.stop();
  });
});
