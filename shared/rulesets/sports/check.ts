import { today } from '../../game/days';
import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import { impossible, irregular, ok, text, type Verdict } from '../../game/words';
import { checked, type OwnFact } from '../common/check';
import { checkLeaving } from '../common/checkCourse';
import type { Family } from '../common/family';
import { isOut, otherPhase, unheardOf } from '../common/verdicts';
import { checkAct, checkFate, checkShown } from './checkAct';
import { checkNominated, checkWithdrawn } from './checkNomination';
import { outcomeOf } from './day';
import { speaking } from './family';
import { bestMovers } from './night';
import { specOf } from './specs';
import { mostSuspects } from './talkSteps';

/** What the rules say to a fact in this state. */
export function check(family: Family, state: GameState, fact: Fact): Verdict {
  return checked(family, state, fact, (own) => checkOwn(family, state, own));
}

function checkOwn(family: Family, state: GameState, fact: OwnFact): Verdict {
  switch (fact.type) {
    case 'act':
      return checkAct(state, fact);
    case 'shown':
      return checkShown(state, fact);
    case 'present':
      return checkPresent(state, fact);
    case 'fate':
      return checkFate(state, fact);
    case 'shootingOrder':
      return state.phase === 'n0' ? ok : irregular(family.cites.phase, text('refusal.otherPhase'));
    case 'nominated':
      return checkNominated(state, fact, speaking(state));
    case 'nominationWithdrawn':
      return checkWithdrawn(state, fact);
    case 'raiseHand':
      return checkRaise(state, fact);
    case 'verdict':
      return checkVerdict(state, fact);
    case 'voteAfterRemoval':
      return checkVoteAfterRemoval(state, fact);
    case 'suspects':
      return checkSuspects(state, fact);
    case 'left':
      return checkLeaving(family, state, fact, ['removed', 'left']);
    case 'voteCut':
    case 'tieChoice':
    case 'lot':
    case 'numberNamed':
    case 'mvp':
    case 'bestMove':
    case 'oratory':
    case 'ranks':
    case 'deathNumber':
    case 'ballotMode':
    case 'away':
    case 'loneStands':
    case 'sentence':
      return unheardOf(family.cites.step);
  }
}

/** MP-38: the roll call of Night 0, where the system has one. */
function checkPresent(state: GameState, fact: FactOf<'present'>): Verdict {
  const { cites, opening } = specOf(state);
  if (!opening.includes('present')) return unheardOf(cites.step);
  if (state.phase !== 'n0') return otherPhase(cites.phase);
  return isLiving(state, fact.seat) ? ok : isOut(fact.seat);
}

/** MP-27: one hand a voter, while the raise is open. */
function checkRaise(state: GameState, fact: FactOf<'raiseHand'>): Verdict {
  const { cites } = specOf(state);
  const day = today(state);
  if (!day || day.no !== fact.day || !state.phase.endsWith('/vote')) return otherPhase(cites.phase);
  if (outcomeOf(state, day).type !== 'raise') return impossible(cites.raise, text('refusal.noTie'));
  if (!isLiving(state, fact.voter)) return isOut(fact.voter);
  const up = day.raised.includes(fact.voter);
  if (up === fact.up) {
    const reason = text(up ? 'refusal.raisedAlready' : 'refusal.notRaised', { seat: fact.voter });
    return impossible(cites.raise, reason);
  }
  return ok;
}

/** The host's word on a result that has not taken effect. */
function checkVerdict(state: GameState, fact: FactOf<'verdict'>): Verdict {
  const { cites } = specOf(state);
  const day = today(state);
  if (!day || day.no !== fact.day || !state.phase.endsWith('/vote')) return otherPhase(cites.phase);
  const open = day.expelled === null && outcomeOf(state, day).type === 'settled';
  return open ? ok : impossible(cites.hand, text('refusal.notSettled'));
}

/** the word on a vote that a removal put in question and that is not decided yet. */
function checkVoteAfterRemoval(state: GameState, fact: FactOf<'voteAfterRemoval'>): Verdict {
  const day = today(state);
  const asked = state.removals.some((one) => one.day === fact.day);
  return asked && day && fact.day >= day.no && !(fact.day === day.no && day.expelled !== null)
    ? ok
    : impossible('A-129', text('refusal.noRemoval'));
}

/** MP-34: up to three living seats, by the one who was killed, in his morning. */
function checkSuspects(state: GameState, fact: FactOf<'suspects'>): Verdict {
  const { cites } = specOf(state);
  const day = today(state);
  if (!day || state.phase !== `d${day.no}/talk`) return otherPhase(cites.phase);
  if (!bestMovers(state, day.no).includes(fact.seat)) {
    return impossible(cites.bestMove, text('refusal.noBestMoveNow', { seat: fact.seat }));
  }
  const out = fact.named.find((seat) => !isLiving(state, seat));
  if (out !== undefined) return isOut(out);
  return new Set(fact.named).size <= mostSuspects
    ? ok
    : impossible(cites.bestMove, text('refusal.threeSuspects'));
}
