import type { People } from '../club/people';
import type { GameSummary } from '../contract/club';
import type { Ruleset } from '../game/ruleset';
import type { RulesetId } from '../game/words';
import {
  columnsPlayed,
  endedInOrder,
  isRemoval,
  isSamePlay,
  type PlayedBy,
  playedIn,
  type Standing,
  standingsOf,
} from './standings';

/** How often something was played and won. */
export interface Rate {
  readonly games: number;
  readonly wins: number;
  /** Games won of a hundred. */
  readonly winRate: number;
}

/** What a player has under one system of rules. */
export interface SystemFigures extends PlayedBy {
  readonly columns: readonly string[];
  readonly line: Standing;
  readonly roles: readonly (Rate & { readonly role: string; readonly team: string | null })[];
  readonly teams: readonly (Rate & { readonly team: string })[];
}

/** One game of a player. */
export interface PlayedGame {
  readonly game: string;
  readonly season: string;
  readonly ruleset: RulesetId;
  /** The name of the house rules it was played by; missing: the system's own. */
  readonly house?: string;
  readonly date: string;
  readonly gameNo: number;
  readonly status: GameSummary['status'];
  readonly unrated: boolean;
  readonly seat: number;
  /** The name of that evening. */
  readonly name: string;
  readonly role: string | null;
  readonly team: string | null;
  readonly result: 'win' | 'loss' | 'none';
  readonly out: string | null;
  readonly fouls: number;
  /** Null where the system has no points. */
  readonly total: number | null;
}

/** A player's figures over all games of the club. */
export interface PlayerFigures {
  readonly all: Rate;
  readonly fouls: number;
  readonly removals: number;
  /** The one played last first. */
  readonly systems: readonly SystemFigures[];
  /** Every game, also those that do not count; the latest first. */
  readonly games: readonly PlayedGame[];
}

type System = Pick<Ruleset, 'id' | 'columns'>;
type Seat = GameSummary['seats'][number];

/** What a person has played, by any of the ids. Only rated games that ended are in the sums. */
export function figuresOf(
  person: string,
  all: readonly GameSummary[],
  people: People,
  systems: readonly System[],
): PlayerFigures {
  const isOwn = (seat: Seat) => people.personOf(seat.player) === person;
  const games = all
    .flatMap((game) => {
      const seats = game.seats.filter(isOwn);
      return seats.length > 0 ? [{ ...game, seats }] : [];
    })
    .toSorted((one, two) => two.startedAt - one.startedAt);
  const counted = endedInOrder(games);
  const seats = counted.flatMap((game) => game.seats);
  return {
    all: rateOf(seats),
    fouls: seats.reduce((sum, seat) => sum + seat.fouls, 0),
    removals: seats.filter((seat) => isRemoval(seat.out)).length,
    systems: playedIn([...counted].reverse()).flatMap((played) => {
      const system = systems.find((one) => one.id === played.ruleset);
      const own = counted.filter((game) => isSamePlay(game, played));
      const columns = played.house ? columnsPlayed(own) : (system?.columns ?? []);
      return system ? systemFigures(played, columns, own, people) : [];
    }),
    games: games.flatMap((game) => game.seats.map((seat) => playedGame(game, seat, systems))),
  };
}

function systemFigures(
  played: PlayedBy,
  columns: readonly string[],
  games: readonly GameSummary[],
  people: People,
): SystemFigures[] {
  const seats = games.flatMap((game) => game.seats);
  const [line] = standingsOf(games, columns, { people });
  if (!line) return [];
  const roles = grouped(seats, ({ role }) => role);
  const teams = grouped(seats, ({ team }) => team);
  return [
    {
      ...played,
      columns,
      line,
      roles: roles.map(([role, own]) => ({ role, team: own[0]?.team ?? null, ...rateOf(own) })),
      teams: teams.map(([team, own]) => ({ team, ...rateOf(own) })),
    },
  ];
}

/** The seats by what `key` says of them, the largest group first. */
function grouped(seats: readonly Seat[], key: (seat: Seat) => string | null): [string, Seat[]][] {
  const groups = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = key(seat);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), seat]);
  }
  return [...groups].sort(([, one], [, two]) => two.length - one.length);
}

function rateOf(seats: readonly Seat[]): Rate {
  const wins = seats.filter((seat) => seat.result === 'win').length;
  return { games: seats.length, wins, winRate: seats.length === 0 ? 0 : (100 * wins) / seats.length };
}

function playedGame(
  { id, season, ruleset, house, date, gameNo, status, unrated }: GameSummary,
  { seat, name, role, team, result, out, fouls, points, total }: Seat,
  systems: readonly System[],
): PlayedGame {
  const columns = house ? Object.keys(points) : (systems.find((one) => one.id === ruleset)?.columns ?? []);
  const hasPoints = columns.length > 0;
  return {
    game: id,
    season,
    ruleset,
    ...(house ? { house: house.name } : {}),
    date,
    gameNo,
    status,
    unrated: unrated === true,
    seat,
    name,
    role,
    team,
    result,
    out,
    fouls,
    total: hasPoints && status === 'ended' ? total : null,
  };
}
