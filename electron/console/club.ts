import type { GameSummary, Player, Season, Settings } from '../../shared/contract/club';
import type { Replies } from '../../shared/contract/messages';
import { rulesets } from '../../shared/rulesets';
import { csvFileName, gamesCsv, standingsCsv } from '../../shared/season/csv';
import { standingsOf } from '../../shared/season/standings';
import type { Store } from '../store/store';

/** What the club's directory and seasons can be asked; nothing here changes a file. */
export class Club {
  constructor(private readonly store: Store) {}

  /** A name as it is compared: without case and outer spaces. */
  static key(name: string): string {
    return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
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

  /** Games of a season or of all, newest first. */
  games(season: string | null): Replies['games'] {
    const games = this.store.index.get();
    return (season === null ? [...games] : games.filter((game) => game.season === season)).sort(
      (a, b) => b.startedAt - a.startedAt,
    );
  }

  standings(season: string): Replies['standings'] {
    const games = this.games(season);
    return standingsOf(games, columnsOf(games));
  }

  csv(season: Season, table: 'standings' | 'games', { language, separator }: Settings): Replies['csv'] {
    const options = { language, separator };
    const content =
      table === 'standings'
        ? standingsCsv(this.standings(season.id), options)
        : gamesCsv(this.games(season.id), season.name, options);
    return { name: csvFileName(table, season.name), content };
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

/** The columns of points of the systems that were played; none where no system has points (PO-32, A-45). */
function columnsOf(games: readonly GameSummary[]): readonly string[] {
  const played = rulesets.filter(({ id }) => games.some((game) => game.ruleset === id));
  return [...new Set(played.flatMap((ruleset) => ruleset.columns))];
}
