import type { Settings } from '../../shared/contract/club';
import type { KeptHouse } from '../../shared/contract/house';
import type { EveningPart } from '../../shared/game/evening';
import { fits } from '../../shared/game/options';
import { deckOf, type Ruleset } from '../../shared/game/ruleset';
import type { Setup } from '../../shared/game/state';
import { type Refusal, text } from '../../shared/game/words';
import { rulesetOf } from '../../shared/rulesets';
import { houseRefusals, withHouse } from '../../shared/rulesets/house';

/** The host and the table as a game's file names them. */
export function eveningOf({ hostName, tableName }: Settings): Omit<EveningPart, 'gameNo'> {
  const [host, table] = [hostName.trim(), tableName.trim()];
  return { ...(host ? { host } : {}), ...(table ? { table } : {}) };
}

/** The setup of a game by these house rules, or by none; null for rules the club does not play by any more. */
export function setupIn(setup: Setup, house: string | undefined, houses: readonly KeptHouse[]): Setup | null {
  if (house === undefined) return setup;
  const own = houses.find((one) => one.id === house && !one.retired);
  const fits = own !== undefined && own.base === setup.ruleset && houseRefusals(own).length === 0;
  return fits ? withHouse(own, setup) : null;
}

/** What is wrong with a new game before it begins; null when it may begin. */
export function refusalOf(setup: Setup): Refusal | null {
  const ruleset = rulesetOf(setup.ruleset);
  if (!ruleset) return { rule: 'DM-01', reason: text('refusal.setup.ruleset') };
  return (
    seatRefusal(setup) ??
    customRefusal(ruleset, setup) ??
    deckOf(ruleset, setup).checkComposition(setup.seats.length, setup.composition)[0] ??
    optionRefusal(ruleset, setup)
  );
}

function seatRefusal({ seats }: Setup): Refusal | null {
  for (const [index, seat] of seats.entries()) {
    const other = seats.findIndex((one) => one.player === seat.player);
    if (other !== index) {
      return {
        rule: 'DM-03',
        reason: text('refusal.setup.twice', { name: seat.name, first: other + 1, second: index + 1 }),
      };
    }
  }
  return null;
}

/** Roles of the club's own are for the table that has room for them, each under a name that no other role has (MP-12). */
function customRefusal(ruleset: Ruleset, { options, customRoles = [] }: Setup): Refusal | null {
  const { roles } = deckOf(ruleset, { options, customRoles });
  const stranger = customRoles.find((own) => !roles.some((role) => role.id === own.id));
  if (stranger) {
    return { rule: 'A-125', reason: text('refusal.setup.customRole', { role: stranger.name }) };
  }
  const twice = customRoles.find((own, at) => customRoles.findIndex((one) => one.name === own.name) !== at);
  return twice ? { rule: 'A-125', reason: text('refusal.setup.roleTwice', { role: twice.name }) } : null;
}

function optionRefusal(ruleset: Ruleset, { options, house }: Setup): Refusal | null {
  const known = [...ruleset.options, ...(house ? (ruleset.houseOptions ?? []) : [])];
  for (const [name, value] of Object.entries(options)) {
    const spec = known.find((one) => one.name === name);
    if (!spec || !fits(spec, value))
      return {
        rule: spec?.rule ?? 'DM-03',
        reason: text('refusal.setup.option', { name: spec ? text(`desk.option.${name}.label`) : name }),
      };
  }
  return null;
}
