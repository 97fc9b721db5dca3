import type { RoleSpec } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { type Refusal, type RoleId, type Seat, type TeamId, text } from '../../game/words';
import { holders, roleAt } from '../common/roles';
import type { SportsSpec } from './spec';

/** Three blacks, one of them the Don; seven reds, one of them the Sheriff (PO-02, SP-03, MP-15). */
export const roles: readonly RoleSpec[] = [
  { id: 'don', team: 'black', max: 1, required: true },
  { id: 'mafia', team: 'black', max: 2 },
  { id: 'sheriff', team: 'red', max: 1, required: true },
  { id: 'citizen', team: 'red', max: 6 },
];

export const blackRoles: readonly RoleId[] = ['don', 'mafia'];

/** The only composition there is. */
export const composition: Readonly<Record<RoleId, number>> = { don: 1, mafia: 2, sheriff: 1, citizen: 6 };

/** The team a seat belongs to (SP-02, MP-02). */
export function teamAt(state: GameState, seat: Seat): TeamId {
  return blackRoles.includes(roleAt(state, seat)) ? 'black' : 'red';
}

/** Whether every role that acts has its seats. */
export function isDealt(state: GameState): boolean {
  return Object.entries(state.setup.composition).every(
    ([role, count]) => role === 'citizen' || holders(state, role).length === count,
  );
}

/** Ten seats and the fixed composition (PO-01, PO-02, SP-01, SP-03, MP-15). */
export function checkComposition(
  { cites }: SportsSpec,
  seats: number,
  chosen: Readonly<Record<RoleId, number>>,
): Refusal[] {
  const refusals: Refusal[] = [];
  if (seats !== 10) {
    refusals.push({ rule: cites.seats, reason: text('refusal.composition.exactly', { seats: 10 }) });
  }
  const ids = new Set([...Object.keys(composition), ...Object.keys(chosen)]);
  if ([...ids].some((role) => (chosen[role] ?? 0) !== (composition[role] ?? 0))) {
    refusals.push({ rule: cites.composition, reason: text('refusal.composition.fixed') });
  }
  return refusals;
}
