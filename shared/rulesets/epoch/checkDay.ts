import { openCandidate, votedFor } from '../../game/counts';
import { today } from '../../game/days';
import type { FactOf } from '../../game/facts';
import type { Day, GameState } from '../../game/state';
import { isLiving, living } from '../../game/state';
import { impossible, irregular, ok, text, type Verdict } from '../../game/words';
import { isOut, otherPhase, unheardOf } from '../common/verdicts';
import { ballotOf, deciderOf, isDuel, isTold, loneOf, suspectsOf } from './day';

/** The day whose vote is open. */
function voting(state: GameState, no: number): Day | null {
  const day = today(state);
  return day && day.no === no && state.phase === `d${no}/vote` ? day : null;
}

/** EC-20, EC-100, EC-123: one vote of a living seat for another living one, until the result is told. */
export function checkVote(state: GameState, fact: FactOf<'hand'> | FactOf<'handWaits'>): Verdict {
  if (fact.type === 'handWaits') return unheardOf('EC-100');
  const day = voting(state, fact.day);
  if (!day || fact.count !== 1) return otherPhase('EC-19');
  if (isDuel(state, day)) return impossible('EC-109', text('refusal.noVoteInDuel'));
  const { voter, candidate } = fact;
  if (!isLiving(state, voter)) return impossible('EC-123', text('refusal.spiritVotes', { seat: voter }));
  if (!isLiving(state, candidate)) return isOut(candidate);
  if (voter === candidate) return impossible('EC-20', text('refusal.notHimself', { seat: voter }));
  const count = ballotOf(day);
  const before = count && votedFor(count, voter);
  if (fact.up && before !== null) {
    return impossible('EC-100', text('refusal.voteGiven', { seat: voter, other: before }));
  }
  if (!fact.up && before !== candidate) {
    return impossible('EC-100', text('refusal.noSuchVote', { seat: voter, other: candidate }));
  }
  if (day.judged) return impossible('EC-100', text('refusal.judgedAlready'));
  const isClosed = count !== null && openCandidate(count) === null;
  return isClosed ? irregular('EC-100', text('refusal.voteTold', { seat: candidate })) : ok;
}

/** EC-105: how the votes are called, before anybody decides. */
export function checkMode(state: GameState, fact: FactOf<'ballotMode'>): Verdict {
  const day = voting(state, fact.day);
  if (!day) return otherPhase('EC-105');
  return isTold(day) ? impossible('EC-105', text('refusal.judgedAlready')) : ok;
}

/** The day whose suspects wait for a decision. */
function judging(state: GameState, no: number): Day | null {
  const day = voting(state, no);
  return day && !day.judged && (isTold(day) || isDuel(state, day)) ? day : null;
}

/** the host's word on the one who is left of a tie, before anything was decided. */
export function checkLoneStands(state: GameState, fact: FactOf<'loneStands'>): Verdict {
  const day = judging(state, fact.day);
  if (!day) return otherPhase('EC-67');
  return loneOf(state, day) === fact.seat
    ? ok
    : impossible('A-145', text('refusal.notLeftOfTie', { seat: fact.seat }));
}

/** EC-66…74: one of the suspects, or the pardon where there is one, by whoever decides. */
export function checkSentence(state: GameState, fact: FactOf<'sentence'>): Verdict {
  const day = judging(state, fact.day);
  if (!day) return otherPhase('EC-67');
  const decider = deciderOf(state, day);
  if (decider.kind === 'distrust') {
    return impossible('EC-72', text('refusal.judgeSuspected', { seat: decider.seat }));
  }
  if (!('mustCondemn' in decider)) return impossible('EC-22', text('refusal.nobodyDecides'));
  if (fact.seat === null) {
    return decider.mustCondemn ? impossible('EC-74', text('refusal.mustCondemn')) : ok;
  }
  return suspectsOf(state, day).includes(fact.seat)
    ? ok
    : impossible('EC-70', text('refusal.notSuspected', { seat: fact.seat }));
}

/** EC-104: the lot over all the suspects, where nobody else decides. */
export function checkLot(state: GameState, fact: FactOf<'lot'>): Verdict {
  const day = judging(state, fact.day);
  if (!day) return otherPhase('EC-104');
  if (fact.purpose !== 'condemned' || deciderOf(state, day).kind !== 'lot') {
    return impossible('EC-104', text('refusal.noLot'));
  }
  const to = suspectsOf(state, day).length;
  const fits = fact.from === 1 && fact.to === to && fact.drawn >= 1 && fact.drawn <= to;
  return fits ? ok : impossible('EC-104', text('refusal.outOfRange', { from: 1, to }));
}

/** EC-103: who cannot be asked today; while the decision is open. */
export function checkAway(state: GameState, fact: FactOf<'away'>): Verdict {
  const day = judging(state, fact.day);
  if (!day) return otherPhase('EC-103');
  const isAway = (day.away ?? []).includes(fact.seat);
  return isAway === fact.away ? impossible('EC-103', text('refusal.awayAlready', { seat: fact.seat })) : ok;
}

/** EC-111: the host's word on a result that has not taken effect. */
export function checkVerdict(state: GameState, fact: FactOf<'verdict'>): Verdict {
  const day = voting(state, fact.day);
  if (!day) return otherPhase('EC-23');
  return day.judged && day.expelled === null && living(state).length > 0
    ? ok
    : impossible('EC-23', text('refusal.notSettled'));
}
