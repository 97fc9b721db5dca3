import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standingsOf } from '../../shared/season/standings';
import { runs } from '../runs';
import { game, seat } from './summaries';

const columns = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'];
const order = (...games: Parameters<typeof standingsOf>[0]) =>
  standingsOf(games, columns).map((line) => `${line.place} ${line.name}`);

describe('standings of a season', () => {
  test('a player has games, wins, PTS by kind, their total and the average a game', () => {
    const table = standingsOf(
      [
        game([seat('ivan', { base: 30, vote: 10 }, { result: 'win' })], { id: 'game0001' }),
        game([seat('ivan', { base: 0, vote: 5, penalty: -50 })], { id: 'game0002', startedAt: 2 }),
      ],
      columns,
    );
    expect(table).toEqual([
      {
        place: 1,
        player: 'ivan0000',
        name: 'ivan',
        games: 2,
        wins: 1,
        points: { base: 30, night: 0, vote: 15, speech: 0, judge: 0, penalty: -50 },
        total: -5,
        average: -2.5,
      },
    ]);
  });

  test('a game that runs and one that was called off stay out', () => {
    const seats = [seat('ivan', { base: 30 })];
    expect(order(game(seats, { status: 'running' }), game(seats, { status: 'called-off' }))).toEqual([]);
  });

  test('who has most PTS is first; equal totals share a place and the next place is left out', () => {
    const seats = [
      seat('a', { base: 10 }),
      seat('b', { base: 30 }),
      seat('c', { vote: 10 }),
      seat('d', { base: 5 }),
    ];
    expect(order(game(seats))).toEqual(['1 b', '2 a', '2 c', '4 d']);
  });

  test('among equal totals wins come first, then fewer games, then the name', () => {
    const one = [
      seat('я', { base: 10 }),
      seat('ґава', { base: 10 }),
      seat('long', { base: 5 }),
      seat('won', { base: 10 }, { result: 'win' }),
    ];
    const two = [seat('long', { base: 5 })];
    expect(order(game(one), game(two, { id: 'game0002' }))).toEqual(['1 won', '1 ґава', '1 я', '1 long']);
  });

  test('PO-32: in a season without points the place goes by wins', () => {
    const seats = [seat('a', {}), seat('b', {}, { result: 'win' }), seat('c', {}, { result: 'win' })];
    const more = [seat('b', {}, { result: 'win' }), seat('a', {})];
    const table = standingsOf([game(seats), game(more, { id: 'game0002' })], []);
    expect(table.map((line) => `${line.place} ${line.name} ${line.wins}`)).toEqual([
      '1 b 2',
      '2 c 1',
      '3 a 0',
    ]);
  });

  test('a renamed player stays one line, with the name of his latest game', () => {
    const early = game([seat('ivan', { base: 1 }, { name: 'Іван' })], { id: 'game0009', startedAt: 1 });
    const late = game([seat('ivan', { base: 1 }, { name: 'Грім' })], { id: 'game0001', startedAt: 5 });
    expect(order(late, early)).toEqual(['1 Грім']);
  });

  test('decimals add up exactly: 0.1 and 0.2 share a place with 0.3', () => {
    const parts = [
      game([seat('a', { vote: 0.1 }), seat('b', { vote: 0.3 })]),
      game([seat('a', { vote: 0.2 })]),
    ];
    expect(standingsOf(parts, columns).map((line) => line.total)).toEqual([0.3, 0.3]);
    expect(order(...parts).every((line) => line.startsWith('1 '))).toBe(true);
  });

  test('no point is lost: the totals of the table are the totals of the games, in any order of the games', () => {
    const player = fc.constantFrom('ann', 'bob', 'cat', 'dan', 'eve', 'fay');
    const line = fc.record({ name: player, base: fc.integer({ min: -50, max: 50 }), win: fc.boolean() });
    const games = fc.array(fc.uniqueArray(line, { selector: (made) => made.name, maxLength: 6 }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(games, (played) => {
        const all = played.map((lines, at) =>
          game(
            lines.map(({ name, base, win }) => seat(name, { base }, { result: win ? 'win' : 'loss' })),
            { id: `game${String(at).padStart(4, '0')}`, startedAt: at },
          ),
        );
        const table = standingsOf(all, columns);
        expect(standingsOf(all.toReversed(), columns)).toEqual(table);
        const lines = played.flat();
        expect(table.reduce((total, row) => total + row.total, 0)).toBe(
          lines.reduce((total, one) => total + one.base, 0),
        );
        expect(table.reduce((total, row) => total + row.games, 0)).toBe(lines.length);
        for (const [at, row] of table.entries()) {
          expect(row.place).toBe(1 + table.filter((other) => other.total > row.total).length);
          expect(row.total).toBeLessThanOrEqual(table[at - 1]?.total ?? Number.POSITIVE_INFINITY);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
