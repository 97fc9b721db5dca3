import type { Fact, FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { seatOf } from '../../game/state';
import { impossible, irregular, ok, text, type Verdict } from '../../game/words';
import { checked, type OwnFact } from '../common/check';
import { checkLeaving } from '../common/checkCourse';
import { roleAt } from '../common/roles';
import { unheardOf } from '../common/verdicts';
import { checkAct, checkDeath } from './checkAct';
import { checkAway, checkLoneStands, checkLot, checkMode, checkSentence, checkVerdict } from './checkDay';
import { family } from './family';
import { clans } from './roles';

/** What the rules say to a fact in this state. */
export function check(state: GameState, fact: Fact): Verdict {
  return checked(family, state, fact, (own) => checkOwn(state, own));
}

function checkOwn(state: GameState, fact: OwnFact): Verdict {
  switch (fact.type) {
    case 'act':
      return checkAct(state, fact);
    case 'deathNumber':
      return checkDeath(state, fact);
    case 'ranks':
      return checkRanks(state, fact);
    case 'ballotMode':
      return checkMode(state, fact);
    case 'loneStands':
      return checkLoneStands(state, fact);
    case 'sentence':
      return checkSentence(state, fact);
    case 'lot':
      return checkLot(state, fact);
    case 'away':
      return checkAway(state, fact);
    case 'verdict':
      return checkVerdict(state, fact);
    case 'left':
      return checkLeft(state, fact);
    case 'present':
    case 'fate':
    case 'shown':
    case 'shootingOrder':
    case 'nominated':
    case 'nominationWithdrawn':
    case 'raiseHand':
    case 'voteAfterRemoval':
    case 'suspects':
    case 'voteCut':
    case 'tieChoice':
    case 'numberNamed':
    case 'mvp':
    case 'bestMove':
    case 'oratory':
      return unheardOf('EC-13');
  }
}

/** EC-04: ranks are set on Night 0 and hold for the game; only mafiosi have one. */
function checkRanks(state: GameState, { seats }: FactOf<'ranks'>): Verdict {
  const stranger = seats.find((seat) => !clans.some((clan) => roleAt(state, seat) === clan.others));
  if (stranger !== undefined) return impossible('EC-04', text('refusal.noRank', { seat: stranger }));
  return state.phase === 'n0' ? ok : irregular('EC-04', text('refusal.ranksAreFixed'));
}

/** EC-122, EC-127, A-35: out at once; EC-124: a spirit is sent from the room, once. */
function checkLeft(state: GameState, fact: FactOf<'left'>): Verdict {
  const { out, barred } = seatOf(state, fact.seat);
  if (fact.cause !== 'removed' || out === null) {
    return checkLeaving(family, state, fact, ['removed', 'disqualified', 'left']);
  }
  if (state.ended) return impossible('EC-107', text('refusal.gameHasEnded'));
  return barred ? impossible('EC-124', text('refusal.barredAlready', { seat: fact.seat })) : ok;
}
