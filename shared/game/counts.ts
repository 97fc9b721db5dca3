import type { Count, GameState, Hand } from './state';
import { living } from './state';
import type { Seat } from './words';

/** A count before its first hand. */
export function newCount(no: number, candidates: readonly Seat[]): Count {
  return {
    no,
    candidates,
    opened: candidates.length,
    hands: [],
    waiting: [],
    closed: [],
    pauses: [],
    cut: null,
  };
}

/** Hands that hold for a candidate, in the order they went up. */
export function handsFor(count: Count, candidate: Seat): Seat[] {
  return count.hands.filter((hand) => hand.candidate === candidate).map((hand) => hand.voter);
}

/** The candidate a voter's hand is up for in this count. */
export function votedFor(count: Count, voter: Seat): Seat | null {
  return count.hands.find((hand) => hand.voter === voter)?.candidate ?? null;
}

/** Living voters whose hand was not counted yet in this count. */
export function votersLeft(state: GameState, count: Count): Seat[] {
  const voted = new Set(count.hands.map((hand) => hand.voter));
  return living(state).filter((seat) => !voted.has(seat));
}

/** Who voted for nobody when the last candidate was closed, where that counts (PO-33, SP-31, MP-23). */
export function silentVoters(count: Count): Seat[] {
  return (count.voters ?? []).filter((voter) => votedFor(count, voter) === null);
}

/** The votes of each candidate: his hands, and the silent votes for the last one. */
export function tally(count: Count): { seat: Seat; votes: number }[] {
  const last = count.candidates.at(-1);
  const silent = silentVoters(count).length;
  return count.candidates.map((seat) => ({
    seat,
    votes: handsFor(count, seat).length + (seat === last ? silent : 0),
  }));
}

/** The candidates with the most hands; empty when nobody has a hand. */
export function leadersOf(count: Count): Seat[] {
  const totals = count.candidates.map((seat) => ({ seat, hands: handsFor(count, seat).length }));
  const most = Math.max(0, ...totals.map((total) => total.hands));
  return most === 0 ? [] : totals.filter((total) => total.hands === most).map((total) => total.seat);
}

/** The candidate whose hands are being counted; null when all are closed. */
export function openCandidate(count: Count): Seat | null {
  return count.candidates.find((seat) => !count.closed.includes(seat)) ?? null;
}

/**
 * Whether the result can no longer change now that a candidate was closed and the next is not begun (DM-28, A-20):
 * a unique leader has more hands than there are voters left, and somebody remains to be called.
 */
export function isSettled(state: GameState, count: Count): boolean {
  const open = openCandidate(count);
  if (open === null || count.closed.length === 0 || handsFor(count, open).length > 0) return false;
  const [leader, ...others] = leadersOf(count);
  if (leader === undefined || others.length > 0) return false;
  return handsFor(count, leader).length > votersLeft(state, count).length;
}

/** The pause whose speech is not over yet (DM-30). */
export function openPause(count: Count) {
  return count.pauses.find((pause) => !pause.ended) ?? null;
}

/** A count without the seat: not as a candidate, not as a voter; hands spent on it are free again. */
export function withoutSeat(count: Count, seat: Seat): Count {
  const keeps = (hand: Hand) => hand.voter !== seat && hand.candidate !== seat;
  return {
    ...count,
    candidates: count.candidates.filter((candidate) => candidate !== seat),
    closed: count.closed.filter((candidate) => candidate !== seat),
    hands: count.hands.filter(keeps),
    waiting: count.waiting.filter(keeps),
    pauses: count.pauses.filter((pause) => pause.seat !== seat),
  };
}
