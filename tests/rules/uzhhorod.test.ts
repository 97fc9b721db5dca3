import { describe, expect, it } from 'vitest';
import { Evening, eight, nine } from './evening';

const pauses = (evening: Evening) =>
  evening.state.days.flatMap((day) =>
    day.counts.flatMap((count) => count.pauses.map((pause) => [day.no, count.no, pause.seat])),
  );

describe('DM-30, DM-31 (A-21): Uzhhorod', () => {
  it('DM-30 Test 1: hands 1, 2, 4 for P6 pause the count; after the speech 5 and 7 make a total of 5', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8).toHands(6).up(1, 2, 4);
    expect(evening.open('speech')).toMatchObject({ key: 'd1/pause/1/6', speaker: 6, pause: true });
    evening.next();
    expect(evening.up(5, 7).open('hands').up).toEqual([1, 2, 4, 5, 7]);
  });

  it('DM-30 Test 2: P1 has 2 hands: no pause', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 8).toHands(1).up(2, 4);
    expect(evening.open('hands').candidate).toBe(1);
    expect(pauses(evening)).toEqual([]);
  });

  it('DM-30 Test 3: P2 and P7 both reach 3: two pauses', () => {
    const evening = new Evening(nine).toDay(1).nominate(2, 7);
    evening.ballot([2, [4, 6, 7]], [7, [1, 2, 3, 5, 8]]);
    expect(pauses(evening)).toEqual([
      [1, 1, 2],
      [1, 1, 7],
    ]);
  });

  it('DM-30: during the pause no hand is counted', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8).toHands(6).up(1, 2, 4);
    const hand = [{ type: 'hand', day: 1, count: 1, candidate: 6, voter: 5, up: true } as const];
    expect(evening.refusal(() => evening.enter(hand))).toMatchObject({ kind: 'impossible', rule: 'DM-30' });
  });

  it('DM-30: the hands given so far stay', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8).toHands(6).up(1, 2, 4);
    expect(evening.state.days[0]?.counts[0]?.hands.map((hand) => hand.voter)).toEqual([1, 2, 4]);
  });

  it('DM-30, A-21: once a candidate and count: a fourth hand lowered and raised again pauses nothing', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8).toHands(6).up(1, 2, 4);
    evening.next();
    evening.up(5).down(5).up(5);
    expect(evening.open('hands').up).toEqual([1, 2, 4, 5]);
    expect(pauses(evening)).toEqual([[1, 1, 6]]);
  });

  it('DM-30, A-21: two hands, one lowered and up again, and the third: one pause', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8).toHands(6).up(1, 2).down(2).up(2, 4);
    expect(evening.open('speech').speaker).toBe(6);
    expect(pauses(evening)).toEqual([[1, 1, 6]]);
  });

  it('DM-30, A-21: it comes again in the revote', () => {
    const evening = new Evening(nine).toDay(1).nominate(2, 7);
    evening.ballot([2, [4, 6, 7]], [7, [1, 2, 3]]).ballot([2, [4, 6, 7]], [7, [1, 2, 3, 5]]);
    expect(pauses(evening)).toEqual([
      [1, 1, 2],
      [1, 1, 7],
      [1, 2, 2],
      [1, 2, 7],
    ]);
  });

  it('DM-30, A-21: it comes with five alive as well', () => {
    const evening = new Evening('boss citizen*4').toDay(1).nominate(3, 4).toHands(3).up(1, 2, 3);
    expect(evening.open('speech').speaker).toBe(3);
  });

  it('DM-31: the speech has no limit, its clock counts up, and the room sees it', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8).toHands(6).up(1, 2, 4);
    expect(evening.now.clock).toEqual({ kind: 'countup', public: true });
  });

  it('DM-30, A-21: it is no tie: nobody has +2 for it', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8);
    evening.ballot([6, [1, 2, 4]], [8, [3, 5, 6, 7]]);
    expect(evening.ledger().filter((row) => row.rule === 'DM-60')).toEqual([]);
  });
});

describe('DM-30, A-21: the three hands and those that wait', () => {
  it('A-21: the three hands that caused the pause stay; lowering one needs a reason', () => {
    const evening = new Evening(eight).toDay(1).nominate(6, 8).toHands(6).up(1, 2, 4);
    const lower = [{ type: 'hand', day: 1, count: 1, candidate: 6, voter: 2, up: false } as const];
    expect(evening.refusal(() => evening.enter(lower))).toMatchObject({ kind: 'irregular', rule: 'A-21' });
    evening.next();
    expect(evening.refusal(() => evening.down(2))).toMatchObject({ kind: 'irregular', rule: 'A-21' });
    expect(evening.up(5).down(5).open('hands').up).toEqual([1, 2, 4]);
  });

  it('A-21: a run that crosses the third hand stops there; the rest wait and are not counted', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 8).toHands(6);
    evening.answer({ type: 'hands', voters: [1, 2, 3, 4, 5], up: true });
    const count = evening.state.days[0]?.counts[0];
    expect(count?.hands.map((hand) => hand.voter)).toEqual([1, 2, 3]);
    expect(count?.waiting.map((hand) => hand.voter)).toEqual([4, 5]);
    expect(evening.open('speech').speaker).toBe(6);
    evening.next();
    expect(evening.open('hands')).toMatchObject({ up: [1, 2, 3], waiting: [4, 5] });
  });

  it('A-21: those who wait are raised or lowered before the candidate is closed', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 8).toHands(6);
    evening.answer({ type: 'hands', voters: [1, 2, 3, 4, 5], up: true });
    evening.next();
    expect(evening.refusal(() => evening.next())).toMatchObject({ kind: 'irregular', rule: 'DM-30' });
    evening.up(4).down(5);
    expect(evening.open('hands')).toMatchObject({ up: [1, 2, 3, 4], waiting: [] });
    evening.next();
    expect(evening.open('hands').candidate).toBe(8);
    expect(evening.up(5).open('hands').up).toEqual([5]);
  });

  it('A-21: a run of hands that wait is lowered at once', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 8).toHands(6);
    evening.answer({ type: 'hands', voters: [1, 2, 3, 4, 5], up: true });
    evening.next();
    evening.answer({ type: 'hands', voters: [4, 5], up: false });
    expect(evening.open('hands')).toMatchObject({ up: [1, 2, 3], waiting: [] });
  });

  it('A-21: a hand seen during the speech waits', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 8).toHands(6).up(1, 2, 4);
    const key = 'd1/count/1/cand/6';
    const facts = evening.game.ruleset.answer(evening.state, key, { type: 'hands', voters: [7], up: true });
    expect(facts).toEqual([{ type: 'handWaits', day: 1, count: 1, candidate: 6, voter: 7, up: true }]);
  });

  it('A-21: without a pause nothing waits', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 8).toHands(6).up(1);
    const waits = [{ type: 'handWaits', day: 1, count: 1, candidate: 6, voter: 7, up: true } as const];
    expect(evening.refusal(() => evening.enter(waits))).toMatchObject({ kind: 'impossible', rule: 'DM-30' });
  });
});
