import { today } from '../../game/days';
import type { FactOf } from '../../game/facts';
import type { Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import { isOut, otherPhase } from '../common/verdicts';
import { hitSeat, type Outcome, outcomeOf, shootoutTurn } from './day';
import { steps } from './steps';

/** DM-25: living seats, each once, while the talk is open. A missing nominator may be added. */
export function checkNomination(
  state: GameState,
  fact: FactOf<'nominated'> | FactOf<'nominationWithdrawn'>,
): Verdict {
  const day = today(state);
  if (!day || day.no !== fact.day || state.phase !== `d${day.no}/talk`) {
    return impossible('DM-25', text('refusal.nominationsClosed'));
  }
  const known = day.nominations.find((nomination) => nomination.seat === fact.seat);
  if (fact.type === 'nominationWithdrawn')
    return known ? ok : impossible('DM-25', text('refusal.notNominated', { seat: fact.seat }));
  if (!isLiving(state, fact.seat)) return isOut(fact.seat);
  if (fact.by !== undefined && !isLiving(state, fact.by)) return isOut(fact.by);
  if (known && (known.by !== null || fact.by === undefined)) {
    return impossible('DM-25', text('refusal.nominatedAlready', { seat: fact.seat }));
  }
  return ok;
}

/** DM-28, A-20: the cut is the host's answer to an offer. */
export function checkCut(state: GameState, fact: FactOf<'voteCut'>): Verdict {
  const offered = steps(state).some(
    (step) => step.key === `d${fact.day}/cut/${fact.count}` && step.status === 'now',
  );
  return offered ? ok : impossible('DM-28', text('refusal.notSettled'));
}

/** DM-33, DM-34, A-22: the choice, the loaded number, the turns and the host's verdict, each in its place. */
export function checkOutcome(
  state: GameState,
  fact: FactOf<'tieChoice'> | FactOf<'lot'> | FactOf<'numberNamed'> | FactOf<'verdict'>,
): Verdict {
  const day = today(state);
  if (!day || day.no !== fact.day || state.phase !== `d${day.no}/vote`) return otherPhase('DM-20');
  const outcome = outcomeOf(state, day);
  switch (fact.type) {
    case 'tieChoice':
      if (outcome.type === 'choice') return ok;
      return day.tieChoice !== null && day.named.length === 0 && isTieChosen(outcome)
        ? ok
        : impossible('DM-33', text('refusal.noTie'));
    case 'lot':
      if (outcome.type !== 'shootout') return impossible('DM-34', text('refusal.noShootout'));
      if (day.named.length > 0) return impossible('DM-34', text('refusal.shootoutBegan'));
      if (fact.drawn < fact.from || fact.drawn > fact.to)
        return impossible('DM-34', text('refusal.outOfRange', { from: fact.from, to: fact.to }));
      return fact.to >= outcome.tied.length
        ? ok
        : impossible('A-150', text('refusal.rangeTooSmall', { min: outcome.tied.length }));
    case 'numberNamed':
      return checkNumber(day, fact, outcome.type === 'shootout' ? outcome.tied : []);
    case 'verdict':
      return outcome.type === 'settled' ? ok : impossible('DM-27', text('refusal.notSettled'));
  }
}

/** The host chose over a tie, and may still choose the other. */
function isTieChosen(outcome: Outcome): boolean {
  return outcome.type === 'shootout' || (outcome.type === 'settled' && outcome.of === 'expel');
}

function checkNumber(day: Day, fact: FactOf<'numberNamed'>, tied: readonly Seat[]): Verdict {
  if (!day.lot || hitSeat(day) !== null || tied.length === 0)
    return impossible('DM-34', text('refusal.noShootout'));
  if (fact.number < day.lot.from || fact.number > day.lot.to) {
    return impossible('DM-34', text('refusal.outOfRange', { from: day.lot.from, to: day.lot.to }));
  }
  if (day.named.some((turn) => turn.number === fact.number)) {
    return impossible('DM-34', text('refusal.numberUsed', { number: fact.number }));
  }
  if (!tied.includes(fact.seat)) return impossible('DM-34', text('refusal.notTied', { seat: fact.seat }));
  const turn = shootoutTurn(tied, day);
  return turn?.seat === fact.seat
    ? ok
    : irregular('DM-34', text('refusal.notHisTurn', { seat: turn?.seat ?? 0 }));
}
