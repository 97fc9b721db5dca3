import type { RoomScene } from '../../contract/room';
import { newCount, openCandidate } from '../../game/counts';
import { today } from '../../game/days';
import type { Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import type { Step } from '../../game/steps';
import { isNight, type Seat } from '../../game/words';
import { standing } from '../common/days';
import { countScene } from '../common/scenes';
import { leavers, raiseNeeded } from './day';
import { suspectsOf } from './night';
import { isCancelled } from './removals';
import { isSkipped, speakers } from './speeches';
import { tableStep } from './step';
import { steps } from './steps';

/**
 * The picture for the room: built from public facts only. A night is a night whatever happens in it; a proposed win and
 * the question what becomes of a vote change nothing.
 */
export function scene(state: GameState): RoomScene {
  const day = isNight(state.phase) ? null : today(state);
  if (!day) return { type: 'night' };
  const open = tableStep(steps(state));
  // Only a win that waits for the host's word leaves no step: the picture stays with who has left.
  return open ? sceneOf(state, day, open) : leavingScene(state, day);
}

function sceneOf(state: GameState, day: Day, open: Step): RoomScene {
  const parts = open.key.split('/');
  const seat = Number(parts.at(-1));
  switch (parts[1]) {
    case 'morning':
      return { type: 'morning', dead: state.nights.at(-1)?.dead ?? [] };
    case 'best-move':
      return {
        type: 'speech',
        speaker: seat,
        afterTie: false,
        last: true,
        suspects: suspectsOf(state, seat),
      };
    case 'last-word':
      return { type: 'speech', speaker: seat, afterTie: false, last: true };
    case 'speech':
      return { type: 'speech', speaker: seat, afterTie: false, next: nextSpeaker(state, day, seat) };
    case 'defence':
      return { type: 'speech', speaker: seat, afterTie: true };
    case 'revote':
      return { type: 'tie', tied: open.kind === 'confirm' ? open.seats : [], again: false };
    case 'raise':
      return raiseScene(state, day, open);
    case 'count':
      return voteScene(state, day, open);
    case 'no-vote':
    case 'verdict':
    case 'dusk':
      return leavingScene(state, day);
    default:
      return isCancelled(state, day.no) ? leavingScene(state, day) : { type: 'nominations' };
  }
}

/** Who leaves by the vote; that there is none where it was called off. */
function leavingScene(state: GameState, day: Day): RoomScene {
  const seats = leavers(state, day);
  return isCancelled(state, day.no) && seats.length === 0
    ? { type: 'leaving', seats, cancelled: true }
    : { type: 'leaving', seats };
}

function nextSpeaker(state: GameState, day: Day, seat: Seat): Seat | null {
  const order = speakers(state, day);
  const after = order.slice(order.indexOf(seat) + 1);
  return after.find((one) => isLiving(state, one) && !isSkipped(state, day.no, one)) ?? null;
}

function raiseScene(state: GameState, day: Day, open: Step): RoomScene {
  const tied = open.kind === 'hands' ? open.about : [];
  return { type: 'tie', tied, again: true, raise: { hands: day.raised, needed: raiseNeeded(state) } };
}

function voteScene(state: GameState, day: Day, open: Step): RoomScene {
  if (open.kind !== 'hands') return { type: 'nominations' };
  const last = day.counts.find((count) => count.no === open.count);
  const candidates = steps(state).flatMap((one) =>
    one.kind === 'hands' && one.purpose === 'vote' && one.count === open.count ? [one.candidate] : [],
  );
  const count = last ?? newCount(open.count, open.count === 1 ? standing(state, day) : candidates);
  return countScene(state, count, openCandidate(count));
}
