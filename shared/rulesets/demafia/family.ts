import { handsFor, newCount } from '../../game/counts';
import type { FactOf } from '../../game/facts';
import type { Count, GameState } from '../../game/state';
import { isNight, text } from '../../game/words';
import { handFacts } from '../common/answers';
import { withCount } from '../common/apply';
import { lastDay, outOf, withDay, withNight } from '../common/changes';
import { standing } from '../common/days';
import type { Family } from '../common/family';
import { stillThere } from '../common/nights';
import { acts, choice, number, unanswered } from './answers';
import { isCounted, leavers, outcomeOf, pausesAt } from './day';
import { resolveNights } from './night';
import { foulThresholds } from './options';
import { columns, ledger } from './points';
import { checkComposition, roles } from './roles';
import { closesPhase, winIsDue } from './step';
import { steps } from './steps';
import { losesSpeech } from './voteSteps';
import { winner } from './win';

/** What DeMafia decides for itself in the course of a game. */
export const family: Family = {
  cites: {
    phase: 'DM-20',
    step: 'DM-35',
    roles: 'DM-22',
    composition: 'DM-03',
    team: 'DM-02',
    win: 'DM-65',
    fouls: 'DM-67',
    nomination: 'DM-25',
    act: 'DM-35',
    hand: 'DM-27',
    lateHand: 'DM-28',
  },
  roles,
  dealsAll: false,
  roleName: (role) => text(`role.demafia.${role}`),
  steps,
  closesPhase,
  winIsDue,
  winner,
  columns: () => columns,
  ledger,
  checkComposition: (_, seats, composition) => checkComposition(seats, composition),
  foulThresholds,
  foul: (_, { during, reason }) => ({ during, reason: reason ?? null }),
  afterLeaving: (state) => state,
  losesSpeech,
  isCounted,
  /** DM-32: the revote is among the tied; A-145: the number of candidates counts at the opening. */
  opening(state, day, no) {
    const outcome = outcomeOf(state, day);
    return newCount(no, no === 1 ? standing(state, day) : outcome.type === 'revote' ? outcome.tied : []);
  },
  handRaised,
  countClosed: (_, count) => count,
  stepClosed: pauseClosed,
  phaseClosing,
  acts,
  hands: (state, step, given) => handFacts(family, state, step, given),
  choice,
  number,
  nominate: (state, _, { seat, by }) => ({
    type: 'nominated',
    day: lastDay(state).no,
    seat,
    ...(by === null ? {} : { by }),
  }),
  unanswered,
};

/** DM-30: a hand that makes the third for a candidate pauses the count; the pause comes once. */
function handRaised(state: GameState, count: Count, { candidate }: FactOf<'hand'>): Count {
  if (!pausesAt(state, lastDay(state), count, candidate)) return count;
  const by = handsFor(count, candidate);
  return { ...count, pauses: [...count.pauses, { seat: candidate, by, ended: false }] };
}

/** What Next in the speech at the third hand does to its count (DM-31). */
function pauseClosed(state: GameState, step: string): GameState {
  const pause = /\/pause\/(\d)\/(\d+)$/.exec(step);
  if (!pause) return state;
  return withCount(family, state, Number(pause[1]), (count) => ({
    ...count,
    pauses: count.pauses.map((one) => (one.seat === Number(pause[2]) ? { ...one, ended: true } : one)),
  }));
}

/** The dead of the night, or who leaves by the vote (DM-36, DM-33). */
function phaseClosing(state: GameState): GameState {
  const { phase } = state;
  if (isNight(phase)) {
    const dead = stillThere(state, resolveNights(state).at(-1)?.dawn.dead ?? []);
    return withNight(outOf(state, dead, 'night-kill', phase), { dead });
  }
  if (!phase.endsWith('/vote')) return state;
  const day = lastDay(state);
  const expelled = leavers(state, day);
  const outcome = outcomeOf(state, day);
  const byShootout = outcome.type === 'settled' && outcome.of === 'shootout';
  return withDay(outOf(state, expelled, byShootout ? 'shootout' : 'vote', phase), { expelled });
}
