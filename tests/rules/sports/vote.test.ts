import { describe, expect, it } from 'vitest';
import { tally } from '../../../shared/game/counts';
import { SportsEvening, systems } from './table';

const votes = (evening: SportsEvening) =>
  evening.state.days.flatMap((day) =>
    day.counts.map((count) => tally(count).map((one) => [one.seat, one.votes])),
  );
const five: [number, number[]] = [5, [1, 2, 3, 4, 5]];
const six: [number, number[]] = [6, [6, 7, 8, 9, 10]];

describe.each(systems)('%s: the vote', (system) => {
  it('PO-13, MP-23: the candidates are those nominated that day, in the order of nomination', () => {
    const evening = new SportsEvening(system).nominate(1, 5, 2).toHands();
    expect(evening.keys.filter((key) => key.includes('/cand/'))).toEqual([
      'd1/count/1/cand/5',
      'd1/count/1/cand/2',
    ]);
  });

  it('SP-30: one vote a voter', () => {
    const evening = new SportsEvening(system).nominate(1, 5, 2).toHands().up(4);
    evening.next();
    expect(evening.refused({ type: 'hands', voters: [4], up: true })).toMatchObject({
      kind: 'impossible',
      reason: { key: 'refusal.votedAlready' },
    });
  });

  it('PO-15: the one with the most votes leaves', () => {
    const evening = new SportsEvening(system)
      .nominate(1, 5, 2)
      .ballot([5, [1, 3, 4, 6]], [2, [2, 5, 7, 8, 9, 10]]);
    expect(votes(evening)).toEqual([
      [
        [5, 4],
        [2, 6],
      ],
    ]);
    expect(evening.isOut(2)).toBe('vote');
  });

  it('PO-33, SP-31, MP-23: who votes for nobody counts for the last candidate, at his close', () => {
    const evening = new SportsEvening(system).nominate(1, 5, 9, 1).toHands();
    evening.counted(1, [5, [2, 3, 4, 6]], [9, [7, 8, 10]]);
    expect(evening.open('hands').takesSilent).toBe(true);
    evening.counted(1, [1, []]);
    expect(votes(evening)[0]).toEqual([
      [5, 4],
      [9, 3],
      [1, 3],
    ]);
    evening.next();
    expect(evening.isOut(5)).toBe('vote');
  });

  it('MP-09, MP-25, MP-26, SP-47, PO-28: a tie: thirty seconds each, then a revote among the tied', () => {
    const evening = new SportsEvening(system).nominate(1, 5, 6, 7).counted(1, five, six, [7, []]);
    expect(evening.key).toBe('d1/revote/2');
    expect(evening.open('confirm').seats).toEqual([5, 6]);
    const half = { kind: 'countdown', ms: 30_000, public: true };
    expect(['5', '6'].map((seat) => evening.step(`d1/defence/2/${seat}`).clock)).toEqual([half, half]);
    evening.counted(2, [5, [1, 2, 3]], [6, []]);
    expect(votes(evening)[1]).toEqual([
      [5, 3],
      [6, 7],
    ]);
    evening.next();
    expect(evening.isOut(6)).toBe('vote');
  });

  it.each([
    [10, 6],
    [9, 5],
    [8, 5],
    [7, 4],
    [6, 4],
    [5, 3],
    [4, 3],
    [3, 2],
  ])(
    'PO-28, SP-47, MP-27: with %i living all the tied leave by %i hands and not by fewer',
    (size, needed) => {
      const tie = () => {
        const evening = new SportsEvening(system)
          .toDay(1)
          .shrink(...[2, 3, 10, 9, 8, 7, 6].slice(0, 10 - size));
        const { living } = evening;
        evening
          .nominate(1, ...living)
          .counted(1, ...living.map((seat): [number, number[]] => [seat, [seat]]));
        const [first = 0, second = 0, ...rest] = living;
        const half = Math.floor(size / 2);
        const spare = size % 2 === 1 ? living.slice(-1) : [];
        const revote: [number, number[]][] = [
          [first, living.slice(0, half)],
          [second, living.slice(half, 2 * half)],
          ...rest.map((seat, at): [number, number[]] => [seat, at === 0 ? spare : []]),
        ];
        evening.counted(2, ...revote);
        expect(evening.key).toBe('d1/raise');
        return { evening, living, tied: size === 3 ? living : [first, second] };
      };
      const enough = tie();
      expect(enough.evening.open('hands').needed).toBe(needed);
      enough.evening.up(...enough.living.slice(0, needed));
      enough.evening.next();
      enough.evening.next();
      expect(enough.tied.map((seat) => enough.evening.isOut(seat))).toEqual(enough.tied.map(() => 'vote'));
      const few = tie();
      few.evening.up(...few.living.slice(0, needed - 1));
      few.evening.next();
      few.evening.next();
      expect(few.evening.living).toEqual(few.living);
    },
  );

  it('A-123: a smaller tie in the revote is raised at once, or voted again where the club wants it', () => {
    const seats: [number, number[]][] = [
      [5, [1, 2, 3]],
      [6, [4, 5, 6]],
      [7, [7, 8, 9]],
      [1, [10]],
    ];
    const smaller: [number, number[]][] = [
      [5, [1, 2, 3, 4]],
      [6, [5, 6, 7, 8]],
      [7, [9, 10]],
    ];
    const tie = (options = {}) =>
      new SportsEvening(system, options)
        .nominate(1, 5, 6, 7, 1)
        .counted(1, ...seats)
        .counted(2, ...smaller);
    expect(tie().open('hands').about).toEqual([5, 6]);
    const again = tie({ tieShrinks: 'revoteAgain' });
    expect(again.key).toBe('d1/revote/3');
    again.counted(3, five, six);
    expect(again.key).toBe('d1/raise');
  });

  it('A-123, A-146: at the sizes the club names, and for the whole table, nobody is raised', () => {
    const tie = (noRaiseAt: string) =>
      new SportsEvening(system, { noRaiseAt }).nominate(1, 5, 6).counted(1, five, six).counted(2, five, six);
    expect(tie('none').key).toBe('d1/raise');
    expect(tie('3, 4').key).toBe('d1/raise');
    expect(tie('10').key).toBe('d1/verdict');
    expect(tie('wholeTable').key).toBe('d1/raise');
    const seats = Array.from({ length: 10 }, (_, at) => at + 1);
    const one = seats.map((seat): [number, number[]] => [seat, [seat]]);
    const whole = new SportsEvening(system, { noRaiseAt: 'wholeTable' }).nominate(1, ...seats);
    whole.counted(1, ...one).counted(2, ...one);
    expect(whole.key).toBe('d1/verdict');
    expect(whole.now.script?.key).toBe('sports.script.nobodyLeaves');
  });

  it('A-145: of a tie that shrinks to one nobody leaves, unless the host says so', () => {
    const evening = new SportsEvening(system, { voteAfterRemoval: 'goesOn' })
      .nominate(1, 5, 6)
      .counted(1, five, six);
    evening.remove(6);
    expect(evening.key).toBe('d1/verdict');
    expect(evening.open('choice').chosen).toBe('nobody');
    evening.option('tied');
    evening.next();
    expect(evening.isOut(5)).toBe('vote');
  });

  it('A-28: hands on a candidate who leaves in mid-count are free again', () => {
    const evening = new SportsEvening(system, { voteAfterRemoval: 'goesOn' }).nominate(1, 5, 6).toHands();
    evening.up(1, 2, 3).remove(5);
    expect(evening.open('hands').candidate).toBe(6);
    evening.up(1, 2, 3);
    evening.next();
    evening.next();
    expect(evening.isOut(6)).toBe('vote');
  });

  it('PO-16, SP-48, MP-33, A-130: who is voted out has a last minute', () => {
    const evening = new SportsEvening(system).nominate(1, 5, 6).counted(1, [5, [1, 2, 3, 4, 6, 7]], [6, []]);
    evening.next();
    expect(evening.isOut(5)).toBe('vote');
    expect([evening.key, evening.now.clock]).toEqual([
      'd1/last-word/5',
      { kind: 'countdown', ms: 60_000, public: true },
    ]);
    evening.next();
    expect(evening.phase).toBe('n1');
  });

  it('the host may keep everybody before the result takes effect', () => {
    const evening = new SportsEvening(system).nominate(1, 5, 6).counted(1, [5, [1, 2, 3, 4, 6, 7]], [6, []]);
    evening.option('nobody');
    evening.next();
    expect(evening.phase).toBe('n1');
    expect(evening.living).toHaveLength(10);
  });
});

