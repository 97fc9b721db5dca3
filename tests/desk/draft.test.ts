import { describe, expect, test } from 'vitest';
import {
  blankDraft,
  compositionOf,
  isBlank,
  obstacles,
  withNames,
  withOption,
  withRole,
} from '../../renderer/host/setup/draft';
import { draftSchema } from '../../shared/contract/club';
import { demafia } from '../../shared/rulesets/demafia';

const people = (count: number) => Array.from({ length: count }, (_, index) => `Гравець ${index + 1}`);
const seated = (count: number) => withNames(demafia, blankDraft('demafia'), people(count));
const keys = (draft: Parameters<typeof obstacles>[1]) =>
  obstacles(demafia, draft).map((obstacle) => obstacle.text.key);

describe('a new game', () => {
  test('that nobody touched is not worth keeping', () => {
    expect(isBlank(blankDraft('demafia'))).toBe(true);
    expect(isBlank(seated(7))).toBe(false);
    expect(isBlank(withOption(demafia, blankDraft('demafia'), 'voteCut', 'off'))).toBe(false);
  });

  test('has as many seats as names, within the limits of the rules', () => {
    expect(seated(12).names).toHaveLength(12);
    expect(seated(3).names).toHaveLength(5);
    expect(seated(24).names).toHaveLength(20);
  });

  test('can be kept as the console keeps it', () => {
    const draft = withRole(demafia, withOption(demafia, seated(12), 'uzhhorodAt', 'off'), 'maniac', 0);
    expect(draftSchema.parse(draft)).toEqual(draft);
  });
});

describe('the composition', () => {
  test('DM-03: is the suggested one until the host changes it, and follows the number of seats', () => {
    expect(compositionOf(demafia, seated(9))).toEqual(demafia.suggest(9));
    expect(compositionOf(demafia, seated(12))).toEqual(demafia.suggest(12));
  });

  test('the plain role takes the seats that are left', () => {
    const draft = withRole(demafia, seated(10), 'maniac', 0);
    const total = Object.values(compositionOf(demafia, draft)).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(10);
    expect(compositionOf(demafia, draft).citizen).toBe((demafia.suggest(10).citizen ?? 0) + 1);
  });

  test('a changed one keeps its special roles when a seat is added', () => {
    const draft = withRole(demafia, seated(10), 'mafia', 2);
    const bigger = withNames(demafia, draft, people(11));
    expect(compositionOf(demafia, bigger)).toEqual({
      ...compositionOf(demafia, draft),
      citizen: (compositionOf(demafia, draft).citizen ?? 0) + 1,
    });
  });
});

describe('what stands in the way of the start', () => {
  test('nothing, when everybody sits and the composition is sound', () => {
    expect(keys(seated(10))).toEqual([]);
  });

  test('the same player in two seats is named before the free seats', () => {
    const names = ['Олег', 'Марта', 'олег', '', ''];
    const [first, second] = obstacles(demafia, withNames(demafia, blankDraft('demafia'), names));
    expect(first).toMatchObject({ text: { params: { first: 1, second: 3 } }, seat: 3 });
    expect(second).toMatchObject({ text: { params: { seats: [4, 5] } }, seat: 4 });
  });

  test('many free seats are counted, not listed', () => {
    expect(obstacles(demafia, blankDraft('demafia'))[0]).toMatchObject({ text: { params: { count: 10 } } });
  });

  test('DM-03: blacks as many as whites', () => {
    expect(keys(withRole(demafia, seated(8), 'mafia', 2))).toEqual(['refusal.composition.parity']);
  });
});

describe('options', () => {
  test('an option at its default is not written down', () => {
    const changed = withOption(demafia, seated(8), 'voteCut', 'auto');
    expect(changed.options).toEqual({ voteCut: 'auto' });
    expect(withOption(demafia, changed, 'voteCut', 'banner').options).toEqual({});
  });
});
