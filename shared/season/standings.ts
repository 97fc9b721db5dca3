/** One player's line in the season's table. */
export interface Standing {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** PTS by column: base, night, vote, speech, judge, penalty. */
  readonly points: Readonly<Record<string, number>>;
  readonly total: number;
  readonly average: number;
}
