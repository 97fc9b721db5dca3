/** A moment's time of day by the clock of 24 hours, in every language: an evening goes past midnight. */
export function timeOfDay(at: number | Date, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
}
