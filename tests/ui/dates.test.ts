import { describe, expect, test } from 'vitest';
import { dateInWords, dayInWords } from '../../renderer/ui/dates';

describe('calendar days in words', () => {
  test('on a screen the year stands only when it is another one', () => {
    const today = new Date(2026, 10, 30);
    expect(dayInWords('2026-03-01', 'uk', today)).toBe('1 березня');
    expect(dayInWords('2025-12-31', 'uk', today)).toContain('2025');
  });

  test('EC-128: what is published has its year always', () => {
    expect(dateInWords('2026-03-01', 'uk')).toBe('1 березня 2026 р.');
    expect(dateInWords('2026-03-01', 'ru')).toContain('2026');
    expect(dateInWords('2026-03-01', 'en')).toBe('March 1, 2026');
  });
});
