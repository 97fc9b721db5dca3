import { roleText } from '../../game/roles';
import type { Deck, DeckChoice, RoleSpec } from '../../game/ruleset';
import { type CustomRole, type GameState, isLiving, type Setup } from '../../game/state';
import { neutralTeam, type Refusal, type RoleId, type Seat, type TeamId, text } from '../../game/words';
import { compositionRefusals } from '../common/composition';
import { holders, roleAt } from '../common/roles';
import type { SportsSpec } from './spec';

/** Three blacks, one of them the Don; seven reds, one of them the Sheriff (PO-02, SP-03, MP-15). */
export const roles: readonly RoleSpec[] = [
  { id: 'don', team: 'black', max: 1, required: true },
  { id: 'mafia', team: 'black', max: 2 },
  { id: 'sheriff', team: 'red', max: 1, required: true },
  { id: 'citizen', team: 'red', max: 6 },
];

/** The only composition of the ten seats. */
export const composition: Readonly<Record<RoleId, number>> = { don: 1, mafia: 2, sheriff: 1, citizen: 6 };

/** The texts name no size for the table with roles of its own; as in DeMafia it seats 5 to 20. */
const citySeats = { min: 5, max: 20 };

/** The Werewolf comes to the mafia and is red in every count (MP-04, A-131). */
const cityRoles: readonly RoleSpec[] = [
  { id: 'don', team: 'black', max: 1, required: true },
  { id: 'mafia', team: 'black', max: 10 },
  { id: 'sheriff', team: 'red', max: 1 },
  { id: 'werewolf', team: 'red', max: 1 },
  { id: 'citizen', team: 'red', max: 19 },
];

/** Whether a game is Mafia Pro's table with roles of its own. */
export function isCity({ options }: Pick<Setup, 'options'>): boolean {
  return options.variant === 'city';
}

/** The roles of this game, those of the club's own behind the others. */
export function rolesIn(setup: DeckChoice): readonly RoleSpec[] {
  if (!isCity(setup)) return roles;
  const own = setup.customRoles ?? [];
  return [...cityRoles, ...own.map(({ id, team }): RoleSpec => ({ id, team, max: citySeats.max }))];
}

/** The team a seat belongs to (SP-02, MP-02, MP-03, MP-04). */
export function teamAt(state: GameState, seat: Seat): TeamId {
  const role = roleAt(state, seat);
  if (role === 'don' || role === 'mafia') return 'black';
  return customAt(state, seat)?.team ?? 'red';
}

/** The role of the club's own that a seat holds; undefined for any other. */
export function customAt(state: GameState, seat: Seat): CustomRole | undefined {
  const { customRoles } = state.setup;
  return customRoles && isCity(state.setup)
    ? customRoles.find((one) => one.id === roleAt(state, seat))
    : undefined;
}

/** The neutrals of this game, living or not: any of them may be declared a winner (MP-13). */
export function neutralsOf(state: GameState): Seat[] {
  return state.seats.flatMap(({ seat }) => (teamAt(state, seat) === neutralTeam ? [seat] : []));
}

/** Neutrals who are still at the table. */
export function livingNeutrals(state: GameState): Seat[] {
  return neutralsOf(state).filter((seat) => isLiving(state, seat));
}

/** Whether a role has a card in this game. */
export function isDealtTo({ setup }: GameState, role: RoleId): boolean {
  return (setup.composition[role] ?? 0) > 0;
}

/** Whether every role that acts has its seats. */
export function isDealt(state: GameState): boolean {
  return Object.entries(state.setup.composition).every(
    ([role, count]) => role === 'citizen' || holders(state, role).length === count,
  );
}

/** What a table of this system is dealt: the fixed ten, or in `city` what the club chooses. */
export function deckFor(spec: SportsSpec, choice: DeckChoice): Deck {
  return isCity(choice) ? cityDeck(spec, choice) : classicDeck(spec);
}

/** Ten seats and the fixed composition (PO-01, PO-02, SP-01, SP-03, MP-15). */
export function classicDeck({ cites }: SportsSpec): Deck {
  return {
    seats: { min: 10, max: 10 },
    roles,
    fixed: true,
    suggest: () => ({ ...composition }),
    checkComposition(seats, chosen) {
      const refusals: Refusal[] = [];
      if (seats !== 10) {
        refusals.push({ rule: cites.seats, reason: text('refusal.composition.exactly', { seats: 10 }) });
      }
      const ids = new Set([...Object.keys(composition), ...Object.keys(chosen)]);
      if ([...ids].some((role) => (chosen[role] ?? 0) !== (composition[role] ?? 0))) {
        refusals.push({ rule: cites.composition, reason: text('refusal.composition.fixed') });
      }
      return refusals;
    },
  };
}

/** A Don, and a third of the table black: at ten seats the classic numbers. */
function cityDeck({ id, cites }: SportsSpec, choice: DeckChoice): Deck {
  const all = rolesIn(choice);
  return {
    seats: citySeats,
    roles: all,
    suggest(seats) {
      const blacks = Math.max(1, Math.floor(seats / 3));
      const own = Object.fromEntries(all.map((role) => [role.id, 0]));
      return { ...own, don: 1, mafia: blacks - 1, sheriff: 1, citizen: seats - blacks - 1 };
    },
    checkComposition: (seats, chosen) =>
      compositionRefusals(
        {
          rule: cites.composition,
          seats: citySeats,
          roles: all,
          nameOf: (role) => roleText({ ruleset: id, ...choice }, role),
          one: 'don',
          words: { one: 'oneDon', parity: 'parityReds' },
        },
        seats,
        chosen,
      ),
  };
}
