import { type People, peopleOf } from '../club/people';
import type { GameSummary, Player } from '../contract/club';
import { type Cell, type Column, columnsOf, hundredths, type Sheet, versioned } from './sheet';
import { endedInOrder, type SystemStandings } from './standings';

/** A system's table; one without points has the games won of a hundred instead. */
export function standingsSheet({ columns, rows }: Pick<SystemStandings, 'columns' | 'rows'>): Sheet {
  const cells = rows.map((line): Cell[] => [
    // Who has too few games has no place, as on the screen.
    line.below ? null : line.place,
    line.name,
    line.games,
    line.wins,
    ...(columns.length === 0
      ? [hundredths(line.winRate)]
      : [...pointsOf(line, columns), hundredths(line.average)]),
    line.player,
    line.played ?? line.games,
    line.fouls,
    line.removals,
    line.score ?? null,
    line.below ? 'yes' : 'no',
  ]);
  const last = columns.length === 0 ? ['winrate'] : [...columns, 'total', 'average'];
  const head: Column[] = [
    ...columnsOf('number', 'place'),
    ...columnsOf('text', 'player'),
    ...columnsOf('number', 'games', 'wins', ...last),
    ...columnsOf('text', 'player_id'),
    ...columnsOf('number', 'played', 'fouls', 'removals', 'score'),
    ...columnsOf('text', 'below'),
  ];
  return versioned('standings', head, cells);
}

/**
 * One row a seat of every game of one system that ended, in the order they were played. `columns` are the system's
 * points; `seasonName` gives the name of a game's season, `personOf` whom an id of a game means.
 */
export function gamesSheet(
  games: readonly GameSummary[],
  columns: readonly string[],
  seasonName: (game: GameSummary) => string,
  personOf: People['personOf'] = (id) => id,
): Sheet {
  const rows = endedInOrder(games).flatMap((game) =>
    game.seats.map((line): Cell[] => [
      seasonName(game),
      game.date,
      game.gameNo,
      line.seat,
      line.name,
      line.role,
      line.team,
      line.result,
      ...(columns.length === 0 ? [] : pointsOf(line, columns)),
      game.table ?? null,
      game.host ?? null,
      line.out,
      line.fouls,
      game.id,
      personOf(line.player),
      game.house?.name ?? null,
    ]),
  );
  const head: Column[] = [
    ...columnsOf('text', 'season'),
    ...columnsOf('day', 'date'),
    ...columnsOf('number', 'game', 'seat'),
    ...columnsOf('text', 'player', 'role', 'team', 'result'),
    ...columnsOf('number', ...(columns.length === 0 ? [] : [...columns, 'total'])),
    ...columnsOf('text', 'table', 'host', 'out'),
    ...columnsOf('number', 'fouls'),
    ...columnsOf('text', 'game_id', 'player_id', 'house'),
  ];
  return versioned('games', head, rows);
}

/**
 * Every record of the club by name, with the counted games of `games`; a person of several records has them at the one
 * the others were merged into. `dayOf` gives the calendar day of a wall clock in ms.
 */
export function playersSheet(
  players: readonly Player[],
  games: readonly GameSummary[],
  dayOf: (wall: number) => string,
): Sheet {
  const { personOf } = peopleOf(players);
  const own = new Map<string, { game: GameSummary; result: string }[]>();
  for (const game of endedInOrder(games)) {
    for (const { player, result } of game.seats) {
      const person = personOf(player);
      own.set(person, [...(own.get(person) ?? []), { game, result }]);
    }
  }
  const rows = players
    .toSorted((a, b) => a.name.localeCompare(b.name, 'uk') || (a.id < b.id ? -1 : 1))
    .map((player): Cell[] => {
      const played = own.get(player.id) ?? [];
      return [
        player.name,
        player.fullName ?? null,
        player.aliases?.join(', ') ?? null,
        dayOf(player.createdAt),
        played.length,
        played.filter(({ result }) => result === 'win').length,
        played[0]?.game.date ?? null,
        played.at(-1)?.game.date ?? null,
        player.inactive ? 'yes' : 'no',
        player.id,
        player.sameAs ?? null,
      ];
    });
  const head: Column[] = [
    ...columnsOf('text', 'player', 'full_name', 'aliases'),
    ...columnsOf('day', 'added'),
    ...columnsOf('number', 'games', 'wins'),
    ...columnsOf('day', 'first', 'last'),
    ...columnsOf('text', 'inactive', 'player_id', 'same_as'),
  ];
  return versioned('players', head, rows);
}

/** Points by column, and their total. */
function pointsOf(
  line: { readonly points: Readonly<Record<string, number>>; readonly total: number },
  columns: readonly string[],
): number[] {
  return [...columns.map((column) => line.points[column] ?? 0), line.total];
}
