import { describe, expect, test } from 'vitest';
import { balance, overTime, roleStatistics } from '../../shared/season/charts';
import { game, seat } from './summaries';

const alone = (id: string) => id;
const won = { result: 'win' } as const;

describe('charts of a season', () => {
  const games = [
    game([seat('b', { base: 5 }), seat('a', { base: 0.1 }, won)], {
      id: 'game0002',
      startedAt: 2,
      gameNo: 2,
    }),
    game([seat('a', { base: 0.2 })], { id: 'game0001', startedAt: 1, winner: 'black' }),
    game([seat('a', { base: 99 })], { id: 'game0003', startedAt: 3, status: 'called-off', winner: null }),
    game([seat('a', { base: 99 })], { id: 'game0004', startedAt: 4, unrated: true }),
  ];
  const people = [
    { player: 'a0000000', name: 'a' },
    { player: 'b0000000', name: 'b' },
  ];

  test('totals grow game by game in the order of play, exactly; what does not count stays out', () => {
    expect(overTime(games, true, people, alone)).toEqual([
      { date: '2026-03-05', gameNo: 1, totals: [0.2, 0] },
      { date: '2026-03-05', gameNo: 2, totals: [0.3, 5] },
    ]);
  });

  test('PO-32: without points the games won grow', () => {
    expect(overTime(games, false, people, alone).at(-1)?.totals).toEqual([1, 0]);
  });

  test('merged records are one line', () => {
    const personOf = (id: string) => (id === 'b0000000' ? 'a0000000' : id);
    expect(overTime(games, true, people.slice(0, 1), personOf).at(-1)?.totals).toEqual([5.3]);
  });

  test('teams by the games they won, roles by how often they were played and won', () => {
    expect(balance([...games, game([], { id: 'game0009', winner: 'black' })])).toEqual([
      { team: 'black', wins: 2 },
      { team: 'white', wins: 1 },
    ]);
    const roles = [
      game([seat('a', {}, { role: 'sheriff', ...won }), seat('b', {}, { role: 'boss' })]),
      game([seat('a', {}, { role: 'sheriff' }), seat('b', {}, { role: null })], { id: 'game0005' }),
      game([seat('a', {}, { role: 'sheriff' })], { id: 'game0006' }),
    ];
    expect(roleStatistics(roles)).toEqual([
      { role: 'sheriff', games: 3, winRate: 33.3 },
      { role: 'boss', games: 1, winRate: 0 },
    ]);
  });
});
