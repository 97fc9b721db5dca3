import { describe, expect, it } from 'vitest';
import { submitterOf, victimOf } from '../../../shared/rulesets/epoch/night';
import { clans } from '../../../shared/rulesets/epoch/roles';
import { EpochEvening, thirteen } from './table';

/** 1 Boss, 2–4 Mafiosi by rank, 5 Sheriff, 6 Courtesan, 7–16 Citizens. */
const four = 'boss mafioso*3 sheriff courtesan citizen*10';
/** 1 Boss, 2 and 3 Mafiosi, 4 the Boss of the Yakuza, 5 and 6 Yakuza, 7 Sheriff, 8–25 Citizens. */
const twoClans = 'boss mafioso*2 yakuza-boss yakuza*2 sheriff citizen*18';

const night = (evening: EpochEvening) => {
  const found = evening.state.nights.at(-1);
  if (!found) throw new Error('no night');
  return found;
};
const move = (evening: EpochEvening) => ({
  victim: victimOf(evening.state, night(evening), clans[0]),
  by: submitterOf(evening.state, night(evening), clans[0]),
});
const propose = (evening: EpochEvening, shooter: number, target: number | null) => {
  evening.answer({ type: 'proposal', shooter, target });
  return evening;
};
const council = () => new EpochEvening(four).toNight(1, 'shot');

describe('a clan', () => {
  it('EC-50, EC-99: the mafia’s step offers three minutes, for the host alone', () => {
    const { clock } = council().now;
    expect(clock).toEqual({ kind: 'countdown', ms: 180_000, public: false });
  });

  it('EC-49: the same citizen may be attacked every night', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { mafia: 10, doctor: 10 }).quiet(2);
    expect(evening.sleep(2, { mafia: 10 }).dead).toEqual([10]);
  });

  it('EC-51: the Boss’s word is the clan’s move', () => {
    const evening = propose(council(), 1, 10);
    expect(move(evening)).toEqual({ victim: 10, by: 1 });
    expect(evening.now.hint).toMatchObject({ key: 'epoch.hint.submits', params: { seat: 1 } });
  });

  it('EC-52: the Boss says nothing: No. 1 sends the move; he is silent too: No. 2', () => {
    const evening = propose(council(), 1, null);
    expect(move(evening)).toEqual({ victim: null, by: 2 });
    expect(move(propose(evening, 2, 10))).toEqual({ victim: 10, by: 2 });
    const dead = new EpochEvening(four).hang(1, 1).toNight(1, 'shot');
    expect(move(propose(propose(dead, 2, null), 3, 11))).toEqual({ victim: 11, by: 3 });
  });

  it('EC-53: the Boss’s right passes on only when he is out: No. 1 submits on the night after', () => {
    const evening = council();
    expect(move(evening).by).toBe(1);
    expect(evening.now.kind === 'shots' && evening.now.proposals.map((one) => one.shooter)).toEqual([
      1, 2, 3, 4,
    ]);
    const hanged = new EpochEvening(four).hang(1, 1).toNight(1, 'shot');
    expect(move(hanged).by).toBe(2);
  });

  it('EC-54: not one of its own', () => {
    const evening = council();
    for (const seat of [1, 2, 3, 4]) {
      expect(evening.refused({ type: 'seat', seat })).toMatchObject({ kind: 'irregular', rule: 'EC-54' });
    }
    expect(evening.refused({ type: 'proposal', shooter: 1, target: 2 }).rule).toBe('EC-54');
  });

  it('EC-54, A-71: a mafioso who is the client of an attacked Courtesan dies all the same', () => {
    const evening = new EpochEvening(four).quiet(1).sleep(1, { courtesan: 2, mafia: 6 });
    expect(evening.dead).toEqual([2, 6]);
  });

  it.each([
    ['Boss→A, No.1→B', [10, 11], 10],
    ['Boss→A, No.1→B, No.2→B', [10, 11, 11], 10],
    ['Boss→A, No.1→B, No.2→B, No.3→B', [10, 11, 11, 11], 11],
    ['all →B', [11, 11, 11, 11], 11],
    ['Boss→A, No.1→B, No.2→C', [10, 11, 12], 10],
  ] as const)('EC-55, A-89: %s', (_, targets, victim) => {
    const evening = council();
    for (const [at, target] of targets.entries()) propose(evening, at + 1, target);
    expect(move(evening).victim).toBe(victim);
  });

  it('EC-55: the agreed victim stands over what each of them said', () => {
    const evening = propose(propose(council(), 1, 10), 2, 11).choose(12);
    expect(move(evening).victim).toBe(12);
  });

  it('EC-56: the victim dies unless the Doctor or the Courtesan saves him', () => {
    const dead = (acts: object) => new EpochEvening(thirteen).quiet(1).sleep(1, { mafia: 10, ...acts }).dead;
    expect([dead({}), dead({ doctor: 10 }), dead({ courtesan: 10 })]).toEqual([[10], [], []]);
  });

  it('EC-12, EC-47: two clans may kill each other by night and vote each other out by day', () => {
    const evening = new EpochEvening(twoClans).vote(1, [1, 4], [4, 1]);
    expect(evening.state.days[0]?.counts[0]?.hands).toHaveLength(2);
    const night = new EpochEvening(twoClans).quiet(1).sleep(1, { mafia: 4, yakuza: 1 });
    expect(night.dead).toEqual([1, 4]);
  });

  it('EC-48: only who is of the clan and there has a say', () => {
    const evening = council();
    expect(evening.refused({ type: 'proposal', shooter: 5, target: 10 })).toMatchObject({ rule: 'EC-48' });
  });
});

