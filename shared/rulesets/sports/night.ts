import type { GameState, Night } from '../../game/state';
import type { RoleId, Seat } from '../../game/words';
import { actOf, atDawn, beganWith, ifThere, stillThere } from '../common/nights';
import { option } from './options';
import { blackRoles, teamAt } from './roles';
import { specOf } from './specs';

/** The checks of a night in their order, behind the shot (PO-24, PO-26, SP-35). */
export const checks = [
  { role: 'don', act: 'don-check' },
  { role: 'sheriff', act: 'sheriff-check' },
] as const;
export type CheckingRole = (typeof checks)[number]['role'];

/** The blacks who shoot this night: at the table at its start and still there. */
export function shooters(state: GameState, night: Night): Seat[] {
  return stillThere(state, beganWith(state, night, blackRoles));
}

/** The seats that check for a role this night. */
export function checkers(state: GameState, night: Night, role: RoleId): Seat[] {
  return stillThere(state, beganWith(state, night, [role]));
}

/** The numbers a shooter showed; undefined while nothing was recorded. */
export function shownBy(night: Night, shooter: Seat): readonly Seat[] | undefined {
  return night.shown.find((one) => one.shooter === shooter)?.seats;
}

/**
 * PO-22, PO-23, SP-16, MP-30: the seat that all shooters showed, and nothing else; null for a miss. Undefined while
 * one of them was not recorded.
 */
export function shotTarget(state: GameState, night: Night): Seat | null | undefined {
  const shown = shooters(state, night).map((seat) => shownBy(night, seat));
  if (shown.includes(undefined)) return undefined;
  return unanimous(shown);
}

function unanimous(shown: readonly (readonly Seat[] | undefined)[]): Seat | null {
  const [target] = shown[0] ?? [];
  return target !== undefined && shown.every((seats) => seats?.length === 1 && seats[0] === target)
    ? target
    : null;
}

/** Who dies at dawn: the one target, unless he left during the night; the host's word goes before. */
export function deadOf(state: GameState, night: Night): Seat[] {
  if (night.dead !== null) return [...night.dead];
  const target = ifThere(state, night, shotTarget(state, night));
  return atDawn(night, target === null ? [] : [target]);
}

/** All checks of a role so far, in the order of nights; `yes`: the Sheriff was found, or the seat is black. */
export function checksBy(
  state: GameState,
  role: CheckingRole,
): { night: number; seat: Seat; yes: boolean }[] {
  return state.nights.flatMap((night) => {
    const seat = actOf(night, role)?.target ?? null;
    if (seat === null) return [];
    const yes = role === 'don' ? state.seats[seat - 1]?.role === 'sheriff' : teamAt(state, seat) === 'black';
    return [{ night: night.no, seat, yes }];
  });
}

/** MP-28, MP-34, A-121: who has the best move on the morning of this day; null when nobody does. */
export function bestMover(state: GameState, day: number): Seat | null {
  const policy = option(state, 'bestMove');
  if (!specOf(state).bestMove || policy === 'off') return null;
  const first = policy === 'night1' ? 1 : state.nights.find((night) => (night.dead ?? []).length > 0)?.no;
  const night = state.nights.find((one) => one.no === first);
  return night && night.no === day - 1 ? (night.dead?.[0] ?? null) : null;
}

/** Whom he named. */
export function suspectsOf(state: GameState, seat: Seat): readonly Seat[] {
  return state.suspects.find((one) => one.seat === seat)?.named ?? [];
}
