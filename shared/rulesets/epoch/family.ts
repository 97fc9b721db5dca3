import { newCount, openCandidate } from '../../game/counts';
import { stepKey } from '../../game/phases';
import type { GameState } from '../../game/state';
import { living } from '../../game/state';
import { drawnGame, isNight, type StepKey, text } from '../../game/words';
import { withCount } from '../common/apply';
import { lastDay, lastNight, outOf, withDay, withNight } from '../common/changes';
import type { Family } from '../common/family';
import { stillThere } from '../common/nights';
import { acts, choice, number, severalSeats, unanswered } from './answers';
import { checkVote } from './checkDay';
import { checkComposition } from './composition';
import { dawnOf, trampSaw } from './dawn';
import { isAsked, judgedDay, leavers } from './day';
import { discipline } from './discipline';
import { roles } from './roles';
import { closesPhase, winIsDue } from './step';
import { steps } from './steps';
import { majority, winner } from './win';

/** What the Epoch of Clones decides for itself in the course of a game. */
export const family: Family = {
  cites: {
    phase: 'EC-13',
    step: 'EC-24',
    roles: 'EC-14',
    composition: 'EC-04',
    team: 'EC-106',
    win: 'EC-107',
    fouls: 'EC-118',
    nomination: 'EC-19',
    act: 'EC-24',
    hand: 'EC-100',
    lateHand: 'EC-100',
  },
  roles,
  dealsAll: false,
  roleName: (role) => text(`role.epoch-of-clones.${role}`),
  steps,
  closesPhase,
  winIsDue,
  winner,
  otherEnds: [drawnGame],
  mayWin: (state, team) => majority(state) === team,
  columns: () => [],
  ledger: () => [],
  checkComposition: (state, seats, composition) => checkComposition(seats, composition, state.setup.options),
  discipline,
  foulThresholds: () => null,
  foul: (_, { during, reason }) => ({ during, reason: reason ?? null }),
  afterLeaving: (state) => state,
  losesSpeech: () => false,
  checkHand: checkVote,
  isCounted: (_, count) => openCandidate(count) === null,
  opening: (state, _, no) => newCount(no, living(state)),
  handRaised: (_, count) => count,
  countClosed: (_, count) => count,
  stepClosed,
  phaseClosing,
  acts,
  hands: severalSeats,
  choice,
  number,
  nominate: (state, _, { seat }) => ({ type: 'nominated', day: lastDay(state).no, seat }),
  unanswered,
};

/** The votes are told, then judged; where nobody is asked at once (EC-21, EC-22). */
function stepClosed(state: GameState, key: StepKey): GameState {
  const day = state.days.at(-1);
  if (!day) return state;
  if (key === stepKey.ask(day.no)) return judged(state);
  if (key !== stepKey.tally(day.no)) return state;
  const told = withCount(family, state, 1, (count) => ({ ...count, closed: count.candidates }));
  return isAsked(told, lastDay(told)) ? told : judged(told);
}

function judged(state: GameState): GameState {
  return withDay(state, { judged: judgedDay(state, lastDay(state)) });
}

/** The dead of the night, Death's victim among them (EC-96), or who is executed. */
function phaseClosing(state: GameState): GameState {
  const { phase } = state;
  if (isNight(phase)) {
    const night = lastNight(state);
    const { byDeath, healed, ...dawn } = dawnOf(state, night);
    const dead = stillThere(state, dawn.dead);
    const killed = dead.filter((seat) => !byDeath.includes(seat));
    const taken = dead.filter((seat) => byDeath.includes(seat));
    const gone = outOf(outOf(state, killed, 'night-kill', phase), taken, 'death-role', phase);
    return withNight(gone, {
      dead,
      ...(healed === null ? {} : { healed }),
      ...(trampSaw(state, night) ? { witnessed: true } : {}),
    });
  }
  if (!phase.endsWith('/vote')) return state;
  const expelled = leavers(state, lastDay(state));
  const after = withDay(outOf(state, expelled, 'vote', phase), { expelled });
  const found = winner(after);
  return expelled.length === 0 && found !== null
    ? { ...after, win: { winner: found, during: phase } }
    : after;
}
