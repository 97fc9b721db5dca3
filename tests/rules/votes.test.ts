import { describe, expect, it } from 'vitest';
import { Evening, eight, nine, twelve } from './evening';

describe('DM-27: the vote by hands', () => {
  it('DM-27 Test 1: P1 has 2 votes, P6 has 5: P6 leaves', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 6);
    evening.ballot([1, [3, 6]], [6, [1, 2, 4, 5, 7]]);
    expect(evening.isOut(6)).toBe('vote');
    expect(evening.isOut(1)).toBeNull();
  });

  it('DM-27 Test 2: P4 was counted for P1, so his hand for P6 is refused', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 6).toHands(1).up(3, 4);
    evening.next();
    expect(evening.refused({ type: 'hands', voters: [4], up: true })).toMatchObject({
      kind: 'impossible',
      rule: 'DM-27',
      reason: { key: 'refusal.votedAlready', params: { seat: 4, other: 1 } },
    });
    expect(
      evening
        .open('hands')
        .offers.filter((offer) => offer.refusal)
        .map((offer) => offer.seat),
    ).toEqual([3, 4]);
  });

  it('DM-27 Test 3: no hand for anybody in the first count: nobody leaves', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 6).ballot([1, []], [6, []]);
    expect(evening.phase).toBe('n1');
    expect(evening.state.days[0]?.expelled).toEqual([]);
  });

  it('DM-27: one vote a voter and count, nobody is counted twice for the same candidate', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 6).toHands(1).up(3);
    expect(evening.refused({ type: 'hands', voters: [3], up: true }).rule).toBe('DM-27');
  });

  it('DM-27: a hand is taken back while its candidate is called, and is free for the next', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 6).toHands(1).up(3, 4).down(4);
    expect(evening.open('hands').up).toEqual([3]);
    evening.next();
    expect(evening.up(4).open('hands').up).toEqual([4]);
  });

  it('DM-27: only those at the table vote, and only for the candidate who is called', () => {
    const evening = new Evening(twelve).expel(1, 9).sleep(1, { shot: 12 }).toDay(2).nominate(1, 7);
    evening.toHands(1);
    for (const out of [9, 12]) {
      expect(evening.refused({ type: 'hands', voters: [out], up: true })).toMatchObject({ rule: 'A-140' });
    }
    const later = [{ type: 'hand', day: 2, count: 1, candidate: 7, voter: 3, up: true } as const];
    expect(evening.refusal(() => evening.enter(later))).toMatchObject({ kind: 'impossible', rule: 'DM-27' });
  });

  it('DM-27, A-22: one may vote for himself', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 6).toHands(1).up(1);
    expect(evening.open('hands').up).toEqual([1]);
  });

  it('DM-27, A-22: who abstains is not counted for anybody', () => {
    const evening = new Evening(eight)
      .toDay(1)
      .nominate(1, 6)
      .ballot([1, [3]], [6, []]);
    expect(evening.isOut(1)).toBe('vote');
    expect(evening.state.days[0]?.counts[0]?.hands).toEqual([{ voter: 3, candidate: 1 }]);
  });

  it('DM-27: a run of neighbours goes up at once, who has voted already is passed over', () => {
    const evening = new Evening(twelve, { uzhhorodAt: 'off' }).toDay(1).nominate(1, 6).toHands(1).up(4);
    evening.next();
    evening.answer({ type: 'hands', voters: [2, 3, 4, 5], up: true });
    expect(evening.open('hands').up).toEqual([2, 3, 5]);
    evening.answer({ type: 'hands', voters: [2, 3, 4, 5], up: false });
    expect(evening.open('hands').up).toEqual([]);
    evening.answer({ type: 'hands', voters: [2, 3], up: true });
    expect(evening.refused({ type: 'hands', voters: [2, 3, 4], up: true })).toMatchObject({
      reason: { key: 'refusal.allVoted' },
    });
  });

  it('DM-27: a run of hands is undone together', () => {
    const evening = new Evening(twelve, { uzhhorodAt: 'off' }).toDay(1).nominate(1, 6).toHands(1);
    const { lines } = evening.game;
    evening.answer({ type: 'hands', voters: [2, 3, 5], up: true });
    expect(evening.game.lines).toHaveLength(lines.length + 1);
  });

  it('DM-04: the hand of the Sheriff counts 1', () => {
    const evening = new Evening(eight)
      .toDay(1)
      .nominate(1, 6)
      .ballot([1, [3]], [6, [7, 8]]);
    expect(evening.isOut(6)).toBe('vote');
  });

  it('A-22: the host may keep everybody before the result takes effect', () => {
    const evening = new Evening(eight).toDay(1).nominate(1, 6).toHands(1).up(3, 4);
    evening.until((step) => step.key === 'd1/verdict');
    expect(evening.open('choice')).toMatchObject({ chosen: 'proposed', seats: [1] });
    evening.option('nobody');
    expect(evening.open('choice')).toMatchObject({ chosen: 'nobody', seats: [] });
    evening.next();
    expect(evening.isOut(1)).toBeNull();
    expect(evening.ledger()).toEqual([]);
  });
});

