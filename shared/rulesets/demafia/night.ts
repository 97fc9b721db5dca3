import type { GameState, Night } from '../../game/state';
import type { Seat } from '../../game/words';
import { actOf, atDawn, beganWith, ifThere, stillThere } from '../common/nights';
import { holders } from '../common/roles';
import { decidedTarget } from '../common/shots';
import { type Dawn, resolveDawn } from './dawn';
import { option } from './options';

/** DM-35: the critical order of an active night: the acting role and the name of its step. */
export const nightOrder = [
  { role: 'mafia', act: 'shot' },
  { role: 'lover', act: 'hunt' },
  { role: 'maniac', act: 'visit' },
  { role: 'doctor', act: 'heal' },
  { role: 'sheriff', act: 'check' },
] as const;
export type ActingRole = (typeof nightOrder)[number]['role'];
export type ActName = (typeof nightOrder)[number]['act'];

/** Acting roles of this night in order; a role that is not in the composition is never called (DM-12). */
export function calledRoles(state: GameState, night: number): (typeof nightOrder)[number][] {
  if (night === 0 && option(state, 'night0Actions') === 'identify') return [];
  const { composition } = state.setup;
  return nightOrder.filter(({ role }) => {
    if (role === 'mafia') return night > 0;
    return (composition[role] ?? 0) > 0 && (night > 0 || role !== 'lover');
  });
}

const shooting = ['boss', 'mafia'];

/** DM-18, A-15: the night began with no Mafia or Boss and a living Lover, who then shoots as well. */
export function loverShoots(state: GameState, night: Night): boolean {
  return beganWith(state, night, shooting).length === 0 && beganWith(state, night, ['lover']).length > 0;
}

/** The seats that act for a role this night: at the table at its start and still there. */
export function actorsOf(state: GameState, night: Night, role: ActingRole): Seat[] {
  const called = role !== 'mafia' ? [role] : loverShoots(state, night) ? ['lover'] : shooting;
  return stillThere(state, beganWith(state, night, called));
}

/** DM-13, DM-14, A-16: the target of the shot; the Boss decides. */
export function shotTarget(state: GameState, night: Night): Seat | null | undefined {
  return decidedTarget(state, night, actorsOf(state, night, 'mafia'), 'boss');
}

/** The target of a role's act this night; undefined while it has not answered. */
export function targetOf(state: GameState, night: Night, role: ActingRole): Seat | null | undefined {
  return role === 'mafia' ? shotTarget(state, night) : actOf(night, role)?.target;
}

/** DM-08, DM-55, A-06: whom the Doctor may not heal this night: healed on both nights before. */
export function blockedPatient(state: GameState, night: number): Seat | null {
  const healed = (no: number) => {
    const found = state.nights.find((record) => record.no === no);
    return found ? (actOf(found, 'doctor')?.target ?? null) : null;
  };
  const last = healed(night - 1);
  return last !== null && last === healed(night - 2) ? last : null;
}

/** One closed night with its dawn. */
export interface ResolvedNight {
  readonly night: Night;
  readonly shot: Seat | null;
  readonly visit: Seat | null;
  readonly check: Seat | null;
  /** The heal was blocked (DM-55) and entered all the same: it earns nothing. */
  readonly healEarns: boolean;
  readonly dawn: Dawn;
}

/**
 * All nights from 0, each with the dawn its choices give. The last one may still be open: then its dawn is the
 * one that would come now. A target that left during the night counts for nothing.
 */
export function resolveNights(state: GameState): ResolvedNight[] {
  let visits: Readonly<Record<Seat, number>> = {};
  return state.nights.map((night) => {
    const there = (seat: Seat | null | undefined) => ifThere(state, night, seat);
    const sheriff = holders(state, 'sheriff').find((seat) => night.living.includes(seat)) ?? null;
    const shot = there(targetOf(state, night, 'mafia'));
    const visit = there(targetOf(state, night, 'maniac'));
    const heal = there(targetOf(state, night, 'doctor'));
    const dawn = resolveDawn(
      {
        shot,
        hunt: targetOf(state, night, 'lover') ?? null,
        visit,
        heal,
        sheriff,
      },
      visits,
      option(state, 'maniacHeal'),
    );
    visits = dawn.visits;
    const gone = (seat: Seat) => there(seat) === null;
    const dead = atDawn(
      night,
      dawn.dead.filter((seat) => !gone(seat)),
    );
    const dies = (seat: Seat | null) => seat !== null && !night.spared.includes(seat);
    return {
      night,
      shot,
      visit,
      check: targetOf(state, night, 'sheriff') ?? null,
      healEarns: heal === null || heal !== blockedPatient(state, night.no),
      dawn: {
        ...dawn,
        dead,
        hit: dawn.hit && dies(shot),
        visit: { ...dawn.visit, lethal: dawn.visit.lethal && dies(visit) },
      },
    };
  });
}
