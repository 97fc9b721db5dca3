import { type GameState, living } from '../../game/state';
import type { TeamId } from '../../game/words';
import { livingNeutrals, teamAt } from './roles';

/**
 * No black left is tested first; then blacks at least as many as reds (PO-30, PO-31, SP-37, SP-38, MP-10, MP-11).
 * Neutrals stand in no team's count (MP-03, A-124).
 */
export function winner(state: GameState): TeamId | null {
  const seats = living(state);
  const blacks = seats.filter((seat) => teamAt(state, seat) === 'black').length;
  if (blacks === 0) return 'red';
  const neutrals = livingNeutrals(state).length;
  return blacks >= seats.length - blacks - neutrals ? 'black' : null;
}
