import type { GameSummary, Player, Season, Settings } from '../../shared/contract/club';
import type { Replies } from '../../shared/contract/messages';
import type { RulesetId } from '../../shared/game/words';
import { rulesetOf, rulesets } from '../../shared/rulesets';
import { csvFileName, gamesCsv, standingsCsv } from '../../shared/season/csv';
import { standingsBySystem } from '../../shared/season/standings';
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

  /** The tables of a season or of all, one a system (MP-46: whatever table of it was played). */
  standings(season: string | null): Replies['standings'] {
    return standingsBySystem(this.games(season), rulesets);
  }

  /** One system's standings or games of a season or of all; the file names the system where there are several. */
  csv(
    season: Season | null,
    { table, ruleset }: { readonly table: 'standings' | 'games'; readonly ruleset: RulesetId },
    { language, separator }: Settings,
  ): Replies['csv'] {
    const options = { language, separator };
    const tables = this.standings(season?.id ?? null);
    const columns = rulesetOf(ruleset)?.columns ?? [];
    const own = tables.find((one) => one.ruleset === ruleset) ?? { columns, rows: [] };
    const games = this.games(season?.id ?? null).filter((game) => game.ruleset === ruleset);
    const nameOf = (game: GameSummary) => this.season(game.season)?.name ?? '';
    return {
      name: csvFileName(season?.name ?? '', tables.length > 1 ? ruleset : '', table),
      content: table === 'standings' ? standingsCsv(own, options) : gamesCsv(games, columns, nameOf, options),
    };
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
