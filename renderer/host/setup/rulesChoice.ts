import { useTranslation } from 'react-i18next';
import type { House, KeptHouse } from '../../../shared/contract/house';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { RulesetId } from '../../../shared/game/words';
import { rulesetOf, rulesets } from '../../../shared/rulesets';
import { houseRefusals, houseRuleset } from '../../../shared/rulesets/house';

/** What is chosen to be played: a system, or house rules over it by their id. */
export interface RulesChosen {
  readonly ruleset: RulesetId;
  readonly house?: string | undefined;
}

/** The house rules a new game can have. */
export function offeredHouses(houses: readonly KeptHouse[]): readonly KeptHouse[] {
  return houses.filter((house) => !house.retired && houseRefusals(house).length === 0);
}

/** The house rules that are chosen; undefined where none are, or they are not offered any more. */
export function houseIn({ ruleset, house }: RulesChosen, houses: readonly KeptHouse[]): House | undefined {
  return offeredHouses(houses).find((one) => one.id === house && one.base === ruleset);
}

/** The same without house rules that are gone: it is the system's own then, which the list shows as well. */
export function withoutGone<T extends RulesChosen>(chosen: T, houses: readonly KeptHouse[]): T {
  if (chosen.house === undefined || houseIn(chosen, houses)) return chosen;
  const { house: _, ...own } = chosen;
  return own as T;
}

/** The rules as they are played; undefined for a system this version does not know. */
export function rulesIn(chosen: RulesChosen, houses: readonly KeptHouse[]): Ruleset | undefined {
  const house = houseIn(chosen, houses);
  return house ? houseRuleset(house) : rulesetOf(chosen.ruleset);
}

/** The choice of a list's entry; undefined for an entry that is none. */
export function chosenBy(value: string | null, houses: readonly KeptHouse[]): RulesChosen | undefined {
  const house = houses.find(({ id }) => `house ${id}` === value);
  if (house) return { ruleset: house.base, house: house.id };
  const ruleset = rulesets.find(({ id }) => id === value);
  return ruleset && { ruleset: ruleset.id };
}

/** The list's entry of a choice. */
export function entryOf(chosen: RulesChosen, houses: readonly KeptHouse[]): string {
  const house = houseIn(chosen, houses);
  return house ? `house ${house.id}` : chosen.ruleset;
}

interface Entry {
  readonly value: string;
  readonly label: string;
}

/** The entries of a list of rules: the systems, and the club's own under them where it has some. */
export function useRulesList(
  houses: readonly KeptHouse[],
): (Entry | { readonly group: string; readonly items: Entry[] })[] {
  const { t } = useTranslation();
  const systems = rulesets.map(({ id }) => ({ value: id, label: t(`common.ruleset.${id}`) }));
  const own = offeredHouses(houses).map(({ id, name }) => ({ value: `house ${id}`, label: name }));
  if (own.length === 0) return systems;
  return [
    { group: t('house.list.own'), items: own },
    { group: t('house.list.systems'), items: systems },
  ];
}
