import { describe, expect, it } from 'vitest';
import { Evening, twelve } from './evening';

/** The tie of these seats has remained and the host declared a shoot-out. */
function shootout(seats: readonly number[], options = {}): Evening {
  const evening = new Evening(twelve, options).toDay(1).nominate(...seats);
  const ballot = seats.map((seat, index): [number, number[]] => [seat, [12 - index]]);
  evening.ballot(...ballot).ballot(...ballot);
  return evening.option('shootout');
}
const number = (evening: Evening, named: number) => {
  evening.answer({ type: 'number', number: named });
  return evening;
};
const loaded = (evening: Evening, drawn: number) => {
  number(evening, drawn).next();
  return evening;
};

describe('DM-34 (A-26): the shoot-out', () => {
  it('DM-34: loaded 7; P2 says 3 and is safe; P8 says 7 and leaves; P2 stays', () => {
    const evening = loaded(shootout([2, 8]), 7);
    expect(evening.open('number')).toMatchObject({ key: 'd1/turn/1/2', actors: [2] });
    number(evening, 3);
    expect(evening.open('number')).toMatchObject({ key: 'd1/turn/2/8', actors: [8] });
    number(evening, 7);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', seats: [8] });
    evening.next();
    expect([evening.isOut(8), evening.isOut(2)]).toEqual(['shootout', null]);
  });

  it('DM-34: a number that was named cannot be named again', () => {
    const evening = number(loaded(shootout([2, 8]), 7), 3);
    expect(evening.open('number').used).toEqual([3]);
    expect(evening.refused({ type: 'number', number: 3 })).toMatchObject({
      kind: 'impossible',
      rule: 'DM-34',
    });
  });

  it('DM-34, A-26: the turns are in order of nomination and go round', () => {
    const evening = loaded(shootout([8, 2, 5]), 9);
    const turns = [1, 2, 3, 4, 5].map((named) => {
      const { actors } = evening.open('number');
      number(evening, named);
      return actors[0];
    });
    expect(turns).toEqual([8, 2, 5, 8, 2]);
  });

  it('DM-34: a number out of turn needs a reason; one by a player who is not tied is impossible', () => {
    const evening = loaded(shootout([2, 8]), 7);
    const named = (seat: number) => [{ type: 'numberNamed', day: 1, seat, number: 4 } as const];
    expect(evening.refusal(() => evening.enter(named(8)))).toMatchObject({
      kind: 'irregular',
      rule: 'DM-34',
    });
    expect(evening.refusal(() => evening.enter(named(5)))).toMatchObject({
      kind: 'impossible',
      rule: 'DM-34',
    });
  });

  it('DM-34, A-26: the range is 1 to 10, and no other number is taken', () => {
    const evening = shootout([2, 8]);
    expect(evening.open('number')).toMatchObject({ key: 'd1/loaded', from: 1, to: 10, secret: true });
    expect(evening.refused({ type: 'number', number: 11 }).rule).toBe('DM-34');
    loaded(evening, 10);
    expect(evening.open('number')).toMatchObject({ from: 1, to: 10, secret: false });
    expect(evening.refused({ type: 'number', number: 11 }).rule).toBe('DM-34');
  });

  it('DM-34, A-26: the number is fixed before the first turn', () => {
    const evening = shootout([2, 8]);
    expect(evening.refusal(() => evening.next())).toMatchObject({ rule: 'DM-34' });
    const first = [{ type: 'numberNamed', day: 1, seat: 2, number: 4 } as const];
    expect(evening.refusal(() => evening.enter(first))).toMatchObject({ rule: 'DM-34' });
    number(loaded(evening, 7), 4);
    const other = { type: 'lot', purpose: 'shootout', day: 1, from: 1, to: 10, drawn: 4 } as const;
    expect(evening.refusal(() => evening.enter([other]))).toMatchObject({
      kind: 'impossible',
      rule: 'DM-34',
    });
  });

  it('DM-34: until the first turn another number takes the place of the loaded one', () => {
    const evening = number(number(shootout([2, 8]), 7), 4);
    expect(evening.open('number').chosen).toBe(4);
  });

  it('A-150: the range has at least as many numbers as players are tied', () => {
    const evening = shootout([2, 8, 5], { shootoutRange: 2 });
    expect(evening.open('number').to).toBe(3);
    const narrow = { type: 'lot', purpose: 'shootout', day: 1, from: 1, to: 2, drawn: 2 } as const;
    expect(evening.refusal(() => evening.enter([narrow]))).toMatchObject({
      kind: 'impossible',
      rule: 'A-150',
    });
  });

  it('A-150: a loaded number outside its own range is impossible, also with a reason', () => {
    const evening = shootout([2, 8, 5]);
    const outside = { type: 'lot', purpose: 'shootout', day: 1, from: 1, to: 2, drawn: 9 } as const;
    expect(evening.refusal(() => evening.enter([outside]))).toMatchObject({ kind: 'impossible' });
  });

  it('DM-34, A-26: exactly one leaves, and the turns end', () => {
    const evening = number(loaded(shootout([2, 8, 5]), 1), 1);
    expect(evening.key).toBe('d1/verdict');
    evening.next();
    expect(evening.state.days[0]?.expelled).toEqual([2]);
  });

  it('A-28, DM-34: of three one goes home in the middle: the others go on in their order', () => {
    const evening = number(number(loaded(shootout([2, 8, 5]), 9), 1), 2);
    evening.leave(8);
    expect(evening.open('number').actors).toEqual([5]);
    number(evening, 3);
    expect(evening.open('number').actors).toEqual([2]);
  });

  it('A-28, DM-34: of two one goes home: nobody leaves by the tie unless the host says so', () => {
    const evening = number(loaded(shootout([2, 8]), 9), 1);
    evening.leave(8);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', chosen: 'nobody', seats: [] });
  });

  it('DM-33, DM-34: the host may change his mind until the first number is named', () => {
    const evening = shootout([2, 8]);
    evening.enter([{ type: 'tieChoice', day: 1, choice: 'expel' }]);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', seats: [2, 8] });
    evening.enter([{ type: 'tieChoice', day: 1, choice: 'shootout' }]);
    number(loaded(evening, 7), 3);
    const expel = [{ type: 'tieChoice', day: 1, choice: 'expel' } as const];
    expect(evening.refusal(() => evening.enter(expel))).toMatchObject({ kind: 'impossible', rule: 'DM-33' });
  });

  it('A-23: nobody has a vote point for a shoot-out', () => {
    const evening = loaded(shootout([2, 8]), 2);
    number(number(evening, 1), 2);
    evening.next();
    expect(evening.isOut(8)).toBe('shootout');
    expect(evening.ledger().filter((row) => row.rule === 'DM-58')).toEqual([]);
  });
});
