import type { GameSummary } from '../../../shared/contract/club';

/** How many games each player sat in, and the day of the last one (`YYYY-MM-DD`), by the player's id. */
export function attendance(
  games: readonly GameSummary[],
): ReadonlyMap<string, { readonly games: number; readonly last: string }> {
  const came = new Map<string, { games: number; last: string }>();
  for (const game of games) {
    for (const { player } of game.seats) {
      const before = came.get(player);
      const last = before && before.last > game.date ? before.last : game.date;
      came.set(player, { games: (before?.games ?? 0) + 1, last });
    }
  }
  return came;
}
