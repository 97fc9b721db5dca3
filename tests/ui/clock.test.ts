import { describe, expect, test } from 'vitest';
import { digits, untilFlip } from '../../renderer/ui/clock';
import type { ClockState } from '../../shared/contract/clock';

const minute: ClockState = {
  rev: 1,
  mode: 'countdown',
  lengthMs: 60_000,
  elapsedMs: 0,
  running: true,
  step: null,
  warnMs: 10_000,
  interrupted: null,
};
const countUp: ClockState = { ...minute, mode: 'countup', lengthMs: 0 };

describe('the digits of a clock', () => {
  test.each([
    [0, '1:00'],
    [1, '1:00'],
    [999, '1:00'],
    [1_000, '0:59'],
    [59_000, '0:01'],
    [59_999, '0:01'],
    [60_000, '+0:00'],
    [61_000, '+0:01'],
    [185_500, '+2:05'],
  ])('a minute shows after %i ms %s', (since, shown) => {
    expect(digits(minute, since).text).toBe(shown);
  });

  test('a clock that stands still shows what it was sent with, however long ago', () => {
    const paused = { ...minute, running: false, elapsedMs: 20_000 };
    expect(digits(paused, 500_000).text).toBe('0:40');
    expect(untilFlip(paused, 500_000)).toBeNull();
  });

  test('a count-up begins at nothing and has no end', () => {
    expect(digits(countUp, 0)).toEqual({ text: '0:00', remainingMs: 0, overtime: false, warning: false });
    expect(digits(countUp, 754_000).text).toBe('12:34');
  });

  test('the last seconds are marked from their first moment to the end', () => {
    expect(digits(minute, 49_999).warning).toBe(false);
    expect(digits(minute, 50_000).warning).toBe(true);
    expect(digits(minute, 59_999)).toMatchObject({ warning: true, overtime: false });
    expect(digits(minute, 60_000)).toMatchObject({ warning: false, overtime: true });
  });

  test('a clock shorter than the warning is not marked from the start', () => {
    expect(digits({ ...minute, lengthMs: 5_000 }, 1_000).warning).toBe(false);
  });

  test('the moment of the next change is the moment when the digits change', () => {
    for (const clock of [minute, countUp, { ...minute, elapsedMs: 123 }, { ...minute, warnMs: 9_500 }]) {
      for (let since = 0; since < 70_000; since += 137) {
        const wait = untilFlip(clock, since);
        expect(wait).toBeGreaterThan(0);
        const now = digits(clock, since);
        const before = digits(clock, since + Number(wait) - 0.01);
        const after = digits(clock, since + Number(wait) + 0.01);
        expect([before.text, before.warning, before.overtime]).toEqual([now.text, now.warning, now.overtime]);
        expect([after.text, after.warning, after.overtime]).not.toEqual([
          now.text,
          now.warning,
          now.overtime,
        ]);
      }
    }
  });
});
