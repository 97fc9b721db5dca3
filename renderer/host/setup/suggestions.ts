import type { Person } from '../players/find';
import { fold } from './names';

const shown = 6;

/** A player who may be meant by what is typed. */
export interface Suggestion {
  readonly name: string;
  /** What else this person is called: typed, it means the name. */
  readonly also?: readonly string[];
  /** No longer comes: found by the whole name only. */
  readonly away?: boolean;
  /** Where this person already sits. */
  readonly seat: number | null;
}

/** A player of the club, who sits nowhere yet. */
export function suggestionOf({ player, also }: Person): Suggestion {
  return { name: player.name, also, away: player.inactive === true, seat: null };
}

/** The player of the club whose name this is, however it is written; a nickname goes before another name. */
export function knownAs(suggestions: readonly Suggestion[], name: string): Suggestion | null {
  const wanted = fold(name);
  if (wanted === '') return null;
  return (
    suggestions.find((one) => fold(one.name) === wanted) ??
    suggestions.find((one) => one.also?.some((other) => fold(other) === wanted)) ??
    null
  );
}

/** Who may be meant: names that begin so first, then names with a word that begins so; the seated last. */
export function matches(suggestions: readonly Suggestion[], wanted: string): Suggestion[] {
  return suggestions
    .flatMap((one) => {
      if (one.away) return [];
      const ranks = [
        rankOf(fold(one.name), wanted),
        ...(one.also ?? []).map((name) => byOther(name, wanted)),
      ];
      const rank = Math.min(...ranks.map((found) => found ?? Number.POSITIVE_INFINITY));
      return rank === Number.POSITIVE_INFINITY ? [] : [{ one, order: rank + (one.seat === null ? 0 : 10) }];
    })
    .toSorted((first, second) => first.order - second.order)
    .slice(0, shown)
    .map(({ one }) => one);
}

/** By what a suggestion was found, where the name itself does not say it. */
export function foundBy({ name, also = [] }: Suggestion, typed: string): string | null {
  const wanted = fold(typed);
  if (wanted === '' || fold(name).includes(wanted)) return null;
  return also.find((other) => fold(other).includes(wanted)) ?? null;
}

/** Behind those whose nickname says it. */
function byOther(name: string, wanted: string): number | null {
  const rank = rankOf(fold(name), wanted);
  return rank === null ? null : rank + 3;
}

function rankOf(name: string, wanted: string): number | null {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) ? 2 : null;
}
