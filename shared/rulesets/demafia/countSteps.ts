import { handsFor, openPause, votedFor } from '../../game/counts';
import { stepKey } from '../../game/phases';
import type { Count, Day, GameState } from '../../game/state';
import type { Offer } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import type { Draft } from '../common/step';
import { voterOffers } from '../common/voteSteps';
import { isCounted, neededHands, offersCut } from './day';
import { step } from './step';

/** DM-27, DM-28, DM-30: each candidate in order, the pause before the hands go on, the cut when it is offered. */
export function countSteps(state: GameState, day: Day, count: Count): Draft[] {
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
  const offers = voterOffers(state, count, candidate, 'DM-27').map((offer): Offer => {
    const { seat } = offer;
    if (votedFor(count, seat) !== candidate || !locked.includes(seat)) return offer;
    const reason = text('refusal.pauseHand', { seat });
    return { seat, refusal: { kind: 'irregular', rule: 'A-21', reason } };
  });
  const waiting = count.waiting.filter((hand) => hand.candidate === candidate).map((hand) => hand.voter);
  const needed = neededHands(state, count);
  return step(
    state,
    stepKey.candidate(day.no, count.no, candidate),
    'hands',
    {
      count: count.no,
      candidate,
      offers,
      up: handsFor(count, candidate),
      waiting,
      purpose: 'vote',
      about: [candidate],
    },
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
