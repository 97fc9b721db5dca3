import { today } from '../../game/days';
import type { FactOf } from '../../game/facts';
import type { Day, GameState } from '../../game/state';
import { isLiving } from '../../game/state';
import type { Offer } from '../../game/steps';
import { impossible, irregular, ok, type Seat, text, type Verdict } from '../../game/words';
import { livingOffers } from '../common/step';
import { isOut } from '../common/verdicts';
import { nominatedAlready } from '../common/voteSteps';
import { option } from './options';
import { specOf } from './specs';
import { isSkipped } from './speeches';

/**
 * PO-12, SP-28, MP-21, MP-22: a living seat, once, in one's own speech, one a speech unless the club says otherwise.
 * `speaking`: whose speech is open. A nomination already made outside it can be entered with a reason.
 */
export function checkNominated(state: GameState, fact: FactOf<'nominated'>, speaking: Seat | null): Verdict {
  const { cites } = specOf(state);
  const day = openTalk(state, fact.day);
  if (!day) return impossible(cites.nomination, text('refusal.nominationsOver'));
  if (!isLiving(state, fact.seat)) return isOut(fact.seat);
  if (fact.by !== undefined && !isLiving(state, fact.by)) return isOut(fact.by);
  if (day.nominations.some((one) => one.seat === fact.seat))
    return nominatedAlready(fact.seat, cites.nomination);
  if (speaking === null || fact.by !== speaking) {
    return irregular(cites.nomination, text('refusal.ownSpeechOnly'));
  }
  if (isSkipped(state, day.no, speaking) && !option(state, 'silencedMayNominate')) {
    return irregular('A-122', text('refusal.silencedNominates', { seat: speaking }));
  }
  const made = day.nominations.some((one) => one.by === speaking);
  return made && option(state, 'nominationsPerSpeech') === 1
    ? irregular(cites.perSpeech, text('refusal.onePerSpeech'))
    : ok;
}

/** A nomination may be withdrawn by the host until the vote begins. */
export function checkWithdrawn(state: GameState, fact: FactOf<'nominationWithdrawn'>): Verdict {
  const { cites } = specOf(state);
  const day = openTalk(state, fact.day);
  if (!day) return impossible(cites.nomination, text('refusal.nominationsOver'));
  return day.nominations.some((one) => one.seat === fact.seat)
    ? ok
    : impossible(cites.nomination, text('refusal.notNominated', { seat: fact.seat }));
}

function openTalk(state: GameState, no: number): Day | null {
  const day = today(state);
  return day && day.no === no && state.phase === `d${no}/talk` ? day : null;
}

/** The living as candidates of the one who speaks, each with what the rules would say. */
export function candidateOffers(state: GameState, day: Day, speaking: Seat | null): Offer[] {
  return livingOffers(state).map(({ seat }): Offer => {
    const by = speaking === null ? {} : { by: speaking };
    const verdict = checkNominated(state, { type: 'nominated', day: day.no, seat, ...by }, speaking);
    return verdict.kind === 'ok' ? { seat } : { seat, refusal: verdict };
  });
}
