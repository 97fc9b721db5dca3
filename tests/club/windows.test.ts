import { describe, expect, test } from 'vitest';
import { daysAfter, daysBetween, isDay } from '../../shared/club/calendar';
import type { ClubRecord } from '../../shared/club/records';
import { hostBlocks, justifiedInWeek, standingOf } from '../../shared/club/standing';

const player = 'player001';
const host = 'player002';
const suicides = (days: readonly string[]): ClubRecord[] =>
  days.map((on) => ({ type: 'suicide', on, player }));
const declared = (days: readonly string[]): ClubRecord[] =>
  days.map((on) => ({
    type: 'noConfidence',
    on,
    game: 'game00001',
    host,
    by: player,
    text: '',
    justified: true,
  }));
const untilOf = (records: readonly ClubRecord[], today: string) =>
  standingOf(records, player, today).blocks.map((block) => block.until);

describe('windows on the edges of the calendar', () => {
  test.each([
    // Three on one evening; over the end of a year, of February, of a leap February.
    ['the same day', ['2026-03-06', '2026-03-06', '2026-03-06'], '2026-06-06'],
    ['the last day of thirty', ['2026-01-01', '2026-01-15', '2026-01-30'], '2026-04-30'],
    ['the first day behind thirty', ['2026-01-01', '2026-01-15', '2026-01-31'], null],
    ['over New Year', ['2026-12-10', '2026-12-31', '2027-01-08'], '2027-04-08'],
    ['over New Year, one day too late', ['2026-12-10', '2026-12-31', '2027-01-09'], null],
    ['over February', ['2026-02-01', '2026-02-28', '2026-03-02'], '2026-06-02'],
    ['over a leap February', ['2028-02-01', '2028-02-29', '2028-03-01'], '2028-06-01'],
    ['over a leap February, one day too late', ['2028-02-01', '2028-02-29', '2028-03-02'], null],
    ['three months end in a shorter one', ['2026-11-28', '2026-11-29', '2026-11-30'], '2027-02-28'],
    ['three months end in a leap February', ['2027-11-28', '2027-11-29', '2027-11-30'], '2028-02-29'],
  ])('EC-119, A-83: three suicides, %s', (_name, days, until) => {
    const last = days.at(-1) ?? '';
    expect(untilOf(suicides(days), last)).toEqual(until === null ? [] : [until]);
    if (until === null) return;
    expect(untilOf(suicides(days), daysAfter(until, -1))).toEqual([until]);
    expect(untilOf(suicides(days), until)).toEqual([]);
  });

  test('EC-119: a later suicide lengthens the black list', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-20'];
    expect(untilOf(suicides(days), '2026-03-20').toSorted()).toEqual(['2026-06-03', '2026-06-20']);
    expect(untilOf(suicides(days), '2026-06-10')).toEqual(['2026-06-20']);
  });

  test.each([
    ['on one day', ['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01'], '2026-03-15'],
    ['on the seventh day', ['2026-02-23', '2026-02-24', '2026-02-25', '2026-03-01'], '2026-03-15'],
    ['on the eighth day', ['2026-02-22', '2026-02-24', '2026-02-25', '2026-03-01'], null],
    ['over New Year', ['2026-12-27', '2026-12-31', '2027-01-01', '2027-01-02'], '2027-01-16'],
    ['three only', ['2026-03-01', '2026-03-01', '2026-03-01'], null],
  ])('EC-113, A-83: justified no-confidences, the last %s', (_name, days, until) => {
    const last = days.at(-1) ?? '';
    const blocks = hostBlocks(declared(days), host, last).map((block) => block.until);
    expect(blocks).toEqual(until === null ? [] : [until]);
    expect(hostBlocks(declared(days), player, last)).toEqual([]);
  });

  test('EC-113: of a week that is over nothing counts', () => {
    const records = declared(['2026-02-23', '2026-02-24', '2026-02-25', '2026-03-01']);
    expect(
      ['2026-03-01', '2026-03-02', '2026-03-08'].map((day) => justifiedInWeek(records, host, day)),
    ).toEqual([4, 3, 0]);
  });

  test.each([
    ['2026-03-01', '2026-03-15'],
    ['2026-02-20', '2026-03-06'],
    ['2028-02-20', '2028-03-05'],
    ['2026-12-25', '2027-01-08'],
  ])('EC-116, A-83: two weeks from %s end on %s', (on, until) => {
    const records: ClubRecord[] = [{ type: 'breach', on, player, reason: 'left', sanction: 'suspension' }];
    expect(untilOf(records, daysAfter(until, -1))).toEqual([until]);
    expect(untilOf(records, until)).toEqual([]);
  });

  test.each([
    ['2026-02-27', 3, '2026-03-02'],
    ['2028-02-27', 3, '2028-03-01'],
    ['2026-12-30', 3, '2027-01-02'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('EC-122: a ban from %s for %i days ends on %s', (on, days, until) => {
    const records: ClubRecord[] = [{ type: 'ban', on, player, days, reason: '' }];
    expect(untilOf(records, daysAfter(until, -1))).toEqual([until]);
    expect(untilOf(records, until)).toEqual([]);
    // Nothing holds before its day.
    expect(untilOf(records, daysAfter(on, -1))).toEqual([]);
  });

  test('a day of the calendar is told from what only looks like one', () => {
    const days = ['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31'];
    const none = ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'];
    expect(days.filter((day) => !isDay(day))).toEqual([]);
    expect(none.filter(isDay)).toEqual([]);
  });

  test('a day back is a day forward undone', () => {
    for (let days = 0; days < 800; days += 1) {
      const day = daysAfter('2027-06-01', days);
      expect(daysAfter(day, -days)).toBe('2027-06-01');
      expect(daysBetween('2027-06-01', day)).toBe(days);
    }
  });
});
