import type { Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import type { Seat } from '../../game/words';

/** A day's result: who leaves; `lone`: the one who is left of a tie, whom only the host lets go. */
export interface Result {
  readonly leaves: readonly Seat[];
  readonly lone: Seat | null;
}

/** Nominated seats that are still at the table, in order of nomination (DM-25, PO-13). */
export function standing(state: GameState, day: Day): Seat[] {
  return day.nominations.map((nomination) => nomination.seat).filter((seat) => isLiving(state, seat));
}

/** Who leaves by a settled result after the host's word, ascending. */
export function leaving(day: Day, { leaves, lone }: Result): Seat[] {
  if (day.verdict === 'nobody') return [];
  if (lone !== null) return day.verdict === 'tied' ? [lone] : [];
  return [...leaves].sort((a, b) => a - b);
}
