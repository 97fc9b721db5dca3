import type { FactOf, Overruled } from '../../game/facts';
import { hostRule, isSameRow } from '../../game/ledger';
import { type GameState, seatOf } from '../../game/state';
import type { Seat } from '../../game/words';
import { withNight, withSeat } from './changes';
import type { Family } from './family';
import { judged, rechecked, removed } from './leaving';
import { openNight } from './nights';
import { reopened } from './reopen';

type Word<K extends Overruled['kind']> = Extract<Overruled, { kind: K }>;

/** The state after the host's word went before the rules; a phase that is skipped is closed by the caller. */
export function overruled(family: Family, state: GameState, fact: FactOf<'overrule'>): GameState {
  const { what, during, reason } = fact;
  switch (what.kind) {
    case 'out':
      return takenOut(family, state, what, fact);
    case 'in':
      return broughtBack(family, state, what.seat);
    case 'role':
      return rechecked(family, withSeat(state, what.seat, { role: what.role }), state);
    case 'void':
      return {
        ...state,
        rowWords: [...state.rowWords.filter((word) => !isSameRow(word.row, what.row)), what],
      };
    case 'points': {
      const { seat, amount, column } = what;
      const when = state.ended ? 'end' : during;
      return {
        ...state,
        ownRows: [...state.ownRows, { seat, rule: hostRule, amount, when, note: reason, column }],
      };
    }
    case 'winner':
      return state.ended ? { ...state, ended: { ...state.ended, winner: what.winner, reason } } : state;
    case 'skip':
      return state;
    case 'repeat': {
      const back = reopened(state, what.phase);
      return back.phase === 'n0' ? { ...back, win: null } : judged(family, back, back.phase);
    }
  }
}

/** In an open night a kill waits for the dawn, so that nobody sees it before. */
function takenOut(
  family: Family,
  state: GameState,
  { seat, cause }: Word<'out'>,
  { during }: FactOf<'overrule'>,
): GameState {
  const night = openNight(state);
  if (cause !== 'night-kill' || !night) return removed(family, state, seat, cause, during);
  return withNight(state, {
    killed: [...night.killed, seat],
    spared: night.spared.filter((one) => one !== seat),
  });
}

/** Back at the table, and in no list of those who died or were voted out; or spared at the dawn to come. */
function broughtBack(family: Family, state: GameState, seat: Seat): GameState {
  const { out } = seatOf(state, seat);
  const night = openNight(state);
  const without = (seats: readonly Seat[]) => seats.filter((one) => one !== seat);
  if (!out) {
    if (!night) return state;
    return withNight(state, { killed: without(night.killed), spared: [...without(night.spared), seat] });
  }
  const back: GameState = {
    ...state,
    removals: state.removals.filter((one) => one.seat !== seat),
    nights: state.nights.map((one) =>
      out.during === `n${one.no}` && one.dead ? { ...one, dead: without(one.dead) } : one,
    ),
    days: state.days.map((one) =>
      out.during === `d${one.no}/vote` && one.expelled ? { ...one, expelled: without(one.expelled) } : one,
    ),
  };
  return rechecked(family, withSeat(back, seat, { out: null, disqualified: null }), state);
}
