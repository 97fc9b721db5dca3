import type { RoomScene } from '../../contract/room';
import { handsFor, openPause, votersLeft } from '../../game/counts';
import { today } from '../../game/days';
import type { Count, Day, GameState } from '../../game/state';
import type { Seat } from '../../game/words';
import { standing } from './days';

/** A count as the room sees it. */
export function countScene(state: GameState, count: Count, current: Seat | null): RoomScene {
  return {
    type: 'vote',
    count: count.no,
    candidates: count.candidates.map((seat) => ({
      seat,
      hands: handsFor(count, seat),
      state: count.closed.includes(seat) ? 'closed' : seat === current ? 'current' : 'waiting',
    })),
    votersLeft: votersLeft(state, count).length,
    paused: openPause(count)?.seat ?? null,
  };
}

/** The candidates of the vote as it stands; in a revote and after it only those still tied. */
export function candidatesNow<Outcome extends object>(
  state: GameState,
  outcomeOf: (state: GameState, day: Day) => Outcome | { readonly tied: readonly Seat[] },
): readonly Seat[] {
  const day = today(state);
  if (!day) return [];
  const outcome = outcomeOf(state, day);
  if ('tied' in outcome) return outcome.tied as readonly Seat[];
  return day.counts.length > 1 ? (day.counts.at(-1)?.candidates ?? []) : standing(state, day);
}
