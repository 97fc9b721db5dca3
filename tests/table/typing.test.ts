import { describe, expect, test } from 'vitest';
import { finish, typeDigit } from '../../renderer/host/game/keys/typing';

/** Types digits one after another without a pause; what is left pending at the end is entered too. */
function typed(digits: string, max: number): number[] {
  let pending = '';
  const numbers: number[] = [];
  for (const digit of digits) {
    const next = typeDigit(pending, Number(digit), max);
    numbers.push(...next.ready);
    pending = next.pending;
  }
  return [...numbers, ...finish(pending)];
}

describe('numbers by digits', () => {
  test('at a table of up to nine every digit is a seat at once', () => {
    expect(typeDigit('', 1, 9)).toEqual({ ready: [1], pending: '' });
    expect(typeDigit('', 9, 9)).toEqual({ ready: [9], pending: '' });
  });

  test('from ten seats on only a digit that could begin a longer number waits', () => {
    expect(typeDigit('', 1, 12)).toEqual({ ready: [], pending: '1' });
    expect(typeDigit('', 2, 12)).toEqual({ ready: [2], pending: '' });
    expect(typeDigit('', 2, 20)).toEqual({ ready: [], pending: '2' });
    expect(typeDigit('', 3, 25)).toEqual({ ready: [3], pending: '' });
  });

  test('two digits within the moment are one seat', () => {
    expect(typed('12', 12)).toEqual([12]);
    expect(typed('10', 10)).toEqual([10]);
    expect(typed('25', 25)).toEqual([25]);
  });

  test('digits that fit no seat together are two seats', () => {
    expect(typed('19', 12)).toEqual([1, 9]);
    expect(typed('26', 25)).toEqual([2, 6]);
    expect(typed('1112', 12)).toEqual([11, 12]);
  });

  test('a leading zero cuts the wait short, and alone it is nobody', () => {
    expect(typeDigit('0', 1, 12)).toEqual({ ready: [1], pending: '' });
    expect(typed('0', 12)).toEqual([0]);
    expect(typeDigit('', 0, 9)).toEqual({ ready: [0], pending: '' });
  });

  test('a number of a longer range takes as many digits as it may have', () => {
    expect(typed('100', 100)).toEqual([100]);
    expect(typed('57', 100)).toEqual([57]);
  });
});
