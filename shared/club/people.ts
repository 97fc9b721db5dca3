import type { Player } from '../contract/club';

/** Whom an id of a game means: the record of the person, where others were merged into it. */
export interface People {
  /** The id the person is counted by: that of the record all others were merged into. */
  readonly personOf: (id: string) => string;
  /** The person's record; undefined where it is not in the directory. */
  readonly person: (id: string) => Player | undefined;
  /** All ids of a person, the person's own first. */
  readonly idsOf: (person: string) => readonly string[];
  /** The person whom this name means: by nickname, else by an alias or the name of a merged record. */
  readonly named: (name: string) => Player | undefined;
}

/** A name as it is compared: without case, outer spaces and doubled inner ones. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('uk');
}

/**
 * Reads a directory. A merge into a record that is not there does not hold, and a ring of merges, which only a file
 * edited by hand can have, is one person.
 */
export function peopleOf(players: readonly Player[]): People {
  const records = new Map(players.map((player) => [player.id, player]));
  const heads = new Map<string, string>();
  const personOf = (id: string): string => {
    const known = heads.get(id);
    if (known !== undefined) return known;
    const head = headOf(id, records);
    heads.set(id, head);
    return head;
  };
  const groups = new Map<string, string[]>();
  for (const { id } of players) {
    const person = personOf(id);
    if (person !== id) groups.set(person, [...(groups.get(person) ?? []), id]);
  }
  const names = namesOf(players, personOf);
  return {
    personOf,
    person: (id) => records.get(personOf(id)),
    idsOf: (person) => [person, ...(groups.get(person) ?? [])],
    named: (name) => records.get(names.get(nameKey(name)) ?? ''),
  };
}

function headOf(id: string, records: ReadonlyMap<string, Player>): string {
  const passed: string[] = [];
  for (let at = id; ; ) {
    const ring = passed.indexOf(at);
    // Every record that leads into the ring names the same one of it.
    if (ring >= 0) return passed.slice(ring).toSorted()[0] ?? at;
    passed.push(at);
    const next = records.get(at)?.sameAs;
    if (next === undefined || !records.has(next)) return at;
    at = next;
  }
}

/** Person by name: nicknames go before what else somebody is called, and the first record before a later one. */
function namesOf(players: readonly Player[], personOf: (id: string) => string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, id: string) => {
    const key = nameKey(name);
    if (!names.has(key)) names.set(key, personOf(id));
  };
  const isHead = ({ id }: Player) => personOf(id) === id;
  for (const player of players.filter(isHead)) add(player.name, player.id);
  for (const player of players) for (const alias of player.aliases ?? []) add(alias, player.id);
  for (const player of players) if (!isHead(player)) add(player.name, player.id);
  return names;
}
