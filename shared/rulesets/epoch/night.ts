import type { GameState, Night } from '../../game/state';
import type { RoleId, Seat } from '../../game/words';
import { actOf, ifThere } from '../common/nights';
import { holders } from '../common/roles';
import { option } from './options';
import { type Clan, clanOf, ranked } from './roles';

/**
 * EC-24, EC-25: who is called at night and when: roles of the same turn act at the same time and may be entered in any
 * order. An acting Sergeant is called as the Sheriff, an active Werewolf as the Maniac.
 */
export const calls = [
  { role: 'courtesan', act: 'client', turn: 0 },
  { role: 'sheriff', act: 'check', turn: 1 },
  { role: 'mafia', act: 'shot', turn: 1 },
  { role: 'yakuza', act: 'shot-yakuza', turn: 1 },
  { role: 'maniac', act: 'kill', turn: 1 },
  { role: 'doctor', act: 'heal', turn: 2 },
  { role: 'journalist', act: 'compare', turn: 3 },
  { role: 'tramp', act: 'watch', turn: 4 },
] as const;
export type Call = (typeof calls)[number];
export type ActingRole = Call['role'];

/** The call with this role; undefined for a role that is never called. */
export function callOf(role: RoleId): Call | undefined {
  return calls.find((call) => call.role === role);
}

/** Who takes over from a role that is out (EC-11, EC-16). */
const heirs: Partial<Record<ActingRole, RoleId>> = { sheriff: 'sergeant', maniac: 'werewolf' };

/** What was found out about the actors of a night, as long as the seats and ranks are the same. */
interface Began {
  readonly seats: GameState['seats'];
  readonly ranks: GameState['ranks'];
  readonly by: Map<ActingRole, Seat[]>;
}
const known = new WeakMap<Night, Began>();

/** The seats that act for a role this night, by rank; from its start, so that a later death changes nothing. */
export function beganAs(state: GameState, night: Night, role: ActingRole): readonly Seat[] {
  let began = known.get(night);
  if (began?.seats !== state.seats || began.ranks !== state.ranks) {
    began = { seats: state.seats, ranks: state.ranks, by: new Map() };
    known.set(night, began);
  }
  const before = began.by.get(role);
  if (before) return before;
  const found = actingFrom(state, night, role);
  began.by.set(role, found);
  return found;
}

function actingFrom(state: GameState, night: Night, role: ActingRole): Seat[] {
  const there = (seats: readonly Seat[]) => seats.filter((seat) => night.living.includes(seat));
  const clan = clanOf(role);
  if (clan) return there(ranked(state, clan));
  const all = holders(state, role);
  const own = there(all);
  const heir = heirs[role];
  return own.length > 0 || all.length === 0 || !heir ? own : there(holders(state, heir));
}

/** Of these who has not left in the middle of the night. */
export function actorsOf(state: GameState, night: Night, role: ActingRole): Seat[] {
  return beganAs(state, night, role).filter((seat) => ifThere(state, night, seat) !== null);
}

/** EC-24, A-82b: the calls of a night; whoever was out when it began is not called: roles are open. */
export function called(state: GameState, night: Night): Call[] {
  return night.no === 0 ? [] : calls.filter((call) => beganAs(state, night, call.role).length > 0);
}

/** EC-87, A-70: the mafioso with the highest rank at the start of the night; null when the clan has nobody. */
export function seniorOf(state: GameState, night: Night, clan: Clan): Seat | null {
  return beganAs(state, night, clan.team)[0] ?? null;
}

/** What each mafioso said this night, by rank; `target` null: no message (EC-52). */
export function proposalsOf(
  state: GameState,
  night: Night,
  clan: Clan,
): { readonly shooter: Seat; readonly target: Seat | null | undefined }[] {
  const made = night.acts.filter((act) => act.role === clan.team && act.shooter !== null);
  return actorsOf(state, night, clan.team).map((shooter) => ({
    shooter,
    target: made.find((act) => act.shooter === shooter)?.target,
  }));
}

/** EC-51, EC-52: who sends the clan's move: the highest rank there, unless it has no message. Null when nobody does. */
export function submitterOf(state: GameState, night: Night, clan: Clan): Seat | null {
  const proposals = proposalsOf(state, night, clan);
  const speaks = proposals.some((one) => one.target !== null && one.target !== undefined);
  return proposals.find((one) => (speaks ? one.target : one.target !== null))?.shooter ?? null;
}

/**
 * EC-48, EC-51, EC-55, A-89: the clan's victim: the agreed one; else the one most of the clan name, where the one who
 * sends the move has a vote more in a disagreement and decides what is still equal. Null when nobody was chosen,
 * undefined while nothing was said.
 */
export function victimOf(state: GameState, night: Night, clan: Clan): Seat | null | undefined {
  const agreed = actOf(night, clan.team);
  if (agreed) return agreed.target;
  const proposals = proposalsOf(state, night, clan);
  const named = proposals.flatMap(({ target }) => target ?? []);
  if (named.length === 0) return proposals.some((one) => one.target === null) ? null : undefined;
  const tally = tallyOf(named);
  const most = Math.max(...tally.map((one) => one.votes));
  const leaders = tally.filter((one) => one.votes === most).map((one) => one.seat);
  return leaders.length === 1 ? leaders[0] : named[0];
}

/** EC-55: how often each seat is named, by rank; where they differ the first one's word counts twice. */
export function tallyOf(named: readonly Seat[]): { readonly seat: Seat; readonly votes: number }[] {
  const seats = [...new Set(named)];
  const more = (seat: Seat) => (seats.length > 1 && seat === named[0] ? 1 : 0);
  return seats.map((seat) => ({ seat, votes: named.filter((one) => one === seat).length + more(seat) }));
}

/** What a role chose this night; undefined while it has not answered. */
export function choiceOf(state: GameState, night: Night, role: ActingRole): Seat | null | undefined {
  const clan = clanOf(role);
  return clan ? victimOf(state, night, clan) : actOf(night, role)?.target;
}

/** EC-77: the two seats the Journalist compares; null while they are not both named. */
export function pairOf(night: Night): readonly [Seat, Seat] | null {
  const act = actOf(night, 'journalist');
  return act && act.target !== null && act.other !== undefined ? [act.target, act.other] : null;
}

/** The living that Death needs (EC-10, EC-93), and the size of the table without the host's word. */
export const deathNeeds = 5;
export const deathFrom = 13;

/** EC-10, EC-93, A-61, A-62: whether Death comes in this night. */
export function deathComes(state: GameState, night: Night): boolean {
  const first = option(state, 'deathNight');
  const isNight = night.no === first || (night.no > first && option(state, 'deathRepeats'));
  const isLarge = state.seats.length >= deathFrom || option(state, 'deathBelow13') === 'on';
  return night.no > 0 && isNight && isLarge && night.living.length >= deathNeeds;
}
