import { nameKey } from '../../shared/club/people';
import type { Brought, GameSummary, Player, Season } from '../../shared/contract/club';
import type { RequestBody } from '../../shared/contract/requests';
import {
  type BroughtRow,
  type SeasonChange,
  type SeasonFacts,
  seasonRequestSchemas,
} from '../../shared/contract/season';
import { rulesetOf, rulesets } from '../../shared/rulesets';
import { houseColumns } from '../../shared/rulesets/house';
import { changedSince, closedWith } from '../../shared/season/closed';
import { readFormula } from '../../shared/season/formula';
import { endedInOrder, formulaParts, isSamePlay } from '../../shared/season/standings';
import type { Merge } from '../store/merging';
import type { Keeper, Machine } from './keeper';
import type { Written } from './outbox';
import { Parts } from './parts';
import { done, impossible, type Result, refused } from './result';
import { seasonView } from './views';

/** Requests about one season. */
export type SeasonRequest = Extract<
  RequestBody,
  { type: 'season' | 'saveSeason' | 'moveGames' | 'closeSeason' | 'bringResults' }
>;

const types: ReadonlySet<RequestBody['type']> = new Set(
  seasonRequestSchemas.map((schema) => schema.shape.type.value),
);

/** Whether a request is about one season. */
export function isSeasonRequest(body: RequestBody): body is SeasonRequest {
  return types.has(body.type);
}

/** A season after a sheet, and the people who are new with it. */
interface Sheeted {
  readonly fresh: readonly Player[];
  readonly next: Season;
}

type Refusing = ReturnType<typeof refused>;
type Bring = Extract<SeasonRequest, { type: 'bringResults' }>;

