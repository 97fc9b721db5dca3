import Papa from 'papaparse';

/** A sheet as it was read: every row has as many cells as the widest one. */
export interface Sheet {
  /** Names of the columns; the first row where it reads like names, else empty ones. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Words a column may be called by, in lower case; the first word of the list that fits wins. */
export type ColumnWords<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Reads a club's sheet: CSV by comma, semicolon or tab, with or without a first row of names. */
export function readSheet(content: string, known: ColumnWords<string>): Sheet {
  const { data } = Papa.parse<string[]>(content.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const width = Math.max(0, ...data.map((row) => row.length));
  const cells = data.map((row) => Array.from({ length: width }, (_, at) => unguarded(row[at] ?? '')));
  const [first, ...rest] = cells;
  if (!first) return { header: [], rows: [] };
  const named = first.some((cell) => fieldOf(cell, known) !== null);
  return named ? { header: first, rows: rest } : { header: first.map(() => ''), rows: cells };
}

/** Which column holds what, as its name says; null where none says so. A column is taken once. */
export function columnsOf<Field extends string>(
  header: readonly string[],
  known: ColumnWords<Field>,
): Record<Field, number | null> {
  const fields: readonly (string | null)[] = header.map((cell) => fieldOf(cell, known));
  const found = Object.keys(known).map((field) => {
    const at = fields.indexOf(field);
    return [field, at < 0 ? null : at] as const;
  });
  return Object.fromEntries(found) as Record<Field, number | null>;
}

/** A number as a sheet of any of the languages writes it; null for what is none. */
export function numberIn(cell: string): number | null {
  const plain = cell
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(/^[−–]/, '-')
    .replace(/%$/, '')
    .replace(',', '.');
  if (!/^[-+]?\d+(\.\d+)?$/.test(plain)) return null;
  return Number(plain);
}

function fieldOf<Field extends string>(cell: string, known: ColumnWords<Field>): Field | null {
  const word = cell
    .toLowerCase()
    .replace(/[’'`ʼ.:]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const entries = Object.entries<readonly string[]>(known) as [Field, readonly string[]][];
  return entries.find(([, words]) => words.includes(word))?.[0] ?? null;
}

/** Without the apostrophe that keeps a cell from being a formula. */
function unguarded(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@'])/, '');
}
