import { withoutSeat } from '../../game/counts';
import type { FactOf } from '../../game/facts';
import { type GameState, type SeatState, seatOf } from '../../game/state';
import type { Cause, PhaseId, Seat } from '../../game/words';
import { outOf, withDay, withSeat } from './changes';
import type { Family } from './family';

/** The win check after somebody left or a role was corrected (DM-65); before the roles are known there is none. */
export function rechecked(family: Family, state: GameState, before: GameState): GameState {
  if (before.phase === 'n0' || state.seats.every((seat, index) => sameSide(seat, before.seats[index])))
    return state;
  return judged(family, state, before.phase);
}

/** Who left on Night 0 is judged when it ends, with the roles known. */
export function judgedFirst(family: Family, state: GameState): GameState {
  return state.seats.some((seat) => seat.out !== null) ? judged(family, state, 'n0') : state;
}

/** The win that the table says now, proposed as coming from this phase. */
export function judged(family: Family, state: GameState, during: PhaseId): GameState {
  const found = family.winner(state);
  return { ...state, win: found === null ? null : { winner: found, during } };
}

function sameSide(seat: SeatState, other: SeatState | undefined): boolean {
  return seat.out === other?.out && seat.role === other?.role;
}

/** a seat that leaves drops out of the running count with its hands; a finished count stays as it was. */
export function removed(
  family: Family,
  state: GameState,
  seat: Seat,
  cause: Cause,
  during: PhaseId,
): GameState {
  const day = state.days.at(-1);
  const open = state.phase.endsWith('/vote') ? day?.counts.at(-1) : undefined;
  const gone = outOf(state, [seat], cause, during);
  if (!day || !open || family.isCounted(state, open)) return rechecked(family, gone, state);
  const left = withoutSeat(open, seat);
  const count = family.isCounted(gone, left) ? family.countClosed(gone, left) : left;
  const counts = day.counts.map((one) => (one === open ? count : one));
  return rechecked(family, withDay(gone, { counts }), state);
}

/** The foul that reaches the removal threshold removes; it is no disqualification (DM-67, MP-29). */
export function fouled(family: Family, state: GameState, fact: FactOf<'foul'>): GameState {
  const fouls = [...seatOf(state, fact.seat).fouls, family.foul(state, fact)];
  const next = withSeat(state, fact.seat, { fouls });
  const removal = family.foulThresholds(state)?.removal;
  if (removal === undefined || fouls.length < removal) return next;
  return family.afterLeaving(removed(family, next, fact.seat, 'fouls', fact.during), state, fact);
}

/** Brings back whom the foul removed, unless he was disqualified since: that would have removed him too. */
export function foulTakenBack(family: Family, state: GameState, seat: Seat): GameState {
  const before = seatOf(state, seat);
  const { disqualified } = before;
  const fouls = before.fouls.slice(0, -1);
  if (before.out?.cause !== 'fouls') return withSeat(state, seat, { fouls });
  const out = disqualified && ({ cause: 'disqualified', during: disqualified.during } as const);
  const removals = state.removals.filter((one) => one.seat !== seat);
  return rechecked(family, withSeat({ ...state, removals }, seat, { fouls, out }), state);
}

/**
 * DM-63, A-28: a disqualified seat leaves if it is still there, and loses what it was awarded. EC-124: one that is out
 * already can be sent from the room.
 */
export function left(family: Family, state: GameState, fact: FactOf<'left'>): GameState {
  const living = seatOf(state, fact.seat).out === null;
  const told = { during: fact.during, reason: fact.note ?? fact.reason ?? null };
  if (!living && fact.cause === 'removed') return withSeat(state, fact.seat, { barred: told });
  const gone = living
    ? family.afterLeaving(removed(family, state, fact.seat, fact.cause, fact.during), state, fact)
    : state;
  if (fact.cause !== 'disqualified') return gone;
  const marked = withSeat(gone, fact.seat, { disqualified: told });
  return {
    ...marked,
    mvp: marked.mvp?.seat === fact.seat ? null : marked.mvp,
    bestMoves: marked.bestMoves.filter((seat) => seat !== fact.seat),
  };
}
