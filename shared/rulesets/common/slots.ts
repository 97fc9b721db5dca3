import type { RoleSpec } from '../../game/ruleset';
import type { GameState } from '../../game/state';
import type { Slot } from '../../game/steps';
import type { RoleId } from '../../game/words';
import { holders } from './roles';

/** The roles with these ids as slots: how many of each are wanted, and the seats that have them. */
export function roleSlots(state: GameState, roles: readonly RoleSpec[], ids: readonly RoleId[]): Slot[] {
  return roles
    .filter((spec) => ids.includes(spec.id))
    .map(({ id, team }) => ({
      role: id,
      team,
      wanted: state.setup.composition[id] ?? 0,
      seats: holders(state, id),
    }));
}
