import { describe, expect, it } from 'vitest';
import { Evening, nine, twelve } from './evening';

/** Boss and Mafia out on Days 1 and 2; Night 2 begins with the Lover P3 as the last black. */
const alone = (options = {}) => new Evening(twelve, options).expel(1, 1).sleep(1, { shot: 12 }).expel(2, 2);

describe('DM-16, DM-17 (A-08): the hunt', () => {
  it('DM-16: on Night 1 she wakes by herself after the shot', () => {
    const evening = new Evening(nine).quiet(1);
    expect(evening.keys.slice(0, 2)).toEqual(['n1/shot', 'n1/hunt']);
    expect(evening.step('n1/shot').actors).toEqual([1, 2]);
    expect(evening.step('n1/hunt').actors).toEqual([3]);
  });

  it.each([
    [4, 'found'],
    [8, 'notFound'],
    [5, 'notFound'],
  ])('DM-16: beside P%i she is shown %s', (seat, answer) => {
    const evening = new Evening(nine).quiet(1).choose(9).toNight(1, 'hunt').choose(seat);
    expect(evening.open('seat').answer).toMatchObject({
      big: true,
      text: { key: `demafia.answer.${answer}` },
    });
  });

  it('DM-17 Test 1: hunt P3 the Sheriff, no heal: he dies', () => {
    const evening = new Evening('boss lover sheriff doctor citizen*4')
      .quiet(1)
      .sleep(1, { shot: 8, hunt: 3 });
    expect(evening.isOut(3)).toBe('night-kill');
  });

  it('DM-17 Test 2: hunt P3, heal P3 and nothing else: he lives', () => {
    const evening = new Evening('boss lover sheriff doctor citizen*4').quiet(1);
    expect(evening.sleep(1, { shot: 8, hunt: 3, heal: 3 }).isOut(3)).toBeNull();
  });

  it('DM-17 Test 3: hunt the Citizen P8: he lives and nobody dies of it', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 7, hunt: 8 });
    expect(evening.state.nights[1]?.dead).toEqual([7]);
  });
});

describe('DM-18, DM-19 (A-15): the Lover as the last black', () => {
  it('DM-18: Boss and Mafia dead: the Lover P3 shoots in place of the mafia, then hunts', () => {
    const evening = alone();
    expect(evening.keys.slice(0, 2)).toEqual(['n2/shot', 'n2/hunt']);
    expect(evening.step('n2/shot')).toMatchObject({
      actors: [3],
      callOnly: false,
      title: { key: 'demafia.title.shot' },
      script: { key: 'demafia.script.shot' },
      hint: { key: 'demafia.hint.loverShoots' },
    });
    expect(evening.step('n2/hunt')).toMatchObject({ actors: [3], callOnly: false });
  });

  it('DM-18, DM-13: her shot is mandatory', () => {
    expect(alone().open('shots').next.refusal).toMatchObject({ rule: 'DM-13' });
  });

  it('DM-18, A-15: she shoots on every night that begins so', () => {
    const evening = alone().sleep(2, { shot: 11 }).quiet(3);
    expect(evening.step('n3/shot')).toMatchObject({ actors: [3], callOnly: false });
  });

  it('DM-18: while one of the Mafia lives she does not shoot', () => {
    const evening = new Evening(nine).expel(1, 1);
    expect(evening.step('n1/shot').actors).toEqual([2]);
  });

  it('DM-18, A-15: both her acts may name the same seat', () => {
    const evening = alone().sleep(2, { shot: 4, hunt: 4 });
    expect(evening.isOut(4)).toBe('night-kill');
    expect(evening.rows(3, 'n2')).toEqual(['DM-44 +4 n2', 'DM-51 +5 n2']);
  });

  it('DM-19 Test 1: she shoots P5, no heal: P5 dies, Lover +4', () => {
    const evening = alone().sleep(2, { shot: 7 });
    expect(evening.isOut(7)).toBe('night-kill');
    expect(evening.rows(3, 'n2')).toEqual(['DM-44 +4 n2']);
    expect([...evening.rows(1, 'n2'), ...evening.rows(2, 'n2')]).toEqual([]);
  });

  it('DM-19 Test 2: she shoots P5, heal P5: P5 lives, Lover 0, Doctor +6', () => {
    const evening = alone().sleep(2, { shot: 5, heal: 5 });
    expect(evening.isOut(5)).toBeNull();
    expect(evening.rows(3, 'n2')).toEqual([]);
    expect(evening.rows(5, 'n2')).toEqual(['DM-53 +6 n2']);
  });
});

describe('DM-51, DM-52 (A-18): her points', () => {
  it('DM-51 Test 1: the Sheriff hunted and healed: Lover +5, Doctor +6', () => {
    const evening = new Evening(nine).quiet(1).sleep(1, { shot: 9, hunt: 4, heal: 4 });
    expect(evening.rows(3)).toEqual(['DM-51 +5 n1']);
    expect(evening.rows(5)).toEqual(['DM-53 +6 n1']);
  });

  it('DM-51 Test 2: the Sheriff hunted and not healed: Lover +5', () => {
    expect(new Evening(nine).quiet(1).sleep(1, { shot: 9, hunt: 4 }).rows(3)).toEqual(['DM-51 +5 n1']);
  });

  it('DM-52: hunt the Doctor: 0', () => {
    expect(new Evening(nine).quiet(1).sleep(1, { shot: 9, hunt: 5 }).rows(3)).toEqual([]);
  });

  it('DM-51, A-18: she is paid for every night on which she finds him', () => {
    const evening = new Evening(twelve).quiet(1).sleep(1, { shot: 12, hunt: 4, heal: 4 }).quiet(2);
    evening.sleep(2, { shot: 11, hunt: 4 });
    expect(evening.rows(3)).toEqual(['DM-51 +5 n1', 'DM-51 +5 n2']);
  });

  it('DM-51, A-18: after the death of the Sheriff she is still called, for 0', () => {
    const evening = new Evening(twelve).quiet(1).sleep(1, { shot: 4 }).quiet(2).choose(12);
    evening.toNight(2, 'hunt');
    expect(evening.open('seat').callOnly).toBe(false);
    evening.choose(8).next();
    evening.toDay(3);
    expect(evening.rows(3)).toEqual([]);
  });
});
