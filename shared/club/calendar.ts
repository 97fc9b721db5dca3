/** A calendar day, `YYYY-MM-DD`; days compare as text. */
export type CalendarDay = string;

const monthsInYear = 12;

/** Whether a text of the right shape is a day of the calendar. */
export function isDay(text: string): boolean {
  const [year, month, date] = partsOf(text);
  return month >= 1 && month <= monthsInYear && date >= 1 && date <= lengthOf(year, month);
}

/** Days since 1 March of the year 0 of the proleptic Gregorian calendar: leap days come last in such a year. */
function numberOf(day: CalendarDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const fromMarch = (month + 9) % monthsInYear;
  const y = year - (fromMarch >= 10 ? 1 : 0);
  const ofYear = Math.floor((153 * fromMarch + 2) / 5) + date - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + ofYear;
}

/** How many days the second day comes after the first; below zero when it comes before. */
export function daysBetween(first: CalendarDay, second: CalendarDay): number {
  return numberOf(second) - numberOf(first);
}

/** The day this many days later; earlier, where the number is below zero. */
export function daysAfter(day: CalendarDay, days: number): CalendarDay {
  let [year, month, date] = partsOf(day);
  date += days;
  while (date > lengthOf(year, month)) {
    date -= lengthOf(year, month);
    [year, month] = shifted(year, month, 1);
  }
  while (date < 1) {
    [year, month] = shifted(year, month, -1);
    date += lengthOf(year, month);
  }
  return dayOf(year, month, date);
}

/** The same date this many months later; at the end of a shorter month its last day (A-83: calendar months). */
export function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  const [year, month, date] = partsOf(day);
  const [toYear, toMonth] = shifted(year, month, months);
  return dayOf(toYear, toMonth, Math.min(date, lengthOf(toYear, toMonth)));
}

function partsOf(day: CalendarDay): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function shifted(year: number, month: number, months: number): [number, number] {
  const sum = month - 1 + months;
  const years = Math.floor(sum / monthsInYear);
  return [year + years, sum - years * monthsInYear + 1];
}

function lengthOf(year: number, month: number): number {
  const [nextYear, nextMonth] = shifted(year, month, 1);
  return daysBetween(dayOf(year, month, 1), dayOf(nextYear, nextMonth, 1));
}

function dayOf(year: number, month: number, date: number): CalendarDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
}