describe('A-22, A-145, A-148: a lone candidate', () => {
  const lone = (hands: number[]) => new Evening(eight).toDay(1).nominate(6).ballot([6, hands]);

  it('DM-27, A-22: he leaves with the hands of more than half of the living', () => {
    expect(lone([1, 2, 3, 4]).isOut(6)).toBeNull();
    expect(lone([1, 2, 3, 4, 5]).isOut(6)).toBe('vote');
  });

  it('DM-27, A-22: the host sees how many hands are needed', () => {
    const evening = new Evening(eight).toDay(1).nominate(6).toHands(6);
    expect(evening.now.hint).toEqual({ key: 'demafia.hint.lone', params: { needed: 5 } });
    const pair = new Evening(eight).toDay(1).nominate(6, 7).toHands(6);
    expect(pair.now.hint).toBeNull();
  });

  it('A-148: one of two who leaves before the count makes the other a lone candidate', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7);
    evening.until((step) => step.phase === 'd1/vote');
    evening.leave(7).ballot([6, [1, 2, 3, 4]]);
    expect(evening.isOut(6)).toBeNull();
  });

  it('A-145: one of two who leaves during the count leaves the other with the most hands', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7).toHands(6).up(1, 2);
    evening.leave(7);
    evening.until((step) => step.phase === 'n1');
    expect(evening.isOut(6)).toBe('vote');
  });
});

describe('DM-28 (A-20): the vote is cut', () => {
  it('DM-28 Test 1: nine alive, order 3, 7, 5; P3 has 5, 4 remain: settled, the host cuts, P3 leaves', () => {
    const evening = new Evening(nine).toDay(1).nominate(3, 7, 5).toHands(3).up(1, 2, 4);
    evening.next();
    evening.up(6, 8).next();
    expect(evening.open('choice')).toMatchObject({ key: 'd1/cut/1', seats: [3] });
    expect(evening.open('choice').options.map((option) => option.id)).toEqual(['cut', 'rest']);
    evening.option('cut');
    expect(evening.key).toBe('d1/verdict');
    evening.next();
    expect(evening.isOut(3)).toBe('vote');
  });

  it('DM-28: the host may call the rest', () => {
    const evening = new Evening(nine).toDay(1).nominate(3, 7, 5);
    evening.toHands(3).up(1, 2, 4).next();
    evening.up(6, 8).next();
    evening.option('rest');
    expect(evening.open('hands').candidate).toBe(7);
    evening.next();
    expect(evening.open('hands').candidate).toBe(5);
    evening.next();
    evening.next();
    expect(evening.isOut(3)).toBe('vote');
  });

  it('DM-28: without a word of the host the vote neither goes on nor ends', () => {
    const evening = new Evening(nine).toDay(1).nominate(3, 7, 5).toHands(3).up(1, 2, 4);
    evening.next();
    evening.up(6, 8).next();
    expect(evening.refusal(() => evening.next())).toMatchObject({ rule: 'DM-28' });
  });

  it('DM-28 Test 2: eight alive, P3 has 4 and 4 remain: no cut', () => {
    const evening = new Evening(eight).toDay(1).nominate(3, 7).toHands(3).up(1, 2, 4);
    evening.next();
    evening.up(5).next();
    expect(evening.open('hands').candidate).toBe(7);
    expect(
      evening.refusal(() => evening.enter([{ type: 'voteCut', day: 1, count: 1, choice: 'cut' }])),
    ).toMatchObject({ kind: 'impossible', rule: 'DM-28' });
  });

  it('DM-28 Test 3: eleven alive, P2 has 4, P8 has 4, 3 remain: no cut, there is no unique leader', () => {
    const evening = new Evening('boss mafia lover sheriff doctor maniac citizen*5', { uzhhorodAt: 'off' });
    evening.toDay(1).nominate(2, 8, 10).toHands(2).up(1, 3, 4, 5).next();
    evening.up(6, 7, 8, 9).next();
    expect(evening.open('hands').candidate).toBe(10);
  });

  it('DM-28: a late hand for a closed candidate needs a reason', () => {
    const evening = new Evening(eight).toDay(1).nominate(3, 7).toHands(3).up(1);
    evening.next();
    const late = [{ type: 'hand', day: 1, count: 1, candidate: 3, voter: 2, up: true } as const];
    expect(evening.refusal(() => evening.enter(late))).toMatchObject({ kind: 'irregular', rule: 'DM-28' });
    evening.despite(late, 'his hand was up');
    expect(evening.state.days[0]?.counts[0]?.hands).toHaveLength(2);
  });

  it('DM-28: nobody is offered a cut when all candidates were called', () => {
    const evening = new Evening(eight, { uzhhorodAt: 'off' }).toDay(1).nominate(3, 7).toHands(3);
    evening.next();
    evening.up(1, 2, 4, 5, 6, 7).next();
    expect(evening.key).toBe('d1/verdict');
  });
});

