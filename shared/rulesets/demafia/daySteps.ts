import { handsFor, openPause, votedFor } from '../../game/counts';
import { orderOf, stepKey, vote } from '../../game/phases';
import type { Count, Day, GameState } from '../../game/state';
import { isLiving, living } from '../../game/state';
import type { Offer } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import {
  hasNoVote,
  hitSeat,
  isCounted,
  leavers,
  neededHands,
  offersCut,
  outcomeOf,
  shootoutRange,
  shootoutTurn,
  silenceOf,
  standing,
  tiedInRevote,
} from './day';
import { option } from './options';
import { type Draft, defenceMs, livingOffers, step, talkMs, winStep } from './step';

/** The steps of a talk: the morning, Balagan (DM-23…25), the nominations read back. */
export function talkSteps(state: GameState, day: Day): Draft[] {
  const drafts: Draft[] = [];
  const dead = state.nights.at(-1)?.dead ?? [];
  if (day.no > 1) {
    drafts.push(
      step(
        state,
        stepKey.morning(day.no),
        'confirm',
        { seats: dead },
        {
          name: 'morning',
          script: dead.length > 0 ? 'morning' : 'morningQuiet',
          params: { seats: dead },
          nextLabel: 'talk',
        },
      ),
    );
  }
  const win = winStep(state);
  if (win) drafts.push(win);
  const silent = silentSeats(state, day);
  const nominated = new Set(day.nominations.map((nomination) => nomination.seat));
  const offers: Offer[] = livingOffers(state).map((offer) =>
    nominated.has(offer.seat)
      ? {
          ...offer,
          refusal: {
            kind: 'impossible',
            rule: 'DM-25',
            reason: text('refusal.nominatedAlready', { seat: offer.seat }),
          },
        }
      : offer,
  );
  drafts.push(
    step(
      state,
      stepKey.talk(day.no),
      'discussion',
      { offers, nominations: day.nominations },
      {
        name: 'talk',
        hint: silent.length > 0 ? text('demafia.hint.silent', { seats: silent }) : null,
        clock: { kind: 'countdown', ms: talkMs, public: true },
        nextLabel: day.nominations.length > 0 ? 'nominations' : 'noVote',
      },
    ),
  );
  if (day.nominations.length > 0 || state.done.includes(stepKey.talk(day.no))) {
    const seats = standing(state, day);
    drafts.push(
      step(
        state,
        stepKey.nominations(day.no),
        'discussion',
        { offers, nominations: day.nominations },
        {
          name: 'nominations',
          script: seats.length > 0 ? 'nominations' : 'noNominations',
          params: { seats },
          nextLabel: hasNoVote(state, day) ? 'noVote' : 'vote',
        },
      ),
    );
  }
  return drafts;
}

/** The steps of a vote (DM-26…34), as far as the facts go. */
export function voteSteps(state: GameState, day: Day): Draft[] {
  const win = winStep(state);
  const drafts: Draft[] = win ? [win] : [];
  if (hasNoVote(state, day)) {
    return [
      ...drafts,
      step(
        state,
        stepKey.noVote(day.no),
        'confirm',
        { seats: standing(state, day) },
        { name: 'noVote', nextLabel: 'night' },
      ),
    ];
  }
  const [first, second] = day.counts;
  drafts.push(...defences(state, day, 1, first ? first.candidates : standing(state, day)));
  drafts.push(...countSteps(state, day, first ?? unopened(1, standing(state, day))));
  const outcome = outcomeOf(state, day);
  if (second || outcome.type === 'revote') {
    const tied = second ? second.candidates : outcome.type === 'revote' ? outcome.tied : [];
    drafts.push(
      step(
        state,
        stepKey.crash(day.no),
        'confirm',
        { seats: tied },
        { name: 'crash', params: { seats: tied } },
      ),
    );
    drafts.push(...defences(state, day, 2, tied));
    drafts.push(...countSteps(state, day, second ?? unopened(2, tied)));
  }
  if (second && (outcome.type === 'choice' || day.tieChoice !== null)) {
    drafts.push(
      ...tieSteps(
        state,
        day,
        tiedInRevote(second).filter((seat) => isLiving(state, seat)),
      ),
    );
  }
  if (outcome.type === 'settled') drafts.push(verdictStep(state, day, outcome));
  return drafts;
}

