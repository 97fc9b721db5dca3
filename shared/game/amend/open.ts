import type { AmendPreview, SeatThen } from '../../contract/amend';
import { type Cause, numberOf, type PhaseId, type Seat } from '../words';

/** Where a draft corrects the game and whom it names. */
export interface Touched {
  readonly phases: readonly PhaseId[];
  readonly seats: readonly Seat[];
}

/** Leavings that everybody at the table saw. */
const seen: readonly Cause[] = ['fouls', 'left', 'removed', 'disqualified'];

/**
 * What of a preview may be seen while the roles are hidden: the votes and leavings of the days that are corrected, and
 * the fouls of who is named. Everything behind the next night hangs on the roles, and so does the course of the game.
 */
export function openPreview(preview: AmendPreview, { phases, seats }: Touched): AmendPreview {
  const days = new Set(phases.filter((phase) => phase.startsWith('d')).map(numberOf));
  const isOpen = (phase: PhaseId) => phase.startsWith('d') && days.has(numberOf(phase));
  const seatThen = (seat: Seat, then: SeatThen | null): SeatThen | null => {
    if (!then) return null;
    const isNamed = seats.includes(seat);
    const { out } = then;
    const isSeen = out !== null && (isOpen(out.during) || (isNamed && seen.includes(out.cause)));
    return {
      out: isSeen ? out : null,
      role: null,
      fouls: isNamed ? then.fouls : 0,
      disqualified: isSeen && then.disqualified,
    };
  };
  return {
    ...preview,
    holes: preview.holes.filter((hole) => !hole.secret && isOpen(hole.phase)),
    seats: preview.seats
      .map(({ seat, before, after }) => ({
        seat,
        before: seatThen(seat, before),
        after: seatThen(seat, after),
      }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)),
    votes: preview.votes.filter(({ day }) => days.has(day)),
    answers: [],
    points: [],
    course: null,
    entries: [],
  };
}
