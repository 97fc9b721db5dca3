import { handsFor, newCount } from '../../game/counts';
import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import type { Count, Day, GameState } from '../../game/state';
import { living } from '../../game/state';
import type { Offer } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import { standing } from '../common/days';
import type { Draft } from '../common/step';
import { noVoteStep, verdictStep, voterOffers } from '../common/voteSteps';
import { hasNoVote, leavers, type Outcome, opening, outcomeOf, raiseNeeded } from './day';
import { underVote } from './duties';
import { leaveScript } from './opened';
import { isCancelled } from './removals';
import { specOf } from './specs';
import { defenceMs, openClock, step, wording } from './step';
import { lastWordStep } from './talkSteps';
import { isCounted, leadersOf } from './tally';

/** The steps of a vote as far as the facts go: counts, ties, the raise, the result, the last words. */
export function voteSteps(state: GameState, day: Day): Draft[] {
  const outcome = outcomeOf(state, day);
  const cancelled = isCancelled(state, day.no) && day.expelled === null;
  if (hasNoVote(state, day) && !cancelled) {
    const [lone] = standing(state, day);
    // PO-18, SP-29, MP-24: why nobody leaves although somebody was nominated.
    const own = { name: 'noVote', script: 'noVoteLone', params: { seat: lone ?? 0 } };
    return [noVoteStep(state, day, wording, lone === undefined ? undefined : own)];
  }
  const counting = outcome.type === 'counting';
  const drafts = day.counts.flatMap((count) => ballot(state, day, count, counting));
  if (cancelled) return [...drafts, noVoteStep(state, day, wording, { name: 'voteCancelled' })];
  if (day.counts.length === 0) drafts.push(...ballot(state, day, newCount(1, standing(state, day)), true));
  if (outcome.type === 'revote') drafts.push(...ballot(state, day, opening(state, day, outcome.no), true));
  const raise = raiseOf(day, outcome);
  if (raise) drafts.push(raiseStep(state, day, raise));
  if (outcome.type !== 'settled') return drafts;
  const leaves = leavers(state, day);
  const nextLabel = leaves.length > 0 ? 'lastWord' : 'night';
  drafts.push(verdictStep(state, day, wording, outcome, leaves, { nextLabel, leave: leaveScript(state) }));
  const words = leaves.map((seat) => lastWordStep(state, day, seat));
  // Only a win that was declined leaves a day whose words are all spoken.
  const isSpent = words.length > 0 && words.every((draft) => draft.status === 'done');
  return [...drafts, ...words, ...(isSpent ? [duskStep(state, day)] : [])];
}

function duskStep(state: GameState, day: Day): Draft {
  return step(
    state,
    stepKey.dusk(day.no),
    'confirm',
    { seats: [] },
    { name: 'dusk', script: null, nextLabel: 'night' },
  );
}

/** One ballot; before a second one the tied have thirty seconds each (MP-25, SP-47, A-40). */
function ballot(state: GameState, day: Day, count: Count, goesOn: boolean): Draft[] {
  const isOver = isCounted(count) || !goesOn;
  const hands = count.candidates
    .filter((seat) => !isOver || count.closed.includes(seat))
    .map((seat) => handsStep(state, day, count, seat));
  if (count.no === 1) return hands;
  const tied = step(
    state,
    stepKey.revote(day.no, count.no),
    'confirm',
    { seats: count.candidates },
    { name: 'tie', params: { seats: count.candidates } },
  );
  return [tied, ...count.candidates.map((seat) => defenceStep(state, day, count, seat)), ...hands].filter(
    (draft) => !isOver || draft.status === 'done',
  );
}

function defenceStep(state: GameState, day: Day, count: Count, seat: Seat): Draft {
  return step(
    state,
    stepKey.defence(day.no, count.no, seat),
    'speech',
    { speaker: seat, pause: false },
    {
      name: 'defence',
      params: { seat },
      actors: [seat],
      clock: openClock(lasts(state.setup, 'defence', defenceMs)),
    },
  );
}

/** PO-13, PO-14, SP-30, MP-23: who votes for the one who is called. No clock ever locks the hands. */
function handsStep(state: GameState, day: Day, count: Count, candidate: Seat): Draft {
  const { cites, handsMs } = specOf(state);
  const isLast = candidate === count.candidates.at(-1);
  const isLone = isLast && count.opened === 1;
  return step(
    state,
    stepKey.candidate(day.no, count.no, candidate),
    'hands',
    {
      count: count.no,
      candidate,
      offers: voterOffers(state, count, candidate, cites.hand),
      up: handsFor(count, candidate),
      waiting: [],
      purpose: 'vote',
      about: [candidate],
      takesSilent: isLast,
    },
    {
      name: count.no === 1 ? 'hands' : 'handsAgain',
      params: { seat: candidate },
      hint: underVote(state) ?? (isLone ? text('sports.hint.lone') : null),
      clock: openClock(lasts(state.setup, 'hands', handsMs)),
      nextLabel: isLone ? 'leavesAtOnce' : 'closeCandidate',
      closed: count.closed.includes(candidate),
    },
  );
}

/** Who is raised, or was. */
function raiseOf(day: Day, outcome: Outcome): readonly Seat[] | null {
  if (outcome.type === 'raise') return outcome.tied;
  const last = day.counts.at(-1);
  return day.raisePassed === null || !last ? null : leadersOf(last);
}

/** MP-27: more than half of the living, or nobody leaves. */
function raiseStep(state: GameState, day: Day, tied: readonly Seat[]): Draft {
  const needed = raiseNeeded(state);
  const offers = living(state).map((seat): Offer => ({ seat }));
  return step(
    state,
    stepKey.raise(day.no),
    'hands',
    {
      count: 0,
      candidate: tied[0] ?? 0,
      offers,
      up: day.raised,
      waiting: [],
      purpose: 'raise',
      about: tied,
      needed,
    },
    {
      name: 'raise',
      params: { seats: tied },
      nextLabel: 'closeRaise',
    },
  );
}
