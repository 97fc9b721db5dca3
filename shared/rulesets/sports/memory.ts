import type { Board } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { type Seat, type Text, text } from '../../game/words';
import { actOf, openNight } from '../common/nights';
import { checksBy, shotTarget } from './night';

/** What the host wants in sight: the order of shooting, whom the Sheriff and the Don have checked. */
export function boards(state: GameState): Board[] {
  const lines: Record<'order' | 'sheriff' | 'don', Text[]> = { order: [], sheriff: [], don: [] };
  if (state.shootingOrder.length > 0) {
    lines.order.push(text('sports.board.orderLine', { order: state.shootingOrder.join(' → ') }));
  }
  const sheriff = checksBy(state, 'sheriff');
  const black = seatsOf(sheriff, true);
  const red = seatsOf(sheriff, false);
  if (black.length > 0) lines.sheriff.push(text('sports.board.blacks', { seats: black }));
  if (red.length > 0) lines.sheriff.push(text('sports.board.reds', { seats: red }));
  const don = checksBy(state, 'don');
  const found = seatsOf(don, true);
  const others = seatsOf(don, false);
  if (found.length > 0) lines.don.push(text('sports.board.found', { seats: found }));
  if (others.length > 0) lines.don.push(text('sports.board.notFound', { seats: others }));
  return (['order', 'sheriff', 'don'] as const)
    .filter((id) => lines[id].length > 0)
    .map((id) => ({ id, title: text(`sports.board.${id}`), lines: lines[id] }));
}

function seatsOf(checks: readonly { seat: Seat; yes: boolean }[], yes: boolean): Seat[] {
  return [...new Set(checks.filter((one) => one.yes === yes).map((one) => one.seat))];
}

/** One short secret remark a seat, while the night is open: who is checked, who is shot. */
export function tags(state: GameState): ReadonlyMap<Seat, Text> {
  const found = new Map<Seat, Text>();
  const night = openNight(state);
  if (!night || night.no === 0) return found;
  for (const role of ['sheriff', 'don'] as const) {
    const target = actOf(night, role)?.target ?? null;
    if (target !== null) found.set(target, text('sports.tag.checked'));
  }
  const target = shotTarget(state, night) ?? null;
  if (target !== null) found.set(target, text('sports.tag.shot'));
  return found;
}
