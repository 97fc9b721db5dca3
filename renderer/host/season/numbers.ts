/** Points as the language writes them; with a real minus sign, and at most two places. */
export function inNumbers(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value).replace('-', '−');
}
