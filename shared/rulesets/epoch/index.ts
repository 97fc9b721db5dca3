import { today } from '../../game/days';
import type { Ruleset } from '../../game/ruleset';
import { courseOf } from '../common/course';
import { check } from './check';
import { adviseComposition, checkComposition, setupNotes, suggest } from './composition';
import { isToldAlone, suspectsOf } from './day';
import { departures, discipline, warningsIn } from './discipline';
import { family } from './family';
import { boards, tags } from './memory';
import { options } from './options';
import { roles, sideAt } from './roles';
import { isOpen, scene } from './scene';
import { sheet } from './sheet';
import { clockStep, councilMs, lateVoteMs, talkCueMs, talkMs } from './step';
import { steps } from './steps';
import { nightStory } from './story';
import { sides, winners } from './win';

/** EC-01: how many can play. */
const seats = { min: 5, max: 25 };

/** The rules of the Epoch of Clones (EC-01…111, EC-134). */
export const epoch: Ruleset = {
  ...courseOf(family),
  id: 'epoch-of-clones',
  seats,
  teams: sides,
  plainRole: 'citizen',
  everybodyStands: true,
  options,
  durations: { talk: talkMs, talkCue: talkCueMs, council: councilMs, lateVote: lateVoteMs },
  columns: [],
  departures,
  foulReasons: [],
  discipline,
  warnings: warningsIn,
  sheet,
  suggest,
  checkComposition,
  deckOf: ({ options: chosen }) => ({
    seats,
    roles,
    suggest,
    checkComposition: (count, composition) => checkComposition(count, composition, chosen),
  }),
  adviseComposition,
  setupNotes,
  check,
  clockStep: (state) => clockStep(steps(state)),
  ledger: () => [],
  columnOf: () => '',
  boards,
  tags,
  nightStory,
  accuracy: () => [],
  oratory: () => [],
  neededHands: () => null,
  isSilenced: () => false,
  isOpen,
  isToldAlone,
  sideOf: sideAt,
  winners,
  scene,
  standing: (state) => {
    const day = today(state);
    return day ? suspectsOf(state, day) : [];
  },
};
