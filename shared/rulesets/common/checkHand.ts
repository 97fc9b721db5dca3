import { openCandidate, openPause, votedFor } from '../../game/counts';
import { today } from '../../game/days';
import type { FactOf } from '../../game/facts';
import type { Count, Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import type { Family } from './family';
import { currentStep } from './step';
import { isOut, otherPhase } from './verdicts';

/** The count that is running; null when the vote stands elsewhere. */
function runningCount(family: Family, state: GameState, day: Day): Count | null {
  const last = day.counts.at(-1) ?? null;
  return last && !family.isCounted(state, last) ? last : null;
}

/** The count a hand may belong to: the running one, or the next as soon as its first candidate is called. */
function countFor(
  family: Family,
  state: GameState,
  day: Day,
  no: number,
): { count: Count | null; candidate: Seat | null } | null {
  if (state.phase !== `d${day.no}/vote`) return null;
  const running = runningCount(family, state, day);
  if (running) return running.no === no ? { count: running, candidate: openCandidate(running) } : null;
  const open = currentStep(family.steps(state));
  if (open?.kind !== 'hands' || open.count !== no) return null;
  return { count: null, candidate: open.candidate };
}

/**
 * DM-27, DM-28, DM-30, SP-30: one vote a voter and count, for the candidate who is called, never during the pause.
 */
export function checkHand(
  family: Family,
  state: GameState,
  fact: FactOf<'hand'> | FactOf<'handWaits'>,
): Verdict {
  const { cites } = family;
  const day = today(state);
  const at = day && day.no === fact.day ? countFor(family, state, day, fact.count) : null;
  if (!at) return otherPhase(cites.phase);
  const { count } = at;
  if (!isLiving(state, fact.voter)) return isOut(fact.voter);
  const voted = count ? votedFor(count, fact.voter) : null;
  const paused = count ? openPause(count) : null;
  if (fact.type === 'hand' && fact.up && paused) {
    return impossible('DM-30', text('refusal.paused', { seat: paused.seat }));
  }
  if (fact.up && voted !== null) {
    return impossible(cites.hand, text('refusal.votedAlready', { seat: fact.voter, other: voted }));
  }
  if (fact.type === 'handWaits') return checkWaiting(count, fact);
  if (!fact.up && voted !== fact.candidate)
    return impossible(cites.hand, text('refusal.noHand', { seat: fact.voter }));
  if (!fact.up && causedPause(count, fact)) {
    return irregular('A-21', text('refusal.pauseHand', { seat: fact.voter }));
  }
  if (count?.closed.includes(fact.candidate))
    return irregular(cites.lateHand, text('refusal.lateHand', { seat: fact.candidate }));
  return fact.candidate === at.candidate
    ? ok
    : impossible(cites.hand, text('refusal.notCalledYet', { seat: fact.candidate }));
}

function checkWaiting(count: Count | null, fact: FactOf<'handWaits'>): Verdict {
  const waits = count?.waiting.some((hand) => hand.voter === fact.voter) ?? false;
  const paused = count ? openPause(count) : null;
  return paused?.seat === fact.candidate || (!fact.up && waits)
    ? ok
    : impossible('DM-30', text('refusal.noPause'));
}

function causedPause(count: Count | null, { candidate, voter }: FactOf<'hand'>): boolean {
  return count?.pauses.some((pause) => pause.seat === candidate && pause.by.includes(voter)) ?? false;
}
