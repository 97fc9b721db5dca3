import type { GameSummary } from '../contract/club';

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

type Line = Omit<Standing, 'place' | 'average'>;

/**
 * The table of the given games: who has most PTS stands first, equal totals share a place. Only games that
 * ended count; a running one and one that was called off stay out. A player has the name of his latest game.
 * Without columns of points the place goes by wins.
 */
export function standingsOf(games: readonly GameSummary[], columns: readonly string[]): readonly Standing[] {
  const lines = new Map<string, Line>();
  for (const game of endedInOrder(games)) {
    for (const seat of game.seats) {
      const before = lines.get(seat.player);
      lines.set(seat.player, {
        player: seat.player,
        name: seat.name,
        games: (before?.games ?? 0) + 1,
        wins: (before?.wins ?? 0) + (seat.result === 'win' ? 1 : 0),
        points: Object.fromEntries(
          columns.map((column) => [column, sum(before?.points[column] ?? 0, seat.points[column] ?? 0)]),
        ),
        total: sum(before?.total ?? 0, seat.total),
      });
    }
  }
  const mark = (line: Line) => (columns.length === 0 ? line.wins : line.total);
  const sorted = [...lines.values()].sort(better);
  return sorted.map((line) => ({
    ...line,
    place: 1 + sorted.findIndex((other) => mark(other) === mark(line)),
    average: line.total / line.games,
  }));
}

/** The games that ended with a result, in the order they were played. */
export function endedInOrder(games: readonly GameSummary[]): readonly GameSummary[] {
  return games
    .filter((game) => game.status === 'ended')
    .sort((a, b) => a.startedAt - b.startedAt || compare(a.id, b.id));
}

/** Points may have decimals; thousandths are exact, so that 0.1 + 0.2 shares a place with 0.3. */
function sum(a: number, b: number): number {
  return Math.round((a + b) * 1000) / 1000;
}

function better(a: Line, b: Line): number {
  return (
    b.total - a.total ||
    b.wins - a.wins ||
    a.games - b.games ||
    a.name.localeCompare(b.name, 'uk') ||
    compare(a.player, b.player)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
