import type { RoomScene, RoomView } from '../contract/room';
import type { Game } from './game';
import { pointsTable } from './points';
import { isNight, numberOf, type TeamId } from './words';

const idle: RoomView = { ruleset: null, period: null, scene: { type: 'idle' }, seats: [], nominations: [] };

/**
 * What the room may know (design 7): an allow-list built from public facts. No role before the end, no act, no night
 * step, no proposed win, no loaded number.
 */
export function roomView(game: Game | null): RoomView {
  if (!game) return idle;
  const { ruleset, setup, state } = game;
  const nominations = isNight(state.phase) || state.ended ? [] : ruleset.standing(state);
  return {
    ruleset: setup.ruleset,
    period: state.ended ? null : { kind: isNight(state.phase) ? 'night' : 'day', no: numberOf(state.phase) },
    scene: state.ended ? result(game, state.ended.winner) : ruleset.scene(state),
    seats: state.seats.map(({ seat, out, fouls }) => ({
      seat,
      name: setup.seats[seat - 1]?.name ?? '',
      out: out !== null,
      fouls: fouls.length,
      silenced: ruleset.isSilenced(state, seat),
      nominated: nominations.includes(seat),
    })),
    nominations,
  };
}

/** Who won, and everybody's role and points (DM-66: only now). A game that was called off has no points. */
function result({ ruleset, state }: Game, winner: TeamId | null): RoomScene {
  const rows = pointsTable(ruleset, state).rows.map(({ seat, role, team, total }) => {
    return { seat, role, team, total: winner === null ? null : total };
  });
  return { type: 'result', winner, rows };
}