function unopened(no: number, candidates: readonly Seat[]): Count {
  return {
    no,
    candidates,
    opened: candidates.length,
    hands: [],
    waiting: [],
    closed: [],
    pauses: [],
    cut: null,
  };
}

/** DM-26, DM-32: 20 s each, in order of nomination. */
function defences(state: GameState, day: Day, count: number, seats: readonly Seat[]): Draft[] {
  const lost = option(state, 'foulSilence') === 'defence' ? silentSeats(state, day) : [];
  return seats
    .filter((seat) => !lost.includes(seat))
    .map((seat) =>
      step(
        state,
        stepKey.defence(day.no, count, seat),
        'speech',
        { speaker: seat, pause: false },
        {
          name: count === 1 ? 'defence' : 'tieDefence',
          params: { seat },
          actors: [seat],
          clock: { kind: 'countdown', ms: defenceMs, public: true },
        },
      ),
    );
}

/** Seats that are silent on this day, by a foul before or during its talk (DM-67, A-147). */
function silentSeats(state: GameState, day: Day): Seat[] {
  return living(state).filter((seat) => {
    const silence = silenceOf(state, seat);
    return silence !== null && silence.through >= day.no && orderOf(silence.since) < orderOf(vote(day.no));
  });
}

/** DM-27, DM-28, DM-30: each candidate in order, the pause before the hands go on, the cut when it is offered. */
function countSteps(state: GameState, day: Day, count: Count): Draft[] {
  const drafts: Draft[] = [];
  const over = isCounted(state, count) && count.candidates.length > 0;
  for (const seat of count.candidates) {
    const isClosed = count.closed.includes(seat);
    if (!isClosed && over) break;
    const pause = count.pauses.find((one) => one.seat === seat);
    if (pause) drafts.push(pauseStep(state, day, count, seat, pause.ended));
    drafts.push(handsStep(state, day, count, seat));
  }
  if (count.cut !== null || offersCut(state, count)) {
    const at = count.candidates.filter((seat) => count.closed.includes(seat)).length;
    const before = drafts.findLastIndex(
      (draft) => draft.kind === 'hands' && count.closed[at - 1] === draft.candidate,
    );
    drafts.splice(before + 1, 0, cutStep(state, day, count));
  }
  return drafts;
}

/** DM-31: the speech at the third hand has no time limit; the clock only counts up. */
function pauseStep(state: GameState, day: Day, count: Count, seat: Seat, ended: boolean): Draft {
  return step(
    state,
    stepKey.pause(day.no, count.no, seat),
    'speech',
    { speaker: seat, pause: true },
    {
      name: 'pause',
      params: { seat, hands: handsFor(count, seat).length },
      actors: [seat],
      clock: { kind: 'countup', public: true },
      nextLabel: 'endPause',
      closed: ended,
    },
  );
}

function handsStep(state: GameState, day: Day, count: Count, candidate: Seat): Draft {
  const locked = count.pauses.find((pause) => pause.seat === candidate)?.by ?? [];
  const offers = living(state).map((seat): Offer => {
    const other = votedFor(count, seat);
    if (other === candidate && locked.includes(seat)) {
      const reason = text('refusal.pauseHand', { seat });
      return { seat, refusal: { kind: 'irregular', rule: 'A-21', reason } };
    }
    return other === null || other === candidate
      ? { seat }
      : {
          seat,
          refusal: {
            kind: 'impossible',
            rule: 'DM-27',
            reason: text('refusal.votedAlready', { seat, other }),
          },
        };
  });
  const waiting = count.waiting.filter((hand) => hand.candidate === candidate).map((hand) => hand.voter);
  const needed = neededHands(state, count);
  return step(
    state,
    stepKey.candidate(day.no, count.no, candidate),
    'hands',
    { count: count.no, candidate, offers, up: handsFor(count, candidate), waiting },
    {
      name: count.no === 1 ? 'hands' : 'handsAgain',
      params: { seat: candidate },
      hint: needed === null ? null : text('demafia.hint.lone', { needed }),
      nextLabel: 'closeCandidate',
      closed: count.closed.includes(candidate),
      refusal:
        waiting.length > 0 && !openPause(count)
          ? { kind: 'irregular', rule: 'DM-30', reason: text('refusal.handsWait', { seats: waiting }) }
          : null,
    },
  );
}

