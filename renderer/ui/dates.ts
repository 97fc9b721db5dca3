/** A calendar day (`YYYY-MM-DD`) in words of the language; the year only when it is not this one. */
export function dayInWords(date: string, language: string, today: Date): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const sameYear = year === today.getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(new Date(year, month - 1, day));
}
