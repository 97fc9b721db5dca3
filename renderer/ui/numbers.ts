/** Points as the language writes them; with a real minus sign, and at most two places. */
export function inNumbers(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value).replace('-', '−');
}

/** An average, always with two places so that a column of them lines up. */
export function asAverage(value: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.format(value).replace('-', '−');
}
