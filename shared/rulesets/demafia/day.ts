import { handsFor, isSettled, leadersOf, openCandidate } from '../../game/counts';
import { orderOf, vote } from '../../game/phases';
import type { Count, Day, GameState } from '../../game/state';
import { isLiving, living } from '../../game/state';
import { numberOf, type PhaseId, type Seat } from '../../game/words';
import { leaving, standing } from '../common/days';
import { foulThresholds, option } from './options';

/** Whether the day has no vote: nobody stands, or one does and the option says so. */
export function hasNoVote(state: GameState, day: Day): boolean {
  if (day.counts.length > 0) return false;
  const candidates = standing(state, day);
  if (candidates.length !== 1) return candidates.length === 0;
  const policy = option(state, 'singleCandidate');
  return policy === 'noVote' || (policy === 'noVoteOnDay1' && day.no === 1);
}

/** Whether a count is over: every candidate called, or cut (DM-28). */
export function isCounted(state: GameState, count: Count): boolean {
  if (openCandidate(count) === null || count.cut === 'cut') return true;
  return option(state, 'voteCut') === 'auto' && isSettled(state, count);
}

/** Whether the console offers to cut this count now (DM-28, A-20). */
export function offersCut(state: GameState, count: Count): boolean {
  return count.cut === null && option(state, 'voteCut') === 'banner' && isSettled(state, count);
}

/** Where the vote of a day stands once its last count is over, or before the first. */
export type Outcome =
  | { readonly type: 'counting' }
  /** DM-29: the tied seats get defences and a revote. */
  | { readonly type: 'revote'; readonly tied: readonly Seat[] }
  /** DM-33: the tie remained; the host chooses. */
  | { readonly type: 'choice'; readonly tied: readonly Seat[] }
  /** DM-34: the shoot-out runs among these. */
  | { readonly type: 'shootout'; readonly tied: readonly Seat[] }
  /** `of`: what it rests on. `lone`: the one who is left of a tie; the host decides. */
  | {
      readonly type: 'settled';
      readonly leaves: readonly Seat[];
      readonly of: 'nobody' | 'count' | 'expel' | 'shootout';
      readonly lone: Seat | null;
    };

const nobody: Outcome = { type: 'settled', leaves: [], of: 'nobody', lone: null };

/** What the facts of a day's vote have come to (DM-27…34). Pure arithmetic; the host's verdict comes on top. */
export function outcomeOf(state: GameState, day: Day): Outcome {
  if (hasNoVote(state, day)) return nobody;
  const first = day.counts[0];
  const last = day.counts.at(-1);
  if (!first || !last) return { type: 'counting' };
  if (first === last) return isCounted(state, first) ? afterFirst(state, first) : { type: 'counting' };
  const left = last.candidates.filter((seat) => isLiving(state, seat));
  // Who left during the revote was taken out of it; a revote that is over keeps all its candidates.
  if (last.candidates.length <= 1) return ofTie(left);
  if (isCounted(state, last)) return afterRevote(state, day, last);
  return left.length <= 1 ? ofTie(left) : { type: 'counting' };
}

function afterFirst(state: GameState, count: Count): Outcome {
  const leaders = leadersOf(count);
  if (leaders.length > 1) {
    const tied = leaders.filter((seat) => isLiving(state, seat));
    return tied.length > 1 ? { type: 'revote', tied } : ofTie(tied);
  }
  return byCount(state, count, leaders[0]);
}

/** a lone candidate needs more than half of the living. A leader who left meanwhile takes nobody along. */
function byCount(state: GameState, count: Count, leader: Seat | undefined): Outcome {
  if (leader === undefined || !isLiving(state, leader)) return nobody;
  const needed = neededHands(state, count);
  const short = needed !== null && handsFor(count, leader).length < needed;
  return short ? nobody : { type: 'settled', leaves: [leader], of: 'count', lone: null };
}

/** Hands a lone candidate needs: more than half of the living; null where the most hands decide. */
export function neededHands(state: GameState, count: Pick<Count, 'opened'>): number | null {
  if (count.opened !== 1 || option(state, 'singleCandidate') === 'plurality') return null;
  return Math.floor(living(state).length / 2) + 1;
}

