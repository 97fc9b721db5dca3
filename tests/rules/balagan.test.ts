import { describe, expect, it } from 'vitest';
import { Evening, eight, nine } from './evening';

describe('DM-23, DM-24: Balagan', () => {
  it('DM-23: the table has a clock of four minutes, and the room sees it', () => {
    const evening = new Evening(nine).toDay(1);
    expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 240_000, public: true });
  });

  it('DM-24: one talk of the whole table, no speakers in turn', () => {
    const evening = new Evening(nine).toDay(1);
    expect(evening.open('discussion').actors).toEqual([]);
    expect(evening.keys).toEqual(['d1/talk']);
    evening.nominate(5);
    expect(evening.keys).toEqual(['d1/talk', 'd1/nominations']);
  });
});

describe('DM-25: nominations', () => {
  it('DM-25 Test 1: 5, 2 and 5 again give the list 5, 2', () => {
    const evening = new Evening(nine).toDay(1).nominate(5, 2);
    expect(evening.refused({ type: 'nominate', seat: 5, by: null })).toMatchObject({ rule: 'DM-25' });
    expect(evening.open('discussion').nominations.map((one) => one.seat)).toEqual([5, 2]);
  });

  it('DM-25 Test 2: a seat that is out cannot be nominated, and nominates nobody', () => {
    const evening = new Evening(nine).expel(1, 9).sleep(1, { shot: 8 }).toDay(2);
    expect(evening.refused({ type: 'nominate', seat: 9, by: null }).kind).toBe('impossible');
    expect(evening.refused({ type: 'nominate', seat: 8, by: null }).kind).toBe('impossible');
    expect(evening.refused({ type: 'nominate', seat: 7, by: 9 }).kind).toBe('impossible');
    expect(evening.open('discussion').offers.map((offer) => offer.seat)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('DM-25: who gave the finger may be recorded, and added later', () => {
    const evening = new Evening(nine).toDay(1).nominate(5);
    evening.answer({ type: 'nominate', seat: 2, by: 7 });
    evening.answer({ type: 'nominate', seat: 5, by: 8 });
    expect(evening.open('discussion').nominations).toEqual([
      { seat: 5, by: 8 },
      { seat: 2, by: 7 },
    ]);
    expect(evening.refused({ type: 'nominate', seat: 2, by: 8 })).toMatchObject({ rule: 'DM-25' });
  });

  it('DM-25: a nomination is withdrawn by the host before the vote, also while they are read back', () => {
    const evening = new Evening(nine).toDay(1).nominate(5, 2, 7);
    evening.answer({ type: 'withdraw', seat: 5 });
    evening.next();
    expect(evening.key).toBe('d1/nominations');
    evening.answer({ type: 'withdraw', seat: 7 });
    expect(evening.open('discussion').nominations.map((one) => one.seat)).toEqual([2]);
    expect(evening.refused({ type: 'withdraw', seat: 7 })).toMatchObject({ rule: 'DM-25' });
  });

  it('DM-25: nominating ends when the vote begins', () => {
    const evening = new Evening(nine).toDay(1).nominate(5, 2);
    evening.until((step) => step.phase === 'd1/vote');
    const late = [{ type: 'nominated', day: 1, seat: 7 } as const];
    expect(evening.refusal(() => evening.enter(late))).toMatchObject({ kind: 'impossible', rule: 'DM-25' });
  });

  it('DM-25: the order of nomination is the order of the speeches and of the count', () => {
    const evening = new Evening(nine).toDay(1).nominate(5, 2, 8);
    evening.until((step) => step.phase === 'd1/vote');
    expect(evening.keys).toEqual([
      'd1/defence/1/5',
      'd1/defence/1/2',
      'd1/defence/1/8',
      'd1/count/1/cand/5',
      'd1/count/1/cand/2',
      'd1/count/1/cand/8',
    ]);
  });
});

describe('DM-26: justification before the vote', () => {
  it('DM-26: candidates 5 and 2 get a clock of 20 s each, in this order, then the count', () => {
    const evening = new Evening(nine).toDay(1).nominate(5, 2);
    evening.until((step) => step.phase === 'd1/vote');
    const clock = { kind: 'countdown', ms: 20_000, public: true };
    expect(evening.open('speech')).toMatchObject({ speaker: 5, pause: false, clock });
    evening.next();
    expect(evening.open('speech')).toMatchObject({ speaker: 2, pause: false, clock });
    evening.next();
    expect(evening.open('hands')).toMatchObject({ candidate: 5, count: 1 });
  });

  it('DM-26, A-148: who leaves during the speeches neither speaks nor stands', () => {
    const evening = new Evening(nine).toDay(1).nominate(5, 2, 8);
    evening.until((step) => step.phase === 'd1/vote');
    evening.leave(2).next();
    expect(evening.open('speech').speaker).toBe(8);
    evening.next();
    expect(evening.keys.filter((key) => key.includes('/count/'))).toEqual([
      'd1/count/1/cand/5',
      'd1/count/1/cand/8',
    ]);
  });
});

describe('A-22, A-34: the ends of a day', () => {
  it('A-22: without a candidate there is no vote', () => {
    const evening = new Evening(nine).toDay(1);
    evening.next();
    expect(evening.key).toBe('d1/no-vote');
    evening.next();
    expect(evening.phase).toBe('n1');
    expect(evening.state.days[0]?.expelled).toEqual([]);
  });

  it('A-22: candidates who all left before the vote are none', () => {
    const evening = new Evening(eight).toDay(1).nominate(8);
    evening.leave(8);
    evening.until((step) => step.phase === 'd1/vote');
    expect(evening.key).toBe('d1/no-vote');
  });

  it('A-34: nobody has last words, neither after the vote nor in the morning', () => {
    const evening = new Evening(nine).expel(1, 9);
    expect(evening.key).toBe('n1/shot');
    evening.sleep(1, { shot: 8 });
    expect(evening.keys).toEqual(['d2/morning', 'd2/talk']);
  });
});
