import { today } from '../../game/days';
import type { FactOf } from '../../game/facts';
import type { GameState, Removal } from '../../game/state';
import { isNight } from '../../game/words';
import { option } from './options';

/** The reason of a departure that is no penalty: a card's ability took the seat out. */
export const byAbility = 'ability';

/** Whether the vote of this day was called off after a removal. */
export function isCancelled(state: GameState, day: number): boolean {
  return state.removals.some((one) => one.day === day && one.choice === 'cancelled');
}

/** The removal that still waits for the host's word on the vote; null when none does. */
export function openQuestion(state: GameState): Removal | null {
  const day = isNight(state.phase) ? null : today(state);
  if (!day) return null;
  return (
    state.removals.find((one) => one.choice === null && one.day >= day.no && !isCancelled(state, one.day)) ??
    null
  );
}

/**
 * a removal by day, the fourth foul among them, puts that day's vote in question; the next day's when
 * today's result is fixed. At night it puts none; going home is no removal, nor is what a card does.
 */
export function questioned(
  after: GameState,
  fact: FactOf<'foul'> | FactOf<'left'>,
  isFixed: boolean,
): GameState {
  const day = isNight(after.phase) ? null : today(after);
  if (!day || (fact.type === 'left' && (fact.cause !== 'removed' || fact.reason === byAbility))) return after;
  const policy = option(after, 'voteAfterRemoval');
  const removal: Removal = {
    day: isFixed ? day.no + 1 : day.no,
    seat: fact.seat,
    choice: policy === 'ask' ? null : policy,
  };
  return { ...after, removals: [...after.removals, removal] };
}