describe('a lone candidate', () => {
  it('PO-18, MP-24: is not voted on the first day', () => {
    for (const system of ['polemica', 'mafia-pro'] as const) {
      expect(new SportsEvening(system).nominate(1, 5).to('d1/no-vote').keys).toEqual(['d1/no-vote']);
      expect(new SportsEvening(system).nominate(1, 5, 2).toHands().key).toBe('d1/count/1/cand/5');
    }
  });

  it('PO-19, MP-24: is voted on later days and leaves, with the silent votes at once', () => {
    for (const system of ['polemica', 'mafia-pro'] as const) {
      const evening = new SportsEvening(system).quiet(1).shoot(1, null).nominate(2, 5).toHands();
      expect([evening.hint, evening.now.next.label.key]).toEqual([
        'sports.hint.lone',
        'sports.next.leavesAtOnce',
      ]);
      evening.next();
      evening.next();
      expect(evening.isOut(5)).toBe('vote');
      expect(new SportsEvening(system).quiet(1).shoot(1, null).toDay(2).to('d2/no-vote').phase).toBe(
        'd2/vote',
      );
    }
  });

  it('SP-29: is voted on no day; two are', () => {
    const lone = new SportsEvening('sports-ua')
      .quiet(1)
      .shoot(1, null)
      .quiet(2)
      .shoot(2, null)
      .nominate(3, 5);
    expect(lone.to('d3/no-vote').living).toHaveLength(10);
    const two = new SportsEvening('sports-ua').quiet(1).shoot(1, null).nominate(2, 5, 2).toHands();
    expect(two.key).toBe('d2/count/1/cand/5');
  });
});

describe('the clock and the Sheriff', () => {
  it('PO-14: five seconds a candidate, which lock no hand', () => {
    const evening = new SportsEvening('polemica').nominate(1, 5, 2).toHands();
    expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 5_000, public: true });
    evening.up(1, 2);
    evening.next();
    expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 5_000, public: true });
    const late = evening.refusal((one) =>
      one.enter([{ type: 'hand', day: 1, count: 1, candidate: 5, voter: 3, up: true }]),
    );
    expect(late).toMatchObject({ kind: 'irregular', rule: 'PO-14' });
  });

  it('SP-14: nominated, and leading the count, the Sheriff has to declare himself: the host alone is told', () => {
    const evening = new SportsEvening('sports-ua').speak(1, 4);
    expect(evening.now.hint).toEqual({ key: 'sports.hint.sheriffNominated', params: { seat: 4 } });
    evening.speak(2, 5).toHands().up(6, 7);
    expect(evening.hint).toBe('sports.hint.sheriffLeads');
    expect(new SportsEvening('sports-ua').speak(1, 5).now.hint).toBeNull();
    expect(new SportsEvening('polemica').speak(1, 4).now.hint).toBeNull();
  });
});
