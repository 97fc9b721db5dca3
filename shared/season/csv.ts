import Papa from 'papaparse';
import type { GameSummary, Language } from '../contract/club';
import { endedInOrder, type SystemStandings } from './standings';

export interface CsvOptions {
  readonly language: Language;
  /** Null: the one that the spreadsheets of this language expect. */
  readonly separator: ';' | ',' | null;
}

const player = ['place', 'player', 'games', 'wins'] as const;
const seat = ['season', 'date', 'game', 'seat', 'player', 'role', 'team', 'result'] as const;

/**
 * Column names of the standings file of a system with these columns of points; a system without points has the games
 * won of a hundred instead. They are a data format, the same in every language.
 */
export function standingsColumns(points: readonly string[]): readonly string[] {
  return points.length === 0 ? [...player, 'winrate'] : [...player, ...points, 'total', 'average'];
}

/**
 * Column names of the file with one row a game and seat, of a system with these columns of points. They are a data
 * format, the same in every language.
 */
export function gamesColumns(points: readonly string[]): readonly string[] {
  return points.length === 0 ? seat : [...seat, ...points, 'total'];
}

type Cell = string | number;

/** A system's table as CSV text that Excel opens with Cyrillic intact: UTF-8 with BOM, RFC 4180. */
export function standingsCsv(
  { columns, rows }: Pick<SystemStandings, 'columns' | 'rows'>,
  options: CsvOptions,
): string {
  const cells = rows.map((line): Cell[] => [
    line.place,
    line.name,
    line.games,
    line.wins,
    ...(columns.length === 0
      ? [hundredths(line.winRate)]
      : [...pointsOf(line, columns), hundredths(line.average)]),
  ]);
  return csvText(standingsColumns(columns), cells, options);
}

/**
 * One row a seat of every game of one system that ended, in the order they were played. `columns` are the system's
 * points; `seasonName` gives the name of a game's season.
 */
export function gamesCsv(
  games: readonly GameSummary[],
  columns: readonly string[],
  seasonName: (game: GameSummary) => string,
  options: CsvOptions,
): string {
  const rows = endedInOrder(games).flatMap((game) =>
    game.seats.map((line): Cell[] => [
      seasonName(game),
      game.date,
      game.gameNo,
      line.seat,
      line.name,
      line.role ?? '',
      line.team ?? '',
      line.result,
      ...(columns.length === 0 ? [] : pointsOf(line, columns)),
    ]),
  );
  return csvText(gamesColumns(columns), rows, options);
}

/** Points by column, and their total. */
function pointsOf(
  line: { readonly points: Readonly<Record<string, number>>; readonly total: number },
  columns: readonly string[],
): number[] {
  return [...columns.map((column) => line.points[column] ?? 0), line.total];
}

/** A file name of these parts that every system accepts, with the season's own letters: `Весна 2026 standings.csv`. */
export function csvFileName(...parts: readonly string[]): string {
  const safe = parts
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${safe}.csv`;
}

/** A CSV file: its name and its text. */
export interface CsvFile {
  readonly name: string;
  readonly content: string;
}

/** Rows under their columns as CSV text: UTF-8 with BOM, RFC 4180, decimals and separator by language. */
export function csvText(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  { language, separator }: CsvOptions,
): string {
  const decimalComma = language !== 'en';
  const cell = (value: Cell) =>
    typeof value === 'number' ? numberCell(value, decimalComma) : textCell(value);
  return `\uFEFF${Papa.unparse([[...columns], ...rows.map((row) => row.map(cell))], {
    delimiter: separator ?? (decimalComma ? ';' : ','),
    newline: '\r\n',
  })}`;
}

/** A spreadsheet runs a cell that begins with one of these as a formula; one apostrophe makes it text again. */
function textCell(value: string): string {
  return /^[=+\-@\t\r']/.test(value) ? `'${value}` : value;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** At most three decimals and a plain hyphen for a minus, so that −50 is read as a number. */
function numberCell(value: number, decimalComma: boolean): string {
  const plain = String(Math.round(value * 1000) / 1000);
  return decimalComma ? plain.replace('.', ',') : plain;
}
