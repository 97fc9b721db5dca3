import type { Board } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import { type Seat, type Text, text } from '../../game/words';
import { actOf, openNight } from '../common/nights';
import { blockedPatient, resolveNights, targetOf } from './night';
import { teamAt } from './roles';

/** What the host wants in sight at night: Maniac's counters, whom the Doctor may not heal, blacks exposed. */
export function boards(state: GameState): Board[] {
  const resolved = resolveNights(state);
  const closed = resolved.filter((one) => one.night.dead !== null);
  const found: Board[] = [];
  const visits = Object.entries(closed.at(-1)?.dawn.visits ?? {}).map(([seat, count]) => ({
    seat: Number(seat),
    count,
  }));
  const visited = visits.filter(({ seat, count }) => count > 0 && isLiving(state, seat));
  if (visited.length > 0) {
    found.push(
      board(
        'visits',
        visited.map(({ seat, count }) => text('demafia.board.visit', { seat, count })),
      ),
    );
  }
  const night = openNight(state);
  const blocked = night ? blockedPatient(state, night.no) : null;
  const last = closed.at(-1);
  const healed = last ? (actOf(last.night, 'doctor')?.target ?? null) : null;
  if (blocked !== null) found.push(board('heals', [text('demafia.board.blocked', { seat: blocked })]));
  else if (healed !== null) found.push(board('heals', [text('demafia.board.healed', { seat: healed })]));
  const exposed = new Set(
    resolved
      .map((one) => one.check)
      .filter((seat): seat is Seat => seat !== null && teamAt(state, seat) === 'black'),
  );
  if (exposed.size > 0) found.push(board('exposed', [text('demafia.board.blacks', { seats: [...exposed] })]));
  return found;
}

function board(id: string, lines: readonly Text[]): Board {
  return { id, title: text(`demafia.board.${id}`), lines };
}

/** One short secret remark a seat, while the night is open: who is shot, hunted, visited, healed, checked. */
export function tags(state: GameState): ReadonlyMap<Seat, Text> {
  const night = openNight(state);
  const found = new Map<Seat, Text>();
  if (!night) return found;
  for (const [role, tag] of [
    ['sheriff', 'checked'],
    ['doctor', 'healed'],
    ['maniac', 'visited'],
    ['lover', 'hunted'],
    ['mafia', 'shot'],
  ] as const) {
    const target = targetOf(state, night, role);
    if (target !== null && target !== undefined) found.set(target, text(`demafia.tag.${tag}`));
  }
  return found;
}
