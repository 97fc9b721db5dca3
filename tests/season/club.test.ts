import { describe, expect, test, vi } from 'vitest';
import { Club } from '../../electron/console/club';
import { defaultSettings, type GameSummary } from '../../shared/contract/club';
import { closedWith } from '../../shared/season/closed';
import { emptyDisk, memoryStore } from '../console/memory-store';
import { game, seat } from './summaries';

const spring = { id: 'season01', name: 'Весна', createdAt: 1 };
const autumn = { id: 'season02', name: 'Осінь', createdAt: 2 };

async function clubOf(...games: GameSummary[]): Promise<Club> {
  const store = memoryStore(emptyDisk());
  await store.seasons.put([spring, autumn]);
  await store.index.put(games);
  return new Club(store);
}

const pro = (startedAt: number, season: string, base: number) =>
  game([seat('Ї', { base, night: 1 })], {
    ruleset: 'mafia-pro',
    id: `game000${startedAt}`,
    startedAt,
    season,
  });

describe('a season in which several systems were played', () => {
  const dance = game([seat('Ї', { base: 30 })], { id: 'game0009', startedAt: 9 });

  test('has a file for each of them, with its name; in a season of one system the name is the season’s alone', async () => {
    const mixed = await clubOf(pro(1, 'season01', 2), dance);
    const file = (ruleset: 'mafia-pro' | 'demafia', table: 'standings' | 'games') =>
      mixed.csv(spring, { table, ruleset }, defaultSettings);
    expect(file('mafia-pro', 'games').name).toBe('Весна mafia-pro games.csv');
    expect(file('demafia', 'standings').name).toBe('Весна demafia standings.csv');
    expect(file('mafia-pro', 'games').content.split('\r\n')).toHaveLength(2);
    expect(file('demafia', 'standings').content).toContain('\r\n1;Ї;1;0;30;0;0;0;0;0;30;30');
    const single = await clubOf(dance);
    expect(single.csv(spring, { table: 'games', ruleset: 'demafia' }, defaultSettings).name).toBe(
      'Весна games.csv',
    );
  });

  test('a file of a system that was not played has its columns and no rows', async () => {
    const club = await clubOf(dance);
    const { content } = club.csv(spring, { table: 'standings', ruleset: 'polemica' }, defaultSettings);
    expect(content).toBe(
      '\uFEFFplace;player;games;wins;winrate;player_id;played;fouls;removals;score;below;version',
    );
  });
});

test('MP-46: the rating of all seasons adds up every table of Mafia Pro, and each game names its season', async () => {
  const club = await clubOf(pro(1, 'season01', 2), pro(2, 'season02', 0));
  expect(club.standings('season02')[0]?.rows[0]).toMatchObject({ games: 1, total: 1 });
  expect(club.standings(null)[0]?.rows[0]).toMatchObject({ games: 2, total: 4 });
  const { name, content } = club.csv(null, { table: 'games', ruleset: 'mafia-pro' }, defaultSettings);
  expect(name).toBe('games.csv');
  expect(content.split('\r\n').map((row) => row.split(';')[0])).toEqual(['\uFEFFseason', 'Весна', 'Осінь']);
});

test('the rules that were played are those of the tables, in their order, without working them out', async () => {
  const house = { id: 'house001', name: 'Наші' };
  const dance = game([seat('Ї', { base: 30 })], { id: 'game0009', startedAt: 9 });
  const own = game([seat('Ї', { base: 1 })], { id: 'game0008', startedAt: 8, house });
  const called = game([seat('Ї')], {
    id: 'game0010',
    startedAt: 10,
    ruleset: 'polemica',
    status: 'called-off',
  });
  const line = {
    ruleset: 'sports-ua',
    player: 'player01',
    name: 'Є',
    games: 3,
    wins: 1,
    points: {},
    total: 0,
  };
  const brought = { ...autumn, brought: [{ ...line, ruleset: 'sports-ua' as const }] };
  const games = [pro(1, 'season01', 2), own, dance, called, pro(2, 'season02', 2)];
  const store = memoryStore(emptyDisk());
  await store.index.put(games);
  await store.seasons.put([spring, brought]);
  const club = new Club(store);
  const rulesOf = (season: string | null) =>
    club.standings(season).map(({ ruleset, house }) => ({ ruleset, house }));
  const expected = [null, 'season01', 'season02'].map(rulesOf);
  expect(expected.map((all) => all.length)).toEqual([4, 3, 2]);
  const counting = vi.spyOn(club, 'standings');
  expect([null, 'season01', 'season02'].map((season) => club.systems(season))).toEqual(expected);
  const { name } = club.csv(spring, { table: 'games', ruleset: 'demafia', house: house.id }, defaultSettings);
  expect(name).toBe('Весна Наші games.csv');
  expect(counting).not.toHaveBeenCalled();
  club.csv(spring, { table: 'standings', ruleset: 'demafia' }, defaultSettings);
  expect(counting).toHaveBeenCalledOnce();
  const closed = closedWith(games.slice(0, 1), club.standings('season01'), 3);
  await store.seasons.put([{ ...spring, closed }, brought]);
  await store.index.put([]);
  expect(club.systems('season01')).toEqual(rulesOf('season01'));
  expect(club.systems('season01')).toHaveLength(3);
});
