import { describe, expect, test } from 'vitest';
import { replay, summarise, summaryOf } from '../../electron/console/summary';
import { endedGame } from '../bench/club';
import { SportsEvening, type System } from '../rules/sports/table';

describe("a finished game's line in the index", () => {
  const { header, lines } = endedGame();

  test('is read from the seal as it would be worked out again', () => {
    const summary = summarise(header, lines);
    expect(summary).toEqual(summaryOf(header, replay(header, lines.slice(0, -1))));
    expect(summary).toMatchObject({ status: 'ended', winner: 'white', endedAt: 0 });
  });

  test('follows the seal and not a later version of the rules (design: seal)', () => {
    const other = lines.map((line) =>
      line.op.type === 'seal'
        ? { ...line, op: { ...line.op, seal: { ...line.op.seal, winner: 'black' } } }
        : line,
    );
    expect(summarise(header, other)).toMatchObject({ winner: 'black' });
  });

  test('is that of a running game once the end was undone', () => {
    const end = lines.findLast((line) => line.op.type === 'add')?.n ?? 0;
    const undone = { n: lines.length + 1, at: 0, by: 'test', op: { type: 'undo', n: end } } as const;
    expect(summarise(header, [...lines, undone])).toMatchObject({
      status: 'running',
      winner: null,
      endedAt: null,
    });
  });

  test('is refused for lines that do not fit each other', () => {
    const broken = lines.map((line, at) =>
      at === lines.length - 2 ? { ...line, op: { type: 'undo', n: 1 } as const } : line,
    );
    expect(() => summarise(header, broken)).toThrow(/broken/);
  });
});

describe('the line of a sports table', () => {
  /** Seat 6 is shot, the Don finds the Sheriff and the Sheriff a black; then the blacks go home and the host ends the game. */
  const lineOf = (system: System) => {
    const evening = new SportsEvening(system).quiet(1).shoot(1, 6, { don: 4, sheriff: 1 }).toDay(2);
    evening.shrink(1, 2, 3).end('red');
    return summaryOf({ ...endedGame().header, setup: evening.game.setup }, evening.game);
  };

  test('PO-32, A-45: carries win and loss, dead or alive, and no points', () => {
    for (const system of ['polemica', 'sports-ua'] as const) {
      const { ruleset, winner, seats } = lineOf(system);
      expect([ruleset, winner]).toEqual([system, 'red']);
      const won = seats.filter((one) => one.result === 'win').map((one) => one.seat);
      const lost = seats.filter((one) => one.result === 'loss').map((one) => one.seat);
      expect([won, lost]).toEqual([
        [4, 5, 6, 7, 8, 9, 10],
        [1, 2, 3],
      ]);
      expect(seats.map((one) => [Object.keys(one.points), one.total])).toEqual(seats.map(() => [[], 0]));
    }
  });

  test('MP-44: carries the house points of Mafia Pro', () => {
    const { seats } = lineOf('mafia-pro');
    expect([1, 4, 5].map((seat) => seats[seat - 1]?.points)).toEqual([
      { base: 0, night: 2 },
      { base: 2, night: 1 },
      { base: 2, night: 0 },
    ]);
    expect(seats[3]).toMatchObject({ role: 'sheriff', team: 'red', result: 'win', total: 3 });
  });
});
