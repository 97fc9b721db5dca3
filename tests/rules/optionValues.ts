import { expect } from 'vitest';
import type { OptionValue } from '../../shared/game/state';
import { casePlayed, Evening, nine, twelve } from './evening';

type Check = (options: Readonly<Record<string, OptionValue>>) => void;

const speechRows = (evening: Evening) =>
  evening
    .ledger()
    .filter((row) => row.rule === 'DM-60')
    .map((row) => row.seat);
const pauses = (evening: Evening) =>
  evening.state.days.flatMap((day) => day.counts.flatMap((count) => count.pauses.map((pause) => pause.seat)));

/** A vote of nine that P3 leads with 5 of 9 hands while P7 and P5 are still to be called. */
function settled(options: Readonly<Record<string, OptionValue>>): Evening {
  const evening = new Evening(nine, options).toDay(1).nominate(3, 7, 5).toHands(3).up(1, 2, 4);
  evening.next();
  evening.up(6, 8).next();
  return evening;
}

/** Two ties in a row on Day 1, each candidate with three hands in both counts, and one on Day 2. */
function threeEach(options: Readonly<Record<string, OptionValue>>): Evening {
  const evening = new Evening(nine, options).toDay(1).nominate(2, 7);
  evening.ballot([2, [4, 6, 7]], [7, [1, 2, 3]]).ballot([2, [4, 6, 7]], [7, [1, 2, 3]]);
  evening.option('shootout');
  evening.answer({ type: 'number', number: 1 });
  evening.next();
  evening.answer({ type: 'number', number: 1 });
  return evening;
}

function lone(options: Readonly<Record<string, OptionValue>>, day: number): Evening {
  const evening = new Evening(twelve, options);
  if (day === 2) evening.quiet(1).sleep(1, { shot: 12, heal: 12 });
  evening.toDay(day).nominate(8);
  evening.until((step) => step.phase === `d${day}/vote`);
  return evening;
}

const uzhhorod =
  (at: number): Check =>
  (options) => {
    const evening = new Evening('boss citizen*19', options).toDay(1).nominate(2, 3).toHands(2);
    for (let voter = 1; voter < at; voter += 1) evening.up(voter);
    expect(evening.now.kind).toBe('hands');
    evening.up(at);
    expect(evening.open('speech')).toMatchObject({ speaker: 2, pause: true });
  };

const fouls =
  (silence: number, removal: number): Check =>
  (options) => {
    const evening = new Evening(nine, options).toDay(1).foul(7, silence - 1);
    expect(evening.game.ruleset.isSilenced(evening.state, 7)).toBe(false);
    evening.foul(7);
    expect(evening.game.ruleset.isSilenced(evening.state, 7)).toBe(true);
    evening.foul(7, removal - silence - 1);
    expect(evening.isOut(7)).toBeNull();
    evening.foul(7);
    expect(evening.isOut(7)).toBe('fouls');
  };

const range = (to: number): Check => {
  return (options) => {
    const evening = new Evening(nine, options).toDay(1).nominate(2, 7);
    evening
      .ballot([2, [1]], [7, [3]])
      .ballot([2, [1]], [7, [3]])
      .option('shootout');
    expect(evening.open('number')).toMatchObject({ from: 1, to });
  };
};

