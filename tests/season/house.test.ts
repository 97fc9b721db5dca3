import { describe, expect, test } from 'vitest';
import { sheetNames } from '../../electron/console/workbook';
import type { GameSummary } from '../../shared/contract/club';
import { rulesets } from '../../shared/rulesets';
import { compensationOf } from '../../shared/season/compensation';
import { standingsBySystem } from '../../shared/season/standings';
import { gamesSheet } from '../../shared/season/tables';
import { game, seat } from './summaries';

const points = { base: 1, move: 0, extra: 0, penalty: 0, compensation: 0 };
const terms = { amount: 0.4, share: 40 };
const ours = { id: 'house001', name: 'Наші' };
const byHouse = (
  house: GameSummary['house'],
  seats: GameSummary['seats'],
  more: Partial<GameSummary> = {},
): GameSummary => game(seats, { ruleset: 'polemica', ...(house ? { house } : {}), ...more });

describe('standings of house rules', () => {
  test('stand in a table of their own, under the name they had last, with the columns that were played', () => {
    const games = [
      byHouse(undefined, [seat('Ґ', {}, { result: 'win' })], { id: 'game0001', startedAt: 1 }),
      byHouse({ ...ours, name: 'Старі' }, [seat('Ґ', points, { result: 'win' })], {
        id: 'game0002',
        startedAt: 2,
      }),
      byHouse(ours, [seat('Ґ', points, { result: 'win' })], { id: 'game0003', startedAt: 3 }),
    ];
    const tables = standingsBySystem(games, rulesets);
    expect(
      tables.map(({ ruleset, house, columns, rows }) => [ruleset, house, columns, rows[0]?.games]),
    ).toEqual([
      ['polemica', ours, ['base', 'move', 'extra', 'penalty', 'compensation'], 2],
      ['polemica', undefined, [], 1],
    ]);
    const sheet = gamesSheet(games.slice(2), Object.keys(points), () => 'S');
    expect(sheet.rows[0]?.at(sheet.columns.findIndex(({ name }) => name === 'house'))).toBe('Наші');
  });

  test('A-45: a compensation over the season is counted over all of a player’s games by these rules', () => {
    const house = { ...ours, compensation: terms };
    const games = Array.from({ length: 10 }, (_, at) => {
      const first = at < 2 ? ({ compensated: true } as const) : {};
      return byHouse(house, [seat('Ґ', { ...points, base: 0 }, { result: 'loss', ...first })], {
        id: `game${1_000 + at}`,
        startedAt: at,
      });
    });
    const [table] = standingsBySystem(games, rulesets);
    // Two of ten games where four give all of it: half of 0.4, twice.
    expect(table?.rows[0]).toMatchObject({ total: 0.4, points: { compensation: 0.4 }, average: 0.04 });
    // In the table of all seasons each is reckoned by itself: one of five in either.
    const parted = games.map((one, at) => ({ ...one, season: at % 2 === 0 ? 'season01' : 'season02' }));
    expect(standingsBySystem(parted, rulesets)[0]?.rows[0]?.total).toBe(0.4);
    // Both in a season of two: all of it, twice.
    const early = games.map((one, at) => ({ ...one, season: at < 2 ? 'season01' : 'season02' }));
    expect(standingsBySystem(early, rulesets)[0]?.rows[0]?.total).toBe(0.8);
    const without = games.map(({ house: _, ...one }) => ({ ...one, house: ours }));
    expect(standingsBySystem(without, rulesets)[0]?.rows[0]?.total).toBe(0);
  });

  test.each([
    [1, 10, 0.1],
    [2, 10, 0.2],
    [4, 10, 0.4],
    [9, 10, 0.4],
    [1, 1, 0.4],
    [0, 0, 0],
  ])('%i first kills in %i games give %f for each', (first, games, each) => {
    expect(compensationOf(terms, first, games)).toBeCloseTo(each, 10);
  });
});

test('sheets of house rules have names that every program takes', () => {
  const long = 'Дуже довга назва правил нашого клубу';
  const names = sheetNames([
    `${long} standings`,
    `${long} games`,
    `${long} games`,
    "'a[b]:c*?/\\ games",
    'votes',
  ]);
  expect(names.every((name) => name.length <= 31 && !/[[\]:*?/\\']/.test(name))).toBe(true);
  expect(names).toEqual([
    'Дуже довга назва прав standings',
    'Дуже довга назва правил н games',
    'Дуже довга назва правил 2 games',
    'a b c games',
    'votes',
  ]);
});
