import type { RoomScene, RoomSeat, RoomView } from '../contract/room';
import type { Game } from './game';
import { pointsTable } from './points';
import { customRole } from './roles';
import { columnsOf, deckOf, type Ruleset, teamOf, winnersOf } from './ruleset';
import type { GameState, Setup } from './state';
import { isNight, numberOf, type RoleId } from './words';

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
    scene: state.ended ? result(game, state.ended) : ruleset.scene(state),
    seats: state.seats.map(({ seat, role, out, fouls, remarks }) => ({
      seat,
      name: setup.seats[seat - 1]?.name ?? '',
      out: out !== null,
      fouls: fouls.length,
      ...(remarks?.length ? { remarks: remarks.length } : {}),
      silenced: ruleset.isSilenced(state, seat),
      nominated: nominations.includes(seat),
      ...(ruleset.isOpen?.(state, seat) ? opened(ruleset, setup, role ?? ruleset.plainRole) : {}),
    })),
    nominations,
  };
}

/** Role and team where everybody may know them. */
function opened(ruleset: Ruleset, setup: Setup, role: RoleId): Pick<RoomSeat, 'role' | 'roleName' | 'team'> {
  const team = teamOf(deckOf(ruleset, setup), role);
  return { ...roleShown(setup, role), ...(team === undefined ? {} : { team }) };
}

/** Who won, and everybody's role and points (DM-66: only now). No points where the system has none or the game was called off. */
function result(
  { ruleset, setup, state }: Game,
  { winner, neutrals }: NonNullable<GameState['ended']>,
): RoomScene {
  const counted = winner !== null && columnsOf(ruleset, setup).length > 0;
  const rows = pointsTable(ruleset, state).rows.map(({ seat, role, team, total }) => {
    const shown = role === null ? { role } : roleShown(setup, role);
    return { seat, ...shown, team, total: counted ? total : null };
  });
  const beside = neutrals.length > 0 ? { neutrals } : {};
  return { type: 'result', winner, ...beside, ...winnersOf(ruleset, state, winner), rows };
}

/** A role that is open, with its name where only its game knows it. */
function roleShown(setup: Setup, role: RoleId): { role: RoleId; roleName?: string } {
  const custom = customRole(setup, role);
  return custom ? { role, roleName: custom.name } : { role };
}
