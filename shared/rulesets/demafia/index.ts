import { orderOf, talk, vote } from '../../game/phases';
import type { Departure, Ruleset } from '../../game/ruleset';
import { seatOf } from '../../game/state';
import { text } from '../../game/words';
import { courseOf } from '../common/course';
import { candidatesNow } from '../common/scenes';
import { currentStep } from '../common/step';
import { check } from './check';
import { neededHands, outcomeOf, silenceOf } from './day';
import { family } from './family';
import { boards, tags } from './memory';
import { option, options } from './options';
import { accuracy, amounts, columnOf, columns, ledger, oratoryOf } from './points';
import { checkComposition, suggest } from './roles';
import { scene } from './scene';
import { sheetFor } from './sheet';
import { defenceMs, talkMs } from './step';
import { steps } from './steps';
import { nightStory } from './story';

/** DM-63: what disqualifies; A-35: going home does not. */
const departures: readonly Departure[] = [
  ...(['insult', 'disruption', 'roleReveal', 'other'] as const).map((reason) => ({
    cause: 'disqualified' as const,
    reason,
    label: text(`table.leave.reason.${reason}`),
  })),
  { cause: 'left', reason: 'home', label: text('table.leave.home') },
];

/** The rules of the DeMafia club (DM-01…67). */
export const demafia: Ruleset = {
  ...courseOf(family),
  id: 'demafia',
  seats: { min: 5, max: 20 },
  teams: ['white', 'black'],
  plainRole: 'citizen',
  options,
  durations: { talk: talkMs, defence: defenceMs },
  amounts,
  columns,
  departures,
  foulReasons: [],
  awards: true,
  sheet: sheetFor(departures),
  suggest,
  checkComposition,
  check,
  clockStep: (state) => currentStep(steps(state)) ?? null,
  ledger,
  columnOf,
  boards,
  tags,
  nightStory,
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
