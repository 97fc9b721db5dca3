import type { Game } from '../game/game';
import type { SeatState } from '../game/state';
import { warningsIn } from '../rulesets/epoch/discipline';
import type { CalendarDay } from './calendar';
import type { ClubRecord } from './records';

/**
 * The records that follow from a game: suicides (EC-119), warnings (EC-121, EC-124), removals and disqualifications of
 * any system. `id`: the game's, `on`: the local day on which it was played.
 */
export function recordsFrom({ setup, state }: Game, id: string, on: CalendarDay): ClubRecord[] {
  const own = (seat: number) => ({ on, player: setup.seats[seat - 1]?.player ?? '', game: id });
  return [
    ...state.seats.flatMap((seat): ClubRecord[] => {
      if (seat.out?.cause === 'suicide') return [{ type: 'suicide', ...own(seat.seat) }];
      const cause = expulsionOf(seat);
      const told = seat.disqualified?.reason ?? null;
      return cause ? [{ type: 'expelled', ...own(seat.seat), cause, reason: told }] : [];
    }),
    ...warningsIn(state).map(({ seat, reason }): ClubRecord => ({ type: 'warning', ...own(seat), reason })),
  ];
}

function expulsionOf({ out, disqualified }: SeatState): 'fouls' | 'removed' | 'disqualified' | null {
  if (disqualified) return 'disqualified';
  return out?.cause === 'fouls' || out?.cause === 'removed' ? out.cause : null;
}
