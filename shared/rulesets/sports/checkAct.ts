import type { FactOf } from '../../game/facts';
import type { GameState, Night } from '../../game/state';
import { isLiving } from '../../game/state';
import { impossible, irregular, ok, text, type Verdict } from '../../game/words';
import { openNight } from '../common/nights';
import { currentStep } from '../common/step';
import { isOut, otherPhase } from '../common/verdicts';
import { checkers, checks, shooters } from './night';
import { specOf } from './specs';
import { steps } from './steps';

/** PO-24, PO-26, SP-25, MP-18: a check of a living seat in its turn; none on Night 0. */
export function checkAct(state: GameState, fact: FactOf<'act'>): Verdict {
  const { cites } = specOf(state);
  const night = activeNight(state, fact.night);
  if (!night) return otherPhase(cites.phase);
  const index = checks.findIndex((one) => one.role === fact.role);
  if (night.no === 0 || index < 0 || fact.shooter !== undefined) {
    return impossible(cites.act, text('refusal.notCalled'));
  }
  if (checkers(state, night, fact.role).length === 0)
    return impossible(cites.step, text('refusal.roleIsOut'));
  if (fact.target !== null && !isLiving(state, fact.target)) return isOut(fact.target);
  const open = currentStep(steps(state))?.key.split('/')[1] ?? '';
  const earlier = ['shot', ...checks.slice(0, index).map((one) => one.act)];
  return earlier.includes(open) ? irregular(cites.step, text('refusal.outOfOrder')) : ok;
}

/** PO-21, SP-34: the numbers of a living black from Night 1 on, living seats only (T14); at one's own, warned. */
export function checkShown(state: GameState, fact: FactOf<'shown'>): Verdict {
  const { cites } = specOf(state);
  const night = activeNight(state, fact.night);
  if (!night) return otherPhase(cites.phase);
  if (night.no === 0) return impossible(cites.shot, text('refusal.notCalled'));
  if (!shooters(state, night).includes(fact.shooter)) {
    return impossible(cites.shot, text('refusal.notAShooter', { seat: fact.shooter }));
  }
  const out = fact.seats.find((seat) => !isLiving(state, seat));
  return out === undefined ? ok : isOut(out);
}

function activeNight(state: GameState, no: number): Night | null {
  const night = openNight(state);
  return night?.no === no ? night : null;
}
