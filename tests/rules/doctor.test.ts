import { describe, expect, it } from 'vitest';
import { Evening, twelve } from './evening';

/** Seat of the Doctor in `twelve`. */
const doctor = 5;

/** Nights with these heals; every night another seat is shot, so that nobody heals a victim. */
function healed(...heals: (number | null)[]): Evening {
  const evening = new Evening(twelve);
  for (const [index, heal] of heals.entries()) {
    const night = index + 1;
    evening.quiet(night).sleep(night, { shot: 12 - index, ...(heal === null ? {} : { heal }) });
  }
  return evening.quiet(heals.length + 1).toNight(heals.length + 1, 'shot');
}

/** What the engine says to a heal in the night that follows. */
function heal(evening: Evening, seat: number): string {
  const night = evening.state.nights.at(-1)?.no ?? 0;
  evening.choose(7).toNight(night, 'heal');
  const fact = { type: 'act', night, role: 'doctor', target: seat } as const;
  const verdict = evening.game.ruleset.check(evening.state, fact);
  return verdict.kind === 'ok' ? 'legal' : verdict.rule;
}

describe('DM-07, DM-08, DM-55 (A-06): whom the Doctor may heal', () => {
  it('DM-07: the Doctor may heal himself', () => {
    const evening = new Evening(twelve).quiet(1).choose(12).toNight(1, 'heal');
    expect(evening.open('seat').offers.map((offer) => offer.seat)).toContain(doctor);
    evening.choose(doctor).next();
    expect(evening.state.nights[1]?.acts).toContainEqual({
      role: 'doctor',
      shooter: null,
      target: doctor,
    });
  });

  it('DM-07, DM-08: the Doctor may skip, and Next records it', () => {
    const evening = new Evening(twelve).quiet(1).choose(12).toNight(1, 'heal');
    expect(evening.open('seat').none).toBe(true);
    evening.next();
    expect(evening.state.nights[1]?.acts.find((act) => act.role === 'doctor')?.target).toBeNull();
  });

  it('DM-08 Test 1, DM-55: A on Nights 1 and 2, A on Night 3 is refused and says why', () => {
    const evening = healed(2, 2);
    evening.choose(7).toNight(3, 'heal');
    expect(evening.open('seat').offers.find((offer) => offer.seat === 2)?.refusal).toMatchObject({
      kind: 'irregular',
      rule: 'DM-08',
      reason: { key: 'refusal.healedTwice' },
    });
    expect(evening.refused({ type: 'seat', seat: 2 })).toMatchObject({ rule: 'DM-08', kind: 'irregular' });
  });

  it('DM-08 Test 2: a skipped night breaks the streak, and a new one begins', () => {
    expect(heal(healed(2, 2, null), 2)).toBe('legal');
    expect(heal(healed(2, 2, null, 2), 2)).toBe('legal');
    expect(heal(healed(2, 2, null, 2, 2), 2)).toBe('DM-08');
  });

  it('DM-08 Test 3: another patient breaks the streak', () => {
    expect(heal(healed(2, 3, 2), 2)).toBe('legal');
    expect(heal(healed(2, 3, 2, 2), 2)).toBe('DM-08');
  });

  it('DM-08 Test 4: himself on Nights 1 and 2, himself on Night 3 is refused', () => {
    expect(heal(healed(doctor, doctor), doctor)).toBe('DM-08');
  });

  it('DM-08, DM-55: the block is in sight of the host', () => {
    const board = (evening: Evening) =>
      evening.game.ruleset.boards(evening.state).find((one) => one.id === 'heals')?.lines[0];
    expect(board(healed(2))).toEqual({ key: 'demafia.board.healed', params: { seat: 2 } });
    expect(board(healed(2, 2))).toEqual({ key: 'demafia.board.blocked', params: { seat: 2 } });
  });

  it('DM-55: P3 three nights in a row is refused, and the Doctor has 0 for Night 3', () => {
    const evening = healed(3, 3);
    evening.choose(3).toNight(3, 'heal');
    expect(evening.refused({ type: 'seat', seat: 3 })).toMatchObject({ rule: 'DM-08' });
    evening.toDay(4);
    expect(evening.rows(doctor, 'n3')).toEqual([]);
    expect(evening.isOut(3)).toBe('night-kill');
  });

  it('DM-55: on that night he is paid for another patient under exactly one threat', () => {
    const evening = healed(3, 3).sleep(3, { shot: 7, heal: 7 });
    expect(evening.rows(doctor, 'n3')).toEqual(['DM-53 +6 n3']);
  });

  it('DM-55: a blocked heal entered all the same saves, because the table did it, but earns nothing', () => {
    const evening = healed(3, 3);
    evening.choose(3).toNight(3, 'heal');
    evening.despite([{ type: 'act', night: 3, role: 'doctor', target: 3 }]);
    evening.toDay(4);
    expect(evening.isOut(3)).toBeNull();
    expect(evening.rows(doctor, 'n3')).toEqual([]);
  });
});

