import { today } from '../../game/days';
import { type GameState, living } from '../../game/state';
import type { Seat, Text } from '../../game/words';
import { text } from '../../game/words';
import { standing } from '../common/days';
import { holders } from '../common/roles';
import { checksBy } from './night';
import { specOf } from './specs';
import { leadersOf } from './tally';

function livingSheriff(state: GameState): Seat | null {
  return holders(state, 'sheriff').find((seat) => living(state).includes(seat)) ?? null;
}

/** SP-12: the checks that the Sheriff killed at night must name in his last minute; null for anybody else. */
export function checksToTell(state: GameState, seat: Seat): Text | null {
  if (!specOf(state).duties.includes('tellChecks') || state.seats[seat - 1]?.role !== 'sheriff') return null;
  const made = checksBy(state, 'sheriff');
  const black = [...new Set(made.filter((one) => one.yes).map((one) => one.seat))];
  const red = [...new Set(made.filter((one) => !one.yes).map((one) => one.seat))];
  if (made.length === 0) return text('sports.hint.toldNothing');
  if (black.length === 0) return text('sports.hint.tellRed', { red });
  return red.length === 0
    ? text('sports.hint.tellBlack', { black })
    : text('sports.hint.tell', { black, red });
}

/** MP-14: who is out does not talk about the game, nor hint to the living. */
export function silenceOfTheOut(state: GameState): Text | null {
  return specOf(state).duties.includes('outKeepSilent') ? text('sports.hint.outKeepSilent') : null;
}

/** SP-13: with 7 or 8 at the table the Sheriff has to open himself by day. */
export function timeToOpen(state: GameState): Text | null {
  if (!specOf(state).duties.includes('openAtSevenOrEight') || livingSheriff(state) === null) return null;
  const count = living(state).length;
  return count === 7 || count === 8 ? text('sports.hint.timeToOpen', { living: count }) : null;
}

/** SP-14: nominated, or leading the count, the Sheriff has to declare himself; no foul for it. */
export function underVote(state: GameState): Text | null {
  const sheriff = livingSheriff(state);
  const day = today(state);
  if (!specOf(state).duties.includes('openWhenVoted') || sheriff === null || !day) return null;
  const count = day.counts.at(-1);
  const leads = count !== undefined && count.hands.length > 0 && leadersOf(count).includes(sheriff);
  if (leads) return text('sports.hint.sheriffLeads', { seat: sheriff });
  return standing(state, day).includes(sheriff)
    ? text('sports.hint.sheriffNominated', { seat: sheriff })
    : null;
}
