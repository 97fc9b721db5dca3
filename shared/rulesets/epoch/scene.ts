import type { RoomScene } from '../../contract/room';
import { handsFor, newCount, votersLeft } from '../../game/counts';
import { today } from '../../game/days';
import { stepKey } from '../../game/phases';
import type { Count, Day, GameState } from '../../game/state';
import { living, seatOf } from '../../game/state';
import { isNight, type Seat } from '../../game/words';
import { ballotOf, isTold, leavers, modeOf, suspectsOf } from './day';
import { tableStep } from './step';
import { steps } from './steps';

/**
 * The picture for the room: built from public facts only. A night is a night whatever happens in it; the pause in which
 * the host asks looks like the result of the vote before it (EC-67).
 */
export function scene(state: GameState): RoomScene {
  const day = isNight(state.phase) ? null : today(state);
  if (!day) return { type: 'night' };
  const [, part = ''] = tableStep(steps(state))?.key.split('/') ?? [];
  switch (part) {
    case 'morning':
    case 'leaves':
      return morning(state);
    case 'talk':
      return { type: 'talk', freely: true };
    case 'ask':
      return isTold(day)
        ? voteScene(state, day)
        : { type: 'tie', tied: suspectsOf(state, day), again: false };
    case 'verdict':
      return { type: 'leaving', seats: leavers(state, day) };
    default:
      return voteScene(state, day);
  }
}

/** EC-86, EC-96: the dead as they are announced, and the paper. */
function morning(state: GameState): RoomScene {
  const night = state.nights.at(-1);
  const dead = night?.dead ?? [];
  return night?.witnessed ? { type: 'morning', dead, trampSaw: true } : { type: 'morning', dead };
}

/**
 * EC-105: the votes as they come; told to the host alone, only when all are in. Once it is closed the most votes come
 * first, and it says who stands under suspicion (EC-21).
 */
function voteScene(state: GameState, day: Day): RoomScene {
  const count = ballotOf(day) ?? newCount(1, living(state));
  const told = isTold(day);
  if (modeOf(state, day) === 'private' && !told) {
    return {
      type: 'vote',
      count: 1,
      candidates: [],
      votersLeft: living(state).length,
      paused: null,
      alone: true,
    };
  }
  const named = votesOf(count).filter((one) => one.hands.length > 0);
  const common = {
    type: 'vote',
    count: 1,
    votersLeft: votersLeft(state, count).length,
    paused: null,
  } as const;
  if (told) {
    const candidates = named
      .map((one) => ({ ...one, state: 'closed' as const }))
      .sort((a, b) => b.hands.length - a.hands.length || a.seat - b.seat);
    return { ...common, candidates, suspects: suspectsOf(state, day) };
  }
  const voter = voterNow(state);
  const candidates = named.map((one) => ({ ...one, state: 'named' as const }));
  return { ...common, candidates, ...(voter === null ? {} : { voter }) };
}

function votesOf(count: Count): { readonly seat: Seat; readonly hands: readonly Seat[] }[] {
  return count.candidates.map((seat) => ({ seat, hands: handsFor(count, seat) }));
}

/** Who is asked, as the host calls him. */
function voterNow(state: GameState): Seat | null {
  const step = tableStep(steps(state));
  return step?.kind === 'seat' ? (step.voter ?? null) : null;
}

/** EC-21, EC-97: roles are open to all; those of the night from the moment their seats leave. */
export function isOpen(state: GameState, seat: Seat): boolean {
  if (seatOf(state, seat).out === null) return false;
  const day = today(state);
  const dead = state.nights.at(-1)?.dead ?? [];
  if (!day || state.phase !== `d${day.no}/talk` || !dead.includes(seat)) return true;
  const isRead = state.done.includes(stepKey.morning(day.no));
  const left = dead.filter((one) => state.done.includes(stepKey.leaves(day.no, one))).length;
  return isRead && dead.indexOf(seat) <= left;
}
