/** What a club gives a red who is killed first, over a season: the points, and at how many of a hundred of his games. */
export interface SeasonTerms {
  readonly amount: number;
  readonly share: number;
}

/**
 * The compensation for one of a player's games in which he was killed first and lost: all of the club's points
 * once such games are `share` of a hundred of his games or more, before that as much less as they are fewer. `first` of
 * his `games` were such ones.
 */
export function compensationOf({ amount, share }: SeasonTerms, first: number, games: number): number {
  const full = (share * games) / 100;
  return full <= 0 ? 0 : amount * Math.min(1, first / full);
}
