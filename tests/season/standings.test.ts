import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../shared/rulesets';
import { standingsBySystem, standingsOf } from '../../shared/season/standings';
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
        winRate: 50,
        points: { base: 30, night: 0, vote: 15, speech: 0, judge: 0, penalty: -50 },
        total: -5,
        average: -2.5,
        fouls: 0,
        removals: 0,
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

  test('PO-32: without points the place goes by wins, and among equal wins by how many of the games they are', () => {
    const won = { result: 'win' } as const;
    const all = ['a', 'b', 'c', 'd', 'e'];
    const winners = ['b', 'c', 'd', 'b', ''];
    const games = winners.map((winner, at) => {
      const there = all.filter((name) => name !== 'd' || at === 2).filter((name) => name !== 'e' || at > 0);
      return game(
        there.map((name) => seat(name, {}, name === winner ? won : {})),
        { id: `game000${at}`, startedAt: at },
      );
    });
    const table = standingsOf(games, []);
    expect(table.map((line) => `${line.place} ${line.name} ${line.wins} ${line.winRate}`)).toEqual([
      '1 b 2 40',
      '2 d 1 100',
      '3 c 1 20',
      '4 e 0 0',
      '4 a 0 0',
    ]);
  });

  test('each system has a table of its own, the one played last first; points of two are never added up', () => {
    const games = [
      game([seat('ann', { base: 30 })], { id: 'game0001', startedAt: 1 }),
      game([seat('ann', {}, { result: 'win' })], { id: 'game0002', startedAt: 2, ruleset: 'polemica' }),
      game([seat('ann', { base: 2, night: 1 })], { id: 'game0003', startedAt: 4, ruleset: 'mafia-pro' }),
      game([seat('ann')], { id: 'game0004', startedAt: 5, ruleset: 'sports-ua', status: 'called-off' }),
      game([seat('ann', { base: 10 })], { id: 'game0005', startedAt: 3 }),
    ];
    const tables = standingsBySystem(games, rulesets);
    expect(
      tables.map(({ ruleset, columns: own, rows }) => [ruleset, own, rows[0]?.games, rows[0]?.total]),
    ).toEqual([
      ['mafia-pro', ['base', 'night'], 1, 3],
      ['demafia', columns, 2, 40],
      ['polemica', [], 1, 0],
    ]);
    expect(tables.map((table) => table.note?.key)).toEqual(['sports.note.housePoints', undefined, undefined]);
  });

  test('MP-46, MP-47: all tables of Mafia Pro make one rating, by points', () => {
    const at = (startedAt: number) =>
      ({ ruleset: 'mafia-pro', id: `game000${startedAt}`, startedAt }) as const;
    const games = [
      game([seat('ann', { base: 2 }), seat('bob', { base: 0, night: 1 })], at(1)),
      game([seat('ann', { base: 0 }), seat('bob', { base: 2, night: 2 })], { ...at(2), season: 'season02' }),
    ];
    const [rating] = standingsBySystem(games, rulesets);
    expect(rating?.rows.map((row) => `${row.place} ${row.name} ${row.games} ${row.total}`)).toEqual([
      '1 bob 2 5',
      '2 ann 2 2',
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
