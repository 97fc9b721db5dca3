import { describe, expect, it } from 'vitest';
import { Evening, eight, nine, twelve } from './evening';

const acts = (evening: Evening, night: number) =>
  evening.keys.filter((key) => key.startsWith(`n${night}/`)).map((key) => key.split('/')[1]);

describe('DM-35: the order of an active night', () => {
  it('DM-35: Night 1 is shot, hunt, visit, heal, check', () => {
    const evening = new Evening(nine).quiet(1);
    expect(acts(evening, 1)).toEqual(['shot', 'hunt', 'visit', 'heal', 'check', 'dawn']);
  });

  it('DM-12: Boss, Lover, Sheriff, Doctor, Maniac and three Citizens give exactly five acts', () => {
    expect(acts(new Evening(eight).quiet(1), 1).filter((act) => act !== 'dawn')).toHaveLength(5);
  });

  it('DM-35: an act before its turn needs a reason', () => {
    const evening = new Evening(nine).quiet(1);
    const early = [{ type: 'act', night: 1, role: 'doctor', target: 7 } as const];
    expect(evening.refusal(() => evening.enter(early))).toMatchObject({ kind: 'irregular', rule: 'DM-35' });
    evening.despite(early);
    expect(evening.key).toBe('n1/shot');
    expect(evening.step('n1/heal')).toMatchObject({ chosen: 7, status: 'later' });
  });

  it('DM-35: a step is closed only when it is open', () => {
    const evening = new Evening(nine).quiet(1);
    expect(evening.refusal(() => evening.enter([{ type: 'done', step: 'n1/heal' }]))).toMatchObject({
      kind: 'impossible',
      rule: 'DM-35',
    });
  });

  it('DM-35: with the Doctor dead his step is still called, without action', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 5 }).quiet(2);
    expect(acts(evening, 2)).toEqual(['shot', 'hunt', 'visit', 'heal', 'check', 'dawn']);
    const heal = evening.step('n2/heal');
    expect(heal).toMatchObject({ callOnly: true, offers: [], actors: [] });
    evening.toNight(2, 'shot').choose(7);
    evening.toNight(2, 'heal');
    expect(evening.refused({ type: 'seat', seat: 7 })).toMatchObject({ kind: 'impossible', rule: 'DM-35' });
    evening.next();
    expect(evening.state.nights[2]?.acts.some((act) => act.role === 'doctor')).toBe(false);
    expect(evening.key).toBe('n2/check');
  });

  it('DM-35: a dead role has the same words to say as a living one', () => {
    const evening = new Evening(nine).quiet(1);
    const living = evening.step('n1/heal').script;
    evening.sleep(1, { shot: 5 }).quiet(2);
    expect(evening.step('n2/heal').script).toEqual(living);
  });

  it('DM-35: a later answer takes the place of the earlier one', () => {
    const evening = new Evening(nine).quiet(1).choose(7).choose(8);
    expect(evening.open('shots').chosen).toBe(8);
    expect(evening.state.nights[1]?.acts).toHaveLength(1);
  });

  it('A-140: every act offers every living seat, its own included, and only those', () => {
    const evening = new Evening(nine).expel(1, 9);
    for (const act of ['shot', 'hunt', 'visit', 'heal', 'check']) {
      const step = evening.step(`n1/${act}`);
      if (step.kind !== 'seat' && step.kind !== 'shots') throw new Error(step.kind);
      expect(step.offers.map((offer) => offer.seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(step.offers.filter((offer) => offer.refusal)).toEqual([]);
    }
    expect(evening.refused({ type: 'seat', seat: 9 })).toMatchObject({ kind: 'impossible', rule: 'A-140' });
    expect(evening.refused({ type: 'seat', seat: 25 })).toMatchObject({ kind: 'impossible', rule: 'A-140' });
  });
});

