import { nameKey } from '../../shared/club/people';
import type { Player } from '../../shared/contract/club';
import type { RequestBody } from '../../shared/contract/requests';
import { rulesets } from '../../shared/rulesets';
import { readFormula } from '../../shared/season/formula';
import { formulaParts } from '../../shared/season/standings';
import { Club } from './club';
import type { Keeper, Machine } from './keeper';
import type { Written } from './outbox';
import { recordOf } from './record';
import { done, impossible, noGame, type Result, refused } from './result';

/** Requests about the club: people, seasons, settings, the new game's draft, records, and what can be asked of them. */
export type ClubRequest = Extract<
  RequestBody,
  {
    type:
      | 'saveDraft'
      | 'addPlayers'
      | 'addSeason'
      | 'saveSettings'
      | 'players'
      | 'games'
      | 'standings'
      | 'csv'
      | 'record';
  }
>;

/** Answers the requests about the club. */
export class ClubDesk {
  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
  ) {}

  async handle(body: ClubRequest): Promise<Result> {
    const { store, club } = this.keeper;
    switch (body.type) {
      case 'saveDraft':
        return done(await this.keeper.keepSession({ draft: body.draft }));
      case 'addPlayers':
        return this.addPlayers(body.names);
      case 'addSeason':
        return this.addSeason(body.name);
      case 'saveSettings':
        return done(await this.saveSettings(body.settings));
      case 'players':
        return done('saved', store.players.get());
      case 'games':
        return done('saved', club.games(body.season));
      case 'standings':
        return this.standings(body);
      case 'csv': {
        const season = body.season === null ? null : club.season(body.season);
        return season === undefined
          ? refused(impossible('refusal.noSeason'))
          : done('saved', club.csv(season, body, store.settings.get()));
      }
      case 'record':
        return this.record(body.game);
    }
  }

  /** The open game, or a stored one that is only read and stays where it is. */
  private async record(game: string | null): Promise<Result> {
    const { table, club } = this.keeper;
    if (game === null || game === table?.header.id) {
      return table ? done('saved', recordOf(table, this.keeper)) : refused(noGame);
    }
    if (!club.knows(game)) return refused(impossible('refusal.noSuchGame'));
    return done('saved', recordOf(await this.keeper.load(game), this.keeper));
  }

  private standings(body: Extract<ClubRequest, { type: 'standings' }>): Result {
    const { formula, order } = body.counting ?? {};
    const read = order === 'formula' ? readFormula(formula ?? '', formulaParts(rulesets)) : null;
    if (read && 'error' in read) return refused({ kind: 'impossible', rule: 'console', reason: read.error });
    return done('saved', this.keeper.club.standings(body.season, body));
  }

  /** Finds or creates one player a name; an alias or the name of a merged record means the person. */
  private async addPlayers(names: readonly string[]): Promise<Result> {
    const { players } = this.keeper.store;
    const { people } = this.keeper.club;
    const fresh: Player[] = [];
    const found = names.map((name) => {
      const known = people.named(name) ?? fresh.find((player) => nameKey(player.name) === nameKey(name));
      if (known) return known;
      const player = { id: this.machine.newId(), name: name.trim(), createdAt: this.machine.now().wall };
      fresh.push(player);
      return player;
    });
    const all = [...players.get(), ...fresh];
    return done(fresh.length > 0 ? await this.keeper.put(players, all) : 'saved', found);
  }

  /** A season of this name that is there already is taken up again, so that asking twice makes no twin. */
  private async addSeason(name: string): Promise<Result> {
    const { seasons } = this.keeper.store;
    const known = seasons.get().find((season) => Club.key(season.name) === Club.key(name));
    if (known) return done(await this.saveSettings({ season: known.id }), known);
    const season = { id: this.machine.newId(), name: name.trim(), createdAt: this.machine.now().wall };
    const written = await this.keeper.put(seasons, [...seasons.get(), season]);
    const current = await this.saveSettings({ season: season.id });
    return done(written === 'held' ? written : current, season);
  }

  private saveSettings(change: Extract<ClubRequest, { type: 'saveSettings' }>['settings']): Promise<Written> {
    const { settings } = this.keeper.store;
    return this.keeper.put(settings, { ...settings.get(), ...change });
  }
}
