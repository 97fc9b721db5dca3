/** An amount in hundredths of a gold piece, as the language writes it, with a real minus. */
export function goldInWords(hundredths: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(hundredths / 100)
    .replace('-', '−');
}

/** What was typed as an amount, in hundredths; null for what is none, has a third decimal, or is nothing. */
export function hundredthsOf(typed: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0]/g, ''));
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount > 0 ? amount : null;
}
