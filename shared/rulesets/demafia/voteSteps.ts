import { newCount } from '../../game/counts';
import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import type { Seat, StepKey } from '../../game/words';
import { standing } from '../common/days';
import type { Draft } from '../common/step';
import { noVoteStep, verdictStep } from '../common/voteSteps';
import { countSteps } from './countSteps';
import { hasNoVote, leavers, outcomeOf, silentSeats, tiedInRevote } from './day';
import { option } from './options';
import { defenceMs, step, winStep, wording } from './step';
import { tieSteps } from './tieSteps';

/** The steps of a vote (DM-26…34), as far as the facts go. */
export function voteSteps(state: GameState, day: Day): Draft[] {
  const win = winStep(state);
  const drafts: Draft[] = win ? [win] : [];
  if (hasNoVote(state, day)) {
    return [...drafts, noVoteStep(state, day, wording)];
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
  if (outcome.type === 'settled') drafts.push(verdictStep(state, day, wording, outcome, leavers(state, day)));
  return drafts;
}

/** whether a silent candidate lost this defence; nothing is lost before the candidates of its count are known. */
export function losesSpeech(state: GameState, key: StepKey): boolean {
  const defence = /^d(\d+)\/defence\/(\d)\/(\d+)$/.exec(key);
  const day = state.days.at(-1);
  if (!defence || !day || state.phase !== `d${defence[1]}/vote` || hasNoVote(state, day)) return false;
  const seat = Number(defence[3]);
  const outcome = outcomeOf(state, day);
  const tied = day.counts[1]?.candidates ?? (outcome.type === 'revote' ? outcome.tied : []);
  const candidates = defence[2] === '1' ? standing(state, day) : tied;
  const silent = option(state, 'foulSilence') === 'defence' && silentSeats(state, day).includes(seat);
  return silent && candidates.includes(seat);
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
          clock: { kind: 'countdown', ms: lasts(state.setup, 'defence', defenceMs), public: true },
        },
      ),
    );
}
