import type { RoomScene } from '../../contract/room';
import { newCount, openCandidate } from '../../game/counts';
import { today } from '../../game/days';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import { isNight, type Seat } from '../../game/words';
import { standing } from '../common/days';
import { countScene as countedScene } from '../common/scenes';
import { currentStep } from '../common/step';
import { hitSeat, leavers, outcomeOf, shootoutTurn, tiedInRevote } from './day';
import { steps } from './steps';

/**
 * The picture for the room (design 7): built from public facts only. A night is a night whatever happens in it, a
 * proposed win changes nothing, the loaded number stays away until it falls (DM-34).
 */
export function scene(state: GameState): RoomScene {
  if (isNight(state.phase)) return { type: 'night' };
  const day = today(state);
  if (!day) return { type: 'night' };
  return state.phase.endsWith('/talk') ? talkScene(state, day) : voteScene(state, day);
}

function talkScene(state: GameState, day: Day): RoomScene {
  if (day.no > 1 && !state.done.includes(stepKey.morning(day.no))) {
    return { type: 'morning', dead: state.nights.at(-1)?.dead ?? [] };
  }
  return state.done.includes(stepKey.talk(day.no)) ? { type: 'nominations' } : { type: 'talk' };
}

function voteScene(state: GameState, day: Day): RoomScene {
  const open = currentStep(steps(state));
  const outcome = outcomeOf(state, day);
  if (!open) return { type: 'nominations' };
  if (open.kind === 'speech' && !open.pause) {
    return { type: 'speech', speaker: open.speaker, afterTie: day.counts.length > 0 };
  }
  if (open.key === stepKey.crash(day.no) && outcome.type === 'revote')
    return { type: 'tie', tied: outcome.tied, again: false };
  if (open.key === stepKey.tie(day.no) && outcome.type === 'choice')
    return { type: 'tie', tied: outcome.tied, again: true };
  if (outcome.type === 'shootout') return shootoutScene(day, outcome.tied);
  if (open.key === stepKey.verdict(day.no) || open.key === stepKey.noVote(day.no)) {
    const named = hitSeat(day) !== null && outcome.type === 'settled' && outcome.of === 'shootout';
    return named ? shootoutScene(day, shooting(state, day)) : { type: 'leaving', seats: leavers(state, day) };
  }
  return countScene(state, day, open.kind === 'hands' ? open.candidate : null);
}

/** Everybody who shot it out, also once the number has fallen. */
function shooting(state: GameState, day: Day): Seat[] {
  const revote = day.counts.at(-1);
  return revote ? tiedInRevote(revote).filter((seat) => isLiving(state, seat)) : [];
}

function shootoutScene(day: Day, tied: readonly Seat[]): RoomScene {
  const hit = hitSeat(day);
  return {
    type: 'shootout',
    tied,
    turn: day.lot && hit === null ? (shootoutTurn(tied, day)?.seat ?? null) : null,
    from: day.lot?.from ?? 0,
    to: day.lot?.to ?? 0,
    named: day.named,
    hit,
  };
}

function countScene(state: GameState, day: Day, called: Seat | null): RoomScene {
  const outcome = outcomeOf(state, day);
  const last = day.counts.at(-1) ?? newCount(1, standing(state, day));
  const count = outcome.type === 'revote' ? newCount(2, outcome.tied) : last;
  const current = called ?? openCandidate(count);
  return countedScene(state, count, current);
}
