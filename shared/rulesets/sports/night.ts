import { type Fate, type GameState, living, type Night } from '../../game/state';
import type { RoleId, Seat } from '../../game/words';
import { actOf, atDawn, ifThere, stayed } from '../common/nights';
import { decidedTarget } from '../common/shots';
import { option } from './options';
import { isCity, teamAt } from './roles';
import { specOf } from './specs';
import type { CheckingRole } from './turns';

/** The blacks who shoot this night: at the table at its start and still there. */
export function shooters(state: GameState, night: Night): Seat[] {
  const blacks = night.living.filter((seat) => teamAt(state, seat) === 'black');
  return stayed(state, night, blacks);
}

/** Who wakes for the shot: those who shoot, and the Werewolf who comes to them (MP-04). */
export function awakeForShot(state: GameState, night: Night): Seat[] {
  const wolves = night.living.filter((seat) => state.seats[seat - 1]?.role === 'werewolf');
  return [...shooters(state, night), ...stayed(state, night, wolves)].sort((a, b) => a - b);
}

/** The numbers a shooter showed; undefined while nothing was recorded. */
export function shownBy(night: Night, shooter: Seat): readonly Seat[] | undefined {
  return night.shown.find((one) => one.shooter === shooter)?.seats;
}

/**
 * PO-22, PO-23, SP-16, MP-30: the seat that all shooters showed, and nothing else; null for a miss. Undefined while
 * one of them was not recorded. In `city` the Don decides (MP-05, A-120).
 */
export function shotTarget(state: GameState, night: Night): Seat | null | undefined {
  if (isCity(state.setup)) return decidedTarget(state, night, shooters(state, night), 'don');
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

/**
 * Who dies at dawn, in seat order: the one target, unless he left during the night; in `city` the host's word
 * on a seat comes first, for what the cards do; his overruling word goes before all.
 */
export function deadOf(state: GameState, night: Night): Seat[] {
  if (night.dead !== null) return [...night.dead];
  const target = ifThere(state, night, shotTarget(state, night));
  const dead = living(state).filter((seat) => fateOf(night, seat)?.dies ?? seat === target);
  return atDawn(night, dead);
}

/** The host's word on a seat this night, as long as the choice it is about holds. */
export function fateOf(night: Night, seat: Seat): Fate | undefined {
  const fate = night.fates.find((one) => one.seat === seat);
  return fate?.by && actOf(night, fate.by)?.target !== seat ? undefined : fate;
}

/** The healers who chose the target of the shot this night (MP-44). */
export function healersOf(
  state: GameState,
  night: Night,
): { readonly role: RoleId; readonly target: Seat }[] {
  const target = ifThere(state, night, shotTarget(state, night));
  if (target === null || !isCity(state.setup)) return [];
  return (state.setup.customRoles ?? [])
    .filter((role) => role.heals && actOf(night, role.id)?.target === target)
    .map((role) => ({ role: role.id, target }));
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

/**
 * MP-28, MP-34, A-121: who has the best move on the morning of this day. Of several killed in one night each has it: to
 * choose one would tell the room who was shot.
 */
export function bestMovers(state: GameState, day: number): readonly Seat[] {
  const policy = option(state, 'bestMove');
  if (!specOf(state).bestMove || policy === 'off') return [];
  const first = policy === 'night1' ? 1 : state.nights.find((night) => (night.dead ?? []).length > 0)?.no;
  const night = state.nights.find((one) => one.no === first);
  return night && night.no === day - 1 ? (night.dead ?? []) : [];
}

/** Whom he named. */
export function suspectsOf(state: GameState, seat: Seat): readonly Seat[] {
  return state.suspects.find((one) => one.seat === seat)?.named ?? [];
}
