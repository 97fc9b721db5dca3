import { type GameState, isLiving, living } from '../../game/state';
import { drawnGame, type Seat, type TeamId } from '../../game/words';
import { holders, roleAt } from '../common/roles';
import { option } from './options';
import { actingSheriff, clanOf, clans, livingOf, roles, sideAt } from './roles';

/** EC-01, A-79: the sides there are. */
export const sides: readonly TeamId[] = [...new Set(roles.map((role) => role.team))];

/** EC-106, EC-108, A-80: the side that is alone at the table, the Maniac beside the Sheriff before the night, or a draw. */
export function winner(state: GameState): TeamId | null {
  const seats = living(state);
  const left = new Set(seats.map((seat) => sideAt(state, seat)));
  if (left.size === 0) return drawnGame;
  const [only] = left;
  if (left.size === 1) return only ?? null;
  return isBeforeNight(state) && isManiacBesideSheriff(state, seats) ? 'maniac' : null;
}

/** The day's result has taken effect and the night has not begun. */
function isBeforeNight(state: GameState): boolean {
  return state.phase.endsWith('/vote') && (state.days.at(-1)?.expelled ?? null) !== null;
}

/** EC-108, A-74, A-144: only the one who acts as Sheriff and the one who acts as Maniac are left. */
function isManiacBesideSheriff(state: GameState, seats: readonly Seat[]): boolean {
  const sheriff = actingSheriff(state);
  const [maniac] = livingOf(state, 'maniac');
  return seats.length === 2 && sheriff !== null && maniac !== undefined && seats.includes(sheriff);
}

/**
 * EC-110, A-77, A-82b: the clan that is in the majority while nobody can stop it: no Sheriff, acting Sheriff or Doctor,
 * no Maniac, active Werewolf or other clan. The host may let it win; null when there is none.
 */
export function majority(state: GameState): TeamId | null {
  const doctor = holders(state, 'doctor').some((seat) => isLiving(state, seat));
  if (doctor || actingSheriff(state) !== null || livingOf(state, 'maniac').length > 0) return null;
  const strong = clans.filter((clan) => livingOf(state, clan.team).length > 0);
  const [clan] = strong;
  if (!clan || strong.length > 1) return null;
  return livingOf(state, clan.team).length > livingOf(state, 'peaceful').length ? clan.team : null;
}

/** A-82b, EC-134: who wins with a side: its living members, or all of them where the club counts the dead too. */
export function winners(state: GameState, side: TeamId): Seat[] {
  const own = state.seats.map((one) => one.seat).filter((seat) => sideAt(state, seat) === side);
  return option(state, 'deadTeammatesWin') ? own : own.filter((seat) => isLiving(state, seat));
}

/** EC-109: one peaceful player and one mafioso face one another by day; null when it is not so. */
export function duel(state: GameState): Seat[] | null {
  const seats = living(state);
  const bandits = seats.filter((seat) => clanOf(sideAt(state, seat)));
  const peaceful = livingOf(state, 'peaceful');
  return seats.length === 2 && bandits.length === 1 && peaceful.length === 1 ? seats : null;
}

/** Whether the seat held this plain role, as EC-103 means it. */
export function isPlain(state: GameState, seat: Seat): boolean {
  return roleAt(state, seat) === 'citizen';
}
