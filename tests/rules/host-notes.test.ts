import { describe, expect, it } from 'vitest';
import { hostView } from '../../shared/game/hostView';
import { roomView } from '../../shared/game/roomView';
import { casePlayed, Evening, nine, twelve } from './evening';

const view = (evening: Evening) => hostView(evening.game, { id: 'game', season: 'season', gameNo: 1 });
const board = (evening: Evening, id: string) =>
  view(evening)
    .boards.find((one) => one.id === id)
    ?.lines.map((line) => Object.values(line.params ?? {}));

describe('at the table: the night', () => {
  it('a role of the composition is always called; a role that is not in the game never', () => {
    const evening = new Evening('boss sheriff citizen*5').quiet(1);
    expect(evening.keys).toEqual(['n1/shot', 'n1/check', 'n1/dawn']);
    evening.sleep(1, { shot: 2 }).quiet(2);
    expect(evening.keys).toEqual(['n2/shot', 'n2/check', 'n2/dawn']);
    expect(evening.step('n2/check').callOnly).toBe(true);
  });

  it('nobody is told at night that a heal worked or a visit was void', () => {
    const told = (shot: number) => {
      const evening = new Evening(nine).quiet(1).choose(shot).toNight(1, 'visit').choose(8);
      evening.next();
      evening.choose(8);
      return [
        evening.step('n1/visit').answer,
        evening.step('n1/heal').answer,
        evening.step('n1/heal').script,
      ];
    };
    expect(told(8)).toEqual(told(7));
  });

  it('DM-18: the Lover as the last black wakes on the call of the mafia, sleeps, and wakes again on her own', () => {
    const evening = new Evening(twelve).expel(1, 1);
    const call = evening.step('n1/shot').script;
    const own = evening.step('n1/hunt').script;
    evening.sleep(1, { shot: 12 }).expel(2, 2);
    expect(evening.step('n2/shot').script).toEqual(call);
    expect(evening.step('n2/shot').actors).toEqual([3]);
    expect(evening.step('n2/hunt').script).toEqual(own);
  });

  it('in sight at night: the visits of each seat, whom the Doctor may not heal, the exposed blacks', () => {
    const evening = new Evening(twelve).quiet(1).sleep(1, { shot: 12, visit: 7, heal: 8, check: 1 }).quiet(2);
    evening.sleep(2, { shot: 11, visit: 3, heal: 8, check: 6 }).quiet(3);
    expect(board(evening, 'visits')).toEqual([
      [3, 1],
      [7, 1],
    ]);
    expect(board(evening, 'heals')).toEqual([[8]]);
    expect(board(evening, 'exposed')).toEqual([[[1]]]);
  });
});

describe('at the table: a removal at night', () => {
  const shotThenGone = (gone: (evening: Evening) => Evening) => {
    const evening = new Evening(nine).quiet(1).choose(9);
    evening.next();
    return gone(evening);
  };

  it.each([
    ['fouls', (evening: Evening) => evening.foul(5, 4)],
    ['disqualified', (evening: Evening) => evening.disqualify(5)],
    ['left', (evening: Evening) => evening.leave(5)],
  ] as const)(
    'A-28: out by %s: what was shot stands, later steps of that seat are called only',
    (cause, gone) => {
      const evening = shotThenGone(gone);
      expect(evening.isOut(5)).toBe(cause);
      expect(evening.step('n1/shot')).toMatchObject({ chosen: 9, status: 'done' });
      expect(evening.step('n1/heal')).toMatchObject({ callOnly: true, actors: [] });
      evening.toDay(2);
      expect(evening.state.nights[1]?.dead).toEqual([9]);
    },
  );

  it('A-28: a heal given before its Doctor left stands', () => {
    const evening = shotThenGone((one) => one.toNight(1, 'heal').choose(9));
    evening.next();
    evening.leave(5);
    evening.toDay(2);
    expect(evening.isOut(9)).toBeNull();
    expect(evening.rows(5)).toEqual(['DM-53 +6 n1']);
  });

  it('A-28: the morning does not name who was removed at night', () => {
    const evening = shotThenGone((one) => one.leave(5)).toDay(2);
    expect(evening.state.nights[1]?.dead).toEqual([9]);
    expect(
      roomView(evening.game)
        .seats.filter((seat) => seat.out)
        .map((seat) => seat.seat),
    ).toEqual([5, 9]);
  });
});

describe('at the table: the vote', () => {
  it('nominations are read back before the vote, and one may be withdrawn before that', () => {
    const evening = new Evening(nine).toDay(1).nominate(7, 8);
    evening.next();
    expect(evening.open('discussion')).toMatchObject({
      key: 'd1/nominations',
      script: { params: { seats: [7, 8] } },
    });
    evening.answer({ type: 'withdraw', seat: 7 });
    expect(evening.now.script?.params).toEqual({ seats: [8] });
  });

  it('A-21: one hand more than three at the same moment: the first three make the pause, the rest wait', () => {
    const evening = new Evening(nine).toDay(1).nominate(7, 8).toHands(7);
    evening.answer({ type: 'hands', voters: [5, 2, 9, 4], up: true });
    expect(view(evening).vote).toMatchObject({
      paused: 7,
      candidates: [
        { seat: 7, hands: [5, 2, 9], waiting: [4] },
        { seat: 8, hands: [], waiting: [] },
      ],
    });
    expect(roomView(evening.game).scene).toMatchObject({
      type: 'vote',
      paused: 7,
      candidates: [{ hands: [5, 2, 9] }, { hands: [] }],
    });
  });

  it('A-21: after the speech the others may change their minds, the three may not', () => {
    const evening = new Evening(nine).toDay(1).nominate(7, 8).toHands(7);
    evening.answer({ type: 'hands', voters: [5, 2, 9, 4], up: true });
    evening.next();
    evening.down(4);
    for (const voter of [5, 2, 9]) {
      expect(evening.refusal((one) => one.down(voter))).toMatchObject({ kind: 'irregular', rule: 'A-21' });
    }
    expect(evening.open('hands')).toMatchObject({ up: [5, 2, 9], waiting: [] });
  });

  it('A-22: a lone candidate: the host sees the hands that are needed and whose vote is left', () => {
    const evening = new Evening(nine).toDay(1).nominate(7).toHands(7).up(1, 2);
    expect(view(evening).vote).toMatchObject({ needed: 5, votersLeft: [3, 4, 5, 6, 7, 8, 9] });
  });

  it('DM-34: the range and the order of the shoot-out are announced before the first turn', () => {
    const evening = new Evening(nine).toDay(1).nominate(8, 7);
    evening
      .ballot([8, [1]], [7, [2]])
      .ballot([8, [1]], [7, [2]])
      .option('shootout');
    expect(evening.now.script?.params).toMatchObject({ seats: [8, 7], to: 10 });
    expect(roomView(evening.game).scene).toMatchObject({ type: 'shootout', tied: [8, 7], turn: null });
    evening.answer({ type: 'number', number: 4 });
    expect(roomView(evening.game).scene).toMatchObject({ type: 'shootout', from: 1, to: 10 });
  });
});

describe('at the table: the end', () => {
  it('DM-61: accurate and cast votes of everybody, and on how many vote days each abstained', () => {
    const end = view(casePlayed('demafia-07')).end;
    expect(end?.accuracy.find((one) => one.seat === 12)).toEqual({
      seat: 12,
      accurate: 2,
      cast: 2,
      abstained: 2,
      eligible: true,
    });
    expect(end?.accuracy).toHaveLength(12);
  });
});