describe('DM-13, DM-14 (A-14, A-16): the shot', () => {
  it('DM-13 Test 1: without a target the night does not go on', () => {
    const evening = new Evening(nine).quiet(1);
    expect(evening.open('shots').next.refusal).toMatchObject({ rule: 'DM-13', kind: 'irregular' });
    expect(evening.refusal(() => evening.next())).toMatchObject({ rule: 'DM-13' });
    expect(evening.refused({ type: 'seat', seat: null })).toMatchObject({ rule: 'DM-13', kind: 'irregular' });
  });

  it('DM-13: a night on which the mafia did not shoot is recorded with a reason', () => {
    const evening = new Evening(nine).quiet(1);
    evening.nextDespite();
    expect(evening.key).toBe('n1/hunt');
    evening.toDay(2);
    expect(evening.state.nights[1]?.dead).toEqual([]);
  });

  it('DM-13 Test 2: shot at P7 and no heal, P7 dies', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 7 });
    expect(evening.isOut(7)).toBe('night-kill');
    expect(evening.state.nights[1]?.dead).toEqual([7]);
  });

  it('DM-13, A-14: a shot at the own team is taken with a warning, and paid', () => {
    const evening = new Evening(nine).quiet(1);
    const offers = evening.open('shots').offers.filter((offer) => offer.warning);
    expect(offers.map((offer) => offer.seat)).toEqual([1, 2, 3]);
    expect(offers[0]?.warning?.rule).toBe('DM-13');
    evening.sleep(1, { shot: 3 });
    expect(evening.isOut(3)).toBe('night-kill');
    expect(evening.rows(1, 'n1')).toEqual(['DM-44 +4 n1']);
  });

  it('DM-14: Boss for P7, Mafia P2 and P3 for P8: the target is P7', () => {
    const evening = new Evening('boss mafia*2 citizen*6').quiet(1);
    for (const [shooter, target] of [
      [1, 7],
      [2, 8],
      [3, 8],
    ] as const) {
      evening.answer({ type: 'proposal', shooter, target });
    }
    expect(evening.open('shots')).toMatchObject({
      chosen: 7,
      proposals: [
        { shooter: 1, target: 7 },
        { shooter: 2, target: 8 },
        { shooter: 3, target: 8 },
      ],
    });
    evening.next();
    evening.toDay(2);
    expect(evening.isOut(7)).toBe('night-kill');
  });

  it('DM-14: while the Boss lives and has said nothing, proposals of the others decide nothing', () => {
    const evening = new Evening('boss mafia*2 citizen*6').quiet(1);
    evening.answer({ type: 'proposal', shooter: 2, target: 8 });
    expect(evening.open('shots').chosen).toBeUndefined();
    expect(evening.open('shots').next.refusal).toMatchObject({ rule: 'DM-13' });
  });

  it('DM-14, A-16: with the Boss dead most of the living Mafia decide, and an even vote must be settled', () => {
    const evening = new Evening('boss mafia*3 citizen*8').expel(1, 1);
    const propose = (shooter: number, target: number) =>
      evening.answer({ type: 'proposal', shooter, target });
    propose(2, 7);
    propose(3, 8);
    expect(evening.open('shots').chosen).toBeUndefined();
    expect(evening.open('shots').next.refusal).toMatchObject({ rule: 'DM-13' });
    propose(4, 8);
    expect(evening.open('shots').chosen).toBe(8);
    propose(4, 9);
    expect(evening.open('shots').chosen).toBeUndefined();
    evening.choose(9);
    expect(evening.open('shots').chosen).toBe(9);
  });

  it('DM-14, A-153: the same shooter twice is one proposal, the later one', () => {
    const evening = new Evening('boss mafia*2 citizen*8').expel(1, 1);
    for (const [shooter, target] of [
      [2, 7],
      [3, 8],
      [2, 7],
      [2, 8],
    ] as const) {
      evening.answer({ type: 'proposal', shooter, target });
    }
    expect(evening.open('shots')).toMatchObject({
      chosen: 8,
      proposals: [
        { shooter: 2, target: 8 },
        { shooter: 3, target: 8 },
      ],
    });
  });

  it('DM-14, A-16: the Lover has no say in the shot', () => {
    const evening = new Evening(nine).quiet(1);
    expect(evening.refused({ type: 'proposal', shooter: 3, target: 7 })).toMatchObject({
      kind: 'impossible',
      rule: 'DM-14',
    });
    expect(evening.open('shots').proposals.map((one) => one.shooter)).toEqual([1, 2]);
  });
});

