import { today } from '../../game/days';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { isLiving, seatOf } from '../../game/state';
import { isNight, numberOf, type Seat } from '../../game/words';

/**
 * PO-34, MP-19, A-141: who speaks first on a day: seat 1, then each day the next seat at the table after the day
 * before's. Fixed when the day begins.
 */
export function firstSpeaker(state: GameState, day: number): Seat {
  let first = 0;
  for (const { no, living } of state.days) {
    if (no > day) break;
    first = living.find((seat) => seat > first) ?? living[0] ?? 0;
  }
  return first;
}

/** The seats in the order of their speeches: round the table from the first; who left without speaking is passed over. */
export function speakers(state: GameState, day: Day): Seat[] {
  const at = day.living.indexOf(firstSpeaker(state, day.no));
  const circle = [...day.living.slice(at), ...day.living.slice(0, at)];
  return circle.filter((seat) => isLiving(state, seat) || hasSpoken(state, day, seat));
}

/** Whether the speech is over, or was skipped. */
export function hasSpoken(state: GameState, day: Day, seat: Seat): boolean {
  return state.done.includes(stepKey.speech(day.no, seat));
}

/** Whether the seat's speech of this day is skipped for its fouls (MP-29, A-122). */
export function isSkipped(state: GameState, day: number, seat: Seat): boolean {
  return seatOf(state, seat).fouls.some((foul) => foul.silences === day);
}

/** Whether the seat still owes the speech that its fouls cost, today or tomorrow. */
export function isSilenced(state: GameState, seat: Seat): boolean {
  const day = today(state);
  const no = numberOf(state.phase);
  if (!isLiving(state, seat)) return false;
  const open = !isNight(state.phase) && state.phase.endsWith('/talk');
  if (open && day && isSkipped(state, no, seat)) return !hasSpoken(state, day, seat);
  return isSkipped(state, no + 1, seat);
}

/** The day whose speech a foul costs now: today's while it is still to come, else the next day's. */
export function nextSpeechDay(state: GameState, seat: Seat, speaking: Seat | null): number {
  const day = today(state);
  const no = numberOf(state.phase);
  if (!day || !state.phase.endsWith('/talk')) return no + 1;
  return speaking === seat || hasSpoken(state, day, seat) ? no + 1 : no;
}