/** DM-33, A-22, A-25: the tie remains among those still at the top; with no hand at all among everybody. */
function afterRevote(state: GameState, day: Day, count: Count): Outcome {
  const tied = tiedInRevote(count);
  if (tied.length === 1) return byCount(state, { ...count, opened: 2 }, tied[0]);
  const left = tied.filter((seat) => isLiving(state, seat));
  if (left.length <= 1 && day.tieChoice !== 'shootout') return ofTie(left);
  if (day.tieChoice === null) return { type: 'choice', tied: left };
  if (day.tieChoice === 'expel') return { type: 'settled', leaves: left, of: 'expel', lone: null };
  const hit = hitSeat(day);
  if (hit !== null)
    return { type: 'settled', leaves: isLiving(state, hit) ? [hit] : [], of: 'shootout', lone: null };
  return left.length > 1 ? { type: 'shootout', tied: left } : ofTie(left);
}

/** Seats at the top of the revote; all candidates when nobody had a hand. */
export function tiedInRevote(count: Count): Seat[] {
  const leaders = leadersOf(count);
  return leaders.length === 0 ? [...count.candidates] : leaders;
}

/** Who named the loaded number (DM-34). */
export function hitSeat(day: Day): Seat | null {
  return day.named.find((turn) => turn.number === day.lot?.drawn)?.seat ?? null;
}

function ofTie(left: readonly Seat[]): Outcome {
  const lone = left[0] ?? null;
  return { type: 'settled', leaves: [], of: 'nobody', lone };
}

/** Who leaves by the day's vote after the host's word. Nobody while it is not settled. */
export function leavers(state: GameState, day: Day): Seat[] {
  const outcome = outcomeOf(state, day);
  return outcome.type === 'settled' ? leaving(day, outcome) : [];
}

/** DM-34, A-26: whose turn it is in the shoot-out: nomination order, cyclic; who left is passed over. */
export function shootoutTurn(tied: readonly Seat[], day: Day): { turn: number; seat: Seat } | null {
  const order = day.counts.at(-1)?.candidates ?? [];
  const at = order.indexOf(day.named.at(-1)?.seat ?? 0) + 1;
  const seat = [...order.slice(at), ...order.slice(0, at)].find((one) => tied.includes(one));
  return seat === undefined ? null : { turn: day.named.length + 1, seat };
}

/** the shoot-out's highest number: the option's, at least as many as are tied. */
export function shootoutRange(state: GameState, tied: number): number {
  return Math.max(option(state, 'shootoutRange'), tied);
}

/** Whether the Uzhhorod pause applies at this hand (DM-30, A-21). */
export function pausesAt(state: GameState, day: Day, count: Count, candidate: Seat): boolean {
  const at = option(state, 'uzhhorodAt');
  if (at === 'off' || handsFor(count, candidate).length !== at) return false;
  const paused = (other: Count) => other.pauses.some((pause) => pause.seat === candidate);
  switch (option(state, 'uzhhorodScope')) {
    case 'everyCount':
      return !paused(count);
    case 'firstCount':
      return count.no === 1 && !paused(count);
    case 'oncePerDay':
      return !day.counts.some(paused);
  }
}

/** DM-67, A-147: since when a seat is silent, and the last day through whose Balagan; null when it is not. */
export function silenceOf(state: GameState, seat: Seat): { since: PhaseId; through: number } | null {
  const thresholds = foulThresholds(state);
  const foul = thresholds && state.seats[seat - 1]?.fouls[thresholds.silence - 1];
  if (!foul || option(state, 'foulSilence') === 'none') return null;
  return { since: foul.during, through: numberOf(foul.during) + 1 };
}

/** Seats that are silent on this day, by a foul before or during its talk (DM-67, A-147). */
export function silentSeats(state: GameState, day: Day): Seat[] {
  return living(state).filter((seat) => {
    const silence = silenceOf(state, seat);
    return silence !== null && silence.through >= day.no && orderOf(silence.since) < orderOf(vote(day.no));
  });
}
