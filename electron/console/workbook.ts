import writeXlsxFile, { type Sheet as XlsxSheet } from 'write-excel-file/node';
import { type Cell, type Column, type Sheet, thousandths } from '../../shared/season/sheet';

type XlsxCell = XlsxSheet<never>['data'][number][number];

const bold = { fontWeight: 'bold' } as const;

/** The bytes of an XLSX workbook: names as text, never a formula, numbers as numbers, days as dates. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Buffer> {
  const names = sheetNames(sheets.map(({ name }) => name));
  return writeXlsxFile(
    sheets.map((sheet, at) => ({
      sheet: names[at] ?? sheet.name,
      stickyRowsCount: 1,
      columns: sheet.columns.map((column) => ({ width: widthOf(column) })),
      data: [
        sheet.columns.map(({ name }) => ({ value: name, type: String, ...bold })),
        ...sheet.rows.map((row) => row.map((cell, at) => cellOf(cell, sheet.columns[at]?.kind ?? 'text'))),
      ],
    })),
  ).toBuffer();
}

/** The longest name of a sheet, in characters, and what none may have in it. */
const longestName = 31;
const notInNames = /[\p{Cc}\p{Cf}[\]:*?/\\']+/gu;

/** Names that every program takes, each another: a club gives its house rules any name. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const name of wanted) {
    const plain = name.replace(notInNames, ' ').replace(/\s+/g, ' ').trim();
    // What stands last says which table it is.
    const [, rules = '', table = plain] = /^(.*) (\S+)$/.exec(plain) ?? [];
    const fitting = (mark: string) => {
      const room = longestName - table.length - mark.length - 1;
      return `${[...rules].slice(0, room).join('').trim()}${mark} ${table}`.trim().slice(0, longestName);
    };
    const isTaken = (one: string) => names.some((other) => other.toLowerCase() === one.toLowerCase());
    let free = fitting('');
    for (let no = 2; isTaken(free); no += 1) free = fitting(` ${no}`);
    names.push(free);
  }
  return names;
}

function cellOf(cell: Cell, kind: Column['kind']): XlsxCell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: thousandths(cell), type: Number };
  const at = kind === 'day' ? Date.parse(`${cell}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) return { value: cell, type: String };
  return { value: new Date(at), type: Date, format: 'yyyy-mm-dd' };
}

/** In characters. */
function widthOf({ name, kind }: Column): number {
  if (kind === 'number') return Math.max(8, name.length + 2);
  return kind === 'day' || /_id$/.test(name) ? 13 : 18;
}
