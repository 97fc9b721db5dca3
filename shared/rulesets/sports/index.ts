import type { Departure, Ruleset } from '../../game/ruleset';
import { seatOf } from '../../game/state';
import { text } from '../../game/words';
import { courseOf } from '../common/course';
import { candidatesNow } from '../common/scenes';
import { check } from './check';
import { outcomeOf } from './day';
import { familyOf } from './family';
import { boards, tags } from './memory';
import { option } from './options';
import { columnOf, columns, ledger } from './points';
import { checkComposition, composition } from './roles';
import { scene } from './scene';
import type { SportsSpec } from './spec';
import { specs } from './specs';
import { isSilenced } from './speeches';
import { tableStep } from './step';
import { steps } from './steps';
import { nightStory } from './story';

/** SP-40, SP-44…46: what removes at once, whatever the fouls; A-35: going home is no removal. */
const departures: readonly Departure[] = [
  ...(['obscenity', 'night-noise', 'touch-at-night', 'religion', 'other'] as const).map((reason) => ({
    cause: 'removed' as const,
    reason,
    label: text(`sports.departure.${reason}`),
  })),
  { cause: 'left', reason: 'goes-home', label: text('sports.departure.goes-home') },
];

/** SP-32, SP-41…43: what a foul is for. */
const foulReasons = (['exclamation', 'touch', 'remark', 'gesture'] as const).map((reason) => ({
  reason,
  label: text(`sports.foul.${reason}`),
}));

/** The rules of one sports system. */
function sportsTable(spec: SportsSpec): Ruleset {
  const family = familyOf(spec);
  return {
    ...courseOf(family),
    id: spec.id,
    seats: { min: 10, max: 10 },
    teams: ['red', 'black'],
    plainRole: 'citizen',
    options: spec.options,
    columns: spec.points ? columns : [],
    ...(spec.points ? { pointsNote: text('sports.note.housePoints') } : {}),
    departures,
    foulReasons,
    suggest: () => ({ ...composition }),
    checkComposition: (seats, chosen) => checkComposition(spec, seats, chosen),
    check: (state, fact) => check(family, state, fact),
    clockStep: (state) => tableStep(steps(state)) ?? null,
    ledger,
    columnOf,
    boards,
    tags,
    nightStory,
    accuracy: () => [],
    oratory: () => [],
    neededHands: () => null,
    isSilenced,
    /** MP-41, MP-42: open at once, or closed until the end. */
    isOpen: (state, seat) => option(state, 'reveal') === 'open' && seatOf(state, seat).out !== null,
    scene,
    standing: (state) => candidatesNow(state, outcomeOf),
  };
}

/** Polemica, Ukrainian sports mafia and Mafia Pro's classic table. */
export const sportsTables: readonly Ruleset[] = specs.map(sportsTable);
