import { describe, expect, it } from 'vitest';
import { pointsTable } from '../../shared/game/points';
import { demafia } from '../../shared/rulesets/demafia';
import { casePlayed, Evening, eight, nine } from './evening';

/** A table of eight that the whites win: the Lover leaves on Day 1, the Boss on Day 2. */
const whiteWin = () => new Evening(eight).expel(1, 2).sleep(1, { shot: 8 }).expel(2, 1).end('white');

/** A table of nine that the blacks win: the Boss leaves on Day 1, shots and the vote do the rest. */
function blackWin(): Evening {
  const evening = new Evening(nine).expel(1, 1).sleep(1, { shot: 9, check: 2 }).expel(2, 8);
  evening.sleep(2, { shot: 7 }).quiet(3).sleep(3, { shot: 6 });
  return evening.end('black');
}

describe('DM-37 to DM-39: base points of a white win', () => {
  it('DM-37: each living white has 10, the Maniac too', () => {
    const evening = whiteWin();
    for (const seat of [3, 4, 5, 6, 7]) expect(evening.rows(seat, 'end')).toEqual(['DM-37 +10 end']);
  });

  it('DM-38: a Citizen voted out on Day 1 has 8 when the whites win', () => {
    const evening = new Evening(eight).expel(1, 8).sleep(1, { shot: 7, heal: 7 }).expel(2, 2);
    evening.sleep(2, { shot: 7, heal: 7 }).expel(3, 1).end('white');
    expect(evening.rows(8, 'end')).toEqual(['DM-38 +8 end']);
  });

  it.each([
    ['night-kill', (evening: Evening) => evening.quiet(1).sleep(1, { shot: 8 })],
    ['vote', (evening: Evening) => evening.expel(1, 8).sleep(1, { shot: 7, heal: 7 })],
    ['fouls', (evening: Evening) => evening.toDay(1).foul(8, 4).quiet(1).sleep(1, { shot: 7, heal: 7 })],
    ['left', (evening: Evening) => evening.toDay(1).leave(8).quiet(1).sleep(1, { shot: 7, heal: 7 })],
  ] as const)('DM-38, A-35: out by %s, a dead player of the winning team has 8', (cause, play) => {
    const evening = play(new Evening('boss citizen doctor citizen*5'));
    evening.expel(2, 1).end('white');
    expect(evening.isOut(8)).toBe(cause);
    expect(evening.rows(8, 'end')).toEqual(['DM-38 +8 end']);
  });

  it('DM-39: a black has no base and keeps the rest: Boss with 4 + 1, whites win: 5', () => {
    const evening = new Evening(eight).toDay(1).nominate(8, 7);
    evening.ballot([8, [1, 3, 4, 5]], [7, [2]]);
    evening.sleep(1, { shot: 7 }).expel(2, 2).sleep(2, { shot: 6, heal: 6 }).expel(3, 1).end('white');
    // Both Days 2 and 3 ended against a black: the Boss had no accurate vote there.
    expect(evening.rows(1)).toEqual(['DM-58 +1 d1/vote', 'DM-44 +4 n1']);
    expect(evening.points(1)).toBe(5);
  });
});

describe('DM-40 to DM-42: base points of a black win', () => {
  it('DM-40: each living black has 10, the Lover too', () => {
    const evening = blackWin();
    expect(evening.rows(2, 'end')).toEqual(['DM-40 +10 end']);
    expect(evening.rows(3, 'end')).toEqual(['DM-40 +10 end']);
  });

  it('DM-41: the Boss voted out on Day 1 has 8 when the blacks win', () => {
    expect(blackWin().rows(1, 'end')).toEqual(['DM-41 +8 end']);
  });

  it('DM-42: whites have no base; the Sheriff with one exposure: 5', () => {
    const evening = blackWin();
    for (const seat of [4, 5, 6, 7, 8, 9]) expect(evening.rows(seat, 'end')).toEqual([]);
    expect(evening.rows(4)).toEqual(['DM-58 +1 d1/vote', 'DM-56 +5 n1']);
    expect(evening.points(4) - evening.points(4, 'vote')).toBe(5);
  });

  it('DM-37, DM-40: a game that was called off has no base points', () => {
    const evening = new Evening(eight).quiet(1).sleep(1, { shot: 8 }).toDay(2).end(null, 'fire alarm');
    expect(evening.ledger('end')).toEqual([]);
    expect(evening.points(1)).toBe(4);
  });
});

