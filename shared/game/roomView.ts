import type { RoomView } from '../contract/room';
import { today } from './days';
import type { Game } from './game';
import { isNight, numberOf } from './words';

const idle: RoomView = { ruleset: null, period: null, scene: { type: 'idle' }, seats: [], nominations: [] };

/**
 * What the room may know (design 7): an allow-list built from public facts. No role before the end, no act, no night
 * step, no proposed win, no loaded number. A role before the end only where the rules open it (MP-41).
 */
export function roomView(game: Game | null): RoomView {
  if (!game) return idle;
  const { ruleset, setup, state } = game;
  const nominations = nominated(state);
  return {
    ruleset: setup.ruleset,
    period: state.ended ? null : { kind: isNight(state.phase) ? 'night' : 'day', no: numberOf(state.phase) },
    scene: ruleset.scene(state),
    seats: state.seats.map(({ seat, role, out, fouls }) => ({
      seat,
      name: setup.seats[seat - 1]?.name ?? '',
      out: out !== null,
      fouls: fouls.length,
      silenced: ruleset.isSilenced(state, seat),
      nominated: nominations.includes(seat),
      ...(ruleset.isOpen?.(state, seat) ? { role: role ?? ruleset.plainRole } : {}),
    })),
    nominations,
  };
}

function nominated(state: Game['state']): number[] {
  if (isNight(state.phase) || state.ended) return [];
  return today(state)?.nominations.map((nomination) => nomination.seat) ?? [];
}
