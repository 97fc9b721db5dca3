import type { FactOf } from '../../game/facts';
import { type GameState, isLiving, seatOf } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import type { Family } from './family';
import { isOut, unheardOf } from './verdicts';

/** EC-117, EC-120: a remark for somebody at the table, where remarks count, for what the club gives them. */
export function checkRemark(family: Family, state: GameState, fact: FactOf<'remark'>): Verdict {
  if (!family.discipline) return unheardOf(family.cites.fouls);
  if (!isLiving(state, fact.seat)) return isOut(fact.seat);
  const { reason } = fact;
  const isKnown = family.discipline(state).reasons.some((one) => one.reason === reason);
  return reason === undefined || isKnown ? ok : irregular(family.cites.fouls, text('refusal.noSuchRemark'));
}

/** The last remark of a seat, also of one that it removed. */
export function checkRemarkTakenBack(family: Family, state: GameState, seat: Seat): Verdict {
  if (!family.discipline) return unheardOf(family.cites.fouls);
  const { remarks = [], out } = seatOf(state, seat);
  if (remarks.length === 0) return impossible(family.cites.fouls, text('refusal.noRemark', { seat }));
  const { cause } = family.discipline(state);
  if (out !== null && out.cause !== cause) return isOut(seat);
  const inCount = out !== null && out.during === state.phase && state.phase.endsWith('/vote');
  return inCount ? irregular(family.cites.fouls, text('refusal.undoInstead', { seat })) : ok;
}
