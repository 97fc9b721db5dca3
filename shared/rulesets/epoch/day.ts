import { leadersOf, openCandidate } from '../../game/counts';
import type { Count, Day, GameState } from '../../game/state';
import { isLiving, living, seatOf } from '../../game/state';
import type { BallotMode, Cause, Seat } from '../../game/words';
import { leaving, type Result } from '../common/days';
import { holders, roleAt } from '../common/roles';
import { option } from './options';
import { duel, isPlain } from './win';

/** EC-100: the one ballot of a day; null before its first vote. */
export function ballotOf(day: Day): Count | null {
  return day.counts[0] ?? null;
}

/** EC-105: how the votes of a day are called. */
export function modeOf(state: GameState, day: Day): BallotMode {
  return day.mode ?? option(state, 'voteMode');
}

/** Whether the ballot was closed and its result told. */
export function isTold(day: Day): boolean {
  const count = ballotOf(day);
  return count !== null && openCandidate(count) === null;
}

/** EC-105: whether the votes of a day are told to the host alone, and their result has not been told. */
export function isToldAlone(state: GameState, no: number): boolean {
  const day = state.days.find((one) => one.no === no);
  return day !== undefined && modeOf(state, day) === 'private' && !isTold(day);
}

/** Whom the day puts under suspicion, before anybody decides: `tied` counts who left since. */
interface Suspicion {
  readonly seats: readonly Seat[];
  /** The one who is left of a tie. */
  readonly lone: Seat | null;
}

function suspicion(state: GameState, day: Day): Suspicion {
  const two = duel(state);
  if (two) return { seats: two, lone: null };
  const count = isTold(day) ? ballotOf(day) : null;
  const top = count ? leadersOf(count).sort((a, b) => a - b) : [];
  const there = top.filter((seat) => isLiving(state, seat));
  const [last = null] = there;
  return top.length > 1 && there.length === 1 ? { seats: [], lone: last } : { seats: there, lone: null };
}

/**
 * EC-21, EC-102, A-144: the top of the day's vote, ascending; both who are left in a duel; who is left of a tie only by
 * the host's word.
 */
export function suspectsOf(state: GameState, day: Day): readonly Seat[] {
  if (day.judged) return day.judged.suspects;
  const { seats, lone } = suspicion(state, day);
  return lone !== null && day.loneStands === lone ? [lone] : seats;
}

/** the one who is left of a tie before it was judged, over whom the host has the word; else null. */
export function loneOf(state: GameState, day: Day): Seat | null {
  return day.judged ? null : suspicion(state, day).lone;
}

/** Whether the day has no vote, because only a judgement is left (EC-109, A-144). */
export function isDuel(state: GameState, day: Day): boolean {
  return day.judged === undefined && duel(state) !== null;
}

/** Whether the day votes; a judgement without a vote that was told was one over a duel (EC-109, A-144). */
export function hasBallot(state: GameState, day: Day): boolean {
  return day.judged ? isTold(day) : !isDuel(state, day);
}

/** Who decides over the suspects of a day. */
export type Decider =
  /** Nobody is asked: there is no suspect, or the execution stands. */
  | { readonly kind: 'nobody' }
  /** The Judge is under suspicion himself and condemned without a decision (EC-69, EC-71). */
  | { readonly kind: 'distrust'; readonly seat: Seat }
  /** `mustCondemn`: there is no pardon (EC-74, EC-109). */
  | { readonly kind: 'judge' | 'spirit' | 'citizen'; readonly seat: Seat; readonly mustCondemn: boolean }
  | { readonly kind: 'lot' };