it('DM-53, DM-35: a heal entered before its turn is paid like any other', () => {
  const evening = new Evening(twelve).quiet(1);
  evening.despite([{ type: 'act', night: 1, role: 'doctor', target: 7 }]);
  evening.choose(7);
  evening.toDay(2);
  expect(evening.isOut(7)).toBeNull();
  expect(evening.rows(doctor)).toEqual(['DM-53 +6 n1']);
});

describe('DM-09, DM-53, DM-54 (A-07, A-08): what the heal does', () => {
  const night = (acts: Parameters<Evening['sleep']>[1]) => new Evening(twelve).quiet(1).sleep(1, acts);

  it('DM-09 Test 1, DM-53 Test 1: shot P7, heal P7: P7 is alive and the Doctor has +6', () => {
    const evening = night({ shot: 7, heal: 7 });
    expect(evening.isOut(7)).toBeNull();
    expect(evening.rows(doctor)).toEqual(['DM-53 +6 n1']);
  });

  it('DM-09 Test 2: the Lover hunts the Sheriff, heal on him: he is alive', () => {
    const evening = night({ shot: 12, hunt: 4, heal: 4 });
    expect(evening.isOut(4)).toBeNull();
    expect(evening.rows(doctor)).toEqual(['DM-53 +6 n1']);
  });

  it('DM-09 Test 3: the first visit of the Maniac to P7, heal P7: the counter of P7 stays 0', () => {
    const evening = night({ shot: 12, visit: 7, heal: 7 });
    expect(evening.visits(7)).toBe(0);
    expect(night({ shot: 12, visit: 7, heal: 8 }).visits(7)).toBe(1);
  });

  it('DM-53 Test 2: the second visit of the Maniac to P2 and a heal on P2: +6', () => {
    const evening = night({ shot: 12, visit: 2 }).quiet(2).sleep(2, { shot: 11, visit: 2, heal: 2 });
    expect(evening.rows(doctor)).toEqual(['DM-53 +6 n2']);
    expect(evening.isOut(2)).toBeNull();
  });

  it('DM-53 Test 3: a shot at the Doctor who heals himself: +6', () => {
    expect(night({ shot: doctor, heal: doctor }).rows(doctor)).toEqual(['DM-53 +6 n1']);
  });

  it('DM-54 Test 1: a heal of P9 whom nobody attacked: 0', () => {
    expect(night({ shot: 7, heal: 9 }).rows(doctor)).toEqual([]);
  });

  it('DM-54 Test 2, A-07: shot, hunt and heal on the Sheriff: he dies, Doctor 0, Mafia and Boss +4, Lover +5', () => {
    const evening = night({ shot: 4, hunt: 4, heal: 4 });
    expect(evening.isOut(4)).toBe('night-kill');
    expect(evening.rows(doctor)).toEqual([]);
    expect(evening.rows(1)).toEqual(['DM-44 +4 n1']);
    expect(evening.rows(2)).toEqual(['DM-44 +4 n1']);
    expect(evening.rows(3)).toEqual(['DM-51 +5 n1']);
  });

  it('DM-54 Test 3: the first visit of the Maniac and a heal: 0, it is no threat', () => {
    expect(night({ shot: 12, visit: 7, heal: 7 }).rows(doctor)).toEqual([]);
  });

  it('DM-53, A-08: the Lover beside somebody who is not the Sheriff is no threat: the heal is blank', () => {
    const evening = night({ shot: 12, hunt: 8, heal: 8 });
    expect(evening.isOut(8)).toBeNull();
    expect(evening.rows(doctor)).toEqual([]);
  });
});
