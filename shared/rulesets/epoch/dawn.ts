import type { GameState, Night } from '../../game/state';
import type { Seat } from '../../game/words';
import { actOf, atDawn, ifThere } from '../common/nights';
import { roleAt } from '../common/roles';
import { type ActingRole, actorsOf, beganAs, called, choiceOf, deathComes, seniorOf } from './night';
import { clanOf, isMafioso } from './roles';

/** One attack that reached somebody at home: who did it, and whose name a witness is given (EC-87, A-86). */
export interface Attack {
  readonly role: ActingRole;
  readonly killer: Seat;
  readonly target: Seat;
}

/** What the choices of one night come to. */
export interface Dawn {
  readonly client: Seat | null;
  /** Whose action is cancelled, because he is the client (EC-29, EC-30). */
  readonly cancelled: readonly ActingRole[];
  /** Who came to the client's empty home (EC-38). */
  readonly notHome: readonly ActingRole[];
  /** The attacks that reached somebody, healed or not. */
  readonly attacks: readonly Attack[];
  /** The patient of a treatment that was carried out; null when there was none. */
  readonly healed: Seat | null;
  /** The Doctor was attacked, so that his patient is not healed (EC-65). */
  readonly healVoid: boolean;
  /** The dead of the night before Death, in seat order, each with everybody who killed him. */
  readonly killed: readonly { readonly seat: Seat; readonly killers: readonly Seat[] }[];
  /** The seat that Death's number hits; null when it hits nobody who is there. */
  readonly death: Seat | null;
  /** Whom nothing but Death has killed: the cause of the others is the night's. */
  readonly byDeath: readonly Seat[];
  /** All the dead as they are announced: in seat order, Death's victim last (EC-96, A-62). */
  readonly dead: readonly Seat[];
}

/** Who finds an empty home at the client's (EC-38); the Journalist and the Tramp do not (EC-82, EC-90). */
const visitors: readonly ActingRole[] = ['sheriff', 'mafia', 'yakuza', 'maniac', 'doctor'];
/** Who attacks whom he chooses; the Sheriff only a mafioso (EC-40). */
const attackers: readonly ActingRole[] = ['sheriff', 'mafia', 'yakuza', 'maniac'];

/** EC-25…38, EC-45, EC-56…65, EC-94…96, night tables 7.3: what the night comes to as it stands now. */
export function dawnOf(state: GameState, night: Night): Dawn {
  const client = actOf(night, 'courtesan')?.target ?? null;
  const roles = called(state, night).map((call) => call.role);
  const cancelled = roles.filter((role) => isCancelled(state, night, role, client));
  const target = (role: ActingRole) => choiceOf(state, night, role) ?? null;
  const active = roles.filter((role) => !cancelled.includes(role) && target(role) !== null);
  const notHome = active.filter((role) => visitors.includes(role) && target(role) === client);
  const acting = active.filter((role) => !notHome.includes(role));

  const attacks = acting.flatMap((role) => attackOf(state, night, role));
  const [doctor] = beganAs(state, night, 'doctor');
  const patient = acting.includes('doctor') ? ifThere(state, night, target('doctor')) : null;
  const healVoid =
    patient !== null && patient !== doctor && attacks.some((attack) => attack.target === doctor);
  const healed = healVoid ? null : patient;

  const isSpared = (seat: Seat) => night.spared.includes(seat);
  const killed = killedBy(state, night, attacks, client, healed).filter((one) => !isSpared(one.seat));
  const drawn = deathSeat(state, night);
  const death = drawn !== null && isSpared(drawn) ? null : drawn;
  const seats = atDawn(
    night,
    killed.map((one) => one.seat),
  );
  const dead = death === null ? seats : [...seats.filter((seat) => seat !== death), death];
  const byDeath = death === null || seats.includes(death) ? [] : [death];
  return { client, cancelled, notHome, attacks, healed, healVoid, killed, death, byDeath, dead };
}

/** EC-29, EC-30, A-69: the client does not act; a clan is hindered only where he is all of it. */
function isCancelled(state: GameState, night: Night, role: ActingRole, client: Seat | null): boolean {
  if (client === null || role === 'courtesan') return false;
  const seats = clanOf(role) ? actorsOf(state, night, role) : beganAs(state, night, role);
  return seats.length === 1 && seats[0] === client;
}

function attackOf(state: GameState, night: Night, role: ActingRole): Attack[] {
  if (!attackers.includes(role)) return [];
  const target = ifThere(state, night, choiceOf(state, night, role));
  if (target === null) return [];
  if (role === 'sheriff' && !isMafioso(roleAt(state, target))) return [];
  const clan = clanOf(role);
  const killer = clan ? seniorOf(state, night, clan) : beganAs(state, night, role)[0];
  return killer === null || killer === undefined ? [] : [{ role, killer, target }];
}