describe('the Journalist', () => {
  const told = (first: number, second: number) =>
    new EpochEvening(thirteen)
      .quiet(1)
      .sleep(1, { journalist: [first, second] })
      .told('journalist');

  it('EC-77: one seat alone is no comparison, a third is refused, the same twice too', () => {
    const evening = new EpochEvening(thirteen).toNight(1, 'compare').up(3);
    expect(evening.refusal((one) => one.next())).toMatchObject({ kind: 'impossible', rule: 'EC-77' });
    evening.up(5);
    expect(evening.now.answer).toMatchObject({ big: true, text: { key: 'epoch.answer.different' } });
    expect(evening.refused({ type: 'hands', voters: [6], up: true }).rule).toBe('EC-77');
    const twice = { type: 'act', night: 1, role: 'journalist', target: 3, other: 3 } as const;
    expect(evening.refusal((one) => one.enter([twice]))).toMatchObject({ kind: 'impossible', rule: 'EC-77' });
    expect(evening.down(5).open('hands').up).toEqual([3]);
  });

  it('EC-78: Doctor with Boss different, Boss with No. 1 the same, Sheriff with Citizen the same', () => {
    expect([told(6, 1), told(1, 2), told(3, 10)]).toEqual(['different', 'same', 'same']);
  });

  it('EC-79: bandits of different clans are the same', () => {
    const evening = new EpochEvening('boss yakuza-boss sheriff journalist citizen*4').quiet(1);
    expect(evening.sleep(1, { journalist: [1, 2] }).told('journalist')).toBe('same');
  });

  it('EC-80, EC-81: Maniac and Werewolf differ from everybody and are the same to each other', () => {
    const evening = new EpochEvening('boss sheriff journalist maniac werewolf citizen*4').quiet(1);
    const at = (a: number, b: number) => {
      const { game } = evening;
      const answer = evening.sleep(1, { journalist: [a, b] }).told('journalist');
      evening.game = game;
      return answer;
    };
    expect([at(5, 6), at(4, 1), at(5, 1), at(4, 5)]).toEqual(['different', 'different', 'different', 'same']);
  });

  it('EC-82, EC-83: he may compare the client; as the client himself he may not compare', () => {
    const client = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 10, journalist: [10, 1] });
    expect(client.told('journalist')).toBe('different');
    const himself = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 8, journalist: [10, 1] });
    expect(himself.told('journalist')).toBe('cancelled');
  });
});

describe('the Tramp', () => {
  it('EC-85, EC-87: he is told the killer, of the mafia its senior, also from the Courtesan’s home', () => {
    const night = { mafia: 10, tramp: 10 };
    const told = (acts: object) => new EpochEvening(thirteen).quiet(1).sleep(1, acts).told('tramp');
    expect(told(night)).toEqual([1]);
    expect(told({ ...night, courtesan: 1 })).toEqual([1]);
    expect(told({ ...night, doctor: 10 })).toBe('alive');
    const dead = new EpochEvening(thirteen).hang(1, 1).sleep(1, night);
    expect(dead.told('tramp')).toEqual([2]);
  });

  it('EC-87: the senior of each clan is in the host’s sight', () => {
    const evening = new EpochEvening(twoClans).quiet(1);
    expect(evening.board('seniors').map((line) => line?.seat)).toEqual([1, 4]);
  });

  it('EC-88, A-86: every killer is named, the Sheriff too', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { maniac: 2, sheriff: 2, tramp: 2 });
    expect(evening.told('tramp')).toEqual([3, 5]);
  });

  it('EC-89: he may watch the same seat every night', () => {
    const evening = new EpochEvening(thirteen);
    for (const no of [1, 2, 3, 4]) evening.quiet(no).sleep(no, { tramp: 10 });
    expect(evening.told('tramp')).toBe('alive');
  });

  it('EC-90, EC-91: he sees who killed the client; as the client himself he sees nothing', () => {
    const night = { courtesan: 10, mafia: 4, tramp: 10 };
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, night).told('tramp')).toEqual([1]);
    const client = { courtesan: 9, mafia: 10, tramp: 10 };
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, client).told('tramp')).toBe('cancelled');
  });

  it('EC-86: the paper says that he saw the killer, without a name, and only then', () => {
    const paper = (acts: object) => new EpochEvening(thirteen).quiet(1).sleep(1, { mafia: 10, ...acts });
    const saw = paper({ tramp: 10 });
    expect(saw.script).toBe('epoch.script.morningTramp');
    expect(saw.room.scene).toEqual({ type: 'morning', dead: [10], trampSaw: true });
    expect(saw.now.script?.params).toEqual({ seats: [10] });
    for (const other of [paper({}), paper({ tramp: 11 }), paper({ tramp: 10, courtesan: 9 })]) {
      expect(other.script).toBe('epoch.script.morning');
      expect(other.room.scene).toEqual({ type: 'morning', dead: [10] });
    }
  });
});
