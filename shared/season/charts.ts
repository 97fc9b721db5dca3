import type { People } from '../club/people';
import type { GameSummary } from '../contract/club';
import { endedInOrder } from './standings';

/** A person with a line or a bar of his own. */
interface Charted {
  readonly player: string;
  readonly name: string;
}

/** What everybody had behind a game: points, or games won where the system has no points. */
export interface Moment {
  /** Calendar day and number of the game that day. */
  readonly date: string;
  readonly gameNo: number;
  /** By person, in the order asked for. */
  readonly totals: readonly number[];
}

/** How these people's totals grew, game by game of one system. Who has not played yet has nothing. */
export function overTime(
  games: readonly GameSummary[],
  hasPoints: boolean,
  people: readonly Charted[],
  personOf: People['personOf'],
): readonly Moment[] {
  let totals: readonly number[] = people.map(() => 0);
  return endedInOrder(games).map(({ date, gameNo, seats }) => {
    totals = people.map(({ player }, at) =>
      seats
        .filter((seat) => personOf(seat.player) === player)
        .reduce(
          (sum, seat) =>
            Math.round((sum + (hasPoints ? seat.total : Number(seat.result === 'win'))) * 1000) / 1000,
          totals[at] ?? 0,
        ),
    );
    return { date, gameNo, totals };
  });
}

/** How often each team won, most often first. */
export function balance(
  games: readonly GameSummary[],
): readonly { readonly team: string; readonly wins: number }[] {
  const wins = new Map<string, number>();
  for (const { winner } of endedInOrder(games))
    if (winner !== null) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  return [...wins]
    .map(([team, count]) => ({ team, wins: count }))
    .toSorted((a, b) => b.wins - a.wins || (a.team < b.team ? -1 : 1));
}

/** How often a role was played, and how many of a hundred of its games were won; most played first. */
export function roleStatistics(
  games: readonly GameSummary[],
): readonly { readonly role: string; readonly games: number; readonly winRate: number }[] {
  const roles = new Map<string, { games: number; wins: number }>();
  for (const { seats } of endedInOrder(games)) {
    for (const { role, result } of seats) {
      if (role === null || result === 'none') continue;
      const { games: played, wins } = roles.get(role) ?? { games: 0, wins: 0 };
      roles.set(role, { games: played + 1, wins: wins + Number(result === 'win') });
    }
  }
  return [...roles]
    .map(([role, { games: played, wins }]) => ({
      role,
      games: played,
      winRate: Math.round((1000 * wins) / played) / 10,
    }))
    .toSorted((a, b) => b.games - a.games || (a.role < b.role ? -1 : 1));
}
