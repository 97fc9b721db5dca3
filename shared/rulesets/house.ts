import type { House } from '../contract/house';
import { type PlayedHouse, playedHouseSchema } from '../game/house';
import { fits } from '../game/options';
import { columnsOf, type OptionSpec, type Ruleset } from '../game/ruleset';
import type { Setup } from '../game/state';
import { type Refusal, type Text, text } from '../game/words';
import { rulesetOf } from '.';

/** What does not fit the base, each with the rule it is about; empty when a game can be tried with it. */
export function houseRefusals(house: House): readonly Refusal[] {
  const base = rulesetOf(house.base);
  if (!base) return [{ rule: 'DM-01', reason: text('refusal.setup.ruleset') }];
  const refusals: Refusal[] = [];
  const say = (rule: string, reason: Text) => refusals.push({ rule, reason });
  const specs = [...base.options, ...(base.houseOptions ?? [])];
  for (const [name, value] of Object.entries(house.options ?? {})) {
    const spec = specs.find((one) => one.name === name);
    if (!spec || !fits(spec, value))
      say(
        spec?.rule ?? 'DM-03',
        text('refusal.setup.option', { name: spec ? text(`desk.option.${name}.label`) : name }),
      );
  }
  for (const name of strangers(house.durations, base.durations))
    say('DM-03', text('house.noClock', { name }));
  for (const name of strangers(house.points, base.amounts)) say('DM-03', text('house.noAmount', { name }));
  const missing = (base.amountsNeeded?.(house.options ?? {}) ?? []).filter(
    (name) => !Object.hasOwn(house.points ?? {}, name),
  );
  for (const name of missing)
    say('A-45', text('house.amountMissing', { what: text(`house.amount.${name}`) }));
  const share = house.points?.compensationShare;
  if (share !== undefined && (share <= 0 || share > 100)) say('A-45', text('house.share'));
  if (isLate(house, base)) say('EC-98', text('house.cueAfterEnd'));
  const { fouls, remarks } = house.discipline ?? {};
  if ((fouls && base.discipline) || (remarks !== undefined && !base.discipline))
    say(base.cites.fouls, text('house.otherDiscipline'));
  return refusals;
}

/** Names of the house's that the base does not know. */
function strangers(
  own: Readonly<Record<string, number>> = {},
  known: Readonly<Record<string, unknown>> = {},
) {
  return Object.keys(own).filter((name) => !Object.hasOwn(known, name));
}

/** EC-98: the cue comes before the end of the talk. */
function isLate({ durations = {} }: House, base: Ruleset): boolean {
  const talk = durations.talk ?? base.durations?.talk;
  const cue = durations.talkCue ?? base.durations?.talkCue;
  return typeof talk === 'number' && typeof cue === 'number' && cue >= talk;
}

/** A setup that carries the house's options, under what was chosen for this evening, and its numbers. */
export function withHouse(house: House, setup: Setup): Setup {
  const { id, name, durations, discipline, points } = house;
  const played: PlayedHouse = {
    id,
    name,
    ...(durations ? { durations } : {}),
    ...(discipline ? { discipline } : {}),
    ...(points ? { points } : {}),
  };
  return {
    ...setup,
    ruleset: house.base,
    options: { ...house.options, ...setup.options },
    house: playedHouseSchema.parse(played),
  };
}

/**
 * The base's behaviour with the house's data: its options are the defaults, and a game that begins carries its numbers
 * in the setup of its state. Such a setup replays by the base alone. Throws for a house that does not fit its base.
 */
export function houseRuleset(house: House): Ruleset {
  const base = rulesetOf(house.base);
  if (!base || houseRefusals(house).length > 0) throw new Error(`${house.name} does not fit ${house.base}`);
  const options = { ...house.options };
  return {
    ...base,
    options: base.options.map((spec) => withDefault(spec, options[spec.name])),
    durations: { ...base.durations, ...house.durations },
    amounts: { ...base.amounts, ...house.points },
    ...(base.deckOf
      ? {
          deckOf: (choice) =>
            base.deckOf?.({ ...choice, options: { ...options, ...choice.options } }) ?? base,
        }
      : {}),
    begin: (setup) => base.begin(withHouse(house, setup)),
  };
}

/** The columns of points that a game by these house rules has, as its options are. */
export function houseColumns(house: House): readonly string[] {
  const base = rulesetOf(house.base);
  const plain: Setup = { ruleset: house.base, options: {}, seats: [], composition: {} };
  return base ? columnsOf(base, withHouse(house, plain)) : [];
}

/** The option with the house's value as its default, first among its values. */
function withDefault(spec: OptionSpec, value: OptionSpec['default'] | undefined): OptionSpec {
  if (value === undefined) return spec;
  const { values } = spec;
  if ('several' in values || 'from' in values) return { ...spec, default: value };
  return { ...spec, default: value, values: [value, ...values.filter((one) => one !== value)] };
}
