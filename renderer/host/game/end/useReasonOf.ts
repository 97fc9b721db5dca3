import { whyText } from '../../../../shared/game/log';
import type { Seat } from '../../../../shared/game/words';
import { useTable } from '../useTable';

/** Gives the function that says why a seat was disqualified (DM-63); null where it was not, or nobody wrote why. */
export function useReasonOf(): (seat: Seat) => string | null {
  const { view, say } = useTable();
  return (seat) => {
    const reason = view.seats[seat - 1]?.disqualifiedFor ?? null;
    const why = reason === null ? null : whyText(reason);
    return why === null || typeof why === 'string' ? why : say(why);
  };
}
