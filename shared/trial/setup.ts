import { joined } from '../game/options';
import { deckOf, type OptionSpec, type Ruleset } from '../game/ruleset';
import type { CustomRole, OptionValue, Setup } from '../game/state';
import type { Dice } from './dice';

/** A table of a size the rules allow with a composition and options that the rules allow. */
export function randomSetup(
  dice: Dice,
  fixed: Readonly<Record<string, OptionValue>>,
  ruleset: Ruleset,
): Setup {
  const options: Record<string, OptionValue> = {};
  for (const spec of ruleset.options) {
    // Left out as often as not: then the default holds.
    if (dice.often(50)) options[spec.name] = chosenValue(spec, dice);
  }
  Object.assign(options, fixed);
  const customRoles = options.variant === 'city' ? randomRoles(dice) : undefined;
  const { min, max } = deckOf(ruleset, { options, customRoles }).seats;
  const seats = Math.min(dice.between(min, max), dice.between(min, max));
  return {
    ruleset: ruleset.id,
    options,
    seats: Array.from({ length: seats }, (_, index) => ({
      player: `player${String(index + 1).padStart(3, '0')}`,
      name: `P${index + 1}`,
    })),
    composition: customRoles
      ? cityComposition(dice, seats, customRoles)
      : ruleset.id === 'demafia'
        ? randomComposition(dice, seats)
        : ruleset.id === 'epoch-of-clones'
          ? fewerRoles(ruleset.suggest(seats), dice)
          : ruleset.suggest(seats),
    ...(customRoles ? { customRoles } : {}),
  };
}

/** The suggested roles of the Epoch of Clones, some of them left out. */
function fewerRoles(suggested: Record<string, number>, dice: Dice): Record<string, number> {
  const composition = { ...suggested };
  for (const role of ['courtesan', 'maniac', 'doctor', 'judge', 'sergeant', 'tramp', 'werewolf']) {
    const without = role === 'werewolf' && !composition.maniac;
    if (!composition[role] || !(without || dice.often(20))) continue;
    composition[role] = 0;
    composition.citizen = (composition.citizen ?? 0) + 1;
  }
  return composition;
}

function randomRoles(dice: Dice): CustomRole[] {
  return Array.from({ length: dice.below(6) }, (_, at) => ({
    id: `custom-${at + 1}`,
    name: `Role ${at + 1}`,
    team: dice.pick(['red', 'black', 'neutral'] as const) ?? 'red',
    order: dice.often(30) ? 0 : dice.below(40),
    heals: dice.often(30),
    actsWhenOut: dice.often(40),
    text: dice.often(50) ? 'What stands on the card' : '',
  }));
}

/** Blacks stay fewer than reds; what is over are citizens. */
function cityComposition(dice: Dice, seats: number, own: readonly CustomRole[]): Record<string, number> {
  const composition: Record<string, number> = { don: 1, mafia: 0, sheriff: 0, werewolf: 0, citizen: 0 };
  let blacks = 1;
  let neutrals = 0;
  let reds = 0;
  const add = (role: string, team: CustomRole['team']) => {
    const after = {
      blacks: blacks + Number(team === 'black'),
      neutrals: neutrals + Number(team === 'neutral'),
    };
    const isFull = after.blacks >= seats - after.blacks - after.neutrals || blacks + neutrals + reds >= seats;
    if (isFull) return;
    ({ blacks, neutrals } = after);
    if (team === 'red') reds += 1;
    composition[role] = (composition[role] ?? 0) + 1;
  };
  if (dice.often(80)) add('sheriff', 'red');
  if (dice.often(40)) add('werewolf', 'red');
  for (let more = dice.below(4); more > 0; more -= 1) add('mafia', 'black');
  for (const role of own) for (let more = dice.below(3); more > 0; more -= 1) add(role.id, role.team);
  return { ...composition, citizen: seats - blacks - neutrals - reds };
}

function chosenValue(spec: OptionSpec, dice: Dice): OptionValue {
  const { values } = spec;
  if ('several' in values)
    return joined(
      spec,
      values.several.filter(() => dice.often(25)),
    );
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
