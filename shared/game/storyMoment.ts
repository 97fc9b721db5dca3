import type { Fact } from './facts';
import type { Game } from './game';
import type { GameState } from './state';
import type { PhaseId, Seat } from './words';

/** One entry that holds: its fact, and the game before and after it. */
export interface Moment<F extends Fact = Fact> {
  readonly game: Game;
  readonly fact: F;
  /** A key of its own. */
  readonly key: string;
  /** The phase that was open. */
  readonly phase: PhaseId;
  readonly before: GameState;
  readonly after: GameState;
  readonly irregular: boolean;
  readonly despite: string | undefined;
}

/** Who is out after the moment and was not before, ascending. */
export function newlyOut({ before, after }: Moment): Seat[] {
  return after.seats.flatMap(({ seat, out }) => (out && !before.seats[seat - 1]?.out ? [seat] : []));
}

/** Who is back at the table. */
export function backIn({ before, after }: Moment): Seat[] {
  return after.seats.flatMap(({ seat, out }) => (!out && before.seats[seat - 1]?.out ? [seat] : []));
}
