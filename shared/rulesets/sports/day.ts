import { newCount } from '../../game/counts';
import { today } from '../../game/days';
import { chosenOf } from '../../game/options';
import type { Count, Day, GameState } from '../../game/state';
import { isLiving, living } from '../../game/state';
import type { Seat } from '../../game/words';
import { leaving, type Result, standing } from '../common/days';
import { candidatesNow } from '../common/scenes';
import { option } from './options';
import { isCancelled } from './removals';
import { specOf } from './specs';
import { isCounted, leadersOf } from './tally';

/** Whether the day has no vote: nobody stands, or one does and is not voted (PO-18, SP-29, MP-24). */
export function hasNoVote(state: GameState, day: Day): boolean {
  if (day.counts.length > 0) return false;
  const candidates = standing(state, day).length;
  if (candidates !== 1) return candidates === 0;
  return specOf(state).loneCandidate === 'never' || day.no === 1;
}

/** Who stands for the vote as everybody knows it: nobody where it was called off or is over. */
export function onTheVote(state: GameState): readonly Seat[] {
  const day = today(state);
  if (!day || day.expelled !== null || isCancelled(state, day.no)) return [];
  return candidatesNow(state, outcomeOf);
}

type Settled = Result & { readonly type: 'settled' };

/** Where the vote of a day stands. */
export type Outcome =
  | { readonly type: 'counting' }
  /** MP-25, MP-26: the tied speak and are voted again. */
  | { readonly type: 'revote'; readonly tied: readonly Seat[]; readonly no: number }
  /** MP-27: all the tied leave, or nobody. */
  | { readonly type: 'raise'; readonly tied: readonly Seat[] }
  | Settled;

const settled = (leaves: readonly Seat[], lone: Seat | null = null): Settled => ({
  type: 'settled',
  leaves,
  lone,
});

/** What the facts of a day's vote have come to. The host's verdict comes on top; what took effect stays. */
export function outcomeOf(state: GameState, day: Day): Outcome {
  if (day.expelled !== null) return settled(day.expelled);
  if (isCancelled(state, day.no) || hasNoVote(state, day)) return settled([]);
  const last = day.counts.at(-1);
  if (!last) return { type: 'counting' };
  if (last.no > 1 && last.candidates.length <= 1) return ofTie(state, last.candidates);
  return isCounted(last) ? afterCount(state, day, last) : { type: 'counting' };
}

function afterCount(state: GameState, day: Day, count: Count): Outcome {
  const leaders = leadersOf(count);
  const tied = leaders.filter((seat) => isLiving(state, seat));
  if (leaders.length <= 1) return settled(tied);
  if (day.raisePassed !== null) return day.raisePassed ? settled(tied) : settled([]);
  if (tied.length <= 1) return ofTie(state, tied);
  const shrank = leaders.length < count.opened;
  if (count.no === 1 || (shrank && option(state, 'tieShrinks') === 'revoteAgain')) {
    return { type: 'revote', tied, no: count.no + 1 };
  }
  return isRaised(state, tied) ? { type: 'raise', tied } : settled([]);
}

/** by a tie the one who is left leaves only when the host says so. */
function ofTie(state: GameState, tied: readonly Seat[]): Settled {
  return settled([], tied.find((seat) => isLiving(state, seat)) ?? null);
}

/** whether a table of this size raises at all; `wholeTable`: not when all the living are tied. */
function isRaised(state: GameState, tied: readonly Seat[]): boolean {
  const size = living(state).length;
  const excepted = chosenOf(option(state, 'noRaiseAt'));
  return !excepted.includes(String(size)) && !(excepted.includes('wholeTable') && tied.length === size);
}

/** Hands for all the tied to leave: more than half of the living (MP-27). */
export function raiseNeeded(state: GameState): number {
  return needsToRaise(living(state).length);
}

/** More than half of so many. */
export function needsToRaise(living: number): number {
  return Math.floor(living / 2) + 1;
}

/** Who leaves by the day's vote after the host's word. Nobody while it is not settled. */
export function leavers(state: GameState, day: Day): Seat[] {
  if (day.expelled !== null) return [...day.expelled];
  const outcome = outcomeOf(state, day);
  return outcome.type === 'settled' ? leaving(day, outcome) : [];
}

/** The count with this number before its first hand: the nominated, or the tied. */
export function opening(state: GameState, day: Day, no: number): Count {
  const outcome = outcomeOf(state, day);
  return newCount(no, no === 1 ? standing(state, day) : outcome.type === 'revote' ? outcome.tied : []);
}
