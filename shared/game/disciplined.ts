import { z } from 'zod';
import type { Game } from './game';
import { idSchema, type SeatState } from './state';

/** What a game says against somebody who sat in it, for the club's ledger (EC-119, EC-121, EC-124, EC-127). */
export const disciplinedSchema = z.strictObject({
  player: idSchema,
  what: z.enum(['suicide', 'fouls', 'removed', 'disqualified', 'flood', 'spirit']),
  /** The id of a reason, or the host's own words; missing where there is none. */
  reason: z.string().max(500).optional(),
});
export type Disciplined = z.infer<typeof disciplinedSchema>;

/** Suicides, removals, disqualifications and warnings of a game, each with who sat there. */
export function disciplinedIn({ ruleset, state }: Game): Disciplined[] {
  const playerAt = (seat: number) => state.setup.seats[seat - 1]?.player ?? '';
  return [
    ...state.seats.flatMap((seat): Disciplined[] => {
      const what = expulsionOf(seat);
      if (!what) return [];
      const reason = what === 'disqualified' ? seat.disqualified?.reason : null;
      return [{ player: playerAt(seat.seat), what, ...(reason ? { reason } : {}) }];
    }),
    ...(ruleset.warnings?.(state) ?? []).map(({ seat, reason }) => ({
      player: playerAt(seat),
      what: reason,
    })),
  ];
}

function expulsionOf({ out, disqualified }: SeatState): Disciplined['what'] | null {
  if (out?.cause === 'suicide') return 'suicide';
  if (disqualified) return 'disqualified';
  return out?.cause === 'fouls' || out?.cause === 'removed' ? out.cause : null;
}
