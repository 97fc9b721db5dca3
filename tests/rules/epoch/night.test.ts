import { describe, expect, it } from 'vitest';
import { EpochEvening, fifteen, thirteen } from './table';

const roles: Readonly<Record<string, string>> = {
  client: 'courtesan',
  check: 'sheriff',
  shot: 'mafia',
  'shot-yakuza': 'yakuza',
  kill: 'maniac',
  heal: 'doctor',
  compare: 'journalist',
  watch: 'tramp',
};
const called = (evening: EpochEvening) => evening.keys.map((key) => roles[key.split('/')[1] ?? ''] ?? key);
const act = (evening: EpochEvening, role: string, target: number, shooter?: number) =>
  evening.refusal((one) =>
    one.enter([
      { type: 'act', night: one.state.nights.at(-1)?.no ?? 0, role, target, ...(shooter ? { shooter } : {}) },
    ]),
  );

describe('the order of the night', () => {
  it('EC-24, EC-84: Courtesan; Sheriff, Mafia, Maniac; Doctor; Journalist; Tramp, on every night', () => {
    const evening = new EpochEvening(thirteen).quiet(1);
    const order = ['courtesan', 'sheriff', 'mafia', 'maniac', 'doctor', 'journalist', 'tramp'];
    expect(called(evening)).toEqual([...order, 'n1/dawn']);
    expect(called(evening.sleep(1).quiet(2))).toEqual([...order, 'n2/dawn']);
  });

  it('EC-07: the Judge has no step at night', () => {
    const evening = new EpochEvening('boss sheriff judge citizen*3').quiet(1);
    expect(called(evening)).toEqual(['sheriff', 'mafia', 'n1/dawn']);
  });

  it('A-82b: a role that is out is not called any more; one that leaves in the night is called only', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { mafia: 6 }).quiet(2);
    expect(called(evening)).not.toContain('doctor');
    evening.leave(8);
    expect(evening.step('n2/compare')).toMatchObject({ callOnly: true, actors: [] });
    expect(act(evening, 'journalist', 10)).toMatchObject({ rule: 'EC-24' });
  });

  it('EC-25: Sheriff, Mafia and Maniac may be entered in any order, once the Courtesan is done', () => {
    const evening = new EpochEvening(thirteen).quiet(1);
    expect(act(evening, 'maniac', 10)).toMatchObject({ kind: 'irregular', rule: 'EC-24' });
    evening.next();
    expect(evening.key).toBe('n1/check');
    for (const [role, target] of [
      ['maniac', 10],
      ['mafia', 11],
      ['sheriff', 2],
    ] as const) {
      evening.enter([{ type: 'act', night: 1, role, target }]);
    }
    expect(act(evening, 'doctor', 10)).toMatchObject({ kind: 'irregular', rule: 'EC-24' });
    expect(evening.toDay(2).dead).toEqual([2, 10, 11]);
  });

  it('EC-25: no death takes another’s move: Sheriff and Boss shoot each other', () => {
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, { sheriff: 1, mafia: 3 }).dead).toEqual([1, 3]);
  });

  it('EC-26, EC-39, EC-48: a second target takes the place of the first', () => {
    const evening = new EpochEvening(thirteen).toNight(1, 'check').choose(3).choose(2);
    evening.toNight(1, 'shot').choose(9).choose(10);
    evening.toNight(1, 'kill').choose(9).choose(11);
    expect(evening.toDay(2).dead).toEqual([2, 10, 11]);
  });

  it('EC-26, A-90: nobody is chosen: a warning, and no effect', () => {
    const evening = new EpochEvening(thirteen).toNight(1, 'kill');
    const verdict = evening.ruleset.check(evening.state, {
      type: 'act',
      night: 1,
      role: 'maniac',
      target: null,
    });
    expect(verdict).toMatchObject({ kind: 'ok', warning: { rule: 'A-90' } });
    evening.next();
    expect(evening.step('n1/kill')).toMatchObject({ chosen: null, status: 'done' });
    expect(evening.toDay(2).dead).toEqual([]);
  });
});

