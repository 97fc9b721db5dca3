import type { Player } from '../contract/club';
import { written } from '../contract/names';
import { type Imported, importedSchema, mostAliases } from '../contract/people';
import { nameKey, peopleOf } from './people';
import { type ColumnWords, columnsOf, readSheet, type Sheet } from './sheet';

export const importFields = ['name', 'fullName', 'aliases', 'notes'] as const;
type ImportField = (typeof importFields)[number];
export type ImportColumns = Readonly<Record<ImportField, number | null>>;

const words: ColumnWords<ImportField> = {
  name: [
    'nickname',
    'nick',
    'name',
    'player',
    'нік',
    'нікнейм',
    'гравець',
    'імя',
    'ник',
    'никнейм',
    'игрок',
    'имя',
  ],
  fullName: [
    'full name',
    'fullname',
    'real name',
    'піб',
    'повне імя',
    'прізвище та імя',
    'фио',
    'полное имя',
  ],
  aliases: [
    'aliases',
    'alias',
    'also',
    'інші імена',
    'інші ніки',
    'псевдоніми',
    'другие имена',
    'другие ники',
    'псевдонимы',
  ],
  notes: [
    'notes',
    'note',
    'comment',
    'нотатки',
    'нотатка',
    'примітка',
    'коментар',
    'заметки',
    'примечание',
    'комментарий',
  ],
};

/** A row of the sheet: a person, or why there is none; `full`: more than a record can hold. */
type SheetRow = Imported | 'nameless' | 'full';

/** What becomes of one row of the sheet. */
export interface PlannedRow {
  /** Its place in the sheet, from 1, without the row of names. */
  readonly no: number;
  /** Null where the row says nobody who can be taken. */
  readonly person: Imported | null;
  /**
   * `new`: gets a record. `known`: is in the club; what his record does not say yet is filled in. `same`: known, with
   * nothing new. `twice`: an earlier row has him. `nameless`: no name. `taken`: a name of his is somebody else's.
   * `full`: the row, or the record with it, would have more than a record can hold.
   */
  readonly state: 'new' | 'known' | 'same' | 'twice' | 'nameless' | 'taken' | 'full';
  /** Whom the row means or collides with. */
  readonly who: string | null;
}

/** Reads a sheet of people and guesses its columns; the first one holds nicknames where none is named so. */
export function readPeople(content: string): { readonly sheet: Sheet; readonly columns: ImportColumns } {
  const sheet = readSheet(content, words);
  const columns = columnsOf(sheet.header, words);
  return { sheet, columns: { ...columns, name: columns.name ?? (sheet.header.length > 0 ? 0 : null) } };
}

/** Whether a row in this state keeps the whole sheet out. */
export function isBad(state: PlannedRow['state']): boolean {
  return state === 'taken' || state === 'full';
}

/** The people of a sheet by these columns. Nothing of a cell is cut off: what is too long makes the row `full`. */
export function peopleIn(sheet: Sheet, columns: ImportColumns): readonly SheetRow[] {
  return sheet.rows.map((row) => {
    const cell = (field: ImportField) => (columns[field] === null ? '' : (row[columns[field]] ?? ''));
    const aliases = cell('aliases')
      .split(/[,;|/\n]/)
      .map(written)
      .filter((alias) => alias !== '');
    const name = cell('name').replace(/\s+/g, ' ');
    if (written(name) === '') return 'nameless';
    const read = importedSchema.safeParse({
      name,
      ...(cell('fullName') ? { fullName: cell('fullName') } : {}),
      ...(aliases.length > 0 ? { aliases } : {}),
      ...(cell('notes') ? { notes: cell('notes') } : {}),
    });
    return read.success ? read.data : 'full';
  });
}

/** What importing these people would do to the club's directory. */
export function planImport(players: readonly Player[], rows: readonly SheetRow[]): readonly PlannedRow[] {
  const people = peopleOf(players);
  const earlier = new Map<string, string>();
  return rows.map((person, index) => {
    const no = index + 1;
    if (typeof person === 'string') return { no, person: null, state: person, who: null };
    const known = people.named(person.name);
    const owner = known?.id ?? `row ${no}`;
    const names = [person.name, ...(person.aliases ?? [])];
    const before = earlier.get(nameKey(person.name)) ?? earlier.get(owner);
    if (before !== undefined) return { no, person, state: 'twice', who: before };
    const other = (person.aliases ?? [])
      .map((alias) => people.named(alias))
      .find((one) => one && one !== known);
    const met = names.map((name) => earlier.get(nameKey(name))).find((one) => one !== undefined);
    for (const name of [...names.map(nameKey), owner]) earlier.set(name, person.name);
    if (other || met !== undefined) return { no, person, state: 'taken', who: other?.name ?? met ?? null };
    if (!known) return { no, person, state: 'new', who: null };
    const filled = filledIn(known, person);
    if ((filled.aliases?.length ?? 0) > mostAliases) return { no, person, state: 'full', who: known.name };
    return { no, person, state: filled === known ? 'same' : 'known', who: known.name };
  });
}

/**
 * A record with what a sheet says and it does not; the same one where the sheet has nothing new. It may get more other
 * names than a record can have: the plan has such a row as `full`.
 */
export function filledIn(player: Player, { name, fullName, aliases = [], notes }: Imported): Player {
  const has = new Set([player.name, ...(player.aliases ?? [])].map(nameKey));
  const fresh = [...new Map([name, ...aliases].map((alias) => [nameKey(alias), alias])).values()].filter(
    (alias) => !has.has(nameKey(alias)),
  );
  const more = [...(player.aliases ?? []), ...fresh];
  const change = {
    ...(fullName && !player.fullName ? { fullName } : {}),
    ...(notes && !player.notes ? { notes } : {}),
    ...(more.length > (player.aliases?.length ?? 0) ? { aliases: more } : {}),
  };
  return Object.keys(change).length === 0 ? player : { ...player, ...change };
}
