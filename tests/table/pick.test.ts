import { describe, expect, test } from 'vitest';
import {
  allTheRest,
  noAim,
  nobodyAnswer,
  numberAnswer,
  runAnswer,
  seatAnswer,
  waitingHands,
} from '../../renderer/host/game/pick';
import { Evening, nine } from '../rules/evening';

const counting = () => new Evening(nine).toDay(1).nominate(7, 8).toHands(7);

describe('what a tap on a seat means', () => {
  test('a tap is a hand, and a tap on a raised hand lowers it', () => {
    const evening = counting().up(1);
    expect(seatAnswer(evening.now, 2, noAim)).toEqual({ type: 'hands', voters: [2], up: true });
    expect(seatAnswer(evening.now, 1, noAim)).toEqual({ type: 'hands', voters: [1], up: false });
  });

  test('DM-30: nobody counts on while the pause lasts', () => {
    const evening = counting().up(1, 2, 3);
    expect(evening.key).toBe('d1/pause/1/7');
    expect(seatAnswer(evening.now, 4, noAim)).toBeNull();
    expect(allTheRest(evening.now)).toBeNull();
  });

  test('a run of neighbours is one answer without those who have voted already', () => {
    const evening = counting().up(2);
    evening.next();
    expect(runAnswer(evening.now, [1, 2, 3, 4])).toEqual({ type: 'hands', voters: [1, 3, 4], up: true });
  });

  test('a run that begins at a raised hand lowers hands', () => {
    const evening = counting().up(1, 2);
    expect(runAnswer(evening.now, [1, 2, 3])).toEqual({ type: 'hands', voters: [1, 2], up: false });
  });

  test('DM-30: a run across the third vote waits from the fourth on, and one key counts the rest', () => {
    const evening = counting();
    const run = runAnswer(evening.now, [1, 2, 3, 4, 5]);
    if (!run) throw new Error('no run');
    evening.answer(run);
    expect(evening.key).toBe('d1/pause/1/7');
    evening.next();
    expect(waitingHands(evening.now)).toEqual({ type: 'hands', voters: [4, 5], up: true });
  });

  test('A-21: "nobody" leaves up the hands that the pause has fixed', () => {
    const evening = counting().up(1, 2, 3);
    evening.next();
    evening.up(4);
    expect(nobodyAnswer(evening.now, noAim)).toEqual({ type: 'hands', voters: [4], up: false });
  });

  test('"all the rest" are those whose hand was not counted yet', () => {
    const evening = counting().up(1, 2);
    evening.next();
    expect(allTheRest(evening.now)).toEqual({ type: 'hands', voters: [3, 4, 5, 6, 7, 8, 9], up: true });
  });

  test('DM-25: a nomination once made is not made again, its maker can be named after it', () => {
    const evening = new Evening(nine).toDay(1).nominate(5);
    expect(seatAnswer(evening.now, 5, noAim)).toBeNull();
    expect(seatAnswer(evening.now, 2, { ...noAim, nominated: 5 })).toEqual({
      type: 'nominate',
      seat: 5,
      by: 2,
    });
  });

  test('DM-14: with a shooter chosen a tap is that shooter’s proposal', () => {
    const evening = new Evening(nine).quiet(1);
    expect(seatAnswer(evening.now, 8, noAim)).toEqual({ type: 'seat', seat: 8 });
    expect(seatAnswer(evening.now, 8, { ...noAim, shooter: 2 })).toEqual({
      type: 'proposal',
      shooter: 2,
      target: 8,
    });
  });

  test('on Night 0 a tap gives the first role that still lacks a seat, and takes it back', () => {
    const evening = new Evening(nine).unidentified();
    expect(seatAnswer(evening.now, 4, noAim)).toEqual({ type: 'role', seat: 4, role: 'boss' });
    evening.answer({ type: 'role', seat: 4, role: 'boss' });
    expect(seatAnswer(evening.now, 5, noAim)).toEqual({ type: 'role', seat: 5, role: 'mafia' });
    expect(seatAnswer(evening.now, 4, { ...noAim, role: 'boss' })).toEqual({
      type: 'role',
      seat: 4,
      role: null,
    });
  });
});

describe('what a typed number means', () => {
  test('0 is nobody where that is an answer', () => {
    const evening = new Evening(nine).quiet(1);
    evening.choose(7).next();
    expect(numberAnswer(evening.now, 0, noAim)).toEqual({ type: 'seat', seat: null });
  });

  test('in a choice it is the option, in the shoot-out the number', () => {
    const evening = new Evening(nine).toDay(1).nominate(7, 8);
    const tie: [number, number[]][] = [
      [7, [1, 2]],
      [8, [3, 4]],
    ];
    evening.ballot(...tie).ballot(...tie);
    expect(numberAnswer(evening.now, 2, noAim)).toEqual({ type: 'option', option: 'shootout' });
    expect(numberAnswer(evening.now, 3, noAim)).toBeNull();
    evening.option('shootout');
    expect(numberAnswer(evening.now, 10, noAim)).toEqual({ type: 'number', number: 10 });
  });
});