describe('A-28, A-145: who leaves during a count', () => {
  it('A-28: hands spent on him are free again, and his own hand is gone', () => {
    const evening = new Evening(nine).toDay(1).nominate(3, 7, 8).toHands(3).up(1, 2);
    evening.next();
    evening.up(3, 4).leave(3);
    expect(evening.open('hands')).toMatchObject({ candidate: 7, up: [4] });
    expect(evening.up(1, 2).state.days[0]?.counts[0]?.hands).toEqual([
      { voter: 4, candidate: 7 },
      { voter: 1, candidate: 7 },
      { voter: 2, candidate: 7 },
    ]);
  });

  it('A-28: the candidate who is called may leave himself; the count goes on with the next', () => {
    const evening = new Evening(nine).toDay(1).nominate(3, 7, 8).toHands(3).up(1, 2);
    evening.disqualify(3);
    expect(evening.open('hands')).toMatchObject({ candidate: 7, up: [] });
  });

  it('A-28: with no candidate left the vote ends', () => {
    const evening = new Evening(nine).toDay(1).nominate(8).toHands(8).up(1, 2);
    evening.leave(8);
    expect(evening.key).toBe('d1/verdict');
    evening.next();
    expect(evening.state.days[0]?.expelled).toEqual([]);
  });

  it('A-28: who leaves while he speaks at the pause takes the pause along', () => {
    const evening = new Evening(nine).toDay(1).nominate(8, 7).toHands(8).up(1, 2, 3);
    expect(evening.open('speech').speaker).toBe(8);
    evening.leave(8);
    expect(evening.open('hands')).toMatchObject({ candidate: 7, up: [] });
  });

  it('A-28: a count that is over stays as it was', () => {
    const evening = new Evening(nine).toDay(1).nominate(8, 7).toHands(8).up(1, 2);
    evening.until((step) => step.key === 'd1/verdict');
    evening.leave(1);
    expect(evening.open('choice').seats).toEqual([8]);
    evening.next();
    expect(evening.rows(2)).toEqual(['DM-58 +1 d1/vote']);
  });

  it('A-28: the leader who leaves before the result takes effect takes nobody along', () => {
    const evening = new Evening(nine).toDay(1).nominate(8, 7).toHands(8).up(1, 2);
    evening.until((step) => step.key === 'd1/verdict');
    evening.disqualify(8);
    evening.next();
    expect(evening.state.days[0]?.expelled).toEqual([]);
    expect(evening.isOut(8)).toBe('disqualified');
    expect(evening.ledger().map((row) => row.rule)).toEqual(['DM-63']);
  });
});
