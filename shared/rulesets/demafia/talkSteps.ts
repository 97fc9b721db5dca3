import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import type { Offer } from '../../game/steps';
import { text } from '../../game/words';
import { standing } from '../common/days';
import { type Draft, livingOffers } from '../common/step';
import { nominatedAlready } from '../common/voteSteps';
import { hasNoVote, silentSeats } from './day';
import { step, talkMs, winStep } from './step';

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
    nominated.has(offer.seat) ? { ...offer, refusal: nominatedAlready(offer.seat, 'DM-25') } : offer,
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
        clock: { kind: 'countdown', ms: lasts(state.setup, 'talk', talkMs), public: true },
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