describe('the Courtesan', () => {
  it('EC-27: her client is fixed before any other step', () => {
    const evening = new EpochEvening(thirteen).toNight(1, 'client').choose(10);
    expect(evening.dawn.client).toBe(10);
    expect(evening.keys[0]).toBe('n1/client');
  });

  it('EC-28, EC-33: the client is out of reach of Mafia and Maniac', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 10, mafia: 10, maniac: 10 });
    expect(evening.dead).toEqual([]);
    expect([evening.told('mafia'), evening.told('maniac')]).toEqual(['not-home', 'not-home']);
  });

  it.each([
    ['sheriff', 3],
    ['maniac', 5],
    ['doctor', 6],
    ['tramp', 9],
  ] as const)(
    'EC-29, EC-43, EC-60, EC-91: the %s as her client does not act and is told so',
    (role, seat) => {
      const evening = new EpochEvening(thirteen)
        .quiet(1)
        .sleep(1, { courtesan: seat, [role]: 10, mafia: 10 });
      expect(evening.told(role)).toBe('cancelled');
      expect(evening.dead).toEqual([10]);
    },
  );

  it('EC-29: the acting Sheriff and the active Werewolf are hindered too', () => {
    const evening = new EpochEvening(fifteen).hang(1, 5).sleep(1, { mafia: 3 }).quiet(2);
    const tried = (seat: number, acts: object) => {
      const { game } = evening;
      evening.sleep(2, { courtesan: seat, ...acts });
      const dead = evening.dead;
      evening.game = game;
      return dead;
    };
    expect(tried(10, { sheriff: 1 })).toEqual([]);
    expect(tried(11, { maniac: 12 })).toEqual([]);
    expect(tried(12, { sheriff: 1, maniac: 13 })).toEqual([1, 13]);
  });

  it('EC-30, EC-57, A-69: a clan is hindered only when the client is all of it', () => {
    const two = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 2, mafia: 10 });
    expect(two.dead).toEqual([10]);
    const alone = new EpochEvening(thirteen).hang(1, 2).sleep(1, { courtesan: 1, mafia: 10 });
    expect(alone.told('mafia')).toBe('cancelled');
    expect(alone.dead).toEqual([]);
  });

  it('EC-31: not the same client on two nights running; another or none frees him', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 10 }).quiet(2);
    expect(act(evening, 'courtesan', 10)).toMatchObject({ kind: 'irregular', rule: 'EC-31' });
    expect(evening.board('client')).toEqual([{ seat: 10 }]);
    expect(evening.open('seat').offers.find((offer) => offer.seat === 10)?.refusal?.rule).toBe('EC-31');
    evening.sleep(2, { courtesan: 11 }).quiet(3).sleep(3, { courtesan: 10 }).quiet(4).sleep(4, {}).quiet(5);
    expect(evening.choose(10).dawn.client).toBe(10);
  });

  it('EC-32: not herself', () => {
    const evening = new EpochEvening(thirteen).quiet(1);
    expect(act(evening, 'courtesan', 4)).toMatchObject({ kind: 'impossible', rule: 'EC-32' });
    evening.choose(5);
  });

  it('EC-34, EC-35, EC-36: attacked, she and her client die; healed, only the client', () => {
    const night = { courtesan: 10, mafia: 4 };
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, night).dead).toEqual([4, 10]);
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, { ...night, doctor: 4 }).dead).toEqual([10]);
    const doctor = { courtesan: 6, mafia: 4, doctor: 4 };
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, doctor).dead).toEqual([4, 6]);
  });

  it('EC-37, EC-38: the Doctor finds the client’s home empty, and so do the others', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 10, mafia: 4, doctor: 10 });
    expect(evening.told('doctor')).toBe('not-home');
    expect(evening.dead).toEqual([4, 10]);
    const sheriff = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 2, sheriff: 2 });
    expect(sheriff.told('sheriff')).toBe('not-home');
    expect(sheriff.dead).toEqual([]);
  });

  it('EC-38, A-72: the answer is big, so that it can be gestured', () => {
    const evening = new EpochEvening(thirteen).toNight(1, 'client').choose(10).toNight(1, 'check').choose(10);
    expect(evening.now.answer).toMatchObject({ big: true, text: { key: 'epoch.answer.not-home' } });
  });
});

describe('the Sheriff and the Sergeant', () => {
  it.each([
    [1, 'mafia', [1]],
    [2, 'mafia', [2]],
    [6, 'peaceful', []],
    [5, 'peaceful', []],
    [11, 'peaceful', []],
  ] as const)('EC-40, EC-41, EC-42: at seat %i he is told %s', (seat, told, dead) => {
    const evening = new EpochEvening(fifteen).quiet(1).sleep(1, { sheriff: seat });
    expect([evening.told('sheriff'), evening.dead]).toEqual([told, dead]);
  });

  it('EC-41: the answer is Peaceful or Mafia, never a role', () => {
    const evening = new EpochEvening(thirteen).toNight(1, 'check');
    const keys = [1, 2, 5, 6].map((seat) => evening.choose(seat).now.answer?.text.key);
    expect(keys).toEqual(['mafia', 'mafia', 'peaceful', 'peaceful'].map((word) => `epoch.answer.${word}`));
  });

  it('EC-44: a healed mafioso lives, and is opened to the Sheriff', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { sheriff: 2, doctor: 2 }).quiet(2);
    expect(evening.told('sheriff')).toBe('mafia');
    expect(evening.dead).toEqual([]);
    expect(evening.board('exposed')).toEqual([{ seats: [2] }]);
  });

  it('EC-45, EC-58: the shooting is mutual; who is healed lives', () => {
    const night = { sheriff: 1, mafia: 3 };
    const dead = (doctor?: number) =>
      new EpochEvening(thirteen).quiet(1).sleep(1, doctor ? { ...night, doctor } : night).dead;
    expect([dead(), dead(3), dead(1)]).toEqual([[1, 3], [1], [3]]);
  });

  it('EC-16, EC-76, A-73: the Sergeant checks and shoots from the night after the Sheriff’s death', () => {
    const killed = new EpochEvening(fifteen).quiet(1).sleep(1, { mafia: 3, sheriff: 6 }).quiet(2);
    expect(killed.step('n2/check')).toMatchObject({ actors: [10], hint: { key: 'epoch.hint.sergeant' } });
    expect(killed.sleep(2, { sheriff: 1 }).dead).toEqual([1]);
    const hanged = new EpochEvening(fifteen).hang(1, 3);
    expect(hanged.step('n1/check').actors).toEqual([10]);
    const suicide = new EpochEvening(fifteen).toDay(1).remark(3).remark(3).quiet(1);
    expect(suicide.step('n1/check').actors).toEqual([10]);
  });

  it('EC-76: after the Sergeant nobody follows', () => {
    const evening = new EpochEvening(fifteen).hang(1, 3).sleep(1, { mafia: 10 }).quiet(2);
    expect(called(evening)).not.toContain('sheriff');
  });
});

