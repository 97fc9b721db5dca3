import { describe, expect, test } from 'vitest';
import { asAverage, inNumbers } from '../../renderer/ui/numbers';
import { timeOfDay } from '../../renderer/ui/time';
import { languages } from '../../shared/contract/club';

describe('numbers and times on a screen', () => {
  test('a minus is a minus sign, as wide as a digit, in every language', () => {
    for (const language of languages) {
      expect(inNumbers(-50, language)).toBe('−50');
      expect(asAverage(-20, language)).toMatch(/^−20[.,]00$/);
    }
  });

  test('decimals follow the language', () => {
    expect(inNumbers(2.5, 'uk')).toBe('2,5');
    expect(inNumbers(2.5, 'en')).toBe('2.5');
  });

  test('the day has 24 hours in every language, and midnight is 00', () => {
    for (const language of languages) {
      expect(timeOfDay(new Date(2026, 10, 29, 22, 36), language)).toBe('22:36');
      expect(timeOfDay(new Date(2026, 10, 30, 0, 5), language)).toBe('00:05');
    }
  });
});
