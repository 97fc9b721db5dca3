import type { Closed, GameSummary } from '../contract/club';
import { ownOf } from '../game/own';
import { endedInOrder, type SystemStandings } from './standings';

/** A game that is no longer what it was when its season was closed. */
export interface ChangedSince {
  readonly game: string;
  /** `changed`: its figures; `gone`: it counts no longer here; `added`: it did not count then. */
  readonly how: 'changed' | 'gone' | 'added';
}

/** What a season's figures are frozen to. `at`: wall clock, ms. */
export function closedWith(
  games: readonly GameSummary[],
  tables: readonly SystemStandings[],
  at: number,
): Closed {
  return {
    at,
    tables: tables.map(({ ruleset, house, columns, rows }) => ({
      ruleset,
      ...(house ? { house: { id: house.id, name: house.name } } : {}),
      columns: [...columns],
      rows: [...rows],
    })),
    games: Object.fromEntries(endedInOrder(games).map((game) => [game.id, markOf(game)])),
  };
}

/** What became different of a closed season's games, in the order they were played; those that are gone last. */
export function changedSince(closed: Closed, games: readonly GameSummary[]): readonly ChangedSince[] {
  const counted = endedInOrder(games);
  const there = new Set(counted.map(({ id }) => id));
  const now = counted.flatMap((game): ChangedSince[] => {
    const then = ownOf(closed.games, game.id);
    if (then === undefined) return [{ game: game.id, how: 'added' }];
    return then === markOf(game) ? [] : [{ game: game.id, how: 'changed' }];
  });
  const gone = Object.keys(closed.games).filter((id) => !there.has(id));
  return [...now, ...gone.map((game): ChangedSince => ({ game, how: 'gone' }))];
}

/** What a game came to, as far as standings know of it: a short mark that is another when the figures are. */
export function markOf(game: GameSummary): string {
  const { ruleset, winner, seats } = game;
  const said = seats.map(({ seat, player, role, team, result, out, fouls, points, total, compensated }) => [
    seat,
    player,
    role,
    team,
    result,
    out,
    fouls,
    Object.entries(points).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    total,
    ...(compensated ? [compensated] : []),
  ]);
  return mark(JSON.stringify([ruleset, winner, said]));
}

/** FNV-1a over the text, twice with other beginnings: 16 hexadecimal digits. It guards against no forger. */
function mark(said: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < said.length; at += 1) hash = Math.imul(hash ^ said.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x1b873593);
}
