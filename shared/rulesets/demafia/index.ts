import { orderOf, talk, vote } from '../../game/phases';
import type { Ruleset } from '../../game/ruleset';
import { seatOf } from '../../game/state';
import { answered, next } from '../common/answers';
import { applied } from '../common/apply';
import { begin } from '../common/begin';
import { currentStep } from '../common/step';
import { check } from './check';
import { neededHands, silenceOf } from './day';
import { family } from './family';
import { boards, tags } from './memory';
import { foulThresholds, option, options } from './options';
import { accuracy, columnOf, columns, ledger, oratoryOf } from './points';
import { checkComposition, roles, suggest } from './roles';
import { scene } from './scene';
import { steps } from './steps';

/** The rules of the DeMafia club (DM-01…67). */
export const demafia: Ruleset = {
  id: 'demafia',
  seats: { min: 5, max: 20 },
  roles,
  teams: ['white', 'black'],
  plainRole: 'citizen',
  options,
  columns,
  suggest,
  checkComposition,
  begin,
  check,
  apply: (state, fact, irregular) => applied(family, state, fact, irregular),
  steps,
  clockStep: (state) => currentStep(steps(state)) ?? null,
  answer: (state, key, given) => answered(family, state, key, given),
  next: (state) => next(family, state),
  ledger,
  columnOf,
  boards,
  tags,
  accuracy,
  oratory: (state) => state.days.flatMap((day) => oratoryOf(state, day)),
  nextFoul(state, seat) {
    const count = seatOf(state, seat).fouls.length + 1;
    const at = foulThresholds(state);
    if (!at) return { count, consequence: 'none' };
    return {
      count,
      consequence: count >= at.removal ? 'removal' : count === at.silence ? 'silence' : 'none',
    };
  },
  neededHands,
  isSilenced(state, seat) {
    const silence = silenceOf(state, seat);
    if (silence === null || seatOf(state, seat).out !== null) return false;
    const last = option(state, 'foulSilence') === 'defence' ? vote(silence.through) : talk(silence.through);
    return orderOf(state.phase) <= orderOf(last);
  },
  scene,
};
