import type { RoleSpec } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { isLiving, living } from '../../game/state';
import type { RoleId, Seat, TeamId } from '../../game/words';
import { holders, roleAt } from '../common/roles';

/** EC-01…12: the roles; Death is no card (EC-92). */
export const roles: readonly RoleSpec[] = [
  { id: 'boss', team: 'mafia', max: 1, required: true },
  { id: 'mafioso', team: 'mafia', max: 12 },
  { id: 'yakuza-boss', team: 'yakuza', max: 1 },
  { id: 'yakuza', team: 'yakuza', max: 12 },
  { id: 'sheriff', team: 'peaceful', max: 1, required: true },
  { id: 'courtesan', team: 'peaceful', max: 1, from: 9 },
  { id: 'maniac', team: 'maniac', max: 1 },
  { id: 'doctor', team: 'peaceful', max: 1 },
  { id: 'judge', team: 'peaceful', max: 1 },
  { id: 'sergeant', team: 'peaceful', max: 1, from: 11 },
  { id: 'journalist', team: 'peaceful', max: 1 },
  { id: 'tramp', team: 'peaceful', max: 1 },
  { id: 'werewolf', team: 'peaceful', max: 1 },
  { id: 'citizen', team: 'peaceful', max: 25 },
];

/** EC-04, EC-12: the clans; each has a Boss and mafiosi by rank. */
export const clans = [
  { team: 'mafia', boss: 'boss', others: 'mafioso' },
  { team: 'yakuza', boss: 'yakuza-boss', others: 'yakuza' },
] as const;
export type Clan = (typeof clans)[number];

/** The clan of a team; undefined for a team that is none. */
export function clanOf(team: TeamId): Clan | undefined {
  return clans.find((clan) => clan.team === team);
}

/** Whether the role is one of a clan's. */
export function isMafioso(role: RoleId): boolean {
  return clans.some((clan) => role === clan.boss || role === clan.others);
}

/** The seats of a clan by rank, living or not: the Boss, then as the host ranked them, then by seat (EC-04). */
export function ranked(state: GameState, clan: Clan): Seat[] {
  const order = state.ranks ?? [];
  const place = (seat: Seat) => (order.includes(seat) ? order.indexOf(seat) : order.length + seat);
  const others = holders(state, clan.others).sort((a, b) => place(a) - place(b));
  return [...holders(state, clan.boss), ...others];
}

/** EC-11, A-78: the Maniac was in the game and is out: the Werewolf has taken his place. */
function isWerewolfActive(state: GameState): boolean {
  const maniacs = holders(state, 'maniac');
  return maniacs.length > 0 && maniacs.every((seat) => !isLiving(state, seat));
}

/** The side a seat plays for now; the Werewolf's changes with the Maniac's death. */
export function sideAt(state: GameState, seat: Seat): TeamId {
  const role = roleAt(state, seat);
  if (role === 'werewolf') return isWerewolfActive(state) ? 'maniac' : 'peaceful';
  return roles.find((spec) => spec.id === role)?.team ?? 'peaceful';
}

/** Living seats of a side, ascending. */
export function livingOf(state: GameState, side: TeamId): Seat[] {
  return living(state).filter((seat) => sideAt(state, seat) === side);
}

/** EC-16, EC-76: the living Sheriff, or the Sergeant in his place; null when neither is there. */
export function actingSheriff(state: GameState): Seat | null {
  const there = (role: RoleId) => holders(state, role).find((seat) => isLiving(state, seat)) ?? null;
  return there('sheriff') ?? (holders(state, 'sheriff').length > 0 ? there('sergeant') : null);
}

/** Whether every role that is no plain Citizen's has its seats. */
export function isDealt(state: GameState): boolean {
  return Object.entries(state.setup.composition).every(
    ([role, count]) => role === 'citizen' || holders(state, role).length === count,
  );
}