describe('DM-05: the check', () => {
  const checked = (seat: number) => {
    const evening = new Evening(nine).quiet(1).choose(9).toNight(1, 'check').choose(seat);
    return evening.open('seat').answer;
  };

  it('DM-05 Test 1: the Lover is black', () => {
    expect(checked(3)).toMatchObject({ big: true, tone: 'bad', text: { key: 'demafia.answer.black' } });
  });

  it('DM-05 Test 2: the Maniac is white', () => {
    expect(checked(6)).toMatchObject({ big: true, tone: 'good', text: { key: 'demafia.answer.white' } });
  });

  it.each([
    [1, 'black'],
    [2, 'black'],
    [3, 'black'],
    [4, 'white'],
    [5, 'white'],
    [6, 'white'],
    [7, 'white'],
  ])('DM-05 Test 3: the answer for seat %i is the colour alone, %s', (seat, colour) => {
    expect(checked(seat)?.text).toEqual({ key: `demafia.answer.${colour}`, params: { seat } });
  });

  it('DM-05: the check begins on Night 1 and may be skipped', () => {
    const evening = new Evening(nine);
    expect(evening.keys.some((key) => key.endsWith('/check'))).toBe(false);
    evening.quiet(1).choose(9).toNight(1, 'check');
    expect(evening.open('seat').none).toBe(true);
    evening.choose(null).next();
    evening.toDay(2);
    expect(evening.rows(4)).toEqual([]);
  });
});

describe('DM-36 (A-05): dawn', () => {
  it('DM-36: Doctor P5 is shot and heals himself: he lives, +6', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 5, heal: 5 });
    expect(evening.isOut(5)).toBeNull();
    expect(evening.rows(5)).toEqual(['DM-53 +6 n1']);
  });

  it('DM-36: the Sheriff is hunted down and checks the Boss in the same night: +5, and he dies', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 7, hunt: 4, check: 1 });
    expect(evening.isOut(4)).toBe('night-kill');
    expect(evening.rows(4)).toEqual(['DM-56 +5 n1']);
  });

  it('DM-36, A-05: nobody is out before dawn, and the shot player still acts', () => {
    const evening = new Evening(nine).quiet(1).choose(6);
    evening.next();
    expect(evening.isOut(6)).toBeNull();
    evening.toNight(1, 'visit').choose(1).next();
    evening.toDay(2);
    expect(evening.isOut(6)).toBe('night-kill');
    expect(evening.rows(6)).toEqual(['DM-47 +2 n1']);
  });

  it('DM-36: the host sees at the end of the night who dies', () => {
    const evening = new Evening(nine).quiet(1).choose(7);
    evening.toNight(1, 'dawn');
    expect(evening.open('confirm')).toMatchObject({
      seats: [7],
      answer: { text: { key: 'demafia.answer.die', params: { seats: [7] } } },
    });
  });

  it('DM-36: the morning names the dead in seat order, once', () => {
    const evening = new Evening(twelve).quiet(1).sleep(1, { shot: 9, visit: 7 }).quiet(2);
    evening.sleep(2, { shot: 8, hunt: 4, visit: 7 });
    expect(evening.open('confirm')).toMatchObject({ key: 'd3/morning', seats: [4, 7, 8] });
    evening.quiet(3).sleep(3, { shot: 10, heal: 10 });
    expect(evening.open('confirm')).toMatchObject({ key: 'd4/morning', seats: [] });
  });

  it('A-149: a shot at a seat that left during the night kills nobody and pays nobody', () => {
    const evening = new Evening(nine).quiet(1).choose(7);
    evening.next();
    evening.leave(7);
    evening.toDay(2);
    expect(evening.state.nights[1]?.dead).toEqual([]);
    expect(evening.isOut(7)).toBe('left');
    expect(evening.ledger()).toEqual([]);
  });

  it('A-149: a heal of a seat that left during the night saves nobody and pays nobody', () => {
    const evening = new Evening(nine).quiet(1).choose(7).toNight(1, 'heal').choose(7);
    evening.next();
    evening.leave(7);
    evening.toDay(2);
    expect(evening.ledger()).toEqual([]);
    expect(evening.isOut(7)).toBe('left');
  });
});