/** EC-66…74, EC-102…104, EC-109, A-75, A-76, A-142: who decides today. */
export function deciderOf(state: GameState, day: Day, suspects = suspectsOf(state, day)): Decider {
  if (suspects.length === 0) return { kind: 'nobody' };
  const [judge] = holders(state, 'judge');
  const isThere = (seat: Seat) => !(day.away ?? []).includes(seat);
  const mustCondemn = suspects.length > 1 && living(state).length === 2;
  const faceToFace = isDuel(state, day);
  if (judge !== undefined && isLiving(state, judge)) {
    if (suspects.includes(judge)) {
      if (!faceToFace) return { kind: 'distrust', seat: judge };
    } else if (isThere(judge)) return { kind: 'judge', seat: judge, mustCondemn };
  }
  if (suspects.length === 1) return { kind: 'nobody' };
  const spirits = eliminated(state).filter(isThere);
  if (judge !== undefined && spirits.includes(judge)) return { kind: 'spirit', seat: judge, mustCondemn };
  const citizen = spirits.findLast((seat) => isPlain(state, seat));
  return citizen === undefined ? { kind: 'lot' } : { kind: 'citizen', seat: citizen, mustCondemn };
}

const mayDecide: readonly Cause[] = ['night-kill', 'death-role', 'vote'];

/** who is out and may still decide, in the order of being announced. */
function eliminated(state: GameState): Seat[] {
  const nights = state.nights.map((night) => ({ at: 2 * night.no + 1, seats: night.dead ?? [] }));
  const days = state.days.map((day) => ({ at: 2 * day.no, seats: day.expelled ?? [] }));
  return [...nights, ...days]
    .sort((a, b) => a.at - b.at)
    .flatMap((one) => one.seats)
    .filter((seat) => {
      const { out, barred } = seatOf(state, seat);
      return out !== null && mayDecide.includes(out.cause) && barred === undefined;
    });
}

/**
 * EC-22, A-75: whether the pause in which the host asks comes today. It follows from what everybody knows, so that it
 * gives nobody away: with several suspects always, with one while a Judge may be at the table.
 */
export function isAsked(state: GameState, day: Day): boolean {
  const suspects = suspectsOf(state, day).length;
  if (suspects !== 1) return suspects > 1;
  const isOut = state.seats.some(({ seat, out }) => out !== null && roleAt(state, seat) === 'judge');
  return (state.setup.composition.judge ?? 0) > 0 && !isOut;
}

/** EC-66, EC-70: what was decided; undefined while nothing was, or where the condemned left since. */
export function sentenceOf(state: GameState, day: Day): Seat | null | undefined {
  const { sentence } = day;
  if (sentence === undefined || sentence === null) return sentence;
  return suspectsOf(state, day).includes(sentence) ? sentence : undefined;
}

/** EC-23: what the decision comes to; null while it is not taken. */
function condemned(state: GameState, day: Day): readonly Seat[] | null {
  const suspects = suspectsOf(state, day);
  const decider = deciderOf(state, day);
  switch (decider.kind) {
    case 'nobody':
      return suspects;
    case 'distrust':
      return [decider.seat];
    case 'lot': {
      const drawn = day.lot && suspects[day.lot.drawn - 1];
      return drawn ? [drawn] : null;
    }
    default: {
      const sentence = sentenceOf(state, day);
      if (sentence === undefined) return null;
      return sentence === null ? [] : [sentence];
    }
  }
}

/** The day with its judgement written down, when the last step before the result is closed. */
export function judgedDay(state: GameState, day: Day): NonNullable<Day['judged']> {
  const decider = deciderOf(state, day);
  const by = 'mustCondemn' in decider ? decider.seat : decider.kind === 'lot' ? 'lot' : null;
  return { suspects: suspectsOf(state, day), condemned: condemned(state, day) ?? [], by };
}

/** EC-23: execution, its cancellation, or no suspect; `lone`: the one who is left of a tie. */
export function resultOf(state: GameState, day: Day): Result {
  const leaves = (day.judged?.condemned ?? []).filter((seat) => isLiving(state, seat));
  return { leaves, lone: day.judged ? suspicionOfTold(state, day) : null };
}

function suspicionOfTold(state: GameState, day: Day): Seat | null {
  return day.judged?.suspects.length === 0 ? suspicion(state, day).lone : null;
}

/** Who leaves by the day's vote after the host's word; nobody before the judgement. */
export function leavers(state: GameState, day: Day): Seat[] {
  return day.expelled ? [...day.expelled] : leaving(day, resultOf(state, day));
}
