import { describe, expect, it } from 'vitest';
import { Evening, twelve } from './evening';

/** Seat of the Maniac in `twelve`. */
const maniac = 6;

/** Nights with these visits; every night another Citizen from the end is shot. */
function visiting(told: ({ visit?: number; heal?: number; shot?: number } | null)[], options = {}): Evening {
  const evening = new Evening(twelve, options);
  for (const [index, acts] of told.entries()) {
    evening.quiet(index + 1).sleep(index + 1, { shot: 12 - index, ...(acts ?? {}) });
  }
  return evening;
}

describe('DM-10, DM-11 (A-09, A-12): two visits', () => {
  it('DM-10: the Maniac may choose himself', () => {
    const evening = new Evening(twelve).quiet(1).choose(12).toNight(1, 'visit');
    expect(evening.open('seat').offers.map((offer) => offer.seat)).toContain(maniac);
    evening.choose(maniac);
    expect(evening.open('seat').chosen).toBe(maniac);
  });

  it('DM-10, A-12: the Maniac may skip', () => {
    const evening = new Evening(twelve).quiet(1).choose(12).toNight(1, 'visit');
    expect(evening.open('seat').none).toBe(true);
    evening.next();
    expect(evening.state.nights[1]?.acts.find((act) => act.role === 'maniac')?.target).toBeNull();
  });

  it('DM-11 Test 1: P2 on Night 1, P5 on Night 2, P2 on Night 3: P2 dies at dawn 3', () => {
    const evening = visiting([{ visit: 2 }, { visit: 5 }]);
    expect(evening.isOut(2)).toBeNull();
    evening.quiet(3).sleep(3, { shot: 10, visit: 2 });
    expect(evening.isOut(2)).toBe('night-kill');
    expect(evening.isOut(5)).toBeNull();
  });

  it('DM-11 Test 2: himself on Nights 1 and 2: the Maniac dies', () => {
    const evening = visiting([{ visit: maniac }, { visit: maniac }]);
    expect(evening.isOut(maniac)).toBe('night-kill');
    expect(evening.rows(maniac)).toEqual([]);
  });

  it('DM-11 Test 3: a healed second visit is not counted; the next one kills', () => {
    const evening = visiting([{ visit: 2 }, { visit: 2, heal: 2 }]);
    expect(evening.isOut(2)).toBeNull();
    expect(evening.visits(2)).toBe(1);
    evening.quiet(3).sleep(3, { shot: 10, visit: 2 });
    expect(evening.isOut(2)).toBe('night-kill');
  });

  it('DM-11: each seat has a counter of its own', () => {
    const evening = visiting([{ visit: 2 }, { visit: 7 }]);
    expect([evening.visits(2), evening.visits(7), evening.visits(8)]).toEqual([1, 1, 0]);
  });
});

describe('DM-46 to DM-50 (A-11, A-13): his points', () => {
  it('DM-47: the first visit to the Lover on Night 1: +2', () => {
    expect(visiting([{ visit: 3 }]).rows(maniac)).toEqual(['DM-47 +2 n1']);
  });

  it('DM-48 Test 1: Nights 1 and 3 with the Boss, no heal: +2, then +3', () => {
    const evening = visiting([{ visit: 1 }, null, { visit: 1 }]);
    expect(evening.rows(maniac)).toEqual(['DM-47 +2 n1', 'DM-48 +3 n3']);
  });

  it('DM-48 Test 2: healed on Night 3: 0 and the counter at 1; again on Night 4: +3', () => {
    const evening = visiting([{ visit: 1 }, null, { visit: 1, heal: 1 }]);
    expect(evening.rows(maniac)).toEqual(['DM-47 +2 n1']);
    expect(evening.visits(1)).toBe(1);
    evening.quiet(4).sleep(4, { shot: 9, visit: 1 });
    expect(evening.rows(maniac)).toEqual(['DM-47 +2 n1', 'DM-48 +3 n4']);
  });

  it('DM-47, A-11: a healed first visit pays nothing; the next that counts pays +2', () => {
    const evening = visiting([{ visit: 3, heal: 3 }, { visit: 3 }]);
    expect(evening.rows(maniac)).toEqual(['DM-47 +2 n2']);
  });

  it('DM-48, A-11: a heal that two threats defeat leaves the visit counted and paid', () => {
    const evening = visiting([{ visit: 3 }, { visit: 3, shot: 3, heal: 3 }]);
    expect(evening.isOut(3)).toBe('night-kill');
    expect(evening.rows(maniac)).toEqual(['DM-47 +2 n1', 'DM-48 +3 n2']);
  });

  it('DM-49: two visits to the Citizen P8, who dies: 0', () => {
    const evening = visiting([{ visit: 8 }, { visit: 8 }]);
    expect(evening.isOut(8)).toBe('night-kill');
    expect(evening.rows(maniac)).toEqual([]);
  });

  it('DM-50, A-13: the Lover visited on Night 1, visited and shot on Night 3: +3 then, 5 in all; Mafia and Boss +4', () => {
    const evening = visiting([{ visit: 3 }, null, { visit: 3, shot: 3 }]);
    expect(evening.rows(maniac)).toEqual(['DM-47 +2 n1', 'DM-48 +3 n3']);
    expect(evening.points(maniac, 'night')).toBe(5);
    expect(evening.rows(1, 'n3')).toEqual(['DM-44 +4 n3']);
    expect(evening.rows(2, 'n3')).toEqual(['DM-44 +4 n3']);
  });

  it('DM-50, A-12: each black is a series of its own', () => {
    const evening = visiting([{ visit: 3 }, { visit: 3 }, { visit: 2 }, { visit: 2 }]);
    expect(evening.rows(maniac)).toEqual(['DM-47 +2 n1', 'DM-48 +3 n2', 'DM-47 +2 n3', 'DM-48 +3 n4']);
  });

  it('DM-46: a living Maniac, white win and a full series: 10 + 5 = 15', () => {
    const evening = new Evening('boss lover maniac citizen*6').quiet(1);
    evening.sleep(1, { shot: 9, visit: 2 }).quiet(2).sleep(2, { shot: 8, visit: 2 }).expel(3, 1);
    expect(evening.state.win?.winner).toBe('white');
    expect(evening.points(3, 'base')).toBe(10);
    expect(evening.points(3, 'night')).toBe(5);
    const voted = evening.points(3, 'vote');
    expect(evening.points(3) - voted).toBe(15);
  });
});
