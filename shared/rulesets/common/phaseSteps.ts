import { today } from '../../game/days';
import type { Day, GameState, Night } from '../../game/state';
import { isNight } from '../../game/words';
import { openNight } from './nights';
import type { Draft } from './step';

/** What a family does in each kind of phase. */
interface PhaseSteps {
  night(state: GameState, night: Night): Draft[];
  talk(state: GameState, day: Day): Draft[];
  vote(state: GameState, day: Day): Draft[];
}

/** The steps of the open phase, before one of them is the open one. */
export function phaseDrafts(state: GameState, of: PhaseSteps): Draft[] {
  if (isNight(state.phase)) {
    const night = openNight(state);
    return night ? of.night(state, night) : [];
  }
  const day = today(state);
  if (!day) return [];
  return state.phase.endsWith('/talk') ? of.talk(state, day) : of.vote(state, day);
}
