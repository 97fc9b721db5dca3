import { strFromU8, unzipSync } from 'fflate';

/** A cell as a spreadsheet takes it. A day is a number with a date's format. */
export type ReadCell =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'day'; readonly value: string }
  | { readonly type: 'formula' }
  /** A truth value, an error. */
  | { readonly type: 'other' }
  | null;

/** Reads a workbook: its sheets by name, each a list of rows. Throws on what is no workbook. */
export function readWorkbook(bytes: Uint8Array): ReadonlyMap<string, readonly (readonly ReadCell[])[]> {
  const files = unzipSync(bytes);
  const text = (path: string) => {
    const file = files[path];
    if (!file) throw new Error(`the workbook has no ${path}`);
    return strFromU8(file);
  };
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    [...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, part = '']) => unescaped(part)).join(''),
  );
  const days = dayStyles(text('xl/styles.xml'));
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    unescaped(name),
  );
  return new Map(
    names.map((name, at) => [name, rowsOf(text(`xl/worksheets/sheet${at + 1}.xml`), strings, days)]),
  );
}

function rowsOf(sheet: string, strings: readonly string[], days: ReadonlySet<number>): ReadCell[][] {
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: ReadCell[] = [];
    for (const [, attributes = '', inner = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      cells[columnOf(attributes)] = cellOf(attributes, inner, strings, days);
    }
    return Array.from(cells, (cell) => cell ?? null);
  });
}

function cellOf(
  attributes: string,
  inner: string,
  strings: readonly string[],
  days: ReadonlySet<number>,
): ReadCell {
  if (inner.includes('<f')) return { type: 'formula' };
  const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1];
  if (value === undefined) return null;
  const type = / t="(\w+)"/.exec(` ${attributes}`)?.[1] ?? 'n';
  if (type === 's') return { type: 'text', value: strings[Number(value)] ?? '' };
  if (type !== 'n') return { type: 'other' };
  const style = Number(/ s="(\d+)"/.exec(` ${attributes}`)?.[1] ?? 0);
  if (!days.has(style)) return { type: 'number', value: Number(value) };
  // Day 25569 of a spreadsheet is 1 January 1970.
  return { type: 'day', value: new Date((Number(value) - 25_569) * 86_400_000).toISOString().slice(0, 10) };
}

/** The styles that show a number as `yyyy-mm-dd`. */
function dayStyles(styles: string): ReadonlySet<number> {
  const formats = new Set(
    [...styles.matchAll(/<numFmt ([^>]*)\/>/g)]
      .filter(([, attributes = '']) => /formatCode="yyyy\\?-mm\\?-dd"/i.test(attributes))
      .map(([, attributes = '']) => /numFmtId="(\d+)"/.exec(attributes)?.[1] ?? ''),
  );
  const [, cells = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? [];
  const used = [...cells.matchAll(/<xf ([^>]*?)\/?>/g)].map(
    ([, attributes = '']) => /numFmtId="(\d+)"/.exec(attributes)?.[1] ?? '',
  );
  return new Set(used.flatMap((format, at) => (formats.has(format) ? [at] : [])));
}

function columnOf(attributes: string): number {
  const letters = / r="([A-Z]+)\d+"/.exec(` ${attributes}`)?.[1] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function unescaped(text: string): string {
  return text
    .replace(/&#x?[0-9a-f]+;/gi, (code) =>
      String.fromCodePoint(Number(code.slice(2, -1).replace(/^x/i, '0x')) || 0),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\r\n?/g, '\n');
}
