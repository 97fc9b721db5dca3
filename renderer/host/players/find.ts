import { peopleOf } from '../../../shared/club/people';
import type { Player } from '../../../shared/contract/club';
import { fold } from '../setup/names';

/** A person of the club as the list finds one. */
export interface Person {
  readonly player: Player;
  /** Ids of the records that were merged into this one. */
  readonly records: readonly string[];
  /** Whatever else somebody may type for this person: full name, aliases, names of merged records. */
  readonly also: readonly string[];
  /** All of that, folded, the nickname first. */
  readonly keys: readonly string[];
}

/** The people behind the records, by nickname in the order of the language. */
export function personsOf(players: readonly Player[], language: string): readonly Person[] {
  const people = peopleOf(players);
  const byId = new Map(players.map((player) => [player.id, player]));
  const order = new Intl.Collator(language).compare;
  return players
    .filter(({ id }) => people.personOf(id) === id)
    .map((player) => {
      const merged = people.idsOf(player.id).slice(1);
      const records = merged.flatMap((id) => byId.get(id) ?? []);
      const names = records.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
      const also = [...(player.fullName ? [player.fullName] : []), ...(player.aliases ?? []), ...names];
      return { player, records: merged, also, keys: [player.name, ...also].map(fold) };
    })
    .toSorted((one, two) => order(one.player.name, two.player.name));
}

/**
 * Who may be meant by what is typed: names that begin so first, then others that hold it; within both the order stays.
 * With the name by which each was found, where it is not the nickname.
 */
export function found(
  persons: readonly Person[],
  typed: string,
): readonly { readonly person: Person; readonly by: string | null }[] {
  const wanted = fold(typed);
  if (wanted === '') return persons.map((person) => ({ person, by: null }));
  const hits = persons.flatMap((person) => {
    const at = person.keys.findIndex((key) => key.includes(wanted));
    if (at < 0) return [];
    const begins = person.keys.some((key) => key.startsWith(wanted));
    return [{ person, by: at === 0 ? null : (person.also[at - 1] ?? null), begins }];
  });
  return [...hits.filter(({ begins }) => begins), ...hits.filter(({ begins }) => !begins)];
}
