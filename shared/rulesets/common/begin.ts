import type { Day, GameState, Night, SeatState, Setup } from '../../game/state';
import { living } from '../../game/state';
import { isNight, numberOf, type PhaseId } from '../../game/words';
import { noActs, noVoteYet } from './reopen';

/** A game at the beginning of Night 0. */
export function begin(setup: Setup): GameState {
  const seats = setup.seats.map(
    (_, index): SeatState => ({ seat: index + 1, role: null, out: null, fouls: [], disqualified: null }),
  );
  const state: GameState = {
    setup,
    seats,
    phase: 'n0',
    done: [],
    days: [],
    nights: [],
    win: null,
    mvp: null,
    bestMoves: [],
    present: [],
    shootingOrder: [],
    removals: [],
    suspects: [],
    ended: null,
    ownRows: [],
    rowWords: [],
    substitutions: [],
    unrated: setup.unrated ?? false,
    notes: [],
    protests: [],
  };
  return opened(state, 'n0');
}

/** The state with a phase that begins: a night, or a day with its talk. */
export function opened(state: GameState, phase: PhaseId): GameState {
  const no = numberOf(phase);
  if (isNight(phase)) {
    const night: Night = { no, living: living(state), ...noActs };
    return { ...state, nights: [...state.nights, night] };
  }
  if (!phase.endsWith('/talk')) return state;
  const day: Day = {
    no,
    living: living(state),
    nominations: [],
    ...noVoteYet,
  };
  return { ...state, days: [...state.days, day] };
}
