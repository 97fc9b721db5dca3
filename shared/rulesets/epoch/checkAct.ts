import type { FactOf } from '../../game/facts';
import { stepKey } from '../../game/phases';
import type { GameState, Night } from '../../game/state';
import { isLiving } from '../../game/state';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import { openNight } from '../common/nights';
import { isOut, otherPhase } from '../common/verdicts';
import { type ActingRole, actorsOf, called, callOf, deathComes } from './night';
import { clanOf } from './roles';
import { targetJudge } from './targets';

/** EC-24…26, A-90, A-140: a role that is called and there acts on a living seat, when its turn has come. */
export function checkAct(state: GameState, fact: FactOf<'act'>): Verdict {
  const night = nightAt(state, fact.night);
  if (!night) return otherPhase('EC-13');
  if (night.no === 0) return impossible('EC-14', text('refusal.notCalled'));
  const call = callOf(fact.role);
  if (!call || !called(state, night).includes(call)) return impossible('EC-24', text('refusal.notCalled'));
  if (actorsOf(state, night, call.role).length === 0) return impossible('EC-24', text('refusal.roleIsOut'));
  if (fact.shooter !== undefined && !isShooter(state, night, call.role, fact.shooter)) {
    return impossible('EC-48', text('refusal.notAShooter', { seat: fact.shooter }));
  }
  const pair = checkPair(state, fact);
  if (pair.kind !== 'ok') return pair;
  if (fact.target !== null && !isLiving(state, fact.target)) return isOut(fact.target);
  if (isOpenBefore(state, night, call.turn)) return irregular('EC-24', text('refusal.outOfOrder'));
  if (fact.target !== null) return targetJudge(state, night, call.role)(fact.target);
  return { kind: 'ok', warning: { rule: 'A-90', reason: text('refusal.noChoice') } };
}

function nightAt(state: GameState, no: number): Night | null {
  const night = openNight(state);
  return night?.no === no ? night : null;
}

/** Whether somebody of an earlier turn is not done yet. */
function isOpenBefore(state: GameState, night: Night, turn: number): boolean {
  return called(state, night).some(
    (one) => one.turn < turn && !state.done.includes(stepKey.act(night.no, one.act)),
  );
}

function isShooter(state: GameState, night: Night, role: ActingRole, seat: Seat): boolean {
  return clanOf(role) !== undefined && actorsOf(state, night, role).includes(seat);
}

/** EC-77, A-85: the Journalist names two different living seats; nobody else names two. */
function checkPair(state: GameState, { role, target, other }: FactOf<'act'>): Verdict {
  if (other === undefined) return ok;
  if (role !== 'journalist' || target === null) return impossible('EC-77', text('refusal.notThisAnswer'));
  if (target === other) return impossible('EC-77', text('refusal.samePair', { seat: other }));
  return isLiving(state, other) ? ok : isOut(other);
}

/** EC-94: a number of the list of the living, in a night in which Death comes. */
export function checkDeath(state: GameState, fact: FactOf<'deathNumber'>): Verdict {
  const night = nightAt(state, fact.night);
  if (!night) return otherPhase('EC-13');
  if (!deathComes(state, night)) return impossible('EC-93', text('refusal.noDeath'));
  if (fact.number > night.living.length) {
    return impossible('EC-94', text('refusal.outOfRange', { from: 1, to: night.living.length }));
  }
  return isOpenBefore(state, night, Number.POSITIVE_INFINITY)
    ? irregular('EC-94', text('refusal.outOfOrder'))
    : ok;
}
