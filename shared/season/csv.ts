import Papa from 'papaparse';
import type { Language } from '../contract/club';
import { type Cell, type Sheet, thousandths } from './sheet';

export interface CsvOptions {
  readonly language: Language;
  /** Null: the one that the spreadsheets of this language expect. */
  readonly separator: ';' | ',' | null;
}

/** A CSV file: its name and its text. */
export interface CsvFile {
  readonly name: string;
  readonly content: string;
}

/** A table as CSV text that Excel opens with Cyrillic intact. */
export function csvOf({ columns, rows }: Sheet, options: CsvOptions): string {
  return csvText(
    columns.map(({ name }) => name),
    rows,
    options,
    (at) => columns[at]?.kind === 'text',
  );
}

/**
 * Rows under their columns as CSV text: UTF-8 with BOM, RFC 4180, decimals and separator by language. In a column that
 * `isText` a name stays a name, also where a spreadsheet would rather read a number or a day.
 */
export function csvText(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  { language, separator }: CsvOptions,
  isText: (column: number) => boolean = () => false,
): string {
  const decimalComma = language !== 'en';
  const cell = (value: Cell, at: number) =>
    typeof value === 'number' ? numberCell(value, decimalComma) : textCell(value ?? '', isText(at));
  return `\uFEFF${Papa.unparse([[...columns], ...rows.map((row) => row.map(cell))], {
    delimiter: separator ?? (decimalComma ? ';' : ','),
    newline: '\r\n',
  })}`;
}

/** A file name of these parts that every system accepts, with the season's own letters: `Весна 2026 standings.csv`. */
export function fileName(extension: string, ...parts: readonly string[]): string {
  const safe = parts
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${safe}.${extension}`;
}

/** The same of a CSV file. */
export function csvFileName(...parts: readonly string[]): string {
  return fileName('csv', ...parts);
}

/** A spreadsheet runs a cell that begins with one of these as a formula; one apostrophe makes it text again. */
const formula = /^[=+\-@\t\r']/;
/** What it reads as a number, a sum of money, a share, a time or a day. */
const figure = /^[\s(]*[$€£₴₽]?\s*[\d.,][\d\s.,:/\-()%e+$€£₴₽]*([ap]m?)?\s*$/iu;
/** A day with its month in letters, `5 May` or `бер-20`, in the languages of the console. */
const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек';
const day = new RegExp(
  `^\\s*(\\d[\\d\\s.,/-]*(${months})\\p{L}*|(${months})\\p{L}*[\\s.,/-]*\\d)[\\d\\s.,/-]*$`,
  'iu',
);
const truth = /^\s*(true|false|істина|хибність|истина|ложь)\s*$/iu;

function textCell(value: string, isText: boolean): string {
  const misread = isText && [figure, day, truth].some((kind) => kind.test(value));
  return misread || formula.test(value) ? `'${value}` : value;
}

/** At most three decimals and a plain hyphen for a minus, so that −50 is read as a number. */
function numberCell(value: number, decimalComma: boolean): string {
  const plain = String(thousandths(value));
  return decimalComma ? plain.replace('.', ',') : plain;
}
