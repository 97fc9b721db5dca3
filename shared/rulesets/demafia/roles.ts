import type { RoleSpec } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { type Refusal, type RoleId, type Seat, type TeamId, text } from '../../game/words';
import { compositionRefusals } from '../common/composition';
import { roleAt } from '../common/roles';

/** DM-02: two teams. The Maniac is white; "Don" is the Boss. */
export const roles: readonly RoleSpec[] = [
  { id: 'boss', team: 'black', max: 1, required: true },
  { id: 'mafia', team: 'black', max: 10 },
  { id: 'lover', team: 'black', max: 1 },
  { id: 'sheriff', team: 'white', max: 1 },
  { id: 'doctor', team: 'white', max: 1 },
  { id: 'maniac', team: 'white', max: 1 },
  { id: 'citizen', team: 'white', max: 19 },
];

/** The team of a role (DM-02). A role that is not known counts as a Citizen. */
function teamOfRole(role: RoleId | null): TeamId {
  return role === 'boss' || role === 'mafia' || role === 'lover' ? 'black' : 'white';
}

/** The team a seat belongs to (DM-02). */
export function teamAt(state: GameState, seat: Seat): TeamId {
  return teamOfRole(roleAt(state, seat));
}

/** DM-03, A-03: one Boss and a third of the table black; the Lover before a second Mafia. */
export function suggest(seats: number): Record<RoleId, number> {
  const blacks = Math.max(1, Math.floor(seats / 3));
  const lover = blacks >= 2 ? 1 : 0;
  const specials = Math.min(3, seats - blacks);
  const composition = {
    boss: 1,
    mafia: blacks - 1 - lover,
    lover,
    sheriff: specials >= 1 ? 1 : 0,
    doctor: specials >= 2 ? 1 : 0,
    maniac: specials >= 3 ? 1 : 0,
  };
  return {
    ...composition,
    citizen: seats - blacks - composition.sheriff - composition.doctor - composition.maniac,
  };
}

/** DM-03: 5 to 20 seats, one Boss, single special roles, roles for every seat, blacks fewer than whites. */
export function checkComposition(seats: number, composition: Readonly<Record<RoleId, number>>): Refusal[] {
  return compositionRefusals(
    {
      rule: 'DM-03',
      seats: { min: 5, max: 20 },
      roles,
      nameOf: (role) => text(`role.demafia.${role}`),
      one: 'boss',
      words: { one: 'oneBoss', parity: 'parity' },
    },
    seats,
    composition,
  );
}
