import { type People, peopleOf } from '../../shared/club/people';
import type { Brought, Counting, GameSummary, Player, Season, Settings } from '../../shared/contract/club';
import type { Replies } from '../../shared/contract/messages';
import type { RulesetId } from '../../shared/game/words';
import { rulesetOf, rulesets } from '../../shared/rulesets';
import { csvOf, fileName } from '../../shared/season/csv';
import type { Sheet } from '../../shared/season/sheet';
import {
  columnsPlayed,
  endedInOrder,
  isSamePlay,
  type PlayedBy,
  playedIn,
  standingsBySystem,
} from '../../shared/season/standings';
import { gamesSheet, playersSheet, standingsSheet } from '../../shared/season/tables';
import type { Store } from '../store/store';

/** What a table is asked for besides its season. */
export interface TableWanted {
  /** Only what was played in this role, or on this day. */
  readonly role?: string | undefined;
  readonly date?: string | undefined;
  /** In the place of the season's own. */
  readonly counting?: Counting | undefined;
  /** A closed season as its games are now. */
  readonly live?: boolean | undefined;
}

/** Whose table is wanted: a system's own, or that of house rules by their id. */
export interface TableOf {
  readonly ruleset: RulesetId;
  readonly house?: string | undefined;
}

/** The rules of a table that is wanted, with the name of the house rules as the tables have it. */
export function playedOf(tables: readonly PlayedBy[], { ruleset, house }: TableOf): PlayedBy {
  if (house === undefined) return { ruleset };
  const wanted = { ruleset, house: { id: house, name: house } };
  return tables.find((one) => isSamePlay(one, wanted)) ?? wanted;
}

/** What names the rules of a file: the system's id, or the name the club has given. */
export function nameOfPlay({ ruleset, house }: PlayedBy): string {
  return house?.name ?? ruleset;
}

/** What the club's directory and seasons can be asked; nothing here changes a file. */
export class Club {
  private known: { readonly players: readonly Player[]; readonly people: People } | null = null;

  constructor(private readonly store: Store) {}

  /** A name as it is compared: without case and outer spaces. */
  static key(name: string): string {
    return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  }

  /** Whom ids and names mean, read anew when the directory has changed. */
  get people(): People {
    const players = this.store.players.get();
    if (this.known?.players !== players) this.known = { players, people: peopleOf(players) };
    return this.known.people;
  }

  player(id: string): Player | undefined {
    return this.store.players.get().find((player) => player.id === id);
  }

  /** Whether a game is in the index. */
  knows(game: string): boolean {
    return this.store.index.get().some((summary) => summary.id === game);
  }

  season(id: string | null): Season | undefined {
    return this.store.seasons.get().find((season) => season.id === id);
  }

  /** Games of a season or of all, newest first, each in the season it was moved to. */
  games(season: string | null): Replies['games'] {
    const moved = new Map(
      this.store.seasons.get().flatMap(({ id, games }) => (games ?? []).map((game) => [game, id] as const)),
    );
    const games = this.store.index.get().map((game) => {
      const to = moved.get(game.id);
      return to === undefined || to === game.season ? game : { ...game, season: to };
    });
    return (season === null ? games : games.filter((game) => game.season === season)).sort(
      (a, b) => b.startedAt - a.startedAt,
    );
  }

  /** The season of a game: the one it was moved to, else that of its header. */
  seasonOf(game: string, header: string): string {
    return this.store.seasons.get().find(({ games }) => games?.includes(game))?.id ?? header;
  }

  /**
   * The tables of a season or of all, one a system (MP-46: whatever table of it was played). A closed season has those
   * it was closed with.
   */
  standings(season: string | null, wanted: TableWanted = {}): Replies['standings'] {
    const { role, date, counting, live } = wanted;
    const own = this.season(season);
    const narrowed = role !== undefined || date !== undefined;
    if (own?.closed && !narrowed && !live && !counting) {
      return own.closed.tables.map((table) => ({
        ...table,
        note: table.house ? null : (rulesetOf(table.ruleset)?.pointsNote ?? null),
      }));
    }
    const games = this.games(season).filter((game) => date === undefined || game.date === date);
    // A day is looked at as it was: the season's best games and least number say nothing of it.
    const { minGames: _least, best: _best, ...ofOne } = own ?? {};
    return standingsBySystem(games, rulesets, {
      ...(narrowed ? ofOne : (counting ?? own ?? {})),
      people: this.people,
      role,
      brought: narrowed ? [] : this.broughtTo(season),
    });
  }

  /** What came to a season or to all from a sheet. */
  private broughtTo(season: string | null): readonly Brought[] {
    if (season !== null) return this.season(season)?.brought ?? [];
    return this.store.seasons.get().flatMap((one) => one.brought ?? []);
  }

  /** One system's standings or games of a season or of all; the file names the system where there are several. */
  csv(
    season: Season | null,
    { table, ruleset, house }: TableOf & { readonly table: 'standings' | 'games' },
    settings: Settings,
  ): Replies['csv'] {
    const id = season?.id ?? null;
    const systems = this.systems(id);
    const played = playedOf(systems, { ruleset, house });
    const system = systems.length > 1 || played.house ? nameOfPlay(played) : '';
    return {
      name: fileName('csv', season?.name ?? '', system, table),
      content: csvOf(this.sheet(id, table, played), settings),
    };
  }

  /**
   * One system's standings or games of a season or of all; empty where it was not played. `tables`: all standings of it,
   * where they are known already.
   */
  sheet(
    season: string | null,
    table: 'standings' | 'games',
    played: PlayedBy,
    tables?: Replies['standings'],
  ): Sheet {
    const games = this.games(season).filter((game) => isSamePlay(game, played));
    const columns = played.house ? columnsPlayed(games) : (rulesetOf(played.ruleset)?.columns ?? []);
    if (table === 'standings') {
      const own = (tables ?? this.standings(season)).find((one) => isSamePlay(one, played));
      return standingsSheet(own ?? { columns, rows: [] });
    }
    return gamesSheet(games, columns, (game) => this.seasonName(game), this.people.personOf);
  }

  /** Everybody of the club, with what was played in a season or in all. */
  playersSheet(season: string | null, dayOf: (wall: number) => string): Sheet {
    return playersSheet(this.store.players.get(), this.games(season), dayOf);
  }

  /** The rules with a table in a season or in all, in the order of the tables; they are not worked out for it. */
  systems(season: string | null): readonly PlayedBy[] {
    const closed = this.season(season)?.closed;
    if (closed) return closed.tables.map(({ ruleset, house }) => ({ ruleset, house }));
    const played = playedIn(this.counted(season).toReversed(), this.broughtTo(season));
    return played.filter(({ ruleset }) => rulesetOf(ruleset) !== undefined);
  }

  /** The games that count in a season or in all, in the order they were played. */
  counted(season: string | null): readonly GameSummary[] {
    return endedInOrder(this.games(season));
  }

  /** Name of the season a game belongs to; '' where it is not known. */
  seasonName(game: GameSummary): string {
    return this.season(game.season)?.name ?? '';
  }

  /** Which game of this day a new one is, from 1. */
  nextGameNo(date: string): number {
    return (
      1 +
      Math.max(
        0,
        ...this.store.index
          .get()
          .filter((game) => game.date === date)
          .map((game) => game.gameNo),
      )
    );
  }
}
