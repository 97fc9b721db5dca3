import { today } from '../../game/days';
import type { FactOf } from '../../game/facts';
import { roleText } from '../../game/roles';
import type { Foul, GameState } from '../../game/state';
import { living, seatOf } from '../../game/state';
import { isNight, type Seat, type StepKey } from '../../game/words';
import { handFacts, misfit } from '../common/answers';
import { lastDay, lastNight, outOf, withDay, withNight } from '../common/changes';
import type { Family } from '../common/family';
import { stillThere } from '../common/nights';
import { acts, choice, severalSeats, unanswered } from './answers';
import { leavers, opening, outcomeOf, raiseNeeded } from './day';
import { deadOf } from './night';
import { foulThresholds } from './options';
import { columnsFor, ledger } from './points';
import { questioned } from './removals';
import { deckFor, roles, rolesIn } from './roles';
import type { SportsSpec } from './spec';
import { isSkipped, nextSpeechDay } from './speeches';
import { closesPhase, tableStep } from './step';
import { steps } from './steps';
import { isCounted } from './tally';
import { winner } from './win';

/** What a sports table decides for itself in the course of a game. */
export function familyOf(spec: SportsSpec): Family {
  const family: Family = {
    cites: spec.cites,
    roles,
    dealsAll: true,
    rolesIn,
    roleName: (role, setup) => roleText(setup, role),
    steps,
    closesPhase,
    winIsDue: (state) => steps(state).some((one) => one.key.endsWith('/win') && one.status === 'now'),
    winner,
    columns: (state) => columnsFor(spec, state.setup),
    ledger,
    checkComposition: ({ setup }, seats, composition) =>
      deckFor(spec, setup).checkComposition(seats, composition),
    foulThresholds,
    foul,
    afterLeaving: (after, before, fact) => questioned(after, fact, isFixed(before)),
    losesSpeech(state, key) {
      const speech = /^d(\d+)\/speech\/(\d+)$/.exec(key);
      return (
        speech !== null &&
        state.phase === `d${speech[1]}/talk` &&
        isSkipped(state, Number(speech[1]), Number(speech[2]))
      );
    },
    isCounted: (_, count) => isCounted(count),
    opening,
    handRaised: (_, count) => count,
    countClosed: (state, count) => ({ ...count, voters: living(state) }),
    stepClosed,
    phaseClosing,
    acts,
    hands: (state, step, given) =>
      step.purpose === 'vote' ? handFacts(family, state, step, given) : severalSeats(state, step, given),
    choice,
    number: () => misfit(family),
    nominate: (state, step, { seat, by }) => {
      const nominator = by ?? step.speaker ?? null;
      return {
        type: 'nominated',
        day: lastDay(state).no,
        seat,
        ...(nominator === null ? {} : { by: nominator }),
      };
    },
    unanswered,
  };
  return family;
}

/** Whose speech of the day is open; null when nobody's is. */
export function speaking(state: GameState): Seat | null {
  const open = tableStep(steps(state));
  const speech = open && /^d\d+\/speech\/(\d+)$/.exec(open.key);
  return speech ? Number(speech[1]) : null;
}

/** MP-29, A-122: the foul that silences costs the next speech by day. */
function foul(state: GameState, { seat, during, reason }: FactOf<'foul'>): Foul {
  const told = { during, reason: reason ?? null };
  const silences = seatOf(state, seat).fouls.length + 1 === foulThresholds(state)?.silence;
  return silences ? { ...told, silences: nextSpeechDay(state, seat, speaking(state)) } : told;
}

/** Whether the day's result can no longer be put in question. */
function isFixed(state: GameState): boolean {
  const day = today(state);
  return state.phase.endsWith('/vote') && day !== null && outcomeOf(state, day).type === 'settled';
}

/** The raise is counted when it is closed; who leaves by the vote leaves with the result, before his last word. */
function stepClosed(state: GameState, key: StepKey): GameState {
  const day = state.days.at(-1);
  if (!day) return state;
  if (key.endsWith('/raise')) {
    const there = living(state);
    const hands = day.raised.filter((voter) => there.includes(voter)).length;
    return withDay(state, { raisePassed: hands >= raiseNeeded(state) });
  }
  return key.endsWith('/verdict') ? expelled(state) : state;
}

function expelled(state: GameState): GameState {
  const day = lastDay(state);
  if (day.expelled !== null) return state;
  const leaves = leavers(state, day);
  return withDay(outOf(state, leaves, 'vote', state.phase), { expelled: leaves });
}

/** The one killed at night, or who leaves by the vote where the result was not announced. */
function phaseClosing(state: GameState): GameState {
  if (state.phase.endsWith('/vote')) return expelled(state);
  if (!isNight(state.phase)) return state;
  const dead = stillThere(state, deadOf(state, lastNight(state)));
  return withNight(outOf(state, dead, 'night-kill', state.phase), { dead });
}
