import type { HostView } from '../../../../shared/contract/host';
import type { Offer } from '../../../../shared/game/steps';
import type { Seat, Text } from '../../../../shared/game/words';
import { tagOf } from '../ring/faces';
import type { Cell } from './SeatGrid';

interface Marks {
  readonly state: Cell['state'];
  readonly word?: string;
}

/**
 * A cell for every seat of the table, so that each keeps its place. A seat that is not offered, or is refused,
 * stands there barred and says why.
 */
export function cellsOf(
  view: HostView,
  offers: readonly Offer[],
  say: (text: Text) => string,
  mark: (seat: Seat) => Marks | null,
): Cell[] {
  const offered = new Map(offers.map((offer) => [offer.seat, offer]));
  return view.seats.map((seat) => {
    const offer = offered.get(seat.seat);
    const marked = mark(seat.seat);
    const base = { seat: seat.seat, name: seat.name };
    if (marked) return { ...base, state: marked.state, word: marked.word ?? '', why: '' };
    const tag = tagOf(seat);
    if (!offer) {
      const word = seat.out && tag ? say(tag) : '';
      return { ...base, state: 'barred', word, why: word };
    }
    if (offer.refusal) {
      const word = seat.votedFor !== null && tag ? say(tag) : '';
      return { ...base, state: 'barred', word, why: say(offer.refusal.reason) };
    }
    return { ...base, state: 'free', word: '', why: offer.warning ? say(offer.warning.reason) : '' };
  });
}
