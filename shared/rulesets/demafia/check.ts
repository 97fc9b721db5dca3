import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { seatOf } from '../../game/state';
import { impossible, ok, text, type Verdict } from '../../game/words';
import {
  checkAny,
  checkDeclined,
  checkDone,
  checkEnd,
  checkFoul,
  checkFoulTakenBack,
  checkLeaving,
  checkPhaseClosed,
  checkRole,
} from '../common/checkCourse';
import { checkHand } from '../common/checkHand';
import { checkAct } from './checkAct';
import { checkBestMove, checkMvp, checkOratory } from './checkAward';
import { checkCut, checkNomination, checkOutcome } from './checkVote';
import { family } from './family';

/** What the rules say to a fact in this state. */
export function check(state: GameState, fact: Fact): Verdict {
  const any = checkAny(family, state, fact);
  if (any.kind !== 'ok') return any;
  switch (fact.type) {
    case 'role':
      return checkRole(family, state, fact);
    case 'act':
      return checkAct(state, fact);
    case 'nominated':
    case 'nominationWithdrawn':
      return checkNomination(state, fact);
    case 'hand':
    case 'handWaits':
      return checkHand(family, state, fact);
    case 'voteCut':
      return checkCut(state, fact);
    case 'tieChoice':
    case 'lot':
    case 'numberNamed':
    case 'verdict':
      return checkOutcome(state, fact);
    case 'done':
      return checkDone(family, state, fact);
    case 'phaseClosed':
      return checkPhaseClosed(family, state, fact);
    case 'foul':
      return checkFoul(family, state, fact);
    case 'foulTakenBack':
      return checkFoulTakenBack(family, state, fact.seat);
    case 'left':
      return checkLeft(state, fact);
    case 'mvp':
      return checkMvp(state, fact);
    case 'bestMove':
      return checkBestMove(state, fact);
    case 'oratory':
      return checkOratory(state, fact);
    case 'winDeclined':
      return checkDeclined(family, state, fact);
    case 'gameEnded':
      return checkEnd(family, state, fact);
  }
}

/** DM-63: once a game, living or dead; A-35: who goes home must be there. */
function checkLeft(state: GameState, fact: FactOf<'left'>): Verdict {
  if (fact.cause !== 'disqualified') return checkLeaving(family, state, fact, ['left']);
  const already = seatOf(state, fact.seat).disqualified !== null;
  return already ? impossible('DM-63', text('refusal.disqualifiedAlready', { seat: fact.seat })) : ok;
}
