import type { Ruleset } from '../game/ruleset';
import type { RulesetId } from '../game/words';
import { demafia } from './demafia';
import { epoch } from './epoch';
import { sportsTables } from './sports';

/** The systems of rules that can be played, in the order they are offered. */
export const rulesets: readonly Ruleset[] = [demafia, ...sportsTables, epoch];

/** The rules with this id; undefined for a system this version does not play. */
export function rulesetOf(id: RulesetId): Ruleset | undefined {
  return rulesets.find((ruleset) => ruleset.id === id);
}
