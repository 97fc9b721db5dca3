import type { Player } from '../contract/club';
import { type Imported, importedSchema } from '../contract/people';
import { nameKey, peopleOf } from './people';
import { type ColumnWords, columnsOf, readSheet, type Sheet } from './sheet';

export const importFields = ['name', 'fullName', 'aliases', 'notes'] as const;
export type ImportField = (typeof importFields)[number];
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

/** What becomes of one row of the sheet. */
export interface PlannedRow {
  /** Its place in the sheet, from 1, without the row of names. */
  readonly no: number;
  /** Null where the row says no name that can be used. */
  readonly person: Imported | null;
  /**
   * `new`: gets a record. `known`: is in the club; what his record does not say yet is filled in. `same`: known, with
   * nothing new. `twice`: an earlier row has him. `nameless`: no name. `taken`: a name of his is somebody else's.
   */
  readonly state: 'new' | 'known' | 'same' | 'twice' | 'nameless' | 'taken';
  /** Whom the row means or collides with. */
  readonly who: string | null;
}

/** Reads a sheet of people and guesses its columns; the first one holds nicknames where none is named so. */
export function readPeople(content: string): { readonly sheet: Sheet; readonly columns: ImportColumns } {
  const sheet = readSheet(content, words);
  const columns = columnsOf(sheet.header, words);
  return { sheet, columns: { ...columns, name: columns.name ?? (sheet.header.length > 0 ? 0 : null) } };
}

/** The people of a sheet by these columns; null for a row without a name. */
export function peopleIn(sheet: Sheet, columns: ImportColumns): readonly (Imported | null)[] {
  return sheet.rows.map((row) => {
    const cell = (field: ImportField) => (columns[field] === null ? '' : (row[columns[field]] ?? ''));
    const aliases = cell('aliases')
      .split(/[,;|/\n]/)
      .map((alias) => alias.trim())
      .filter((alias) => alias !== '');
    const read = importedSchema.safeParse({
      name: cell('name').replace(/\s+/g, ' '),
      ...(cell('fullName') ? { fullName: cell('fullName').slice(0, 120) } : {}),
      ...(aliases.length > 0 ? { aliases: aliases.slice(0, 20) } : {}),
      ...(cell('notes') ? { notes: cell('notes').slice(0, 2_000) } : {}),
    });
    return read.success ? read.data : null;
  });
}

/** What importing these people would do to the club's directory. */
export function planImport(
  players: readonly Player[],
  rows: readonly (Imported | null)[],
): readonly PlannedRow[] {
  const people = peopleOf(players);
  const earlier = new Map<string, string>();
  return rows.map((person, index) => {
    const no = index + 1;
    if (!person) return { no, person, state: 'nameless', who: null };
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
    return { no, person, state: filled === known ? 'same' : 'known', who: known.name };
  });
}

/** A record with what a sheet says and it does not; the same one where the sheet has nothing new. */
export function filledIn(player: Player, { name, fullName, aliases = [], notes }: Imported): Player {
  const has = new Set([player.name, ...(player.aliases ?? [])].map(nameKey));
  const fresh = [...new Map([name, ...aliases].map((alias) => [nameKey(alias), alias])).values()].filter(
    (alias) => !has.has(nameKey(alias)),
  );
  const more = [...(player.aliases ?? []), ...fresh].slice(0, 20);
  const change = {
    ...(fullName && !player.fullName ? { fullName } : {}),
    ...(notes && !player.notes ? { notes } : {}),
    ...(more.length > (player.aliases?.length ?? 0) ? { aliases: more } : {}),
  };
  return Object.keys(change).length === 0 ? player : { ...player, ...change };
}
