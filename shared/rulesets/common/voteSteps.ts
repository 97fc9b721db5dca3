import { votedFor } from '../../game/counts';
import { stepKey } from '../../game/phases';
import type { Count, Day, GameState } from '../../game/state';
import { living } from '../../game/state';
import type { ChoiceOption, Offer } from '../../game/steps';
import { type Refusal, type Seat, text } from '../../game/words';
import type { Result } from './days';
import { type Draft, type Shared, stepsIn } from './step';
import type { Wording } from './wording';

/** The living as voters for a candidate: who voted for another cannot vote again (DM-27, SP-30). */
export function voterOffers(state: GameState, count: Count, candidate: Seat, rule: string): Offer[] {
  return living(state).map((seat): Offer => {
    const other = votedFor(count, seat);
    return other === null || other === candidate
      ? { seat }
      : {
          seat,
          refusal: { kind: 'impossible', rule, reason: text('refusal.votedAlready', { seat, other }) },
        };
  });
}

/** A seat that is nominated already, where it is offered once more. */
export function nominatedAlready(seat: Seat, rule: string): Refusal & { readonly kind: 'impossible' } {
  return { kind: 'impossible', rule, reason: text('refusal.nominatedAlready', { seat }) };
}

/** The day has no vote: nobody stands, or the rules say so. `own`: other words than the usual ones. */
export function noVoteStep(
  state: GameState,
  day: Day,
  wording: Wording,
  own: Pick<Shared, 'name' | 'script' | 'params'> = { name: 'noVote' },
) {
  const shared = { ...own, nextLabel: 'night' };
  return stepsIn(wording)(state, stepKey.noVote(day.no), 'confirm', { seats: [] }, shared);
}

/**
 * The day's result, before it takes effect; the host may keep everybody, or let the last of a tie go. `leave`: the
 * script for those who leave.
 */
export function verdictStep(
  state: GameState,
  day: Day,
  wording: Wording,
  outcome: Result,
  leaves: readonly Seat[],
  own: { readonly nextLabel: string; readonly closed?: boolean; readonly leave?: string } = {
    nextLabel: 'night',
  },
): Draft {
  const step = stepsIn(wording);
  const { leave = 'leave', ...labels } = own;
  const shared = {
    name: 'verdict',
    script: leaves.length > 0 ? leave : 'nobodyLeaves',
    params: { seats: leaves },
    ...labels,
  };
  if (outcome.leaves.length === 0 && outcome.lone === null) {
    return step(state, stepKey.verdict(day.no), 'confirm', { seats: [] }, shared);
  }
  const goes = outcome.lone !== null ? 'tied' : 'proposed';
  const who = outcome.lone !== null ? [outcome.lone] : [...outcome.leaves];
  const options: ChoiceOption[] = [
    { id: goes, label: text(wording.option('leave'), { seats: who.toSorted((a, b) => a - b) }) },
    { id: 'nobody', label: text(wording.option('nobody')) },
  ];
  const chosen = leaves.length === 0 ? 'nobody' : goes;
  return step(state, stepKey.verdict(day.no), 'choice', { options, chosen, seats: leaves }, shared);
}