/** EC-33…37: the attacked whom nobody heals die; with the Courtesan attacked her client dies in any case. */
function killedBy(
  state: GameState,
  night: Night,
  attacks: readonly Attack[],
  client: Seat | null,
  healed: Seat | null,
): Dawn['killed'] {
  const [courtesan] = beganAs(state, night, 'courtesan');
  const on = (seat: Seat) => attacks.filter((attack) => attack.target === seat).map((one) => one.killer);
  const deaths = new Map<Seat, Seat[]>();
  for (const { target } of attacks) if (target !== healed) deaths.set(target, on(target));
  const drawn = courtesan === undefined ? [] : on(courtesan);
  if (ifThere(state, night, client) !== null && client !== null && drawn.length > 0) {
    deaths.set(client, drawn);
  }
  return [...deaths]
    .map(([seat, killers]) => ({ seat, killers: [...killers].sort((a, b) => a - b) }))
    .sort((a, b) => a.seat - b.seat);
}

/** EC-95, A-62: Death takes the seat under the number in the list of the living at the start of the night. */
function deathSeat(state: GameState, night: Night): Seat | null {
  if (night.death === undefined || !deathComes(state, night)) return null;
  return ifThere(state, night, night.living[night.death - 1]);
}

/** What a role is told (EC-38, EC-41, EC-78, EC-85), the killers as seats; null when it is told nothing. */
export type Told =
  | 'peaceful'
  | 'mafia'
  | 'not-home'
  | 'cancelled'
  | 'same'
  | 'different'
  | 'alive'
  | readonly Seat[];

/** The answer a role gets this night as it stands now. */
export function toldOf(
  state: GameState,
  night: Night,
  role: ActingRole,
  dawn = dawnOf(state, night),
): Told | null {
  if (dawn.cancelled.includes(role)) return 'cancelled';
  if (dawn.notHome.includes(role)) return 'not-home';
  const target = choiceOf(state, night, role) ?? null;
  if (target === null) return null;
  switch (role) {
    case 'sheriff':
      return isMafioso(roleAt(state, target)) ? 'mafia' : 'peaceful';
    case 'journalist':
      return compared(state, night);
    case 'tramp':
      return dawn.killed.find((one) => one.seat === target)?.killers ?? 'alive';
    default:
      return null;
  }
}

function compared(state: GameState, night: Night): Told | null {
  const act = actOf(night, 'journalist');
  if (!act || act.target === null || act.other === undefined) return null;
  return groupAt(state, act.target) === groupAt(state, act.other) ? 'same' : 'different';
}

/** EC-78…81: what the Journalist can tell apart; the Werewolf is of the Maniac's kind from the start. */
function groupAt(state: GameState, seat: Seat): 'peaceful' | 'mafia' | 'maniac' {
  const role = roleAt(state, seat);
  if (isMafioso(role)) return 'mafia';
  return role === 'maniac' || role === 'werewolf' ? 'maniac' : 'peaceful';
}

/** EC-86: whether the morning paper says that the Tramp saw the killer. */
export function trampSaw(state: GameState, night: Night): boolean {
  const told = called(state, night).some((call) => call.role === 'tramp') && toldOf(state, night, 'tramp');
  return Array.isArray(told);
}

/** EC-63: so many times in a game anybody may be treated. */
export const treatments = 2;

/** The treatments carried out in the nights before this one. */
export function treatmentsBefore(state: GameState, no: number): { night: number; seat: Seat }[] {
  return state.nights.flatMap((night) => {
    return night.no < no && night.healed !== undefined ? [{ night: night.no, seat: night.healed }] : [];
  });
}

/** EC-63, EC-64, A-66: who may not be healed this night, and why. */
export function healBlocks(state: GameState, no: number): ReadonlyMap<Seat, 'row' | 'twice'> {
  const treated = treatmentsBefore(state, no);
  const blocks = new Map<Seat, 'row' | 'twice'>();
  for (const { night, seat } of treated) {
    const times = treated.filter((one) => one.seat === seat).length;
    if (times >= treatments) blocks.set(seat, 'twice');
    else if (night === no - 1) blocks.set(seat, 'row');
  }
  return blocks;
}

/** EC-31: the client of the night before, who may not be taken again; null when there was none. */
export function lastClient(state: GameState, no: number): Seat | null {
  const before = state.nights.find((night) => night.no === no - 1);
  return before ? (actOf(before, 'courtesan')?.target ?? null) : null;
}
