import { orderOf } from '../../game/phases';
import type { Day, GameState, Night } from '../../game/state';
import { living } from '../../game/state';
import { type Cause, isNight, numberOf, type PhaseId } from '../../game/words';
import { lastDay, withDay, withNight } from './changes';

/** What a day's vote is before its first hand. */
export const noVoteYet = {
  counts: [],
  tieChoice: null,
  verdict: 'proposed',
  lot: null,
  named: [],
  raised: [],
  raisePassed: null,
  oratory: {},
  expelled: null,
  mode: undefined,
  away: undefined,
  loneStands: undefined,
  sentence: undefined,
  judged: undefined,
} as const satisfies Partial<Day>;

/** What a night is before its first act. */
export const noActs = {
  fates: [],
  acts: [],
  shown: [],
  dead: null,
  killed: [],
  spared: [],
  death: undefined,
  healed: undefined,
  witnessed: undefined,
} as const satisfies Partial<Night>;

/** Causes that a night or a vote brings by itself; who left otherwise did so whatever is held once more. */
const byCourse: readonly Cause[] = ['night-kill', 'vote', 'shootout', 'suicide', 'death-role'];

/** The open phase without an effect: nobody acted, nobody was voted. A vote's result that was announced stays. */
export function skipped(state: GameState): GameState {
  if (isNight(state.phase)) return withNight(state, { ...noActs, dead: [] });
  if (!state.phase.endsWith('/vote') || lastDay(state).expelled !== null) return state;
  return withDay(state, { ...noVoteYet, expelled: [] });
}

/** The state at the beginning of a phase that was held already: who left by it or later by the course is back. */
export function reopened(state: GameState, phase: PhaseId): GameState {
  const since = (other: PhaseId) => orderOf(other) >= orderOf(phase);
  const no = numberOf(phase);
  const seats = state.seats.map((seat) =>
    seat.out && byCourse.includes(seat.out.cause) && since(seat.out.during) ? { ...seat, out: null } : seat,
  );
  const back = {
    ...state,
    seats,
    phase,
    done: [],
    removals: state.removals.filter((one) => one.day < no || isNight(phase)),
    nights: state.nights.filter((night) => night.no < no || (isNight(phase) && night.no === no)),
    days: state.days.filter((day) => day.no <= no),
  };
  if (isNight(phase)) return withNight(back, { ...noActs, living: living(back) });
  const talked = phase.endsWith('/vote') ? {} : { nominations: [], living: living(back) };
  return withDay(back, { ...noVoteYet, ...talked });
}
