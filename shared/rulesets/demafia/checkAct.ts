import type { FactOf } from '../../game/facts';
import type { GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import { impossible, irregular, ok, text, type Verdict } from '../../game/words';
import { openNight } from '../common/nights';
import { isOut, otherPhase } from '../common/verdicts';
import { actorsOf, blockedPatient, calledRoles } from './night';
import { teamAt } from './roles';
import { steps } from './steps';

/** DM-35, A-140: a role that is called and alive acts on a living seat, in its turn. */
export function checkAct(state: GameState, fact: FactOf<'act'>): Verdict {
  const night = openNight(state);
  if (!night || night.no !== fact.night) return otherPhase('DM-20');
  const called = calledRoles(state, night.no);
  const acting = called.find((one) => one.role === fact.role);
  if (!acting) return impossible('DM-12', text('refusal.notCalled'));
  const actors = actorsOf(state, night, acting.role);
  if (actors.length === 0) return impossible('DM-35', text('refusal.roleIsOut'));
  if (fact.shooter !== undefined && (acting.role !== 'mafia' || !actors.includes(fact.shooter))) {
    return impossible('DM-14', text('refusal.notAShooter', { seat: fact.shooter }));
  }
  if (fact.target !== null && !isLiving(state, fact.target)) return isOut(fact.target);
  const open = steps(state).find((step) => step.status !== 'done');
  const index = called.indexOf(acting);
  const earlier = called.slice(0, index).some((one) => open?.key.endsWith(`/${one.act}`));
  if (earlier || open?.kind === 'roles') return irregular('DM-35', text('refusal.outOfOrder'));
  if (acting.role === 'mafia') return checkShot(state, fact);
  if (acting.role === 'doctor' && fact.target !== null && blockedPatient(state, night.no) === fact.target) {
    return irregular('DM-08', text('refusal.healedTwice', { seat: fact.target }));
  }
  return ok;
}

/** DM-13: the mafia always chooses; A-14: a shot at one's own is allowed with a warning. */
function checkShot(state: GameState, fact: FactOf<'act'>): Verdict {
  if (fact.target === null) return irregular('DM-13', text('refusal.noShot'));
  if (teamAt(state, fact.target) !== 'black') return ok;
  return { kind: 'ok', warning: { rule: 'DM-13', reason: text('refusal.ownTeam', { seat: fact.target }) } };
}
