import type { RoleSpec } from '../../game/ruleset';
import { neutralTeam, type Refusal, type RoleId, type Text, text } from '../../game/words';

/** What a composition of free choice has to keep to. */
interface CompositionRules {
  /** The rule that a refusal names. */
  readonly rule: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly roles: readonly RoleSpec[];
  readonly nameOf: (role: RoleId) => Text;
  /** The role that must be there exactly once. */
  readonly one: RoleId;
  /** Keys of the refusals: not exactly one of that role; too many blacks. */
  readonly words: { readonly one: string; readonly parity: string };
}

/**
 * What is wrong with a composition of free choice: seats, roles and their numbers, a role for every seat, blacks fewer
 * than the others. Neutrals stand in no team's count.
 */
export function compositionRefusals(
  { rule, seats: { min, max }, roles, nameOf, one, words }: CompositionRules,
  seats: number,
  composition: Readonly<Record<RoleId, number>>,
): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (key: string, params?: Record<string, string | number | Text>) =>
    refusals.push({ rule, reason: text(`refusal.composition.${key}`, params) });
  if (seats < min || seats > max) refuse('seats', { min, max });
  const numbers: Record<string, number> = {};
  let total = 0;
  for (const [role, count] of Object.entries(composition)) {
    const spec = roles.find((known) => known.id === role);
    if (!spec) refuse('unknown', { role });
    else if (count > spec.max) refuse('tooMany', { role: nameOf(role), max: spec.max });
    const team = spec?.team ?? '';
    numbers[team] = (numbers[team] ?? 0) + count;
    total += count;
  }
  if (composition[one] !== 1) refuse(words.one);
  if (total !== seats) refuse('total', { seats, total });
  const blacks = numbers.black ?? 0;
  if (blacks >= total - blacks - (numbers[neutralTeam] ?? 0)) refuse(words.parity);
  return refusals;
}
