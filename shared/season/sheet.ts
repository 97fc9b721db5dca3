/**
 * Version of the columns of every exported table and of the JSON files. A column may be added with a higher number;
 * none is renamed or taken away.
 */
export const exportVersion = 3;

/** Null: nothing is known or to be said. */
export type Cell = string | number | null;

/** A column by its name, the same in every language. `day`: a calendar day, `YYYY-MM-DD`. */
export interface Column {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'day';
}

/** One table of an export. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Columns of one kind. */
export const columnsOf = (kind: Column['kind'], ...names: readonly string[]): Column[] =>
  names.map((name) => ({ name, kind }));

/** A table whose rows say the version of its columns in the last one. */
export function versioned(
  name: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Sheet {
  return {
    name,
    columns: [...columns, ...columnsOf('number', 'version')],
    rows: rows.map((row) => [...row, exportVersion]),
  };
}

/** At most two decimals. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** At most three decimals. */
export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
