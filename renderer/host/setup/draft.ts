import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { OptionValue } from '../../../shared/game/state';
import { type RoleId, type RulesetId, type Text, text } from '../../../shared/game/words';
import { clean, resized, seatedTwice } from './names';

const usualSeats = 10;

/** A new game that nobody has touched yet. */
export function blankDraft(ruleset: RulesetId): Draft {
  return { ruleset, options: {}, names: resized([], usualSeats), composition: null };
}

/** How many of each role: as the host set it, else as suggested; the plain role takes what is left. */
export function compositionOf(ruleset: Ruleset, draft: Draft): Record<RoleId, number> {
  const seats = draft.names.length;
  if (!draft.composition) return ruleset.suggest(seats);
  const others = ruleset.roles.filter((role) => role.id !== ruleset.plainRole);
  const chosen = Object.fromEntries(others.map((role) => [role.id, draft.composition?.[role.id] ?? 0]));
  const taken = Object.values(chosen).reduce((sum, count) => sum + count, 0);
  return { ...chosen, [ruleset.plainRole]: Math.max(0, seats - taken) };
}

/** The draft with another number of one role. */
export function withRole(ruleset: Ruleset, draft: Draft, role: RoleId, count: number): Draft {
  return { ...draft, composition: { ...compositionOf(ruleset, draft), [role]: count } };
}

/** The draft with one option set; an option at its default is left out. */
export function withOption(ruleset: Ruleset, draft: Draft, name: string, value: OptionValue): Draft {
  const spec = ruleset.options.find((option) => option.name === name);
  const { [name]: _, ...others } = draft.options;
  return { ...draft, options: value === spec?.default ? others : { ...others, [name]: value } };
}

/** The draft with other names, and as many seats as there are names within the ruleset's limits. */
export function withNames(ruleset: Ruleset, draft: Draft, names: readonly string[]): Draft {
  const { min, max } = ruleset.seats;
  return { ...draft, names: resized(names, Math.min(max, Math.max(min, names.length))) };
}

/** The draft under other rules: the people stay, options and composition begin anew. */
export function withRuleset(ruleset: Ruleset, draft: Draft): Draft {
  if (ruleset.id === draft.ruleset) return draft;
  return withNames(ruleset, { ...draft, ruleset: ruleset.id, options: {}, composition: null }, draft.names);
}

/** Whether nothing of the draft is worth keeping. */
export function isBlank(draft: Draft): boolean {
  const touched = Object.keys(draft.options).length > 0 || draft.composition !== null;
  return !touched && draft.names.every((name) => clean(name) === '');
}

/** One thing that stands in the way of the start. `seat`: where to go to mend it. */
export interface Obstacle {
  readonly text: Text;
  readonly seat: number | null;
}

const listedSeats = 4;

function unnamed(seats: readonly number[]): Text {
  return seats.length > listedSeats
    ? text('desk.missing.free', { count: seats.length })
    : text('desk.missing.names', { seats });
}

/** What is missing before the game can start; empty when nothing is. */
export function obstacles(ruleset: Ruleset, draft: Draft): Obstacle[] {
  const found: Obstacle[] = [];
  const free = draft.names.flatMap((name, index) => (clean(name) === '' ? [index + 1] : []));
  for (const [seat, other] of seatedTwice(draft.names)) {
    if (seat > other) continue;
    const name = clean(draft.names[seat - 1] ?? '');
    found.push({ text: text('desk.missing.twice', { who: name, first: seat, second: other }), seat: other });
  }
  if (free.length > 0) found.push({ text: unnamed(free), seat: free[0] ?? null });
  const composition = compositionOf(ruleset, draft);
  for (const refusal of ruleset.checkComposition(draft.names.length, composition)) {
    found.push({ text: refusal.reason, seat: null });
  }
  return found;
}
