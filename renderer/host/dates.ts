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

/** The local calendar day (`YYYY-MM-DD`) of a wall clock in ms. */
export function dayOf(at: number): string {
  const day = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
