import type { OptionSpec, Ruleset } from '../../shared/game/ruleset';
import type { OptionValue, Setup } from '../../shared/game/state';
import { type Refusal, text } from '../../shared/game/words';
import { rulesetOf } from '../../shared/rulesets';

/** What is wrong with a new game before it begins; null when it may begin. */
export function refusalOf(setup: Setup): Refusal | null {
  const ruleset = rulesetOf(setup.ruleset);
  if (!ruleset) return { rule: 'DM-01', reason: text('refusal.setup.ruleset') };
  return (
    seatRefusal(setup) ??
    ruleset.checkComposition(setup.seats.length, setup.composition)[0] ??
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

function optionRefusal(ruleset: Ruleset, { options }: Setup): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    const spec = ruleset.options.find((one) => one.name === name);
    if (!spec || !fits(spec, value))
      return {
        rule: spec?.rule ?? 'DM-03',
        reason: text('refusal.setup.option', { name: spec ? text(`desk.option.${name}.label`) : name }),
      };
  }
  return null;
}

function fits({ values }: OptionSpec, value: OptionValue): boolean {
  if (!('from' in values)) return values.includes(value);
  const inRange =
    typeof value === 'number' && Number.isInteger(value) && value >= values.from && value <= values.to;
  return inRange || values.also.includes(value);
}