describe('the Maniac and the Werewolf', () => {
  it('EC-59, EC-61: one visit kills, the Sheriff too', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { maniac: 3, sheriff: 5 });
    expect([evening.dead, evening.told('sheriff')]).toEqual([[3], 'peaceful']);
    const mutual = { maniac: 1, mafia: 5, doctor: 5 };
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, mutual).dead).toEqual([1]);
  });

  it('EC-11: the Maniac hanged on Day 2: the Werewolf kills on Night 2', () => {
    const evening = new EpochEvening(fifteen).quiet(1).sleep(1).hang(2, 5);
    expect(evening.step('n2/kill')).toMatchObject({ actors: [11], hint: { key: 'epoch.hint.werewolf' } });
    expect(evening.sleep(2, { maniac: 12 }).dead).toEqual([12]);
  });

  it('EC-11: killed on Night 2: from Night 3 on; alive: no step', () => {
    const evening = new EpochEvening(fifteen).quiet(1).sleep(1).quiet(2);
    expect(evening.step('n2/kill').actors).toEqual([5]);
    evening.sleep(2, { mafia: 5, maniac: 13 }).quiet(3);
    expect(evening.dead).toEqual([5, 13]);
    expect(evening.step('n3/kill').actors).toEqual([11]);
  });
});

describe('the Doctor', () => {
  it('EC-62: saves from all attacks', () => {
    const night = { mafia: 10, maniac: 10, doctor: 10 };
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, night).dead).toEqual([]);
  });

  it.each([
    ['EC-63', 10],
    ['EC-64', 6],
  ] as const)('%s: EC-63, EC-64: twice a game, not in a row', (rule, seat) => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { doctor: seat }).quiet(2);
    expect(act(evening.toNight(2, 'heal'), 'doctor', seat)).toMatchObject({ kind: 'irregular', rule });
    evening.sleep(2).quiet(3).sleep(3, { doctor: seat }).quiet(4).sleep(4).quiet(5);
    expect(act(evening.toNight(5, 'heal'), 'doctor', seat)).toMatchObject({ rule });
    expect(evening.board('heals')).toEqual([{ seat, used: 2 }]);
  });

  it('EC-63, A-66, A-143: a treatment that was not carried out does not count', () => {
    const evening = new EpochEvening(thirteen).quiet(1).sleep(1, { courtesan: 10, doctor: 10 }).quiet(2);
    evening.sleep(2, { doctor: 10 }).quiet(3).sleep(3).quiet(4);
    expect(evening.board('heals')).toEqual([{ seat: 10, used: 1 }]);
    expect(evening.toNight(4, 'heal').choose(10).sleep(4).dead).toEqual([]);
  });

  it('EC-65, A-67: attacked at home, he dies and his patient is not healed; himself he may heal', () => {
    const night = { mafia: 6, maniac: 10 };
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, { ...night, doctor: 10 }).dead).toEqual([6, 10]);
    expect(new EpochEvening(thirteen).quiet(1).sleep(1, { mafia: 6, doctor: 6 }).dead).toEqual([]);
  });

  it('A-149: a heal and an attack on a seat that left in the night are without effect', () => {
    const evening = new EpochEvening(thirteen).toNight(1, 'shot').choose(10).toNight(1, 'heal').choose(10);
    evening.leave(10).toDay(2);
    expect(evening.isOut(10)).toBe('left');
    expect(evening.dead).toEqual([]);
    evening.quiet(2);
    expect(evening.board('heals')).toEqual([]);
  });
});
