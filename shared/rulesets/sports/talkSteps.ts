import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { isLiving, living } from '../../game/state';
import { type Seat, text } from '../../game/words';
import { standing } from '../common/days';
import type { Draft } from '../common/step';
import { conditionOf } from './cards';
import { candidateOffers } from './checkNomination';
import { hasNoVote } from './day';
import { checksToTell, silenceOfTheOut, timeToOpen, underVote } from './duties';
import { bestMovers, suspectsOf } from './night';
import { openRoles } from './opened';
import { option } from './options';
import { isCancelled } from './removals';
import { isCity } from './roles';
import { specOf } from './specs';
import { hasSpoken, isSkipped, speakers } from './speeches';
import { lastWordMs, openClock, speechMs, step } from './step';

/** The most suspects of a best move (MP-34). */
export const mostSuspects = 3;

/** The steps of a day before its vote: the morning, the words of the dead, the speeches, the nominations read back. */
export function talkSteps(state: GameState, day: Day): Draft[] {
  const drafts = [morningStep(state, day), ...farewells(state, day)];
  const order = speakers(state, day);
  drafts.push(...order.map((seat, at) => speechStep(state, day, seat, order.slice(at + 1))));
  const spoken = order.every((seat) => hasSpoken(state, day, seat));
  if (day.nominations.length > 0 || spoken) drafts.push(nominationsStep(state, day));
  return drafts;
}

/** SP-26, MP-07: who was killed, in seat order and without a cause. */
function morningStep(state: GameState, day: Day): Draft {
  const dead = state.nights.at(-1)?.dead ?? [];
  // Where cards can save, a night without a death is not always a miss (MP-07).
  const quiet = isCity(state.setup) ? 'morningNobody' : 'morningQuiet';
  const roles = openRoles(state, dead);
  const killed = roles ? 'morningOpen' : 'morning';
  const script = day.no === 1 ? 'firstMorning' : dead.length > 0 ? killed : quiet;
  return step(
    state,
    stepKey.morning(day.no),
    'confirm',
    { seats: dead },
    {
      name: 'morning',
      script,
      params: { seats: dead, ...(roles ? { roles } : {}) },
      hint: timeToOpen(state),
      nextLabel: 'speeches',
    },
  );
}

/** MP-34, then PO-16, SP-12, MP-33: the best move comes before the last minute. */
function farewells(state: GameState, day: Day): Draft[] {
  const dead = state.nights.at(-1)?.dead ?? [];
  const movers = bestMovers(state, day.no);
  return dead.flatMap((seat) => [
    ...(movers.includes(seat) ? [bestMoveStep(state, day, seat)] : []),
    lastWordStep(state, day, seat),
  ]);
}

function bestMoveStep(state: GameState, day: Day, seat: Seat): Draft {
  const up = suspectsOf(state, seat);
  const full = up.length >= mostSuspects;
  const offers = living(state).map((one) =>
    full && !up.includes(one)
      ? {
          seat: one,
          refusal: {
            kind: 'impossible',
            rule: specOf(state).cites.bestMove,
            reason: text('refusal.threeSuspects'),
          } as const,
        }
      : { seat: one },
  );
  return step(
    state,
    stepKey.bestMove(day.no, seat),
    'hands',
    { count: 0, candidate: seat, offers, up, waiting: [], purpose: 'suspects', about: [seat] },
    { name: 'bestMove', params: { seat }, actors: [seat] },
  );
}

/** The last minute of somebody who was killed or voted out; none after a removal (PO-16, SP-48, MP-33, A-130). */
export function lastWordStep(state: GameState, day: Day, seat: Seat): Draft {
  const out = state.seats[seat - 1]?.out ?? null;
  // The morning has named the roles of the killed; who was voted out is out only now.
  const roles = out?.cause === 'vote' ? openRoles(state, [seat]) : null;
  return step(
    state,
    stepKey.lastWord(day.no, seat),
    'speech',
    { speaker: seat, pause: false },
    {
      name: 'lastWord',
      ...(roles ? { script: 'lastWordOpen' } : {}),
      params: { seat, ...(roles ? { roles } : {}) },
      actors: [seat],
      hint:
        (out?.cause === 'night-kill' ? checksToTell(state, seat) : null) ??
        conditionOf(state, seat) ??
        silenceOfTheOut(state),
      clock: openClock(lasts(state.setup, 'lastWord', lastWordMs)),
    },
  );
}

/** PO-11, SP-27, MP-16: sixty seconds, in which the speaker may nominate; skipped after the third foul (MP-29). */
function speechStep(state: GameState, day: Day, seat: Seat, after: readonly Seat[]): Draft {
  const key = stepKey.speech(day.no, seat);
  const skipped = isSkipped(state, day.no, seat);
  const following = after.find((one) => isLiving(state, one) && !isSkipped(state, day.no, one));
  const shared = {
    name: skipped ? 'skipped' : 'speech',
    params: { seat },
    actors: [seat],
    hint: underVote(state),
    clock: skipped ? null : openClock(lasts(state.setup, 'speech', speechMs)),
    nextLabel: following === undefined ? 'nominations' : 'nextSpeaker',
  };
  if (skipped && !option(state, 'silencedMayNominate')) {
    return step(state, key, 'confirm', { seats: [seat] }, { ...shared, script: 'skippedSilent' });
  }
  const offers = candidateOffers(state, day, seat);
  return step(state, key, 'discussion', { speaker: seat, offers, nominations: day.nominations }, shared);
}

/** The nominations are read back; one may still be withdrawn. */
function nominationsStep(state: GameState, day: Day): Draft {
  const seats = standing(state, day);
  if (isCancelled(state, day.no)) {
    const shared = { name: 'voteCancelled', nextLabel: 'cancelled' };
    return step(state, stepKey.nominations(day.no), 'confirm', { seats: [] }, shared);
  }
  return step(
    state,
    stepKey.nominations(day.no),
    'discussion',
    { speaker: null, offers: candidateOffers(state, day, null), nominations: day.nominations },
    {
      name: 'nominations',
      script: seats.length > 0 ? 'nominations' : 'noNominations',
      params: { seats },
      hint: underVote(state),
      nextLabel: hasNoVote(state, day) ? 'noVote' : 'vote',
    },
  );
}
