import Papa from 'papaparse';
import type { GameSummary, Language } from '../contract/club';
import { endedInOrder, type Standing } from './standings';

export interface CsvOptions {
  readonly language: Language;
  /** Null: the one that the spreadsheets of this language expect. */
  readonly separator: ';' | ',' | null;
}

const points = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'] as const;
const seat = ['season', 'date', 'game', 'seat', 'player', 'role', 'team', 'result'] as const;

/** Column names of the standings file. They are a data format, the same in every language. */
export const standingsColumns = ['place', 'player', 'games', 'wins', ...points, 'total', 'average'] as const;

/** Column names of the file with one row a game and seat. They are a data format, the same in every language. */
export const gamesColumns = [...seat, ...points, 'total'] as const;

type Cell = string | number;

/** The season's table as CSV text that Excel opens with Cyrillic intact: UTF-8 with BOM, RFC 4180. */
export function standingsCsv(standings: readonly Standing[], options: CsvOptions): string {
  const rows = standings.map((line): Cell[] => [
    line.place,
    line.name,
    line.games,
    line.wins,
    ...points.map((column) => line.points[column] ?? 0),
    line.total,
    Math.round(line.average * 100) / 100,
  ]);
  return csv(standingsColumns, rows, options);
}

/** One row a seat of every game that ended, in the order they were played; `season` is the season's name. */
export function gamesCsv(games: readonly GameSummary[], season: string, options: CsvOptions): string {
  const rows = endedInOrder(games).flatMap((game) =>
    game.seats.map((line): Cell[] => [
      season,
      game.date,
      game.gameNo,
      line.seat,
      line.name,
      line.role ?? '',
      line.team ?? '',
      line.result,
      ...points.map((column) => line.points[column] ?? 0),
      line.total,
    ]),
  );
  return csv(gamesColumns, rows, options);
}

/** A file name that every system accepts, with the season's own letters: `Весна 2026 standings.csv`. */
export function csvFileName(table: 'standings' | 'games', season: string): string {
  const safe = season
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return safe === '' ? `${table}.csv` : `${safe} ${table}.csv`;
}

function csv(
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

/** At most three decimals and a plain hyphen for a minus, so that −50 is read as a number. */
function numberCell(value: number, decimalComma: boolean): string {
  const plain = String(Math.round(value * 1000) / 1000);
  return decimalComma ? plain.replace('.', ',') : plain;
}
