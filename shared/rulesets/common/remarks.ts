import type { FactOf } from '../../game/facts';
import { type GameState, seatOf } from '../../game/state';
import type { Seat } from '../../game/words';
import { withSeat } from './changes';
import type { Family } from './family';
import { rechecked, removed } from './leaving';

/** EC-117, EC-118: one remark more; the one that reaches the limit removes with the cause of the rules. */
export function remarked(
  family: Family,
  state: GameState,
  { seat, during, reason }: FactOf<'remark'>,
): GameState {
  const remarks = [...(seatOf(state, seat).remarks ?? []), { during, reason: reason ?? null }];
  const next = withSeat(state, seat, { remarks });
  const rule = family.discipline?.(state);
  return rule && remarks.length >= rule.removal ? removed(family, next, seat, rule.cause, during) : next;
}

/** Takes the last remark back, and brings back whom it removed. */
export function remarkTakenBack(family: Family, state: GameState, seat: Seat): GameState {
  const { remarks = [], out } = seatOf(state, seat);
  const left = remarks.slice(0, -1);
  if (out === null || out.cause !== family.discipline?.(state).cause) {
    return withSeat(state, seat, { remarks: left });
  }
  return rechecked(family, withSeat(state, seat, { remarks: left, out: null }), state);
}
