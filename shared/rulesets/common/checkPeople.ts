import type { FactOf } from '../../game/facts';
import { type GameState, isLiving } from '../../game/state';
import { impossible, ok, text, type Verdict } from '../../game/words';
import type { Family } from './family';
import { isOut, pointless } from './verdicts';

/** Nobody sits in two seats. */
function checkPerson(state: GameState, player: string): Verdict {
  const at = state.setup.seats.findIndex((seat) => seat.player === player) + 1;
  return at === 0 ? ok : pointless(text('refusal.sitsThere', { no: at }));
}

/** Somebody else takes the seat of a player who is still in the game. */
export function checkSubstitute(family: Family, state: GameState, fact: FactOf<'substitute'>): Verdict {
  if (state.ended) return impossible(family.cites.win, text('refusal.gameHasEnded'));
  return isLiving(state, fact.seat) ? checkPerson(state, fact.player) : isOut(fact.seat);
}

/** Who really sat there: also in a game that is over. */
export function checkWho(state: GameState, fact: FactOf<'person'>): Verdict {
  return checkPerson(state, fact.player);
}

/** People change places while the game runs; names that were written wrongly may change at any time. */
export function checkSwap(family: Family, state: GameState, { seat, other, moves }: FactOf<'swap'>): Verdict {
  if (seat === other) return pointless(text('refusal.sameSeat'));
  const late = state.ended !== null && moves === 'people';
  return late ? impossible(family.cites.win, text('refusal.gameHasEnded')) : ok;
}

/** A latecomer: before Day 1, on the next seat, where the composition still holds with one card more. */
export function checkJoined(family: Family, state: GameState, fact: FactOf<'joined'>): Verdict {
  const { cites } = family;
  if (state.phase !== 'n0') return impossible(cites.phase, text('refusal.tooLate'));
  if (fact.seat !== state.seats.length + 1) return pointless(text('refusal.nextSeatOnly'));
  const { composition } = state.setup;
  const wanted = { ...composition, [fact.role]: (composition[fact.role] ?? 0) + 1 };
  const [refusal] = family.checkComposition(state, fact.seat, wanted);
  return refusal ? { kind: 'impossible', ...refusal } : checkPerson(state, fact.player);
}

/** A game is rated, or it is not. */
export function checkUnrated(state: GameState, { on }: FactOf<'unrated'>): Verdict {
  return state.unrated === on ? pointless(text('refusal.ratedSo')) : ok;
}