describe('DM-44, DM-45 (A-14): the shot', () => {
  it('DM-44 Test 1: Boss, Mafia, Lover alive, the shot kills P8: Boss +4, Mafia +4, Lover 0', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 8 });
    expect([1, 2, 3].map((seat) => evening.points(seat))).toEqual([4, 4, 0]);
  });

  it('DM-44 Test 2: the Boss is dead: only the Mafia +4', () => {
    const evening = new Evening(nine).expel(1, 1).sleep(1, { shot: 8 });
    expect([1, 2, 3].map((seat) => evening.points(seat, 'night'))).toEqual([0, 4, 0]);
  });

  it('DM-44 Test 3: the shot kills P8 and the Maniac kills the Mafia in the same night: only the Boss +4', () => {
    const evening = new Evening('boss mafia lover sheriff doctor maniac citizen*6').quiet(1);
    evening.sleep(1, { shot: 12, heal: 12, visit: 2 }).quiet(2).sleep(2, { shot: 8, visit: 2 });
    expect(evening.isOut(2)).toBe('night-kill');
    expect([1, 2, 3].map((seat) => evening.rows(seat, 'n2'))).toEqual([['DM-44 +4 n2'], [], []]);
  });

  it('DM-45: shot P7, heal P7: Boss 0, Mafia 0', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 7, heal: 7 });
    expect([evening.rows(1), evening.rows(2)]).toEqual([[], []]);
  });
});

describe('DM-58, DM-59 (A-23): accurate votes', () => {
  it('DM-58 Test 1: P2, black, is expelled by the whites 3, 4, 5, 7, 8: +1 each', () => {
    const evening = new Evening(eight)
      .toDay(1)
      .nominate(3, 2)
      .ballot([3, [1, 2]], [2, [3, 4, 5, 7, 8]]);
    expect(evening.isOut(2)).toBe('vote');
    expect(evening.ledger().map((row) => [row.seat, row.rule, row.amount])).toEqual(
      [3, 4, 5, 7, 8].map((seat) => [seat, 'DM-58', 1]),
    );
  });

  it('DM-58 Test 2: P6, white, is expelled by the blacks 1, 2 and the whites 4, 5, 7: only 1 and 2 have +1', () => {
    const evening = new Evening(eight)
      .toDay(1)
      .nominate(1, 6)
      .ballot([1, [3, 6]], [6, [1, 2, 4, 5, 7]]);
    expect(evening.ledger().map((row) => row.seat)).toEqual([1, 2]);
  });

  it('DM-58 Test 3: expel all of P2, black, and P9, white: each vote is held against its own candidate', () => {
    const evening = new Evening(nine).toDay(1).nominate(2, 9);
    const ballot: [number, number[]][] = [
      [2, [4, 5, 3]],
      [9, [1, 6, 7]],
    ];
    evening.ballot(...ballot).ballot(...ballot);
    evening.option('expel');
    evening.next();
    expect([evening.isOut(2), evening.isOut(9)]).toEqual(['vote', 'vote']);
    expect([4, 5, 1].map((seat) => evening.rows(seat))).toEqual(Array(3).fill(['DM-58 +1 d1/vote']));
    expect([3, 6, 7].map((seat) => evening.rows(seat))).toEqual([[], [], []]);
  });

  it('DM-58, A-23: only the deciding count pays', () => {
    const evening = new Evening(nine).toDay(1).nominate(2, 9);
    evening.ballot([2, [4, 5]], [9, [1, 3]]).ballot([2, [4, 7, 8]], [9, [1, 3]]);
    expect(evening.isOut(2)).toBe('vote');
    expect(
      evening
        .ledger()
        .filter((row) => row.rule === 'DM-58')
        .map((row) => row.seat),
    ).toEqual([4, 7, 8]);
  });

  it('DM-58: who leaves by fouls, disqualification or by going home was not voted out', () => {
    for (const leaves of [
      (evening: Evening) => evening.foul(2, 4),
      (evening: Evening) => evening.disqualify(2),
      (evening: Evening) => evening.leave(2),
    ]) {
      const evening = new Evening(nine).toDay(1).nominate(2, 9).toHands(2).up(4, 5);
      evening.until((step) => step.key === 'd1/verdict');
      leaves(evening);
      evening.next();
      expect(evening.ledger().filter((row) => row.rule === 'DM-58')).toEqual([]);
    }
  });

  it('DM-59: a white votes for the black P1, but P6 is expelled: 0', () => {
    const evening = new Evening(eight)
      .toDay(1)
      .nominate(1, 6)
      .ballot([1, [3, 6]], [6, [1, 2, 4, 5, 7]]);
    expect([evening.rows(3), evening.rows(6)]).toEqual([[], []]);
  });

  it('DM-59: a vote against a player of one’s own team: 0', () => {
    const evening = new Evening(eight)
      .toDay(1)
      .nominate(1, 6)
      .ballot([1, []], [6, [4, 5, 7]]);
    expect(evening.ledger()).toEqual([]);
  });
});

describe('the table of points', () => {
  it('the totals are the sums of their rows, column by column, in the worked games', () => {
    for (const name of ['demafia-01', 'demafia-02', 'demafia-03', 'demafia-05', 'demafia-06', 'demafia-07']) {
      const { state } = casePlayed(name);
      const table = pointsTable(demafia, state);
      for (const row of table.rows) {
        const rows = table.ledger.filter((one) => one.seat === row.seat && !one.void);
        expect(row.total).toBe(rows.reduce((sum, one) => sum + one.amount, 0));
        expect(Object.values(row.points).reduce((sum, points) => sum + points, 0)).toBe(row.total);
      }
    }
  });
});
