import { openCandidate, tally } from '../../game/counts';
import type { Count } from '../../game/state';
import type { Seat } from '../../game/words';

/** Whether every candidate was called. */
export function isCounted(count: Count): boolean {
  return openCandidate(count) === null;
}

/** The candidates with the most votes, in order of nomination (PO-15, A-46). */
export function leadersOf(count: Count): Seat[] {
  const votes = tally(count);
  const most = Math.max(0, ...votes.map((one) => one.votes));
  return votes.filter((one) => one.votes === most).map((one) => one.seat);
}
