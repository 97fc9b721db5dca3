import { describe, expect, it } from 'vitest';
import { Evening, nine, twelve } from './evening';

const eleven = 'boss mafia lover sheriff doctor maniac citizen*5';

describe('DM-29: equal votes are a car crash', () => {
  it('DM-29: 4, 4 and 1: the first two are tied, the third is out of it', () => {
    const evening = new Evening(nine, { uzhhorodAt: 'off' }).toDay(1).nominate(2, 7, 9);
    evening.toHands(2).up(1, 3, 4, 5).next();
    evening.up(6, 7, 8, 9).next();
    evening.up(2).next();
    expect(evening.open('confirm')).toMatchObject({ key: 'd1/crash', seats: [2, 7] });
  });

  it('DM-29: two with one hand each are tied as well', () => {
    const evening = new Evening(nine).toDay(1).nominate(2, 7).toHands(2).up(1);
    evening.next();
    evening.up(3).next();
    expect(evening.key).toBe('d1/crash');
  });
});

describe('DM-32: speeches and a revote', () => {
  const tied = () => {
    const evening = new Evening(eleven).toDay(1).nominate(2, 8, 10, 11);
    evening.toHands(2);
    for (const hands of [[4, 5, 7], [1, 2, 3], [6, 8, 9], []]) {
      evening.up(...hands);
      if (evening.now.kind === 'speech') evening.next();
      evening.next();
    }
    return evening;
  };

  it('DM-32: tied 2, 8, 10: three clocks of 20 s, then a count with these candidates', () => {
    const evening = tied();
    evening.next();
    for (const speaker of [2, 8, 10]) {
      expect(evening.open('speech')).toMatchObject({
        key: `d1/defence/2/${speaker}`,
        speaker,
        clock: { kind: 'countdown', ms: 20_000, public: true },
      });
      evening.next();
    }
    expect(evening.open('hands')).toMatchObject({ candidate: 2, count: 2 });
    evening.up(1);
    expect(evening.state.days[0]?.counts[1]?.candidates).toEqual([2, 8, 10]);
  });

  it('DM-32: all vote again, the earlier hands are superseded and kept', () => {
    const evening = tied().toHands(2, 2);
    expect(evening.open('hands').offers.filter((offer) => offer.refusal)).toEqual([]);
    evening.up(1);
    expect(evening.state.days[0]?.counts[0]?.hands).toHaveLength(9);
    expect(evening.state.days[0]?.counts[1]?.hands).toEqual([{ voter: 1, candidate: 2 }]);
  });

  it('DM-32: the revote expels the one it agrees on', () => {
    const evening = new Evening(nine).toDay(1).nominate(4, 7);
    evening.ballot([4, [1, 2, 3]], [7, [5, 6, 8]]).ballot([4, [1, 2, 3, 9]], [7, [5, 6, 8]]);
    expect(evening.isOut(4)).toBe('vote');
    expect(evening.isOut(7)).toBeNull();
  });
});

describe('DM-33 (A-22, A-25): the tie remains', () => {
  const again = () => {
    const evening = new Evening(eleven).toDay(1).nominate(2, 8, 10);
    evening.ballot([2, [4, 5, 7]], [8, [1, 2, 3]], [10, [6, 8, 9]]);
    return evening.ballot([2, [4, 5, 7, 10]], [8, [1, 2, 3, 11]], [10, [6, 9]]);
  };

  it('DM-33 Test 1, A-25: the revote ends 4, 4, 2: tied are 2 and 8, P10 is safe', () => {
    const evening = again();
    expect(evening.open('choice')).toMatchObject({ key: 'd1/tie', seats: [2, 8] });
    expect(evening.open('choice').options.map((option) => option.id)).toEqual(['expel', 'shootout']);
    evening.option('expel');
    evening.next();
    expect([evening.isOut(2), evening.isOut(8), evening.isOut(10)]).toEqual(['vote', 'vote', null]);
  });

  it('DM-33: without a word of the host the day does not end', () => {
    expect(again().refusal((evening) => evening.next())).toMatchObject({ rule: 'DM-33' });
  });

  it('DM-33 Test 2: expel all of 2 and 3: both leave, one win check after both', () => {
    const evening = new Evening('boss mafia lover sheriff citizen*4').toDay(1).nominate(2, 3);
    const ballot: [number, number[]][] = [
      [2, [4, 5, 6]],
      [3, [1, 7, 8]],
    ];
    evening.ballot(...ballot).ballot(...ballot);
    evening.option('expel');
    evening.next();
    expect([evening.isOut(2), evening.isOut(3)]).toEqual(['vote', 'vote']);
    expect(evening.state.days[0]?.expelled).toEqual([2, 3]);
    expect(evening.state.win).toBeNull();
  });

  it('DM-33, DM-65: a Boss and a Citizen who leave together end the game only once both are out', () => {
    const evening = new Evening('boss mafia citizen*4').toDay(1).nominate(1, 6);
    const ballot: [number, number[]][] = [
      [1, [3, 4]],
      [6, [1, 2]],
    ];
    evening.ballot(...ballot).ballot(...ballot);
    evening.option('expel');
    evening.next();
    expect(evening.state.win).toBeNull();
    expect(evening.living).toEqual([2, 3, 4, 5]);
  });

  it('DM-33, A-22: no hand at all in the revote: the tie persists among all of it', () => {
    const evening = new Evening(nine).toDay(1).nominate(2, 7);
    evening.ballot([2, [1]], [7, [3]]).ballot([2, []], [7, []]);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/tie', seats: [2, 7] });
  });
});

