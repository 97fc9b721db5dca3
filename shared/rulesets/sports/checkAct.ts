import type { FactOf } from '../../game/facts';
import { stepKey } from '../../game/phases';
import type { GameState, Night } from '../../game/state';
import { isLiving } from '../../game/state';
import { impossible, irregular, ok, type StepKey, text, type Verdict } from '../../game/words';
import { openNight } from '../common/nights';
import { currentStep } from '../common/step';
import { isOut, otherPhase } from '../common/verdicts';
import { shooters } from './night';
import { isCity } from './roles';
import { specOf } from './specs';
import { steps } from './steps';
import { actorsFor, turnsOf } from './turns';

/** PO-24, PO-26, SP-25, MP-18: a living seat chosen by a role in its turn, none on Night 0; in `city` the shot (MP-05). */
export function checkAct(state: GameState, fact: FactOf<'act'>): Verdict {
  const { cites } = specOf(state);
  const night = activeNight(state, fact.night);
  if (!night) return otherPhase(cites.phase);
  if (fact.role === 'mafia' && isCity(state.setup)) return checkDecided(state, night, fact);
  const turns = turnsOf(state, night);
  const index = turns.findIndex((one) => one.role === fact.role);
  if (night.no === 0 || index < 0 || fact.shooter !== undefined) {
    return impossible(cites.act, text('refusal.notCalled'));
  }
  if (actorsFor(state, night, fact.role).length === 0)
    return impossible(cites.step, text('refusal.roleIsOut'));
  if (fact.target !== null && !isLiving(state, fact.target)) return isOut(fact.target);
  return inTurn(state, [stepKey.act(night.no, 'shot'), ...turns.slice(0, index).map((one) => one.key)]);
}

/** Whether the turns before this one are over; one that comes too early can be entered with a reason. */
function inTurn(state: GameState, earlier: readonly StepKey[]): Verdict {
  const open = currentStep(steps(state))?.key ?? '';
  return earlier.includes(open) ? irregular(specOf(state).cites.step, text('refusal.outOfOrder')) : ok;
}

/** MP-05, A-120: what one of the mafia proposes, or whom the shot hits; a living seat. */
function checkDecided(state: GameState, night: Night, { shooter, target }: FactOf<'act'>): Verdict {
  const { cites } = specOf(state);
  const there = shooters(state, night);
  if (night.no === 0 || there.length === 0) return impossible(cites.shot, text('refusal.notCalled'));
  if (shooter !== undefined && !there.includes(shooter)) {
    return impossible(cites.shot, text('refusal.notAShooter', { seat: shooter }));
  }
  return target === null || isLiving(state, target) ? ok : isOut(target);
}

/** PO-21, SP-34: the numbers of a living black from Night 1 on, living seats only (T14); at one's own, warned. */
export function checkShown(state: GameState, fact: FactOf<'shown'>): Verdict {
  const { cites } = specOf(state);
  const night = activeNight(state, fact.night);
  if (!night) return otherPhase(cites.phase);
  if (night.no === 0 || isCity(state.setup)) return impossible(cites.shot, text('refusal.notCalled'));
  if (!shooters(state, night).includes(fact.shooter)) {
    return impossible(cites.shot, text('refusal.notAShooter', { seat: fact.shooter }));
  }
  const out = fact.seats.find((seat) => !isLiving(state, seat));
  return out === undefined ? ok : isOut(out);
}

/** the host's word on a living seat, at a table with roles of its own, in a night in which they act. */
export function checkFate(state: GameState, { night: no, seat }: FactOf<'fate'>): Verdict {
  const { cites } = specOf(state);
  if (!isCity(state.setup)) return impossible(cites.step, text('refusal.notInTheseRules'));
  const night = activeNight(state, no);
  if (!night || night.no === 0) return otherPhase(cites.phase);
  return isLiving(state, seat) ? ok : isOut(seat);
}

function activeNight(state: GameState, no: number): Night | null {
  const night = openNight(state);
  return night?.no === no ? night : null;
}
