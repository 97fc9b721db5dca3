import { roleText } from '../../game/roles';
import type { CustomRole, GameState } from '../../game/state';
import { neutralTeam, type Seat, type Text, text } from '../../game/words';
import { customAt } from './roles';

/** MP-12: what stands on the card of one of the club's own roles, for the host; null where nothing does. */
export function cardHint({ setup }: GameState, role: CustomRole | undefined | null): Text | null {
  if (!role || role.text === '') return null;
  return text('sports.hint.card', { role: roleText(setup, role.id), about: role.text });
}

/** MP-12, MP-13: the neutral's own condition, where it may just have been met. */
export function conditionOf(state: GameState, seat: Seat): Text | null {
  const role = customAt(state, seat);
  return role?.team === neutralTeam ? cardHint(state, role) : null;
}