describe('A-28, A-145: a tie shrinks', () => {
  const tied = () => {
    const evening = new Evening(twelve).toDay(1).nominate(7, 8, 9);
    evening.toHands(7).up(1, 2).next();
    evening.up(3, 4).next();
    evening.up(5, 6).next();
    expect(evening.key).toBe('d1/crash');
    return evening;
  };

  it('A-28: of three tied one leaves: the revote is among two', () => {
    const evening = tied().leave(8).toHands(7, 2).up(1);
    expect(evening.state.days[0]?.counts[1]?.candidates).toEqual([7, 9]);
  });

  it('A-28, A-145: one is left: nobody leaves by it', () => {
    const evening = tied().leave(8).leave(9);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', chosen: 'nobody', seats: [] });
    evening.next();
    expect(evening.isOut(7)).toBeNull();
    expect(evening.ledger()).toEqual([]);
  });

  it('A-28, A-145: unless the host says so, and then there is no +1 and no +2', () => {
    const evening = tied().leave(8).leave(9).option('tied');
    expect(evening.open('choice')).toMatchObject({ chosen: 'tied', seats: [7] });
    evening.next();
    expect(evening.isOut(7)).toBe('vote');
    expect(evening.ledger()).toEqual([]);
  });

  it('A-28: the same in the middle of the revote, whose hands decided nothing yet', () => {
    const evening = tied().leave(9).toHands(7, 2).up(1, 2);
    evening.next();
    evening.leave(8);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', chosen: 'nobody' });
  });

  it('A-28: a revote that is over stands: who was freed may leave and the other is still expelled', () => {
    const evening = new Evening(twelve)
      .toDay(1)
      .nominate(7, 8)
      .ballot([7, [1, 2]], [8, [3, 4]]);
    evening.toHands(7, 2).up(1, 2).next();
    evening.up(3).next();
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', seats: [7] });
    evening.leave(8);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', chosen: 'proposed', seats: [7] });
    evening.next();
    expect(evening.isOut(7)).toBe('vote');
    expect(evening.rows(1)).toEqual(['DM-58 +1 d1/vote']);
  });

  it('A-28: the one whom a finished revote expels leaves before: the other stays and is offered to nobody', () => {
    const evening = new Evening(twelve)
      .toDay(1)
      .nominate(7, 8)
      .ballot([7, [1, 2]], [8, [3, 4]]);
    evening.toHands(7, 2).up(1, 2).next();
    evening.up(3).next();
    evening.leave(7);
    expect(evening.open('confirm')).toMatchObject({ key: 'd1/verdict', seats: [] });
  });

  it('A-28, DM-33: of two tied in the revote one leaves before the choice of the host: nobody leaves by it', () => {
    const evening = new Evening(twelve)
      .toDay(1)
      .nominate(7, 8)
      .ballot([7, [1, 2]], [8, [3, 4]]);
    evening.ballot([7, [1, 2]], [8, [3, 4]]);
    expect(evening.key).toBe('d1/tie');
    evening.disqualify(8);
    expect(evening.open('choice')).toMatchObject({ key: 'd1/verdict', chosen: 'nobody', seats: [] });
  });
});
