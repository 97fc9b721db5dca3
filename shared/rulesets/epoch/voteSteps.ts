import { handsFor, leadersOf, newCount, votedFor } from '../../game/counts';
import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { living } from '../../game/state';
import type { Offer } from '../../game/steps';
import { ballotModes, type Seat, text } from '../../game/words';
import { roleAt } from '../common/roles';
import { type Draft, livingOffers } from '../common/step';
import { verdictStep as commonVerdict } from '../common/voteSteps';
import { askStep } from './askStep';
import { ballotOf, hasBallot, leavers, modeOf, resultOf } from './day';
import { option } from './options';
import { lateVoteMs, refused, step, wording } from './step';

/** The steps of a vote: how it is called, each voter, the late, the result, the decision, what comes of it. */
export function voteSteps(state: GameState, day: Day): Draft[] {
  const drafts = hasBallot(state, day) ? ballotSteps(state, day) : [];
  const isCounted = drafts.every((draft) => draft.status === 'done');
  if (!isCounted) return drafts;
  // Where nobody is asked, the judgement comes with the result of the vote.
  if (!day.judged || state.done.includes(stepKey.ask(day.no))) drafts.push(askStep(state, day));
  return day.judged ? [...drafts, verdictStep(state, day)] : drafts;
}

/** EC-19, EC-100, EC-105: the open vote, in which everybody names one. */
function ballotSteps(state: GameState, day: Day): Draft[] {
  const order = votersInOrder(state, day);
  const everybody = livingOffers(state);
  const voters = order.map((voter, at) => voterStep(state, day, voter, order[at - 1], everybody));
  return [
    ballotStep(state, day),
    ...voters,
    ...(lateVoters(state, day).length > 0 ? [absentStep(state, day)] : []),
    tallyStep(state, day),
  ];
}

/** EC-19, EC-101, EC-105: the vote is announced; the host may have it called by name or told to him alone. */
function ballotStep(state: GameState, day: Day): Draft {
  const isTimed = option(state, 'chatPenalties') === 'on';
  const mode = modeOf(state, day);
  return step(
    state,
    stepKey.ballot(day.no),
    'choice',
    {
      options: ballotModes.map((id) => ({ id, label: text(`epoch.option.${id}`) })),
      chosen: mode,
      seats: [],
    },
    {
      name: 'ballot',
      script: `ballot-${mode}`,
      hint: isTimed
        ? text(state.setup.house?.durations?.lateVote ? 'epoch.hint.noFloodOwn' : 'epoch.hint.noFlood')
        : null,
      clock: isTimed
        ? { kind: 'countdown', ms: lasts(state.setup, 'lateVote', lateVoteMs), public: false }
        : null,
    },
  );
}

const alphabet = new Intl.Collator('uk');

/** EC-105: by seat, or by name. */
function votersInOrder(state: GameState, day: Day): Seat[] {
  const seats = living(state);
  if (modeOf(state, day) !== 'alphabetical') return seats;
  const name = (seat: Seat) => state.setup.seats[seat - 1]?.name ?? '';
  return seats.sort((a, b) => alphabet.compare(name(a), name(b)) || a - b);
}

/** EC-20, EC-100: whom this voter names, himself never; and whom the one before him named. */
function voterStep(
  state: GameState,
  day: Day,
  voter: Seat,
  before: Seat | undefined,
  everybody: readonly Offer[],
): Draft {
  const count = ballotOf(day);
  const named = before === undefined ? null : count && votedFor(count, before);
  const expected = named === null || named === voter ? {} : { expected: named };
  const chosen = (count && votedFor(count, voter)) ?? undefined;
  const key = stepKey.voter(day.no, voter);
  const refusal = refused('EC-20', text('refusal.notHimself', { seat: voter }));
  const offers = everybody.map((offer) => (offer.seat === voter ? { seat: voter, refusal } : offer));
  return step(
    state,
    key,
    'seat',
    {
      offers,
      chosen: chosen ?? (state.done.includes(key) ? null : undefined),
      none: true,
      voter,
      ...expected,
    },
    {
      name: 'voter',
      params: { seat: voter },
      actors: [voter],
      answer:
        chosen === undefined
          ? null
          : { text: text('epoch.answer.seat', { seat: chosen }), big: false, tone: 'plain' },
    },
  );
}

/** Who of the living gave no vote. */
function withoutVote(state: GameState, day: Day): Seat[] {
  const count = ballotOf(day);
  return living(state).filter((seat) => !count || votedFor(count, seat) === null);
}

/** EC-117: who has not voted, or only when the time was over, where the club gives remarks for it. */
function lateVoters(state: GameState, day: Day): Seat[] {
  if (option(state, 'chatPenalties') === 'off') return [];
  const missing = withoutVote(state, day);
  const late = (ballotOf(day)?.hands ?? []).filter((hand) => hand.late).map((hand) => hand.voter);
  return living(state).filter((seat) => missing.includes(seat) || late.includes(seat));
}

/** EC-117: a remark for each who missed the vote or was late, unless there is a valid reason. */
function absentStep(state: GameState, day: Day): Draft {
  const seats = lateVoters(state, day);
  return step(
    state,
    stepKey.absent(day.no),
    'hands',
    {
      count: 0,
      candidate: 0,
      offers: seats.map((seat) => ({ seat })),
      up: seats.filter((seat) => isMarked(state, seat)),
      waiting: [],
      purpose: 'remarks',
      about: seats,
    },
    { name: 'absent', script: null, params: { seats } },
  );
}

function isMarked(state: GameState, seat: Seat): boolean {
  const remarks = state.seats[seat - 1]?.remarks ?? [];
  return remarks.some((one) => one.during === state.phase && one.reason === 'missed-vote');
}

/** EC-21, EC-67, EC-117: the result of the vote, and who gave none, is told before anybody is asked. */
function tallyStep(state: GameState, day: Day): Draft {
  const count = ballotOf(day) ?? newCount(1, []);
  const seats = leadersOf(count).sort((a, b) => a - b);
  const [first] = seats;
  const votes = first === undefined ? 0 : handsFor(count, first).length;
  const script = seats.length === 0 ? 'tallyNone' : seats.length === 1 ? 'tallyOne' : 'tallyTie';
  const params = { seats, votes };
  const draft = step(state, stepKey.tally(day.no), 'confirm', { seats }, { name: 'tally', script, params });
  const missing = withoutVote(state, day);
  // With no vote at all everybody would be named.
  if (seats.length === 0 || missing.length === 0) return draft;
  const result = text(`epoch.script.${script}`, params);
  return { ...draft, script: text('epoch.script.tallyMissing', { result, seats: missing }) };
}

/** EC-21, EC-23, EC-111: execution with the role, or its cancellation; the host has the last word. */
function verdictStep(state: GameState, day: Day): Draft {
  const leaves = leavers(state, day);
  const draft = commonVerdict(state, day, wording, resultOf(state, day), leaves);
  const [seat] = leaves;
  if (seat !== undefined) {
    const role = text(`role.epoch-of-clones.${roleAt(state, seat)}`);
    return { ...draft, script: text('epoch.script.executed', { seat, role }) };
  }
  const cancelled = (day.judged?.suspects.length ?? 0) > 0;
  return { ...draft, script: text(cancelled ? 'epoch.script.cancelled' : 'epoch.script.noSuspect') };
}
