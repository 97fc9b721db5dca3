import { type GameState, seatOf } from '../../game/state';
import type { RoleId, Seat } from '../../game/words';

/** The role a seat holds; a seat whose role was not recorded counts as a Citizen. */
export function roleAt(state: GameState, seat: Seat): RoleId {
  return seatOf(state, seat).role ?? 'citizen';
}

/** Seats that hold a role, ascending, living or not. */
export function holders(state: GameState, role: RoleId): Seat[] {
  return state.seats.filter((seat) => seat.role === role).map((seat) => seat.seat);
}
