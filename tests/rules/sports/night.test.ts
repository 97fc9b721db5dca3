import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../shared/game/words';
import { SportsEvening, systems, ten } from './table';

const deadOf = (evening: SportsEvening) => evening.state.nights.at(-1)?.dead;

describe.each(systems)('%s: the night', (system) => {
  it('PO-21, PO-24, PO-26, SP-35, MP-31, MP-32: the shot, the Don’s check, the Sheriff’s check, from Night 1 on', () => {
    const evening = new SportsEvening(system);
    expect(evening.keys.some((key) => /shot|check/.test(key))).toBe(false);
    evening.quiet(1);
    expect(evening.keys).toEqual(['n1/shot', 'n1/don-check', 'n1/sheriff-check', 'n1/dawn']);
    expect(evening.open('shots').proposals.map((one) => one.shooter)).toEqual([1, 2, 3]);
    evening.shoot(1, null);
    expect(deadOf(evening)).toEqual([]);
  });

  // 7.4: the blacks who are alive, what each showed, who dies.
  it.each<[string, number, (Seat[] | null)[], Seat | null]>([
    ['T1', 3, [[7], [7], [7]], 7],
    ['T2', 3, [[7], [7], [8]], null],
    ['T3', 3, [[7], [8], [9]], null],
    ['T4', 3, [[7], [7], null], null],
    ['T5', 3, [null, null, null], null],
    ['T6', 3, [[7], [7], [7, 8]], null],
    ['T7', 2, [[7], [7]], 7],
    ['T8', 2, [[7], [8]], null],
    ['T9', 2, [[7], null], null],
    ['T10', 1, [[7]], 7],
    ['T11', 1, [null], null],
    ['T12', 1, [[7, 8]], null],
    ['T13', 3, [[1], [1], [1]], 1],
    ['T16', 3, [[7], [8], [8]], null],
  ])('%s: PO-22, PO-23, SP-16, SP-34, MP-30: with %i blacks, shown %j, dies %s', (_, alive, shown, dies) => {
    const evening = new SportsEvening(system)
      .toDay(1)
      .shrink(...[3, 2].slice(0, 3 - alive))
      .quiet(1);
    const shooters = [1, 2, 3].slice(0, alive);
    for (const [at, seats] of shown.entries()) {
      for (const target of seats ?? [])
        evening.answer({ type: 'proposal', shooter: shooters[at] ?? 0, target });
    }
    evening.sleep(1);
    expect(deadOf(evening)).toEqual(dies === null ? [] : [dies]);
    expect(evening.isOut(dies ?? 7)).toBe(dies === null ? null : 'night-kill');
  });

  it('T14: SP-34: a shot at a seat that is out is refused', () => {
    const evening = new SportsEvening(system).toDay(1).shrink(7).quiet(1);
    expect(evening.refused({ type: 'seat', seat: 7 })).toMatchObject({ kind: 'impossible', rule: 'A-140' });
    expect(deadOf(evening.sleep(1))).toEqual([]);
  });

  it('A-153: the same number twice is one number', () => {
    const evening = new SportsEvening(system).quiet(1).choose(7);
    evening.enter([{ type: 'shown', night: 1, shooter: 1, seats: [7, 7] }]);
    expect(deadOf(evening.sleep(1))).toEqual([7]);
  });

  it('one tap records the number of all who shoot, and a second tap at one of them adds or hides a number', () => {
    const evening = new SportsEvening(system).quiet(1).choose(7);
    expect(evening.shown).toBe('sports.answer.seat');
    evening.answer({ type: 'proposal', shooter: 2, target: 8 });
    expect(evening.open('shots').proposals[1]).toEqual({ shooter: 2, target: null, shown: [7, 8] });
    expect(evening.shown).toBe('sports.answer.miss');
    evening.answer({ type: 'proposal', shooter: 2, target: 8 });
    expect(evening.open('shots').chosen).toBe(7);
    evening.choose(null);
    expect(evening.open('shots').chosen).toBeNull();
  });

  it('PO-24, SP-18, SP-36, MP-31: the Don learns whether it is the Sheriff', () => {
    const evening = new SportsEvening(system).quiet(1).to('/don-check').choose(4);
    expect([evening.shown, evening.now.answer?.big]).toEqual(['sports.answer.sheriff', true]);
    evening.choose(5);
    expect(evening.shown).toBe('sports.answer.notSheriff');
    evening.choose(null);
    expect(evening.shown).toBe('sports.answer.noCheck');
  });

  it('PO-27, SP-10, SP-11, SP-36, MP-32: the Sheriff learns the colour of the last seat he showed, never the role', () => {
    const evening = new SportsEvening(system).quiet(1).to('/sheriff-check').choose(3).choose(5);
    expect(evening.shown).toBe(system === 'sports-ua' ? 'sports.answer.notBlack' : 'sports.answer.red');
    expect(evening.state.nights[1]?.acts.filter((act) => act.role === 'sheriff')).toEqual([
      { role: 'sheriff', shooter: null, target: 5 },
    ]);
    for (const black of [1, 2]) expect(evening.choose(black).shown).toBe('sports.answer.black');
  });

  it('a role that is out is called without action; A-05: who is shot this night still checks', () => {
    const evening = new SportsEvening(system).toDay(1).shrink(1).quiet(1).to('/don-check');
    expect([evening.now.callOnly, evening.hint]).toEqual([true, 'sports.hint.callOnly']);
    expect(evening.now.script?.key).toBe('sports.script.don-check');
    expect(evening.refused({ type: 'seat', seat: 5 })).toMatchObject({ kind: 'impossible' });
    const shot = new SportsEvening(system).quiet(1).shoot(1, 4, { sheriff: 2 });
    expect(shot.state.nights[1]?.acts.map((act) => act.target)).toContain(2);
  });

  it('a check before the shot is out of order', () => {
    const evening = new SportsEvening(system).quiet(1);
    const why = evening.refusal((one) => one.enter([{ type: 'act', night: 1, role: 'don', target: 4 }]));
    expect(why).toMatchObject({ kind: 'irregular', reason: { key: 'refusal.outOfOrder' } });
  });

  it('A-112, A-149: a removal at night: the blacks who are still in decide, a target that left dies no more', () => {
    const blacks = new SportsEvening(system).quiet(1).choose(7);
    blacks.answer({ type: 'proposal', shooter: 3, target: 8 });
    expect(deadOf(blacks.remove(3, 'night-noise').sleep(1))).toEqual([7]);
    const target = new SportsEvening(system).quiet(1).choose(7).remove(7, 'night-noise').sleep(1);
    expect(deadOf(target)).toEqual([]);
    expect(target.isOut(7)).toBe('removed');
  });

  it('A-48: a shot at one’s own is taken with a warning', () => {
    const offers = new SportsEvening(system).quiet(1).open('shots').offers;
    expect(offers.filter((offer) => offer.warning).map((offer) => offer.seat)).toEqual([1, 2, 3]);
  });
});

