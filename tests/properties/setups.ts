import type { OptionSpec, Ruleset } from '../../shared/game/ruleset';
import type { OptionValue, Setup } from '../../shared/game/state';
import { demafia } from '../../shared/rulesets/demafia';
import type { Dice } from './dice';

/** A table of a size the rules allow with a composition and options that the rules allow. */
export function randomSetup(
  dice: Dice,
  fixed: Readonly<Record<string, OptionValue>> = {},
  ruleset: Ruleset = demafia,
): Setup {
  const { min, max } = ruleset.seats;
  const seats = Math.min(dice.between(min, max), dice.between(min, max));
  const options: Record<string, OptionValue> = {};
  for (const spec of ruleset.options) {
    // Left out as often as not: then the default holds.
    if (dice.often(50)) options[spec.name] = chosenValue(spec, dice);
  }
  return {
    ruleset: ruleset.id,
    options: { ...options, ...fixed },
    seats: Array.from({ length: seats }, (_, index) => ({
      player: `player${String(index + 1).padStart(3, '0')}`,
      name: `P${index + 1}`,
    })),
    composition: ruleset === demafia ? randomComposition(dice, seats) : ruleset.suggest(seats),
  };
}

function chosenValue({ values }: OptionSpec, dice: Dice): OptionValue {
  if (!('from' in values)) return dice.pick(values) ?? values[0] ?? false;
  const also = dice.often(10) ? dice.pick(values.also) : undefined;
  // Mostly at the low end, where it matters at a table.
  return also ?? dice.between(values.from, Math.min(values.to, values.from + 5));
}

function randomComposition(dice: Dice, seats: number): Record<string, number> {
  const blacks = dice.between(1, Math.max(1, Math.floor((seats - 1) / 2)));
  const lover = blacks > 1 && dice.often(60) ? 1 : 0;
  const specials = { sheriff: 0, doctor: 0, maniac: 0 };
  for (const role of ['sheriff', 'doctor', 'maniac'] as const) {
    const free = seats - blacks - specials.sheriff - specials.doctor - specials.maniac;
    if (free > 0 && dice.often(75)) specials[role] = 1;
  }
  const mafia = blacks - 1 - lover;
  const whites = seats - blacks - specials.sheriff - specials.doctor - specials.maniac;
  return { boss: 1, mafia, lover, ...specials, citizen: whites };
}

/** A role for each seat, in random order. */
export function dealt(setup: Setup, dice: Dice): string[] {
  const roles = Object.entries(setup.composition).flatMap(([role, count]) =>
    Array.from({ length: count }, () => role),
  );
  for (let last = roles.length - 1; last > 0; last -= 1) {
    const other = dice.below(last + 1);
    const role = roles[last] ?? 'citizen';
    roles[last] = roles[other] ?? 'citizen';
    roles[other] = role;
  }
  return roles;
}
