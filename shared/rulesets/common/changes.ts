import type { FactOf } from '../../game/facts';
import type {
  Act,
  Count,
  Day,
  GameState,
  Night,
  Nomination,
  Removal,
  SeatState,
  Shown,
} from '../../game/state';
import type { Cause, PhaseId, Seat } from '../../game/words';

/** The night that is open or was open last. */
export function lastNight(state: GameState): Night {
  const night = state.nights.at(-1);
  if (!night) throw new Error('no night yet');
  return night;
}

/** The day that is open or was open last. */
export function lastDay(state: GameState): Day {
  const day = state.days.at(-1);
  if (!day) throw new Error('no day yet');
  return day;
}

/** The state with one seat changed. */
export function withSeat(state: GameState, seat: Seat, change: Partial<SeatState>): GameState {
  return { ...state, seats: state.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

/** The state with its last night changed. */
export function withNight(state: GameState, change: Partial<Night>): GameState {
  return { ...state, nights: state.nights.with(-1, { ...lastNight(state), ...change }) };
}

/** The state with its last day changed. */
export function withDay(state: GameState, change: Partial<Day>): GameState {
  return { ...state, days: state.days.with(-1, { ...lastDay(state), ...change }) };
}

/** The state with these seats out. */
export function outOf(state: GameState, seats: readonly Seat[], cause: Cause, during: PhaseId): GameState {
  return seats.reduce((next, seat) => withSeat(next, seat, { out: { cause, during } }), state);
}

/** A later answer to the same question takes the place of the earlier one. */
export function withAct(night: Night, fact: FactOf<'act'>): Act[] {
  const other = fact.other === undefined ? {} : { other: fact.other };
  const act = { role: fact.role, shooter: fact.shooter ?? null, target: fact.target, ...other };
  return [...night.acts.filter((one) => one.role !== act.role || one.shooter !== act.shooter), act];
}

/** The numbers of a night with those that one shooter showed; the same number twice is one. */
export function withShown(night: Night, { shooter, seats }: FactOf<'shown'>): Shown[] {
  return [...night.shown.filter((one) => one.shooter !== shooter), { shooter, seats: [...new Set(seats)] }];
}

/** The removals with the host's word on the vote: for all that still wait for it, else for the last one. */
export function withAnswer(
  removals: readonly Removal[],
  { day, choice }: FactOf<'voteAfterRemoval'>,
): Removal[] {
  const own = removals.filter((one) => one.day === day);
  const waiting = own.filter((one) => one.choice === null);
  const meant = waiting.length > 0 ? waiting : own.slice(-1);
  return removals.map((one) => (meant.includes(one) ? { ...one, choice } : one));
}

/** The nominations with one more, or with its nominator. */
export function withNomination(day: Day, fact: FactOf<'nominated'>): Nomination[] {
  const known = day.nominations.some((nomination) => nomination.seat === fact.seat);
  if (!known) return [...day.nominations, { seat: fact.seat, by: fact.by ?? null }];
  return day.nominations.map((nomination) =>
    nomination.seat === fact.seat ? { ...nomination, by: fact.by ?? nomination.by } : nomination,
  );
}

/** A count without a hand of this voter, or with the one he has up now. */
export function withHand(count: Count, fact: FactOf<'hand'>): Count {
  const hands = count.hands.filter((hand) => hand.voter !== fact.voter);
  if (!fact.up) return { ...count, hands };
  const waiting = count.waiting.filter((hand) => hand.voter !== fact.voter);
  const hand = { voter: fact.voter, candidate: fact.candidate, ...(fact.late ? { late: fact.late } : {}) };
  return { ...count, waiting, hands: [...hands, hand] };
}

/** A count with a hand that is seen and waits, or waits no longer. */
export function withWaiting(count: Count, fact: FactOf<'handWaits'>): Count {
  const others = count.waiting.filter((hand) => hand.voter !== fact.voter);
  const hand = { voter: fact.voter, candidate: fact.candidate };
  return { ...count, waiting: fact.up ? [...others, hand] : others };
}
