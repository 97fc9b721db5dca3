import type { RoomScene, RoomSeat, RoomView } from '../contract/room';
import type { Game } from './game';
import { pointsTable } from './points';
import { type Ruleset, teamOf } from './ruleset';
import { isNight, numberOf, type RoleId, type TeamId } from './words';

const idle: RoomView = { ruleset: null, period: null, scene: { type: 'idle' }, seats: [], nominations: [] };

/**
 * What the room may know (design 7): an allow-list built from public facts. No role before the end, no act, no night
 * step, no proposed win, no loaded number. A role before the end only where the rules open it (MP-41).
 */
export function roomView(game: Game | null): RoomView {
  if (!game) return idle;
  const { ruleset, state } = game;
  const { setup } = state;
  const nominations = isNight(state.phase) || state.ended ? [] : ruleset.standing(state);
  return {
    ruleset: setup.ruleset,
    period: state.ended ? null : { kind: isNight(state.phase) ? 'night' : 'day', no: numberOf(state.phase) },
    scene: state.ended ? result(game, state.ended.winner) : ruleset.scene(state),
    seats: state.seats.map(({ seat, role, out, fouls }) => ({
      seat,
      name: setup.seats[seat - 1]?.name ?? '',
      out: out !== null,
      fouls: fouls.length,
      silenced: ruleset.isSilenced(state, seat),
      nominated: nominations.includes(seat),
      ...(ruleset.isOpen?.(state, seat) ? opened(ruleset, role ?? ruleset.plainRole) : {}),
    })),
    nominations,
  };
}

/** Role and team where everybody may know them. */
function opened(ruleset: Ruleset, role: RoleId): Pick<RoomSeat, 'role' | 'team'> {
  const team = teamOf(ruleset, role);
  return { role, ...(team === undefined ? {} : { team }) };
}

/** Who won, and everybody's role and points (DM-66: only now). No points where the system has none or the game was called off. */
function result({ ruleset, state }: Game, winner: TeamId | null): RoomScene {
  const counted = winner !== null && ruleset.columns.length > 0;
  const rows = pointsTable(ruleset, state).rows.map(({ seat, role, team, total }) => {
    return { seat, role, team, total: counted ? total : null };
  });
  return { type: 'result', winner, rows };
}