/** What each value of each option of decisions 6.7 changes. */
export const values: Readonly<Record<string, readonly (readonly [OptionValue, string, Check])[]>> = {
  blackWin: [
    [
      'parity',
      'A-01: blacks win with as many as the whites',
      (options) => {
        expect(new Evening('boss mafia citizen*3', options).expel(1, 5).state.win?.winner).toBe('black');
      },
    ],
    [
      'allWhitesDead',
      'A-01: blacks win only when no white is left',
      (options) => {
        const evening = new Evening('boss mafia citizen*3', options).expel(1, 5);
        expect(evening.state.win).toBeNull();
        evening.sleep(1, { shot: 4 }).toDay(2).leave(3);
        expect(evening.state.win?.winner).toBe('black');
      },
    ],
  ],
  night0Actions: [
    [
      'identify',
      'A-04, DM-22: on Night 0 the roles only show themselves',
      (options) => {
        expect(new Evening(nine, options).keys).not.toContain('n0/visit');
      },
    ],
    [
      'effective',
      'A-04, A-151: visit, heal and check count on Night 0, without a shot and a hunt',
      (options) => {
        const evening = new Evening(twelve, options);
        expect(evening.keys).toEqual([
          'n0/meet',
          'n0/maniac',
          'n0/doctor',
          'n0/sheriff',
          'n0/visit',
          'n0/heal',
          'n0/check',
          'n0/dawn',
        ]);
        evening.until((step) => step.key === 'n0/visit');
        evening.choose(1).next();
        evening.choose(7).next();
        evening.choose(3).next();
        evening.quiet(1);
        expect(evening.rows(6)).toEqual(['DM-47 +2 n0']);
        expect(evening.rows(4)).toEqual(['DM-56 +5 n0']);
        evening.sleep(1, { shot: 12, visit: 1, heal: 7 }).quiet(2);
        expect(evening.isOut(1)).toBe('night-kill');
        expect(evening.rows(6)).toEqual(['DM-47 +2 n0', 'DM-48 +3 n1']);
        evening.choose(11).toNight(2, 'heal');
        expect(evening.refused({ type: 'seat', seat: 7 })).toMatchObject({ rule: 'DM-08' });
      },
    ],
  ],
  maniacHeal: [
    [
      'cancelVisit',
      'A-10, A-11: a healed visit is not counted and not paid',
      (options) => {
        const evening = new Evening(twelve, options).quiet(1).sleep(1, { shot: 12, visit: 3, heal: 3 });
        expect(evening.rows(6)).toEqual([]);
        evening.quiet(2).sleep(2, { shot: 11, visit: 3 });
        expect(evening.isOut(3)).toBeNull();
        expect(evening.rows(6)).toEqual(['DM-47 +2 n2']);
      },
    ],
    [
      'lethalOnly',
      'A-10: a healed visit counts; a healed second leaves 2 and every later one kills and pays +3',
      (options) => {
        const evening = new Evening(twelve, options).quiet(1).sleep(1, { shot: 12, visit: 3, heal: 3 });
        expect(evening.rows(6)).toEqual(['DM-47 +2 n1']);
        evening.quiet(2).sleep(2, { shot: 11, visit: 3, heal: 3 });
        expect(evening.isOut(3)).toBeNull();
        expect(evening.rows(6, 'n2')).toEqual([]);
        expect(evening.rows(5)).toEqual(['DM-53 +6 n2']);
        evening.quiet(3).sleep(3, { shot: 10, visit: 3 });
        expect(evening.isOut(3)).toBe('night-kill');
        expect(evening.rows(6)).toEqual(['DM-47 +2 n1', 'DM-48 +3 n3']);
      },
    ],
  ],
  shotBonusTo: [
    [
      'aliveAfterDawn',
      'A-14: who dies in the night of the shot is not paid for it',
      (options) => {
        expect(new Evening(nine, options).quiet(1).sleep(1, { shot: 2 }).points(2)).toBe(0);
      },
    ],
    [
      'aliveAtShot',
      'A-14: who lived when the shot was fired is paid, also for his own death',
      (options) => {
        const evening = new Evening(nine, options).quiet(1).sleep(1, { shot: 2 });
        expect([evening.points(1), evening.points(2), evening.points(3)]).toEqual([4, 4, 0]);
        const gone = new Evening(nine, options).quiet(1).choose(9);
        gone.next();
        gone.leave(2).toDay(2);
        expect([gone.points(1), gone.points(2)]).toEqual([4, 4]);
      },
    ],
  ],
  sheriffRepeatScores: [
    [
      false,
      'A-19: the same black again pays nothing',
      (options) => {
        const evening = new Evening(twelve, options).quiet(1).sleep(1, { shot: 12, check: 1 }).quiet(2);
        expect(evening.sleep(2, { shot: 11, check: 1 }).rows(4)).toEqual(['DM-56 +5 n1']);
      },
    ],
    [
      true,
      'A-19: the same black again pays +5',
      (options) => {
        const evening = new Evening(twelve, options).quiet(1).sleep(1, { shot: 12, check: 1 }).quiet(2);
        expect(evening.sleep(2, { shot: 11, check: 1 }).rows(4)).toEqual(['DM-56 +5 n1', 'DM-56 +5 n2']);
      },
    ],
  ],
  loverRepeatScores: [
    [
      true,
      'A-18: she is paid for each night on which she finds the Sheriff',
      (options) => {
        const evening = new Evening(twelve, options).quiet(1).sleep(1, { shot: 12, hunt: 4, heal: 4 });
        expect(evening.quiet(2).sleep(2, { shot: 11, hunt: 4 }).rows(3)).toHaveLength(2);
      },
    ],
    [
      false,
      'A-18: she is paid once a game',
      (options) => {
        const evening = new Evening(twelve, options).quiet(1).sleep(1, { shot: 12, hunt: 4, heal: 4 });
        evening.quiet(2).sleep(2, { shot: 11, hunt: 4 });
        expect(evening.rows(3)).toEqual(['DM-51 +5 n1']);
        expect(evening.isOut(4)).toBe('night-kill');
      },
    ],
  ],
  voteCut: [
    [
      'banner',
      'A-20, DM-28: a settled count is offered to be cut',
      (options) => {
        expect(settled(options).key).toBe('d1/cut/1');
      },
    ],
    [
      'auto',
      'A-20, DM-28: a settled count ends by itself',
      (options) => {
        const evening = settled(options);
        expect(evening.key).toBe('d1/verdict');
        evening.next();
        expect(evening.isOut(3)).toBe('vote');
      },
    ],
    [
      'off',
      'A-20, DM-28: everybody is called whatever the hands say',
      (options) => {
        const evening = settled(options);
        expect(evening.open('hands').candidate).toBe(7);
        evening.next();
        expect(evening.open('hands').candidate).toBe(5);
      },
    ],
  ],
  uzhhorodAt: [
    [3, 'A-21, DM-30: at the third hand', uzhhorod(3)],
    [1, 'A-21, DM-30: at the first hand', uzhhorod(1)],
    [20, 'A-21, DM-30: at the twentieth hand', uzhhorod(20)],
    [
      'off',
      'A-21, DM-30: never',
      (options) => {
        const evening = new Evening(nine, options).toDay(1).nominate(2, 7).toHands(2).up(1, 3, 4, 5, 6);
        expect(evening.open('hands').up).toHaveLength(5);
      },
    ],
  ],
  uzhhorodScope: [
    [
      'everyCount',
      'A-21: in every count anew',
      (options) => {
        expect(pauses(threeEach(options))).toEqual([2, 7, 2, 7]);
      },
    ],
    [
      'firstCount',
      'A-21: in the first count of a day only',
      (options) => {
        expect(pauses(threeEach(options))).toEqual([2, 7]);
      },
    ],
    [
      'oncePerDay',
      'A-21, A-148: once a candidate and day',
      (options) => {
        const evening = new Evening(nine, options).toDay(1).nominate(2, 7);
        evening.ballot([2, [4, 6, 7]], [7, [1, 2, 3]]).ballot([2, [4, 6, 7]], [7, [1, 2, 3]]);
        expect(pauses(evening)).toEqual([2, 7]);
        const late = new Evening(nine, options).toDay(1).nominate(2, 7);
        late.ballot([2, [4, 6]], [7, [1, 2]]).ballot([2, [4, 6, 7]], [7, [1, 2]]);
        expect(pauses(late)).toEqual([2]);
      },
    ],
  ],
  singleCandidate: [
    [
      'majority',
      'A-22: a lone candidate leaves with more than half of the living',
      (options) => {
        expect(
          lone(options, 1)
            .ballot([8, [1, 2, 3, 4, 5, 6]])
            .isOut(8),
        ).toBeNull();
        expect(
          lone(options, 1)
            .ballot([8, [1, 2, 3, 4, 5, 6, 7]])
            .isOut(8),
        ).toBe('vote');
      },
    ],
    [
      'plurality',
      'A-22: one hand is enough',
      (options) => {
        expect(
          lone(options, 1)
            .ballot([8, [1]])
            .isOut(8),
        ).toBe('vote');
        expect(lone(options, 1).ballot([8, []]).isOut(8)).toBeNull();
      },
    ],
    [
      'noVoteOnDay1',
      'A-22: on Day 1 there is no vote about him, later there is',
      (options) => {
        expect(lone(options, 1).key).toBe('d1/no-vote');
        expect(
          lone(options, 2)
            .ballot([8, [1, 2, 3, 4, 5, 6, 7]])
            .isOut(8),
        ).toBe('vote');
      },
    ],
    [
      'noVote',
      'A-22: there is never a vote about him',
      (options) => {
        expect(lone(options, 1).key).toBe('d1/no-vote');
        expect(lone(options, 2).key).toBe('d2/no-vote');
      },
    ],
  ],
  voteShootout: [
    [
      'off',
      'A-23: a shoot-out is nobody’s accurate vote',
      (options) => {
        expect(
          casePlayed('demafia-06', options)
            .ledger('d1/vote')
            .map((row) => row.rule),
        ).toEqual(['DM-60']);
      },
    ],
    [
      'on',
      'A-23: who voted for the one who fell in the shoot-out has +1',
      (options) => {
        const rows = casePlayed('demafia-06', options).ledger('d1/vote');
        expect(rows.filter((row) => row.rule === 'DM-58').map((row) => row.seat)).toEqual([1, 2, 3]);
      },
    ],
  ],
  oratoryShootout: [
    [
      'off',
      'A-24: a survivor of the shoot-out was lucky: 0 unless the host gives it',
      (options) => {
        expect(speechRows(casePlayed('demafia-06', options))).toEqual([10]);
      },
    ],
    [
      'on',
      'A-24: a survivor of the shoot-out has +2 unless the host takes it',
      (options) => {
        const evening = casePlayed('demafia-06', options);
        expect(speechRows(evening)).toEqual([10, 2]);
        evening.enter([{ type: 'oratory', day: 1, seat: 2, on: false }]);
        expect(speechRows(evening)).toEqual([10]);
      },
    ],
  ],
  shootoutRange: [
    [10, 'A-26, DM-34: 1 to 10', range(10)],
    [2, 'A-26, DM-34: 1 to 2', range(2)],
    [99, 'A-26, DM-34: 1 to 99', range(99)],
  ],
  dqKeepsEarned: [
    [
      false,
      'A-27, DM-43: exactly −50',
      (options) => {
        expect(casePlayed('demafia-03', options).points(7)).toBe(-50);
      },
    ],
    [
      true,
      'A-27: base 0 and −50, the points of nights and days are kept',
      (options) => {
        const evening = casePlayed('demafia-03', options);
        expect(evening.rows(7)).toEqual(['DM-58 +1 d1/vote', 'DM-63 -50 d2/talk']);
        expect(evening.points(7)).toBe(-49);
      },
    ],
  ],
  foulSilence: [
    [
      'balagan',
      'A-31, A-147: silent in Balagan, the defence stays his',
      (options) => {
        const evening = new Evening(nine, options).toDay(1).foul(7, 3).nominate(7, 8);
        expect(evening.game.ruleset.isSilenced(evening.state, 7)).toBe(true);
        evening.until((step) => step.phase === 'd1/vote');
        expect(evening.keys).toContain('d1/defence/1/7');
      },
    ],
    [
      'defence',
      'A-31: he loses the defence as well, on the day of the silence and the next',
      (options) => {
        const evening = new Evening(twelve, options).toDay(1).foul(7, 3).nominate(7, 8);
        evening.until((step) => step.phase === 'd1/vote');
        expect(evening.keys).not.toContain('d1/defence/1/7');
        expect(evening.keys).toContain('d1/defence/1/8');
        evening.toNight(1).sleep(1, { shot: 12 }).toDay(2).nominate(7, 8);
        evening.until((step) => step.phase === 'd2/vote');
        expect(evening.keys).not.toContain('d2/defence/1/7');
        evening.toNight(2).sleep(2, { shot: 11 }).toDay(3).nominate(7, 8);
        evening.until((step) => step.phase === 'd3/vote');
        expect(evening.keys).toContain('d3/defence/1/7');
      },
    ],
    [
      'none',
      'A-31: three fouls silence nobody',
      (options) => {
        const evening = new Evening(nine, options).toDay(1).foul(7, 3);
        expect(evening.game.ruleset.isSilenced(evening.state, 7)).toBe(false);
        expect(evening.foul(7).isOut(7)).toBe('fouls');
      },
    ],
  ],
  fouls: [
    ['3/4', 'A-31, DM-67: three silence, four remove', fouls(3, 4)],
    ['2/3', 'A-31, DM-67: two silence, three remove', fouls(2, 3)],
    ['4/5', 'A-31, DM-67: four silence, five remove', fouls(4, 5)],
    [
      'off',
      'A-31, DM-67: there are no fouls',
      (options) => {
        const evening = new Evening(nine, options).toDay(1);
        expect(evening.refusal(() => evening.foul(7))).toMatchObject({ kind: 'impossible', rule: 'DM-67' });
      },
    ],
  ],
};
