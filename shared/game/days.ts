import type { Day, GameState } from './state';

/** The day that is open or was open last; null before Day 1. */
export function today(state: GameState): Day | null {
  return state.days.at(-1) ?? null;
}
