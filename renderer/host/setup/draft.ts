import type { Draft, Settings } from '../../../shared/contract/club';
import { type Deck, deckOf, type OptionSpec, type Ruleset } from '../../../shared/game/ruleset';
import type { OptionValue } from '../../../shared/game/state';
import { type RoleId, type RulesetId, type Text, text } from '../../../shared/game/words';
import { clean, resized, seatedTwice } from './names';

const usualSeats = 10;

/** A new game that nobody has touched yet. */
export function blankDraft(ruleset: RulesetId): Draft {
  return { ruleset, options: {}, names: resized([], usualSeats), composition: null };
}

/** A new game under the rules of the last one, with the club's own roles where its table has some. */
export function freshDraft(ruleset: Ruleset, { lastTable, customRoles }: Settings): Draft {
  const kept = keptOptions(ruleset).map((option) => option.name);
  const known = Object.entries(lastTable.options).filter(([name]) => kept.includes(name));
  const own = lastTable.house === undefined ? {} : { house: lastTable.house };
  const draft = { ...blankDraft(ruleset.id), ...own, options: Object.fromEntries(known) };
  return known.some(([name]) => isDeckOption(ruleset, name)) ? { ...draft, customRoles } : draft;
}

/** The options of which the next new game is reminded: those of the deck, and whether roles open (MP-41). */
export function keptOptions(ruleset: Ruleset): OptionSpec[] {
  return ruleset.options.filter((option) => option.group === 'deck' || option.rule === 'MP-41');
}

/** The options that decide the deck: they stand beside the roles. */
export function deckOptions(ruleset: Ruleset): OptionSpec[] {
  return ruleset.options.filter((option) => option.group === 'deck');
}

function isDeckOption(ruleset: Ruleset, name: string): boolean {
  return deckOptions(ruleset).some((option) => option.name === name);
}

/** How many of the options that do not decide the deck are not as usual. */
export function changedOptions(ruleset: Ruleset, draft: Pick<Draft, 'options'>): string[] {
  return Object.keys(draft.options).filter((name) => !isDeckOption(ruleset, name));
}

/** What the table of the draft is dealt. */
export function deckIn(ruleset: Ruleset, draft: Draft): Deck {
  return deckOf(ruleset, draft);
}

/** How many of each role: as the host set it, else as suggested; the plain role takes what is left. */
export function compositionOf(ruleset: Ruleset, draft: Draft): Record<RoleId, number> {
  const deck = deckIn(ruleset, draft);
  const seats = draft.names.length;
  if (!draft.composition || deck.fixed) return deck.suggest(seats);
  const others = deck.roles.filter((role) => role.id !== ruleset.plainRole);
  const chosen = Object.fromEntries(others.map((role) => [role.id, draft.composition?.[role.id] ?? 0]));
  const taken = Object.values(chosen).reduce((sum, count) => sum + count, 0);
  return { ...chosen, [ruleset.plainRole]: Math.max(0, seats - taken) };
}

/** The draft with another number of one role. */
export function withRole(ruleset: Ruleset, draft: Draft, role: RoleId, count: number): Draft {
  return { ...draft, composition: { ...compositionOf(ruleset, draft), [role]: count } };
}

/** The draft with one option set; an option at its default is left out. */
export function withOption<D extends Pick<Draft, 'options'>>(
  ruleset: Ruleset,
  draft: D,
  name: string,
  value: OptionValue,
): D {
  const spec = ruleset.options.find((option) => option.name === name);
  const { [name]: _, ...others } = draft.options;
  return { ...draft, options: value === spec?.default ? others : { ...others, [name]: value } };
}

/** The draft with an option that decides the deck: the people stay, the composition begins anew. */
export function withDeck(ruleset: Ruleset, draft: Draft, name: string, value: OptionValue): Draft {
  return fitted(ruleset, { ...withOption(ruleset, draft, name, value), composition: null });
}

/** The draft with other names, and as many seats as there are names within the ruleset's limits. Nobody is sent away. */
export function withNames(ruleset: Ruleset, draft: Draft, names: readonly string[]): Draft {
  return fitted(ruleset, { ...draft, names: [...names] });
}

/** The draft under other rules, a system's or the house rules with this id: the people stay, options and composition begin anew. */
export function withRuleset(ruleset: Ruleset, draft: Draft, house?: string): Draft {
  if (ruleset.id === draft.ruleset && house === draft.house) return draft;
  const { house: _, ...rest } = draft;
  const own = house === undefined ? {} : { house };
  return fitted(ruleset, { ...rest, ruleset: ruleset.id, ...own, options: {}, composition: null });
}

/** Free seats come and go with the deck; a seat with a name stays, also where the rules have no room for it. */
function fitted(ruleset: Ruleset, draft: Draft): Draft {
  const { min, max } = deckIn(ruleset, draft).seats;
  const { names } = draft;
  const seated = names.filter((name) => clean(name) !== '').length;
  return { ...draft, names: resized(names, Math.max(min, seated, Math.min(max, names.length))) };
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
  const deck = deckIn(ruleset, draft);
  const seats = draft.names.length;
  const { min, max } = deck.seats;
  const over = seats - max;
  if (over > 0) {
    const key = min === max ? 'desk.missing.overExactly' : 'desk.missing.over';
    found.push({ text: text(key, { max, seats, count: over }), seat: null });
  }
  const free = draft.names.flatMap((name, index) => (clean(name) === '' ? [index + 1] : []));
  for (const [seat, other] of seatedTwice(draft.names)) {
    if (seat > other) continue;
    const name = clean(draft.names[seat - 1] ?? '');
    found.push({ text: text('desk.missing.twice', { who: name, first: seat, second: other }), seat: other });
  }
  if (free.length > 0) found.push({ text: unnamed(free), seat: free[0] ?? null });
  found.push(...rolesInTheWay(ruleset, draft));
  // What is wrong with the number of seats is said already.
  if (over > 0) return found;
  for (const refusal of deck.checkComposition(seats, compositionOf(ruleset, draft))) {
    found.push({ text: refusal.reason, seat: null });
  }
  return found;
}

/** A role of the club's own that is in the game needs a name that no other has. */
function rolesInTheWay(ruleset: Ruleset, draft: Draft): Obstacle[] {
  const composition = compositionOf(ruleset, draft);
  const names = (draft.customRoles ?? [])
    .filter((role) => (composition[role.id] ?? 0) > 0)
    .map((role) => clean(role.name));
  if (names.includes('')) return [{ text: text('desk.missing.roleName'), seat: null }];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? [] : [{ text: text('refusal.setup.roleTwice', { role: twice }), seat: null }];
}
