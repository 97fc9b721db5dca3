import { nameKey, peopleOf } from '../club/people';
import { type ColumnWords, columnsOf, numberIn, readSheet, type Sheet } from '../club/sheet';
import type { Player } from '../contract/club';
import { type BroughtRow, broughtRowSchema } from '../contract/season';

/** The columns a sheet of results may have, besides those of points. */
const plain: ColumnWords<'name' | 'games' | 'wins' | 'total'> = {
  name: ['player', 'nickname', 'nick', 'name', 'гравець', 'нік', 'імя', 'игрок', 'ник', 'имя'],
  games: ['games', 'ігор', 'ігри', 'зіграно', 'игр', 'игры', 'сыграно'],
  wins: ['wins', 'won', 'перемог', 'перемоги', 'побед', 'победы'],
  total: [
    'total',
    'pts',
    'points',
    'sum',
    'усього',
    'бали',
    'разом',
    'сума',
    'всего',
    'баллы',
    'итого',
    'сумма',
  ],
};

type BroughtField = string;
export type BroughtColumns = Readonly<Record<string, number | null>>;

/** What becomes of a row of results. */
export interface BroughtPlan {
  /** Its place in the sheet, from 1, without the row of names. */
  readonly no: number;
  readonly name: string;
  readonly row: BroughtRow | null;
  /** `known`, `new`: whether the player is in the club; `twice`: an earlier row has him; `bad`: no name or no numbers. */
  readonly state: 'known' | 'new' | 'twice' | 'bad';
  readonly who: string | null;
  /** Of a `bad` row: the first field that cannot be read, and what stands there. */
  readonly wrong?: { readonly field: BroughtField; readonly value: string };
}

/** The fields that can be told where they are, for a system with these columns of points. */
export function broughtFields(points: readonly string[]): readonly BroughtField[] {
  return ['name', 'games', 'wins', ...points, ...(points.length > 0 ? ['total'] : [])];
}

/** Reads a sheet of results and guesses its columns. */
export function readBrought(
  content: string,
  points: readonly string[],
): { readonly sheet: Sheet; readonly columns: BroughtColumns } {
  const words = { ...plain, ...Object.fromEntries(points.map((column) => [column, [column]])) };
  const sheet = readSheet(content, words);
  const found: Record<string, number | null> = columnsOf(sheet.header, words);
  return { sheet, columns: { ...found, name: found.name ?? (sheet.header.length > 0 ? 0 : null) } };
}

/** The rows of results by these columns. Without a column for the total it is the sum of the points. */
export function planBrought(
  sheet: Sheet,
  columns: BroughtColumns,
  points: readonly string[],
  players: readonly Player[],
): readonly BroughtPlan[] {
  const people = peopleOf(players);
  const earlier = new Set<string>();
  return sheet.rows.map((cells, index) => {
    const no = index + 1;
    const cell = (field: BroughtField) => {
      const at = columns[field];
      return at === null || at === undefined ? undefined : (cells[at] ?? '');
    };
    const name = (cell('name') ?? '').replace(/\s+/g, ' ').trim();
    const row = rowOf(name, cell, points);
    const known = people.named(name);
    const key = known?.id ?? nameKey(name);
    if ('field' in row) return { no, name, row: null, state: 'bad', who: null, wrong: row };
    if (earlier.has(key)) return { no, name, row, state: 'twice', who: known?.name ?? name };
    earlier.add(key);
    return { no, name, row, state: known ? 'known' : 'new', who: known?.name ?? null };
  });
}

/** The row, or its first field that is no number of its kind; more wins than games are wrong wins. An empty cell is 0. */
function rowOf(
  name: string,
  cell: (field: BroughtField) => string | undefined,
  points: readonly string[],
): BroughtRow | NonNullable<BroughtPlan['wrong']> {
  const number = (field: BroughtField) => {
    const said = cell(field);
    return said === undefined || said === '' ? 0 : (numberIn(said) ?? Number.NaN);
  };
  const own = points.map((column) => [column, number(column)] as const);
  const sum = own.reduce((total, [, amount]) => Math.round((total + amount) * 1_000) / 1_000, 0);
  const total = points.length === 0 ? 0 : cell('total') === undefined ? sum : number('total');
  const read = broughtRowSchema.safeParse({
    name,
    games: number('games'),
    wins: number('wins'),
    points: Object.fromEntries(own.filter(([, amount]) => amount !== 0)),
    total,
  });
  if (read.success && read.data.wins <= read.data.games) return read.data;
  const [at, column] = read.error?.issues[0]?.path ?? ['wins'];
  const field = String(at === 'points' ? column : at);
  return { field, value: field === 'name' ? name : (cell(field) ?? '') };
}
