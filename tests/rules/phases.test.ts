import { describe, expect, it } from 'vitest';
import { Evening, eight, nine } from './evening';

/** The phases a game comes through, Next pressed until this one is open. */
function phasesUntil(evening: Evening, last: string): string[] {
  const seen = [evening.phase];
  while (seen.at(-1) !== last) {
    if (evening.key.endsWith('/shot')) evening.choose(6);
    evening.next();
    if (evening.phase !== seen.at(-1)) seen.push(evening.phase);
  }
  return seen;
}

describe('DM-20: the phases of a game', () => {
  it('DM-20: Night 0, Balagan 1, voting 1, Night 1, Balagan 2, voting 2, Night 2', () => {
    expect(phasesUntil(new Evening(nine), 'n2')).toEqual([
      'n0',
      'd1/talk',
      'd1/vote',
      'n1',
      'd2/talk',
      'd2/vote',
      'n2',
    ]);
  });

  it('DM-20: a fact of another phase is impossible', () => {
    const evening = new Evening(nine).toDay(1);
    expect(
      evening.refusal(() => evening.enter([{ type: 'act', night: 1, role: 'mafia', target: 7 }])),
    ).toMatchObject({ kind: 'impossible', rule: 'DM-20' });
    expect(evening.refusal(() => evening.enter([{ type: 'phaseClosed', phase: 'd1/vote' }]))).toMatchObject({
      kind: 'impossible',
      rule: 'DM-20',
    });
  });

  it('DM-20: closing a phase whose steps are open needs a reason', () => {
    const evening = new Evening(nine).quiet(1);
    const close = [{ type: 'phaseClosed', phase: 'n1' } as const];
    expect(evening.refusal(() => evening.enter(close))).toMatchObject({ kind: 'irregular', rule: 'DM-20' });
    expect(evening.despite(close).phase).toBe('d2/talk');
  });

  it('DM-20: a new night and a new day begin with nothing of the last', () => {
    const evening = new Evening(nine).toDay(1).nominate(7, 8);
    evening.ballot([7, [1, 2]], [8, [4, 5, 6]]);
    evening.sleep(1, { shot: 9, hunt: 9, visit: 9, heal: 1, check: 1 }).toDay(2);
    expect(evening.state.days.at(-1)).toMatchObject({ nominations: [], counts: [], named: [], lot: null });
    expect(evening.quiet(2).state.nights.at(-1)?.acts).toEqual([]);
    expect(evening.state.done).toEqual([]);
  });
});

describe('DM-15, DM-21, DM-22 (A-04): Night 0', () => {
  it('DM-21, DM-15: first the blacks see each other, the Lover among them, and she has no action', () => {
    const evening = new Evening(nine);
    expect(evening.keys).toEqual(['n0/meet', 'n0/maniac', 'n0/doctor', 'n0/sheriff', 'n0/dawn']);
    const meet = evening.open('roles');
    expect(meet.key).toBe('n0/meet');
    expect(meet.actors).toEqual([1, 2, 3]);
    expect(meet.slots.map((slot) => [slot.role, slot.seats])).toEqual([
      ['boss', [1]],
      ['mafia', [2]],
      ['lover', [3]],
    ]);
    expect(evening.keys.some((key) => key.endsWith('/hunt'))).toBe(false);
  });

  it('DM-15, A-151: also with effective acts on Night 0 there is no hunt and no shot', () => {
    const keys = new Evening(nine, { night0Actions: 'effective' }).keys;
    expect(keys.some((key) => key.endsWith('/hunt') || key.endsWith('/shot'))).toBe(false);
  });

  it('DM-22: Maniac, Doctor and Sheriff show themselves in this order, and the host records the seats', () => {
    const evening = new Evening(nine).unidentified();
    const record = (seat: number, role: string) => evening.answer({ type: 'role', seat, role });
    expect(evening.now.next.refusal).toMatchObject({ rule: 'DM-21', kind: 'irregular' });
    record(4, 'boss');
    record(5, 'mafia');
    record(6, 'lover');
    evening.next();
    expect(evening.key).toBe('n0/maniac');
    expect(evening.now.next.refusal).toMatchObject({ rule: 'DM-22', kind: 'irregular' });
    record(9, 'maniac');
    evening.next();
    expect(evening.key).toBe('n0/doctor');
    record(8, 'doctor');
    evening.next();
    expect(evening.key).toBe('n0/sheriff');
    record(7, 'sheriff');
    evening.next();
    expect(evening.key).toBe('n0/dawn');
    evening.next();
    expect(evening.state.seats.map((seat) => seat.role)).toEqual([
      null,
      null,
      null,
      'boss',
      'mafia',
      'lover',
      'sheriff',
      'doctor',
      'maniac',
    ]);
  });

  it('DM-22: a role that only one may hold moves when another seat shows itself', () => {
    const evening = new Evening(eight);
    evening.answer({ type: 'role', seat: 7, role: 'boss' });
    expect(evening.state.seats.filter((seat) => seat.role === 'boss').map((seat) => seat.seat)).toEqual([7]);
  });

  it('DM-22: a role is corrected later only with a reason, and its acts go along', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 7, hunt: 9, visit: 8, heal: 9, check: 1 });
    const correct = [
      { type: 'role', seat: 4, role: 'citizen' } as const,
      { type: 'role', seat: 8, role: 'sheriff' } as const,
    ];
    expect(evening.refusal(() => evening.enter(correct))).toMatchObject({
      kind: 'irregular',
      rule: 'DM-22',
    });
    expect(evening.rows(4)).toEqual(['DM-56 +5 n1']);
    evening.despite(correct);
    expect(evening.rows(4)).toEqual([]);
    expect(evening.rows(8)).toEqual(['DM-56 +5 n1']);
  });

  it('DM-22, A-04: with the default option Night 0 leaves no visit, heal or check and no points', () => {
    const evening = new Evening(nine);
    evening.until((step) => step.phase === 'd1/talk');
    expect(evening.state.nights[0]?.acts).toEqual([]);
    expect(evening.ledger()).toEqual([]);
    expect(
      evening.refusal(() => evening.enter([{ type: 'act', night: 0, role: 'doctor', target: 1 }])),
    ).toMatchObject({ kind: 'impossible' });
  });

  it('DM-12: a role that is not in the game is never called, on Night 0 either', () => {
    expect(new Evening('boss sheriff citizen*4').keys).toEqual(['n0/meet', 'n0/sheriff', 'n0/dawn']);
  });

  it('DM-20, DM-65: a removal on Night 0 is judged when the roles are known, at its end', () => {
    const evening = new Evening('boss mafia citizen*3').leave(5);
    expect(evening.state.win).toBeNull();
    evening.until((step) => step.phase !== 'n0');
    expect(evening.state.win).toMatchObject({ winner: 'black' });
    expect(evening.key).toBe('d1/win');
  });
});
