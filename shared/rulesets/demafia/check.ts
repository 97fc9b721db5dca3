import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { seatOf } from '../../game/state';
import { impossible, ok, text, type Verdict } from '../../game/words';
import { checked, type OwnFact } from '../common/check';
import { checkLeaving } from '../common/checkCourse';
import { unheardOf } from '../common/verdicts';
import { checkAct } from './checkAct';
import { checkBestMove, checkMvp, checkOratory } from './checkAward';
import { checkCut, checkNomination, checkOutcome } from './checkVote';
import { family } from './family';

/** What the rules say to a fact in this state. */
export function check(state: GameState, fact: Fact): Verdict {
  return checked(family, state, fact, (own) => checkOwn(state, own));
}

function checkOwn(state: GameState, fact: OwnFact): Verdict {
  switch (fact.type) {
    case 'act':
      return checkAct(state, fact);
    case 'nominated':
    case 'nominationWithdrawn':
      return checkNomination(state, fact);
    case 'voteCut':
      return checkCut(state, fact);
    case 'tieChoice':
    case 'lot':
    case 'numberNamed':
    case 'verdict':
      return checkOutcome(state, fact);
    case 'left':
      return checkLeft(state, fact);
    case 'mvp':
      return checkMvp(state, fact);
    case 'bestMove':
      return checkBestMove(state, fact);
    case 'oratory':
      return checkOratory(state, fact);
    case 'present':
    case 'shown':
    case 'fate':
    case 'shootingOrder':
    case 'raiseHand':
    case 'voteAfterRemoval':
    case 'suspects':
    case 'ranks':
    case 'deathNumber':
    case 'ballotMode':
    case 'away':
    case 'loneStands':
    case 'sentence':
      return unheardOf('DM-20');
  }
}

/** DM-63: once a game, living or dead; A-35: who goes home must be there. */
function checkLeft(state: GameState, fact: FactOf<'left'>): Verdict {
  if (fact.cause !== 'disqualified') return checkLeaving(family, state, fact, ['left']);
  const already = seatOf(state, fact.seat).disqualified !== null;
  return already ? impossible('DM-63', text('refusal.disqualifiedAlready', { seat: fact.seat })) : ok;
}
