import { roleText } from '../../game/roles';
import type { Board } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import { type Seat, type Text, text } from '../../game/words';
import { actOf, openNight } from '../common/nights';
import { holders } from '../common/roles';
import { checksBy, shotTarget } from './night';
import { isCity, isDealtTo, teamAt } from './roles';
import { specOf } from './specs';
import { turnsOf } from './turns';

/** What the host wants in sight: the order of shooting, whom the Sheriff and the Don have checked. */
export function boards(state: GameState): Board[] {
  const lines: Record<'order' | 'sheriff' | 'don' | 'cards', Text[]> = {
    order: [],
    sheriff: [],
    don: [],
    cards: cardLines(state),
  };
  if (state.shootingOrder.length > 0) {
    lines.order.push(text('sports.board.orderLine', { order: state.shootingOrder.join(' → ') }));
  }
  const sheriff = checksBy(state, 'sheriff');
  const black = seatsOf(sheriff, true);
  const others = seatsOf(sheriff, false);
  const red = others.filter(
    (seat) => teamAt(state, seat) === 'red' && specOf(state).checkAnswer === 'colour',
  );
  const notBlack = others.filter((seat) => !red.includes(seat));
  if (black.length > 0) lines.sheriff.push(text('sports.board.blacks', { seats: black }));
  if (red.length > 0) lines.sheriff.push(text('sports.board.reds', { seats: red }));
  if (notBlack.length > 0) lines.sheriff.push(text('sports.board.notBlacks', { seats: notBlack }));
  const don = checksBy(state, 'don');
  const found = seatsOf(don, true);
  const missed = seatsOf(don, false);
  if (found.length > 0) lines.don.push(text('sports.board.found', { seats: found }));
  if (missed.length > 0) lines.don.push(text('sports.board.notFound', { seats: missed }));
  return (['order', 'sheriff', 'don', 'cards'] as const)
    .filter((id) => lines[id].length > 0)
    .map((id) => ({ id, title: text(`sports.board.${id}`), lines: lines[id] }));
}

/** MP-06: the club's own roles in the game, who holds them, and their place in the night. */
function cardLines(state: GameState): Text[] {
  const own = (isCity(state.setup) ? state.setup.customRoles : undefined) ?? [];
  return own
    .filter((role) => isDealtTo(state, role.id))
    .map(({ id, order }) => {
      const params = { role: roleText(state.setup, id), seats: holders(state, id), order };
      return text(order === 0 ? 'sports.board.asleep' : 'sports.board.card', params);
    });
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
  for (const { custom } of turnsOf(state, night)) {
    const chosen = custom && (actOf(night, custom.id)?.target ?? null);
    if (custom && chosen !== null) found.set(chosen, roleText(state.setup, custom.id));
  }
  if (target !== null) found.set(target, text('sports.tag.shot'));
  return found;
}
