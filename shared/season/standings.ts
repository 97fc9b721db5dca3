import type { GameSummary } from '../contract/club';
import type { Ruleset } from '../game/ruleset';
import type { RulesetId, Text } from '../game/words';

/** One player's line in the season's table. */
export interface Standing {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Games won of a hundred. */
  readonly winRate: number;
  /** Points by the system's columns, e.g. base, night, vote; none where it has none. */
  readonly points: Readonly<Record<string, number>>;
  readonly total: number;
  readonly average: number;
}

/** The table of one system of rules: points of one system say nothing beside those of another. */
export interface SystemStandings {
  readonly ruleset: RulesetId;
  readonly columns: readonly string[];
  /** What is to be known of its points. */
  readonly note: Text | null;
  readonly rows: readonly Standing[];
}

type System = Pick<Ruleset, 'id' | 'columns' | 'pointsNote'>;
type Line = Omit<Standing, 'place' | 'average' | 'winRate'>;

/** A table for each system that was played to an end, the one played last first. */
export function standingsBySystem(
  games: readonly GameSummary[],
  systems: readonly System[],
): readonly SystemStandings[] {
  const ended = endedInOrder(games);
  const latest = [...new Set(ended.map((game) => game.ruleset).reverse())];
  return latest.flatMap((id) => {
    const system = systems.find((one) => one.id === id);
    if (!system) return [];
    const { columns, pointsNote } = system;
    const rows = standingsOf(
      ended.filter((game) => game.ruleset === id),
      columns,
    );
    return [{ ruleset: id, columns, note: pointsNote ?? null, rows }];
  });
}

/**
 * The table of the given games of one system: who has most points stands first, equal totals share a place. Only games
 * that ended count; a running one and one that was called off and an unrated one stay out. A player has the name of his latest game.
 * Without columns of points the place goes by wins, and among equal wins by how many of his games they are.
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
  const mark = (line: Line) => (columns.length === 0 ? `${line.wins} ${winRate(line)}` : line.total);
  const sorted = [...lines.values()].sort(better);
  return sorted.map((line) => ({
    ...line,
    place: 1 + sorted.findIndex((other) => mark(other) === mark(line)),
    winRate: winRate(line),
    average: line.total / line.games,
  }));
}

/** The rated games that ended with a result, in the order they were played. */
export function endedInOrder(games: readonly GameSummary[]): readonly GameSummary[] {
  return games
    .filter((game) => game.status === 'ended' && !game.unrated)
    .sort((a, b) => a.startedAt - b.startedAt || compare(a.id, b.id));
}

function winRate({ wins, games }: Line): number {
  return (100 * wins) / games;
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
