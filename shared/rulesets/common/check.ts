import type { Fact } from '../../game/facts';
import type { GameState } from '../../game/state';
import { ok, type Verdict } from '../../game/words';
import {
  checkAny,
  checkDeclined,
  checkDone,
  checkEnd,
  checkFoul,
  checkFoulTakenBack,
  checkPhaseClosed,
  checkRole,
} from './checkCourse';
import { checkHand } from './checkHand';
import { checkJoined, checkSubstitute, checkSwap, checkUnrated, checkWho } from './checkPeople';
import { checkRemark, checkRemarkTakenBack } from './checkRemark';
import { checkOverrule } from './checkWord';
import type { Family } from './family';

type Course =
  | 'role'
  | 'hand'
  | 'handWaits'
  | 'done'
  | 'phaseClosed'
  | 'remark'
  | 'remarkTakenBack'
  | 'foul'
  | 'foulTakenBack'
  | 'winDeclined'
  | 'gameEnded'
  | 'overrule'
  | 'substitute'
  | 'swap'
  | 'joined'
  | 'person'
  | 'unrated'
  | 'note'
  | 'protest';

/** The facts that a family judges by rules of its own. */
export type OwnFact = Exclude<Fact, { type: Course }>;

/** What the rules say to a fact: those of the course of a game first, then those of the family. */
export function checked(
  family: Family,
  state: GameState,
  fact: Fact,
  own: (fact: OwnFact) => Verdict,
): Verdict {
  const any = checkAny(family, state, fact);
  if (any.kind !== 'ok') return any;
  switch (fact.type) {
    case 'role':
      return checkRole(family, state, fact);
    case 'hand':
    case 'handWaits':
      return family.checkHand?.(state, fact) ?? checkHand(family, state, fact);
    case 'done':
      return checkDone(family, state, fact);
    case 'phaseClosed':
      return checkPhaseClosed(family, state, fact);
    case 'remark':
      return checkRemark(family, state, fact);
    case 'remarkTakenBack':
      return checkRemarkTakenBack(family, state, fact.seat);
    case 'foul':
      return checkFoul(family, state, fact);
    case 'foulTakenBack':
      return checkFoulTakenBack(family, state, fact.seat);
    case 'winDeclined':
      return checkDeclined(family, state, fact);
    case 'gameEnded':
      return checkEnd(family, state, fact);
    case 'overrule':
      return checkOverrule(family, state, fact);
    case 'substitute':
      return checkSubstitute(family, state, fact);
    case 'swap':
      return checkSwap(family, state, fact);
    case 'joined':
      return checkJoined(family, state, fact);
    case 'person':
      return checkWho(state, fact);
    case 'unrated':
      return checkUnrated(state, fact);
    case 'note':
    case 'protest':
      return ok;
    default:
      return own(fact);
  }
}
