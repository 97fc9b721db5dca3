import type { FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { seatOf } from '../../game/state';
import { impossible, ok, text, type Verdict } from '../../game/words';
import { accuracy, oratoryOf } from './points';
import { teamAt } from './roles';

/** DM-61: one MVP, by accuracy only who is on the list, by initiative with a note and the expelled rival. */
export function checkMvp(state: GameState, fact: FactOf<'mvp'>): Verdict {
  if (fact.seat === null) return ok;
  if (!state.ended) return impossible('DM-61', text('refusal.gameRuns'));
  if (seatOf(state, fact.seat).disqualified)
    return impossible('DM-61', text('refusal.isDisqualified', { seat: fact.seat }));
  if (state.mvp && state.mvp.seat !== fact.seat)
    return impossible('DM-61', text('refusal.oneMvp', { seat: state.mvp.seat }));
  if (fact.criterion === 'accuracy') {
    const own = accuracy(state).find((one) => one.seat === fact.seat);
    return own?.eligible ? ok : impossible('DM-61', text('refusal.notAccurate', { seat: fact.seat }));
  }
  if (!fact.note?.trim()) return impossible('DM-61', text('refusal.mvpNote'));
  const rival = fact.expelled;
  const expelled = rival !== undefined && state.days.some((day) => day.expelled?.includes(rival));
  return expelled && teamAt(state, rival) !== teamAt(state, fact.seat)
    ? ok
    : impossible('DM-61', text('refusal.mvpRival'));
}

/** DM-62: up to two, not for the disqualified. */
export function checkBestMove(state: GameState, fact: FactOf<'bestMove'>): Verdict {
  if (!fact.on) return ok;
  if (seatOf(state, fact.seat).disqualified)
    return impossible('DM-62', text('refusal.isDisqualified', { seat: fact.seat }));
  if (state.bestMoves.includes(fact.seat)) return ok;
  return state.bestMoves.length < 2 ? ok : impossible('DM-62', text('refusal.twoBestMoves'));
}

/** DM-60: only for those who were tied that day and stayed. */
export function checkOratory(state: GameState, fact: FactOf<'oratory'>): Verdict {
  const day = state.days.find((one) => one.no === fact.day);
  const proposed = day && oratoryOf(state, day).some((one) => one.seat === fact.seat);
  return proposed ? ok : impossible('DM-60', text('refusal.notTied', { seat: fact.seat }));
}
