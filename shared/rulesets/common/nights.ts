import type { Act, GameState, Night } from '../../game/state';
import { isLiving } from '../../game/state';
import type { RoleId, Seat } from '../../game/words';
import { roleAt } from './roles';

/** The open night; null by day. */
export function openNight(state: GameState): Night | null {
  const last = state.nights.at(-1);
  return last && last.dead === null && state.phase === `n${last.no}` ? last : null;
}

/** The latest answer of a role this night; undefined while it has not answered. */
export function actOf(night: Night, role: RoleId): Act | undefined {
  return night.acts.find((act) => act.role === role && act.shooter === null);
}

/** Seats with one of these roles that were at the table when the night began. */
export function beganWith(state: GameState, night: Night, roles: readonly RoleId[]): Seat[] {
  return night.living.filter((seat) => roles.includes(roleAt(state, seat)));
}

/** Of these seats who is still at the table. */
export function stillThere(state: GameState, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => isLiving(state, seat));
}

/** Who dies when the host's word goes before what follows from the acts, in seat order. */
export function atDawn(night: Night, dead: readonly Seat[]): Seat[] {
  const all = new Set([...dead.filter((seat) => !night.spared.includes(seat)), ...night.killed]);
  return [...all].sort((a, b) => a - b);
}

/** Of these seats, at the table when a night began, who stayed until its dawn. Tells the same of a closed night. */
export function stayed(state: GameState, night: Night, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => ifThere(state, night, seat) !== null);
}

/** A target that left in the middle of this night counts for nothing. */
export function ifThere(state: GameState, night: Night, seat: Seat | null | undefined): Seat | null {
  if (seat === null || seat === undefined) return null;
  const out = state.seats[seat - 1]?.out;
  if (!out || out.during !== `n${night.no}`) return seat;
  return out.cause === 'night-kill' || out.cause === 'death-role' ? seat : null;
}
