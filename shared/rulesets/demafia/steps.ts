import { today } from '../../game/days';
import type { GameState } from '../../game/state';
import type { Step } from '../../game/steps';
import { isNight } from '../../game/words';
import { openNight } from '../common/nights';
import { placed } from '../common/step';
import { nightSteps } from './nightSteps';
import { talkSteps } from './talkSteps';
import { voteSteps } from './voteSteps';

/** All steps of the open phase in order (DM-20…36); none once the game has ended. */
export function steps(state: GameState): Step[] {
  if (state.ended) return [];
  if (isNight(state.phase)) {
    const night = openNight(state);
    return night ? placed(nightSteps(state, night)) : [];
  }
  const day = today(state);
  if (!day) return [];
  return placed(state.phase.endsWith('/talk') ? talkSteps(state, day) : voteSteps(state, day));
}
