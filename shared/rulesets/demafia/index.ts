import { orderOf, talk, vote } from '../../game/phases';
import type { Ruleset } from '../../game/ruleset';
import { seatOf } from '../../game/state';
import { courseOf } from '../common/course';
import { candidatesNow } from '../common/scenes';
import { currentStep } from '../common/step';
import { check } from './check';
import { neededHands, outcomeOf, silenceOf } from './day';
import { family } from './family';
import { boards, tags } from './memory';
import { option, options } from './options';
import { accuracy, columnOf, columns, ledger, oratoryOf } from './points';
import { checkComposition, suggest } from './roles';
import { scene } from './scene';
import { steps } from './steps';

/** The rules of the DeMafia club (DM-01…67). */
export const demafia: Ruleset = {
  ...courseOf(family),
  id: 'demafia',
  seats: { min: 5, max: 20 },
  teams: ['white', 'black'],
  plainRole: 'citizen',
  options,
  columns,
  suggest,
  checkComposition,
  check,
  clockStep: (state) => currentStep(steps(state)) ?? null,
  ledger,
  columnOf,
  boards,
  tags,
  accuracy,
  oratory: (state) => state.days.flatMap((day) => oratoryOf(state, day)),
  neededHands,
  isSilenced(state, seat) {
    const silence = silenceOf(state, seat);
    if (silence === null || seatOf(state, seat).out !== null) return false;
    const last = option(state, 'foulSilence') === 'defence' ? vote(silence.through) : talk(silence.through);
    return orderOf(state.phase) <= orderOf(last);
  },
  scene,
  standing: (state) => candidatesNow(state, outcomeOf),
};
