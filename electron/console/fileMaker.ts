import { setImmediate } from 'node:timers/promises';
import type { GameSummary, Player } from '../../shared/contract/club';
import type { FileWish } from '../../shared/contract/exports';
import { timelineOf } from '../../shared/game/journal';
import { rulesets } from '../../shared/rulesets';
import { csvOf, fileName } from '../../shared/season/csv';
import { nightRows, nightsSheet, voteRows, votesSheet } from '../../shared/season/events';
import { clubJson, type GameJson } from '../../shared/season/json';
import type { Cell, Sheet } from '../../shared/season/sheet';
import type { PlayedBy } from '../../shared/season/standings';
import { StoreError } from '../store/store';
import { nameOfPlay, playedOf } from './club';
import type { Keeper, Machine } from './keeper';
import { historyOf, stateOf } from './summary';
import { workbookOf } from './workbook';

/** A file before it is packed. */
export interface Made {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly leftOut: readonly string[];
}

/** Told before each game that is read, with how many there are; throws where the host has given the file up. */
export type OnGame = (done: number, total: number) => void;

const csvType = 'text/csv;charset=utf-8';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const jsonType = 'application/json';

/** Makes the files with the tables and games of a club. Games are read one by one; a broken one is left out and named. */
export class FileMaker {
  private readonly leftOut: string[] = [];
  private read = 0;

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
    private readonly onGame: OnGame,
  ) {}

  async make(wish: Exclude<FileWish, { type: 'bundle' }>): Promise<Made> {
    switch (wish.type) {
      case 'csv': {
        const name = fileName('csv', this.nameOf(wish.season), this.systemIn(wish), wish.table);
        const text = csvOf(await this.sheet(wish), this.keeper.store.settings.get());
        return this.made(name, csvType, new TextEncoder().encode(text));
      }
      case 'xlsx':
        return this.made(
          fileName('xlsx', this.nameOf(wish.season) || this.today()),
          xlsxType,
          await workbookOf(await this.sheets(wish.season)),
        );
      case 'json': {
        const games = this.keeper.club.games(wish.season).toReversed();
        return this.json(fileName('json', this.nameOf(wish.season) || `mafia ${this.today()}`), games);
      }
      case 'game': {
        const game = this.keeper.club.games(null).find(({ id }) => id === wish.game);
        if (!game) throw new StoreError('missing', wish.game);
        return this.json(fileName('json', game.date, String(game.gameNo)), [game]);
      }
    }
  }

  private made(name: string, type: string, bytes: Uint8Array): Made {
    return { name, type, bytes, leftOut: this.leftOut };
  }

  private async sheet({ table, season, ruleset, house }: Extract<FileWish, { type: 'csv' }>): Promise<Sheet> {
    const { club } = this.keeper;
    if (table === 'votes') return votesSheet((await this.events(season)).votes);
    if (table === 'nights') return nightsSheet((await this.events(season)).nights);
    return table === 'players'
      ? club.playersSheet(season, this.machine.dayOf)
      : club.sheet(season, table, playedOf(club.systems(season), { ruleset, house }));
  }

  /** A season in which several systems were played has standings and games for each of them. */
  private async sheets(season: string | null): Promise<readonly Sheet[]> {
    const { club } = this.keeper;
    const systems = club.systems(season);
    const played = systems.length > 0 ? systems : rulesets.slice(0, 1).map(({ id }) => ({ ruleset: id }));
    const named = (sheet: Sheet, by: PlayedBy): Sheet =>
      systems.length > 1 || by.house ? { ...sheet, name: `${nameOfPlay(by)} ${sheet.name}` } : sheet;
    const { votes, nights } = await this.events(season);
    const tables = club.standings(season);
    const makers = [
      ...played.flatMap((by) => [
        () => named(club.sheet(season, 'standings', by, tables), by),
        () => named(club.sheet(season, 'games', by), by),
      ]),
      () => votesSheet(votes),
      () => nightsSheet(nights),
      () => club.playersSheet(season, this.machine.dayOf),
    ];
    const sheets: Sheet[] = [];
    for (const make of makers) {
      sheets.push(make());
      await this.breath();
    }
    return sheets;
  }

  /** Lets through what was asked meanwhile; throws where the host has given the file up. */
  private async breath(): Promise<void> {
    await setImmediate();
    this.onGame(this.read, this.read);
  }

  /** Rows of the days and nights of the games that count. */
  private async events(season: string | null): Promise<{ votes: Cell[][]; nights: Cell[][] }> {
    const { club } = this.keeper;
    const votes: Cell[][] = [];
    const nights: Cell[][] = [];
    await this.eachGame(club.counted(season), async (summary) => {
      const { header, lines } = await this.keeper.stored(summary.id);
      const state = stateOf(header, lines);
      const played = { summary, season: club.seasonName(summary), state, personOf: club.people.personOf };
      votes.push(...voteRows(played));
      nights.push(...nightRows(played));
    });
    return { votes, nights };
  }

  private async json(name: string, games: readonly GameSummary[]): Promise<Made> {
    const { settings, seasons, players } = this.keeper.store;
    const told: GameJson[] = [];
    await this.eachGame(games, async (summary) => {
      const { header, lines } = await this.keeper.stored(summary.id);
      told.push({ ...summary, setup: header.setup, entries: timelineOf(lines, historyOf(header, lines)) });
    });
    const ids = new Set(games.map(({ season }) => season));
    const whole = clubJson({
      exportedAt: this.machine.now().wall,
      club: settings.get().club,
      seasons: seasons.get().filter(({ id }) => ids.has(id)),
      players: players.get().map(withoutNotes),
      games: told,
    });
    return this.made(name, jsonType, new TextEncoder().encode(`${JSON.stringify(whole)}\n`));
  }

  private async eachGame(
    games: readonly GameSummary[],
    read: (game: GameSummary) => Promise<void>,
  ): Promise<void> {
    for (const [at, game] of games.entries()) {
      this.onGame(at, games.length);
      try {
        await read(game);
      } catch (error) {
        // A disk that fails is another matter: a file with holes would pass for a whole one.
        if (!(error instanceof StoreError) || error.reason === 'unwritable') throw error;
        this.leftOut.push(`${game.id}.jsonl`);
      }
    }
    this.read = games.length;
    this.onGame(games.length, games.length);
  }

  private nameOf(season: string | null): string {
    return this.keeper.club.season(season)?.name ?? '';
  }

  private today(): string {
    return this.machine.dayOf(this.machine.now().wall);
  }

  /** The system's id, or the name of house rules, where the season has several and the table is of one. */
  private systemIn({ season, table, ruleset, house }: Extract<FileWish, { type: 'csv' }>): string {
    if (table !== 'standings' && table !== 'games') return '';
    const systems = this.keeper.club.systems(season);
    const played = playedOf(systems, { ruleset, house });
    return systems.length > 1 || played.house ? nameOfPlay(played) : '';
  }
}

/** What the host noted of people stays here. */
function withoutNotes({ notes: _, ...player }: Player): Player {
  return player;
}
