import { describe, expect, test } from 'vitest';
import { clockSize, squeeze } from '../../renderer/room/squeeze';
import { widthEm, widthInTwoEm } from '../../renderer/ui/letters';

describe('what fits on the room screen', () => {
  test('the digits are narrowed only where the screen is too narrow for them', () => {
    expect(squeeze('0:08', 16 / 9)).toBe(1);
    expect(squeeze('10:00', 16 / 9)).toBeLessThanOrEqual(1);
    expect(squeeze('+10:07', 4 / 3)).toBeLessThan(1);
    expect(squeeze('0:08', 4 / 3)).toBeGreaterThan(0.9);
  });

  test('the digits are more than 40 % of the screen high', () => {
    const digitHeightEm = 0.727;
    expect(clockSize * digitHeightEm).toBeGreaterThan(40);
  });

  test('a name counts as at least as wide as it is', () => {
    expect(widthEm('Ж'.repeat(10))).toBeGreaterThan(widthEm('і'.repeat(10)));
    expect(widthEm('Софія')).toBeLessThan(5);
    expect(widthEm('')).toBe(1);
    expect(widthEm('🦊')).toBeGreaterThan(widthEm('Ж'));
  });

  test('a name of words is parted in two where its longer line is shortest', () => {
    expect(widthInTwoEm('Пан Коцький')).toBe(widthEm('Коцький'));
    expect(widthInTwoEm('Дуже Довге Ім’я')).toBe(Math.max(widthEm('Дуже'), widthEm('Довге Ім’я')));
    expect(widthInTwoEm('Переможця')).toBe(widthEm('Переможця'));
  });
});
