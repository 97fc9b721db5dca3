import { fold } from './names';

const shown = 6;

/** A player who may be meant by what is typed. */
export interface Suggestion {
  readonly name: string;
  /** Where this person already sits. */
  readonly seat: number | null;
}

/** The player of the club whose name this is, however it is written. */
export function knownAs(suggestions: readonly Suggestion[], name: string): Suggestion | null {
  return suggestions.find((one) => fold(one.name) === fold(name)) ?? null;
}

/** Who may be meant: names that begin so first, then names with a word that begins so; the seated last. */
export function matches(suggestions: readonly Suggestion[], wanted: string): Suggestion[] {
  return suggestions
    .flatMap((one) => {
      const rank = rankOf(fold(one.name), wanted);
      return rank === null ? [] : [{ one, order: rank + (one.seat === null ? 0 : 10) }];
    })
    .toSorted((first, second) => first.order - second.order)
    .slice(0, shown)
    .map(({ one }) => one);
}

function rankOf(name: string, wanted: string): number | null {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) ? 2 : null;
}