/** Answers the requests about one season. */
export class SeasonDesk {
  private readonly sheet = new Parts<BroughtRow>();

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
  ) {}

  async handle(body: SeasonRequest): Promise<Result> {
    const season = this.keeper.club.season(body.season);
    if (!season) return refused(impossible('refusal.noSeason'));
    switch (body.type) {
      case 'season':
        return done('saved', this.facts(season));
      case 'saveSeason':
        return this.save(season, body.change);
      case 'moveGames':
        return this.move(season, body.games);
      case 'closeSeason':
        return this.close(season, body.on);
      case 'bringResults':
        return this.bring(body);
    }
  }

  private facts(season: Season): SeasonFacts {
    const games = this.keeper.club.games(season.id);
    const ended = endedInOrder(games);
    const all = new Map(this.keeper.club.games(null).map((game): [string, GameSummary] => [game.id, game]));
    const brought: Record<string, number> = {};
    for (const { ruleset, house } of season.brought ?? []) {
      const key = house ? `house ${house.id}` : ruleset;
      brought[key] = (brought[key] ?? 0) + 1;
    }
    return {
      season: seasonView(season),
      roles: [...new Set(ended.flatMap(({ seats }) => seats.flatMap(({ role }) => role ?? [])))],
      days: [...new Set(ended.map(({ date }) => date))].sort().reverse(),
      brought,
      changed: (season.closed ? changedSince(season.closed, games) : []).map((one) => ({
        ...one,
        date: all.get(one.game)?.date ?? null,
        gameNo: all.get(one.game)?.gameNo ?? null,
      })),
    };
  }

  private async save(season: Season, change: SeasonChange): Promise<Result> {
    const { seasons } = this.keeper.store;
    const isTwin = (one: Season) => one.id !== season.id && nameKey(one.name) === nameKey(change.name);
    if (seasons.get().some(isTwin)) return refused(impossible('season.refusal.name', { name: change.name }));
    if (change.from && change.to && change.to < change.from)
      return refused(impossible('season.refusal.dates'));
    if (season.closed && countingOf(season) !== countingOf(change))
      return refused(impossible('season.refusal.closed'));
    if (change.order === 'formula') {
      const read = readFormula(change.formula ?? '', formulaParts(rulesets));
      if ('error' in read) return refused({ kind: 'impossible', rule: 'console', reason: read.error });
    }
    const { id, createdAt, games, brought, closed } = season;
    return done(
      await this.put({
        ...change,
        id,
        createdAt,
        ...(games ? { games } : {}),
        ...(brought ? { brought } : {}),
        ...(closed ? { closed } : {}),
      }),
    );
  }

  /** The games' files stay as they are: the season keeps a list of what was moved to it. */
  private async move(season: Season, games: readonly string[]): Promise<Result> {
    const { club, store } = this.keeper;
    const unknown = games.find((game) => !club.knows(game));
    if (unknown !== undefined) return refused(impossible('refusal.noSuchGame'));
    const moved = new Set(games);
    const headers = new Map(store.index.get().map((game) => [game.id, game.season]));
    const away = [...moved].filter((game) => headers.get(game) !== season.id);
    const after = store.seasons.get().map((one): Season => {
      const { games: before = [], ...rest } = one;
      const kept = before.filter((game) => !moved.has(game));
      const own = one.id === season.id ? [...kept, ...away] : kept;
      return own.length > 0 ? { ...rest, games: own } : rest;
    });
    return done(await this.keeper.put(store.seasons, after));
  }

  private async close(season: Season, on: boolean): Promise<Result> {
    const { closed, ...open } = season;
    if (!on) return done(closed ? await this.put(open) : 'saved');
    if (closed) return done('saved');
    const { club } = this.keeper;
    const tables = club.standings(season.id);
    return done(
      await this.put({ ...open, closed: closedWith(club.games(season.id), tables, this.machine.now().wall) }),
    );
  }

  /** All rows or none. Who is not in the club gets a record. */
  private async bring(body: Bring): Promise<Result> {
    const rows = this.sheet.take(body, body.rows);
    if (rows === undefined) return refused(impossible('people.refusal.sheet'));
    if (rows === null) return done('saved');
    const made = this.broughtBy(body, rows);
    if ('refusal' in made) return made;
    if (made.fresh.length === 0) return done(await this.put(made.next));
    // Somebody may be added or renamed from another window before it is all there.
    const written = await this.keeper.merge(async () => {
      const again = this.broughtBy(body, rows);
      return 'refusal' in again ? null : this.mergeOf(again);
    });
    return written ? done(written) : refused(impossible('people.refusal.sheet'));
  }

  /** The season with these rows, and the people who are new with them; or why it cannot have them. */
  private broughtBy(body: Bring, rows: readonly BroughtRow[]): Sheeted | Refusing {
    const season = this.keeper.club.season(body.season);
    if (!season) return refused(impossible('refusal.noSeason'));
    if (season.closed) return refused(impossible('season.refusal.closed'));
    const played = this.playedBy(body);
    if (!played) return refused(impossible('house.refusal.none'));
    const { columns, ...by } = played;
    const whose = { ruleset: by.ruleset, ...(by.house ? { house: by.house } : {}) };
    const fresh: Player[] = [];
    const brought: Brought[] = [];
    for (const [at, { name, points, ...row }] of rows.entries()) {
      const player = this.playerFor(name, fresh);
      const isTwice = brought.some((line) => line.player === player.id);
      if (isTwice || row.wins > row.games)
        return refused(impossible('season.refusal.row', { no: at + 1, name }));
      // House rules have the columns that their lines have, also where all of them are 0.
      const all = by.house ? columns.map((column) => [column, points[column] ?? 0] as const) : null;
      const known = Object.entries(points).filter(([column]) => columns.includes(column));
      brought.push({
        ...row,
        player: player.id,
        name,
        ...whose,
        points: Object.fromEntries(all ?? known),
      });
    }
    const others = (season.brought ?? []).filter((line) => !isSamePlay(line, by));
    const { brought: _, ...rest } = season;
    const all = [...others, ...brought];
    return { fresh, next: all.length > 0 ? { ...rest, brought: all } : rest };
  }

  /** Whose table the rows of a sheet go to, and its columns; undefined for house rules that the club does not have. */
  private playedBy({ ruleset, house }: Bring) {
    if (house === undefined) return { ruleset, house, columns: rulesetOf(ruleset)?.columns ?? [] };
    const own = this.keeper.store.houses.get().find(({ id, base }) => id === house && base === ruleset);
    return own && { ruleset, house: { id: own.id, name: own.name }, columns: houseColumns(own) };
  }

  /** The player of this name; one who is not in the club is added to `fresh`. */
  private playerFor(name: string, fresh: Player[]): Player {
    const known =
      this.keeper.club.people.named(name) ?? fresh.find((one) => nameKey(one.name) === nameKey(name));
    if (known) return known;
    const player = { id: this.machine.newId(), name, createdAt: this.machine.now().wall };
    fresh.push(player);
    return player;
  }

  private put(season: Season): Promise<Written> {
    return this.keeper.put(this.keeper.store.seasons, this.seasonsWith(season));
  }

  /** New people and the season as a whole. */
  private mergeOf({ fresh, next }: Sheeted): Merge {
    const { players, versions } = this.keeper.store;
    return {
      games: [],
      removed: [],
      players: [...players.get(), ...fresh],
      seasons: this.seasonsWith(next),
      versions: versions.get(),
    };
  }

  private seasonsWith(season: Season): readonly Season[] {
    return this.keeper.store.seasons.get().map((one) => (one.id === season.id ? season : one));
  }
}

/** How a season counts, to be compared. */
function countingOf({ minGames, best, order, formula, ties }: SeasonChange | Season): string {
  return JSON.stringify([minGames, best, order, formula, ties]);
}