describe('clocks and calls of the night', () => {
  it('PO-25, PO-26: six seconds for each check, for the host alone; without a number there is no check', () => {
    const evening = new SportsEvening('polemica').quiet(1);
    for (const act of ['don-check', 'sheriff-check']) {
      evening.to(`/${act}`);
      expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 6_000, public: false });
      evening.next();
    }
    expect(evening.state.nights[1]?.acts.map((act) => act.target)).toEqual([null, null]);
    expect(evening.step('n1/don-check').answer?.text.key).toBe('sports.answer.noCheck');
  });

  it('SP-33, PO-20: the night begins with masks on and silence, or with the mafia going hunting', () => {
    const scripts = systems.map((system) => new SportsEvening(system).quiet(1).script);
    expect(scripts).toEqual(['sports.script.shotSilence', 'sports.script.shotHunt', 'sports.script.shot']);
  });

  it('MP-01: the mafia meets on Night 0 and shoots from Night 1', () => {
    const evening = new SportsEvening('mafia-pro', {}, 'mafia*2 sheriff citizen*4 don citizen*2').to(
      'n0/meet',
    );
    expect(evening.now.actors.toSorted()).toEqual([1, 2, 8]);
    expect(evening.quiet(1).keys[0]).toBe('n1/shot');
  });

  it('SP-07: a citizen has nothing to do at night', () => {
    const evening = new SportsEvening('sports-ua', {}, ten).quiet(1);
    const acting = evening.ruleset.steps(evening.state).flatMap((step) => step.actors);
    expect([...new Set(acting)].toSorted()).toEqual([1, 2, 3, 4]);
  });
});
