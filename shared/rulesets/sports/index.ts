import type { Departure, Ruleset } from '../../game/ruleset';
import { text } from '../../game/words';
import { courseOf } from '../common/course';
import { check } from './check';
import { clubAmountsNeeded, clubAmountsOf, clubPointsOptions } from './clubPoints';
import { onTheVote } from './day';
import { familyOf } from './family';
import { boards, tags } from './memory';
import { isOpen } from './opened';
import { columnOf, columns, columnsFor, ledger } from './points';
import { byAbility } from './removals';
import { classicDeck, deckFor } from './roles';
import { scene } from './scene';
import { sheetFor } from './sheet';
import type { SportsSpec } from './spec';
import { specs } from './specs';
import { isSilenced } from './speeches';
import { clockStep, durationsOf } from './step';
import { steps } from './steps';
import { nightStory } from './story';

/** SP-40, SP-44…46: what removes at once, whatever the fouls. */
const departures = (['obscenity', 'night-noise', 'touch-at-night', 'religion', 'other'] as const).map(
  (reason): Departure => ({ cause: 'removed', reason, label: text(`sports.departure.${reason}`) }),
);
/** what a card does by day, e.g. when it acts after its elimination (MP-43), is entered by hand. */
const ability: Departure = {
  cause: 'removed',
  reason: byAbility,
  label: text('sports.departure.ability'),
};
/** going home is no removal. */
const goesHome: Departure = {
  cause: 'left',
  reason: 'goes-home',
  label: text('sports.departure.goes-home'),
};

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
    ...classicDeck(spec),
    deckOf: (choice) => deckFor(spec, choice),
    id: spec.id,
    teams: spec.teams,
    plainRole: 'citizen',
    options: spec.options,
    durations: durationsOf(spec),
    amounts: clubAmountsOf(spec),
    houseOptions: clubPointsOptions,
    amountsNeeded: (options) => clubAmountsNeeded(spec, options),
    columns: spec.points ? columns : [],
    columnsOf: (setup) => columnsFor(spec, setup),
    ...(spec.points ? { pointsNote: text('sports.note.housePoints') } : {}),
    departures: spec.custom ? [...departures, ability, goesHome] : [...departures, goesHome],
    foulReasons,
    sheet: sheetFor(spec, departures, foulReasons),
    check: (state, fact) => check(family, state, fact),
    clockStep: (state) => clockStep(steps(state)),
    ledger,
    columnOf,
    boards,
    tags,
    nightStory,
    accuracy: () => [],
    oratory: () => [],
    neededHands: () => null,
    isSilenced,
    isOpen,
    scene,
    standing: onTheVote,
  };
}

/** Polemica, Ukrainian sports mafia and Mafia Pro's classic table. */
export const sportsTables: readonly Ruleset[] = specs.map(sportsTable);
