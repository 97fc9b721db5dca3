import { ownOf } from '../game/own';
import { type CsvFile, type CsvOptions, csvFileName, csvText } from '../season/csv';
import type { CalendarDay } from './calendar';
import { holding, type LedgerLine } from './ledger';
import { publishedLists } from './standing';

/** What the lists are made of. */
interface Publishing {
  readonly today: CalendarDay;
  readonly lines: readonly LedgerLine[];
  readonly names: Readonly<Record<string, string>>;
}

/** Column names of the files; a data format, the same in every language. */
const publishedColumns = {
  zombies: ['player'],
  blackList: ['player', 'until'],
  noConfidences: ['date', 'host', 'by', 'text', 'justified'],
} as const;

/** EC-128: one of the lists that the club publishes, as rows of text in the order of the columns. */
function publishedRows(
  list: keyof typeof publishedColumns,
  { today, lines, names }: Publishing,
): readonly (readonly string[])[] {
  const lists = publishedLists(holding(lines), today);
  const nameOf = (player: string) => ownOf(names, player) ?? '';
  const byName = <T extends readonly string[]>(rows: readonly T[]) =>
    rows.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? '', 'uk'));
  if (list === 'zombies') return byName(lists.zombies.map((player) => [nameOf(player)]));
  if (list === 'blackList') {
    return byName(lists.blackList.map(({ player, until }) => [nameOf(player), until]));
  }
  return lists.noConfidences.map(({ on, host, by, text, justified }) => [
    on,
    nameOf(host),
    nameOf(by),
    text,
    justified ? 'yes' : 'open',
  ]);
}

/** EC-128: one of the lists as a CSV file. */
export function publishedCsv(
  list: keyof typeof publishedColumns,
  publishing: Publishing,
  options: CsvOptions,
): CsvFile {
  return {
    name: csvFileName('mafia', fileNames[list], publishing.today),
    content: csvText(publishedColumns[list], publishedRows(list, publishing), options),
  };
}

const fileNames = { zombies: 'zombies', blackList: 'black list', noConfidences: 'no confidence' } as const;
