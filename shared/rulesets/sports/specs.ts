import type { GameState } from '../../game/state';
import { polemica } from './polemica';
import { mafiaPro } from './pro';
import type { SportsSpec } from './spec';
import { sportsUa } from './ukraine';

/** The sports systems, in the order they are offered. */
export const specs: readonly SportsSpec[] = [polemica, sportsUa, mafiaPro];

/** The system a game is played by. */
export function specOf(state: GameState): SportsSpec {
  const found = specs.find((spec) => spec.id === state.setup.ruleset);
  if (!found) throw new Error(`${state.setup.ruleset} is no sports table`);
  return found;
}