function cutStep(state: GameState, day: Day, count: Count): Draft {
  const leader =
    [...count.closed].sort((a, b) => handsFor(count, b).length - handsFor(count, a).length)[0] ?? 0;
  return step(
    state,
    stepKey.cut(day.no, count.no),
    'choice',
    {
      options: [
        { id: 'cut', label: text('demafia.option.cut') },
        { id: 'rest', label: text('demafia.option.rest') },
      ],
      chosen: count.cut,
      seats: [leader],
    },
    {
      name: 'cut',
      params: { seat: leader, hands: handsFor(count, leader).length },
      closed: count.cut !== null,
      refusal:
        count.cut === null ? { kind: 'impossible', rule: 'DM-28', reason: text('refusal.choose') } : null,
    },
  );
}

/** DM-33, DM-34: the host's choice, the loaded number, and the turns as far as they went. */
function tieSteps(state: GameState, day: Day, tied: readonly Seat[]): Draft[] {
  const drafts = [
    step(
      state,
      stepKey.tie(day.no),
      'choice',
      {
        options: [
          { id: 'expel', label: text('demafia.option.expel') },
          { id: 'shootout', label: text('demafia.option.shootout') },
        ],
        chosen: day.tieChoice,
        seats: tied,
      },
      {
        name: 'tie',
        params: { seats: tied },
        closed: day.tieChoice !== null,
        refusal:
          day.tieChoice === null
            ? { kind: 'impossible', rule: 'DM-33', reason: text('refusal.choose') }
            : null,
      },
    ),
  ];
  if (day.tieChoice !== 'shootout') return drafts;
  const outcome = outcomeOf(state, day);
  const among = outcome.type === 'shootout' ? outcome.tied : tied;
  drafts.push(
    step(
      state,
      stepKey.loaded(day.no),
      'number',
      {
        from: 1,
        to: day.lot?.to ?? shootoutRange(state, tied.length),
        used: [],
        chosen: day.lot?.drawn ?? null,
        secret: true,
        drawable: true,
      },
      {
        name: 'loaded',
        params: { seats: tied, to: day.lot?.to ?? shootoutRange(state, tied.length) },
        refusal: day.lot ? null : { kind: 'impossible', rule: 'DM-34', reason: text('refusal.noNumber') },
      },
    ),
  );
  for (const [index, turn] of day.named.entries())
    drafts.push(turnStep(state, day, index + 1, turn.seat, turn.number));
  const turn =
    day.lot && outcome.type === 'shootout' && hitSeat(day) === null ? shootoutTurn(among, day) : null;
  if (turn) drafts.push(turnStep(state, day, turn.turn, turn.seat, null));
  return drafts;
}

function turnStep(state: GameState, day: Day, turn: number, seat: Seat, number: number | null): Draft {
  return step(
    state,
    stepKey.turn(day.no, turn, seat),
    'number',
    {
      from: 1,
      to: day.lot?.to ?? shootoutRange(state, 2),
      used: day.named.map((one) => one.number).filter((one) => one !== number),
      chosen: number,
      secret: false,
      drawable: false,
    },
    {
      name: 'turn',
      params: { seat },
      actors: [seat],
      closed: number !== null,
      refusal:
        number === null ? { kind: 'impossible', rule: 'DM-34', reason: text('refusal.noNumber') } : null,
    },
  );
}

/** The day's result, before it takes effect; the host may keep everybody or let the last of a tie go. */
function verdictStep(
  state: GameState,
  day: Day,
  outcome: ReturnType<typeof outcomeOf> & { type: 'settled' },
): Draft {
  const leaves = leavers(state, day);
  const shared = {
    name: 'verdict',
    script: leaves.length > 0 ? 'leave' : 'nobodyLeaves',
    params: { seats: leaves },
    nextLabel: 'night',
  };
  if (outcome.leaves.length === 0 && outcome.lone === null) {
    return step(state, stepKey.verdict(day.no), 'confirm', { seats: [] }, shared);
  }
  const who = outcome.lone !== null ? [outcome.lone] : [...outcome.leaves];
  return step(
    state,
    stepKey.verdict(day.no),
    'choice',
    {
      options: [
        {
          id: outcome.lone !== null ? 'tied' : 'proposed',
          label: text('demafia.option.leave', { seats: who }),
        },
        { id: 'nobody', label: text('demafia.option.nobody') },
      ],
      chosen: leaves.length === 0 ? 'nobody' : outcome.lone !== null ? 'tied' : 'proposed',
      seats: leaves,
    },
    shared,
  );
}
