import type { Act, GameState, Night } from '../../game/state';
import type { RoleId, Seat } from '../../game/words';
import { actOf } from './nights';
import { roleAt } from './roles';

/** The proposals of the shooters this night (DM-14, MP-05). */
export function proposalsOf(night: Night): Act[] {
  return night.acts.filter((act) => act.role === 'mafia' && act.shooter !== null);
}

/**
 * The target of a shot on which one of the shooters decides (DM-13, DM-14, A-16; MP-05, A-120): the agreed one; else
 * the word of the one who decides, if he lives; else what most proposed. Undefined while there is no answer; null when
 * none was taken.
 */
export function decidedTarget(
  state: GameState,
  night: Night,
  shooters: readonly Seat[],
  decider: RoleId,
): Seat | null | undefined {
  const agreed = actOf(night, 'mafia');
  if (agreed) return agreed.target;
  const proposals = proposalsOf(night);
  const word = proposals.find((act) => act.shooter !== null && roleAt(state, act.shooter) === decider);
  if (word?.target) return word.target;
  if (shooters.some((seat) => roleAt(state, seat) === decider)) return undefined;
  const votes = new Map<Seat, number>();
  for (const { target } of proposals) if (target !== null) votes.set(target, (votes.get(target) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  const leaders = [...votes].filter(([, count]) => count === most);
  return leaders.length === 1 ? leaders[0]?.[0] : undefined;
}
