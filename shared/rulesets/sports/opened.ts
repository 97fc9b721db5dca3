import { stepKey } from '../../game/phases';
import { roleText } from '../../game/roles';
import { type GameState, seatOf } from '../../game/state';
import { numberOf, type Seat, type Text, text } from '../../game/words';
import type { Draft } from '../common/step';
import { option } from './options';
import { customAt, isCity, isDealtTo } from './roles';
import { step } from './step';

/**
 * MP-41…43: whether everybody sees the role of a seat that is out: at once in an open game; in a closed one only a
 * role that acts after its elimination.
 */
export function isOpen(state: GameState, seat: Seat): boolean {
  if (seatOf(state, seat).out === null) return false;
  return option(state, 'reveal') === 'open' || (customAt(state, seat)?.actsWhenOut ?? false);
}

/**
 * MP-41, MP-42: what is said of the roles of those who leave by the vote: that they open, or stay closed; nothing where
 * a role of this closed game opens all the same (MP-43), or the silence itself would tell whose it is.
 */
export function leaveScript(state: GameState): string {
  if (option(state, 'reveal') === 'open') return 'leaveOpen';
  const own = isCity(state.setup) ? (state.setup.customRoles ?? []) : [];
  return own.some((role) => role.actsWhenOut && isDealtTo(state, role.id)) ? 'leavePlain' : 'leave';
}

/** The roles of these seats in words, in an open game; null where they stay closed (MP-41, MP-42). */
export function openRoles(state: GameState, seats: readonly Seat[]): Text[] | null {
  if (option(state, 'reveal') !== 'open' || seats.length === 0) return null;
  return seats.map((seat) => roleText(state.setup, seatOf(state, seat).role ?? 'citizen'));
}

/**
 * MP-43: who was eliminated on this day or in the night before it, and acts now. What comes of it is on the card, and
 * the host's to enter.
 */
export function actsNowSteps(state: GameState): Draft[] {
  const no = numberOf(state.phase);
  const now = [state.phase, ...(state.phase.endsWith('/talk') ? [`n${no - 1}`] : [])];
  return state.seats.flatMap(({ seat, out }) => {
    const role = customAt(state, seat);
    if (!role?.actsWhenOut || !out || !now.includes(out.during)) return [];
    const words = { seat, role: roleText(state.setup, role.id) };
    return [
      step(
        state,
        stepKey.actsNow(no, seat),
        'confirm',
        { seats: [seat] },
        {
          name: 'actsNow',
          params: words,
          actors: [seat],
          hint:
            role.text === ''
              ? text('sports.hint.actsNow')
              : text('sports.hint.actsNowCard', { role: words.role, about: role.text }),
        },
      ),
    ];
  });
}
