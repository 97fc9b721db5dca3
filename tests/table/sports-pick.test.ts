import { describe, expect, test } from 'vitest';
import {
  allTheRest,
  expectedAnswer,
  nextAim,
  noAim,
  nobodyAnswer,
  numberAnswer,
  seatAnswer,
} from '../../renderer/host/game/pick';
import { SportsEvening } from '../rules/sports/table';

const asleep = () => new SportsEvening('polemica').quiet(1).to('n1/shot');
const shownBy = (evening: SportsEvening, shooter: number) =>
  evening.open('shots').proposals.find((one) => one.shooter === shooter)?.shown;

/** Takes a number of the aimed shooter as the screen would. */
function tap(evening: SportsEvening, shooter: number, seat: number, adding = false): void {
  const answer = seatAnswer(evening.now, seat, { ...noAim, shooter, adding });
  if (!answer) throw new Error('no answer');
  evening.answer(answer);
}

describe('the meeting of the mafia', () => {
  test('PO-07, SP-22: with every card recorded a digit takes none away and says the same at every seat', () => {
    for (const system of ['polemica', 'sports-ua', 'mafia-pro'] as const) {
      const evening = new SportsEvening(system).to('/meet');
      const { slots } = evening.open('roles');
      expect(slots.flatMap((slot) => slot.seats)).toEqual([1, 2, 3]);
      for (let seat = 1; seat <= 10; seat += 1) expect(seatAnswer(evening.now, seat, noAim)).toBeNull();
      const reasons = [2, 5].map((seat) => evening.refused({ type: 'role', seat, role: null }).reason.key);
      expect(reasons).toEqual(['refusal.notThisAnswer', 'refusal.notThisAnswer']);
    }
  });
});

describe('the numbers that the mafia shows', () => {
  test('PO-22: one seat is the number of all who shoot', () => {
    const evening = asleep();
    expect(numberAnswer(evening.now, 6, noAim)).toEqual({ type: 'seat', seat: 6 });
  });

  test('PO-23: the first number of one shooter takes the place of the common one, the next is added', () => {
    const evening = asleep().choose(6);
    tap(evening, 2, 7);
    expect([1, 2, 3].map((shooter) => shownBy(evening, shooter))).toEqual([[6], [7], [6]]);
    expect(evening.open('shots').chosen).toBeNull();
    tap(evening, 2, 8, true);
    expect(shownBy(evening, 2)).toEqual([7, 8]);
    tap(evening, 2, 7, true);
    expect(shownBy(evening, 2)).toEqual([8]);
  });

  test('PO-23: a number that is shown already is taken back by the first tap, and nobody is an answer', () => {
    const evening = asleep().choose(6);
    tap(evening, 2, 6);
    expect(shownBy(evening, 2)).toEqual([]);
    tap(evening, 3, 9);
    const none = nobodyAnswer(evening.now, { ...noAim, shooter: 3 });
    expect(none).toEqual({ type: 'proposal', shooter: 3, target: null });
    expect(nobodyAnswer(evening.now, noAim)).toEqual({ type: 'seat', seat: null });
  });

  test('the next aim goes from all to each shooter and back, and begins anew with each', () => {
    const { now } = asleep();
    const aims = [null, 1, 2, 3].map((shooter) => nextAim(now, { ...noAim, shooter, adding: true }));
    expect(aims).toEqual([1, 2, 3, null].map((shooter) => ({ shooter, adding: false })));
  });

  test('PO-08: the seat agreed on is one key away, only while it is at the table', () => {
    const evening = new SportsEvening('polemica').to('n0/order').up(7, 4).quiet(1).to('n1/shot');
    expect(expectedAnswer(evening.now)).toEqual({ type: 'seat', seat: 7 });
    const gone = new SportsEvening('polemica').to('n0/order').up(7, 4).quiet(1).shrink(7).to('n1/shot');
    expect(expectedAnswer(gone.now)).toBeNull();
    expect(expectedAnswer(asleep().now)).toBeNull();
  });
});

describe('several seats, each up or down', () => {
  test('MP-38: at the roll call all the rest are here too', () => {
    const evening = new SportsEvening('mafia-pro').unidentified();
    evening.up(1, 2);
    expect(allTheRest(evening.now)).toMatchObject({ voters: [3, 4, 5, 6, 7, 8, 9, 10], up: true });
  });

  test('MP-34, PO-08: of suspects and of an order there is no rest; nobody clears them', () => {
    const order = new SportsEvening('polemica').to('n0/order').up(7, 4);
    expect(allTheRest(order.now)).toBeNull();
    expect(nobodyAnswer(order.now, noAim)).toEqual({ type: 'hands', voters: [7, 4], up: false });
    const best = new SportsEvening('mafia-pro').quiet(1).shoot(1, 6).to('/best-move/6').up(1, 2, 9);
    expect(allTheRest(best.now)).toBeNull();
    expect(seatAnswer(best.now, 2, noAim)).toEqual({ type: 'hands', voters: [2], up: false });
  });
});

describe('a nomination in one’s own speech', () => {
  test('PO-12: one digit nominates for the speaker; repeated it does nothing, by another it is refused', () => {
    const evening = new SportsEvening('polemica').speak(1, 5);
    expect(numberAnswer(evening.now, 5, noAim)).toBeNull();
    evening.to('/speech/2');
    const again = numberAnswer(evening.now, 5, noAim);
    expect(again).toEqual({ type: 'nominate', seat: 5, by: null });
    expect(again && evening.refused(again)).toMatchObject({ rule: 'PO-12' });
  });
});
