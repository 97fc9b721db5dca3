import { newCount } from '../../game/counts';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import { type Seat, text } from '../../game/words';
import { countSteps } from './countSteps';
import { hasNoVote, leavers, outcomeOf, silentSeats, standing, tiedInRevote } from './day';
import { option } from './options';
import { type Draft, defenceMs, step, winStep } from './step';
import { tieSteps } from './tieSteps';

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
  drafts.push(...countSteps(state, day, first ?? newCount(1, standing(state, day))));
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
    drafts.push(...countSteps(state, day, second ?? newCount(2, tied)));
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
