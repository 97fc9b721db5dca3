import { type GameState, living } from '../../game/state';
import type { TeamId } from '../../game/words';
import { option } from './options';
import { teamAt } from './roles';

/** DM-65, A-01, A-02, A-33: no black left is tested first; then blacks at least as many as whites. Null: play on. */
export function winner(state: GameState): TeamId | null {
  const seats = living(state);
  const blacks = seats.filter((seat) => teamAt(state, seat) === 'black').length;
  const whites = seats.length - blacks;
  if (blacks === 0) return 'white';
  const blackWins = option(state, 'blackWin') === 'parity' ? blacks >= whites : whites === 0;
  return blackWins ? 'black' : null;
}
