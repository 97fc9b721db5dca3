import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of a night table: the number of its section, its name, and the cells by the words of the header. */
export interface Row {
  readonly section: string;
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('**', '').trim());

/** All rows of the tables of a `night-tables.md` beside the tests, in their order. */
export function tableRows(folder = '.'): Row[] {
  const rows: Row[] = [];
  let section = '';
  let header: string[] | null = null;
  for (const line of readFileSync(join(import.meta.dirname, folder, 'night-tables.md'), 'utf8').split('\n')) {
    section =
      /7\.[23]\.\d+/.exec(line.startsWith('####') || line.startsWith('**7') ? line : '')?.[0] ?? section;
    if (!line.startsWith('|')) header = null;
    else if (header === null) header = cellsOf(line);
    else if (!/^[\s|:-]+$/.test(line)) rows.push(rowOf(section, header, cellsOf(line), rows.length));
  }
  return rows;
}

function rowOf(section: string, header: readonly string[], cells: readonly string[], no: number): Row {
  // `Maniac` heads two columns: what he chose, then his points.
  const name = (word: string, index: number) => (header.indexOf(word) < index ? `${word} points` : word);
  const named = Object.fromEntries(header.map((word, index) => [name(word, index), cells[index] ?? '']));
  return { section, id: named['#'] ?? `row ${no}`, cells: named };
}

/** `+4`, `0`, `+9`, `+5 (dead after dawn: no +4)` as a number. */
export function amount(cell: string | undefined): number {
  return Number(/^[+-]?\d+/.exec(cell ?? '')?.[0] ?? Number.NaN);
}

/**
 * 7.2.9: what the option `lethalOnly` changes: the counter after, the Maniac's points where they differ. All other
 * cells and rows stay as they are.
 */
export const lethalOnly: Readonly<Record<string, { readonly counter: number; readonly maniac?: number }>> = {
  ...Object.fromEntries(['S4', 'W4', 'S10', 'S16', 'W10'].map((id) => [id, { counter: 1 }])),
  ...Object.fromEntries(['B4', 'B10'].map((id) => [id, { counter: 1, maniac: 2 }])),
  ...Object.fromEntries(['S6', 'W6', 'B6'].map((id) => [id, { counter: 2, maniac: 0 }])),
  ...Object.fromEntries(['D4', 'E3', 'F2', 'G3'].map((id) => [id, { counter: 1 }])),
  ...Object.fromEntries(['D9', 'E7', 'F6'].map((id) => [id, { counter: 1, maniac: 2 }])),
  ...Object.fromEntries(['D14', 'D19', 'E11', 'E15', 'L15'].map((id) => [id, { counter: 2, maniac: 0 }])),
};
