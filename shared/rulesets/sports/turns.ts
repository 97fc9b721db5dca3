import { stepKey } from '../../game/phases';
import type { CustomRole, GameState, Night } from '../../game/state';
import type { RoleId, Seat, StepKey } from '../../game/words';
import { beganWith, stayed } from '../common/nights';
import { option } from './options';
import { isCity, isDealtTo } from './roles';

/** One role's turn of the night behind the shot. */
export interface Turn {
  readonly role: RoleId;
  readonly key: StepKey;
  /** Name of its words. */
  readonly name: string;
  /** Its place in the order of the night (MP-06). */
  readonly order: number;
  /** A role of the club's own. */
  readonly custom: CustomRole | null;
}

/** Places of the two checks; the club's own roles go before, between and behind them (MP-05, MP-06). */
export const checkOrder = { don: 10, sheriff: 20 } as const;
export type CheckingRole = keyof typeof checkOrder;
const checkingRoles: readonly CheckingRole[] = ['don', 'sheriff'];

/**
 * The turns of a night in their order, behind the shot (PO-24, PO-26, SP-35, MP-06, MP-31, MP-32). A role that has no
 * card in the game is never called, nor is one of which everybody knows that it is out.
 */
export function turnsOf(state: GameState, night: Night): Turn[] {
  return allTurns(state, night.no).filter((turn) => !isKnownOut(state, night, turn.role));
}

function allTurns(state: GameState, no: number): Turn[] {
  const checks = checkingRoles
    // Without a Sheriff in the game there is nobody for the Don to look for.
    .filter((role) => isDealtTo(state, role) && isDealtTo(state, 'sheriff'))
    .map((role): Turn => {
      const name = `${role}-check`;
      return { role, key: stepKey.act(no, name), name, order: checkOrder[role], custom: null };
    });
  const own = (isCity(state.setup) ? state.setup.customRoles : undefined) ?? [];
  const turns = own
    .filter((one) => one.order > 0 && isDealtTo(state, one.id))
    .map((custom): Turn => {
      const { id: role, order } = custom;
      return { role, key: stepKey.role(no, role), name: 'custom', order, custom };
    });
  return [...checks, ...turns].sort((a, b) => a.order - b.order);
}

/** The seats that act, or acted, for a role this night. */
export function actorsFor(state: GameState, night: Night, role: RoleId): Seat[] {
  return stayed(state, night, beganWith(state, night, [role]));
}

/** In an open game everybody has seen who holds the role and that nobody of them is left (MP-41). */
function isKnownOut(state: GameState, night: Night, role: RoleId): boolean {
  if (!isCity(state.setup) || option(state, 'reveal') !== 'open') return false;
  const held = state.seats.filter((seat) => seat.role === role);
  return held.length > 0 && held.every(({ seat }) => !night.living.includes(seat));
}
