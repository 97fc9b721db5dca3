/** A calendar day (`YYYY-MM-DD`) in words of the language; the year only when it is not this one. */
export function dayInWords(date: string, language: string, today: Date): string {
  return inWords(date, language, !date.startsWith(`${today.getFullYear()}-`));
}

/** The same for what is read later and elsewhere: always with its year. */
export function dateInWords(date: string, language: string): string {
  return inWords(date, language, true);
}

function inWords(date: string, language: string, withYear: boolean): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(new Date(year, month - 1, day));
}
