import type { RoomScene } from '../../contract/room';
import { handsFor, openPause, votersLeft } from '../../game/counts';
import type { Count, GameState, LedgerRow } from '../../game/state';
import type { Seat, TeamId } from '../../game/words';
import { roleAt } from './roles';

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

/** The result with all roles open; `ledger` null where the system has no points. */
export function resultScene(
  state: GameState,
  teamAt: (state: GameState, seat: Seat) => TeamId,
  ledger: readonly LedgerRow[] | null,
): RoomScene {
  const rows = ledger?.filter((row) => !row.void);
  const winner = state.ended?.winner ?? null;
  const total = (seat: Seat) =>
    rows?.filter((row) => row.seat === seat).reduce((sum, row) => sum + row.amount, 0) ?? null;
  return {
    type: 'result',
    winner,
    rows: state.seats.map(({ seat }) => ({
      seat,
      role: roleAt(state, seat),
      team: teamAt(state, seat),
      total: winner === null ? null : total(seat),
    })),
  };
}
