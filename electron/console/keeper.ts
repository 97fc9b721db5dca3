import { beginGame } from '../../shared/game/game';
import type { Line } from '../../shared/game/journal';
import type { Setup } from '../../shared/game/state';
import type { Step } from '../../shared/game/steps';
import { rulesetOf } from '../../shared/rulesets';
import type { Document, GameHeader, Session, Store } from '../store/store';
import { Club } from './club';
import { Outbox, type Written } from './outbox';
import { replay, summaryOf } from './summary';
import type { Moved, Table } from './table';
import type { Now } from './timer';

export interface Machine {
  /** Monotonic and wall clock, ms. */
  readonly now: () => Now;
  /** A fair whole number from 0, below the argument. */
  readonly chance: (below: number) => number;
  /** A fresh id that fits `idSchema`. */
  readonly newId: () => string;
  /** The local calendar day of a wall-clock instant, `YYYY-MM-DD`. */
  readonly dayOf: (wall: number) => string;
}

/** Holds the open game and the session, and has every change of them written. Decides nothing. */
export class Keeper {
  readonly club: Club;
  private readonly journal: Outbox;
  private readonly documents: Outbox;
  private openTable: Table | null = null;
  private live = true;
  private current: Session;

  /** `onWriting` is told when writes begin or cease to be held. */
  constructor(
    readonly store: Store,
    private readonly machine: Machine,
    onWriting: () => void,
  ) {
    this.club = new Club(store);
    this.current = store.session.get();
    this.journal = new Outbox(onWriting);
    this.documents = new Outbox(onWriting);
  }

  get table(): Table | null {
    return this.openTable;
  }

  get session(): Session {
    return this.current;
  }

  /** Writes that are held in memory, and what keeps them from the disk. */
  get saving(): { readonly held: number; readonly error: string | null } {
    const journal = this.journal.state;
    const documents = this.documents.state;
    return { held: journal.held + documents.held, error: journal.error ?? documents.error };
  }

  /** The open step; null without a game or after its end. */
  get openStep(): Step | null {
    const game = this.openTable?.game;
    return game?.ruleset.steps(game.state).find((step) => step.status === 'now') ?? null;
  }

  /** The step whose clock runs; see `Ruleset.clockStep`. */
  get clockStep(): Step | null {
    const game = this.openTable?.game;
    return game ? game.ruleset.clockStep(game.state) : null;
  }

  /** The game as far as it is the room's: an old one that is looked up stays on the host's screen. */
  get roomTable(): Table | null {
    return this.live ? this.openTable : null;
  }

  /** Takes a game that moved on and writes its new lines. */
  take({ table, lines }: Moved): Promise<Written> {
    const before = this.openTable?.game.state.ended ?? null;
    this.openTable = table;
    this.live ||= table.game.state.ended === null;
    const written = this.append(table.header.id, lines);
    if (table.game.state.ended || before) void this.putIndex(table);
    return written;
  }

  /** Begins a game with this setup, which has been found right. */
  async begin(setup: Setup, wanted: string | null): Promise<Written> {
    const ruleset = rulesetOf(setup.ruleset);
    if (!ruleset) throw new Error(`no rules for ${setup.ruleset}`);
    const { wall } = this.machine.now();
    const date = this.machine.dayOf(wall);
    const header: GameHeader = {
      format: 'mafia-host-console/game',
      version: 1,
      id: this.machine.newId(),
      season: this.seasonFor(wanted, date),
      startedAt: wall,
      date,
      gameNo: this.club.nextGameNo(date),
      setup,
    };
    this.openTable = { header, game: beginGame(ruleset, setup) };
    this.live = true;
    const written = this.journal.write(() => this.store.createGame(header));
    void this.putIndex(this.openTable);
    void this.keepSession({ game: header.id, draft: null });
    return written;
  }

  /** Opens a stored game; `live`: it was open before. Rejects with a `StoreError` when its file cannot be used. */
  async open(id: string, live: boolean): Promise<void> {
    const { header, lines } = await this.store.readGame(id);
    this.openTable = { header, game: replay(header, lines) };
    this.live = live || this.openTable.game.state.ended === null;
    void this.keepSession({ game: id });
  }

  /** Puts the game away; a running one keeps everything and can be opened again. */
  putAway(): void {
    this.openTable = null;
    void this.keepSession({ game: null });
  }

  /** Writes a document of the club. */
  put<T>(document: Document<T>, value: T): Promise<Written> {
    return this.documents.write(() => document.put(value));
  }

  /** Changes what is open on the console. */
  keepSession(change: Partial<Session>): Promise<Written> {
    this.current = { ...this.current, ...change };
    return this.put(this.store.session, this.current);
  }

  /** Waits until everything is written, or until one more try has failed. */
  async close(): Promise<void> {
    await Promise.all([this.journal.close(), this.documents.close()]);
  }

  private append(id: string, lines: readonly Line[]): Promise<Written> {
    return this.journal.write(() => this.store.appendLines(id, lines));
  }

  private putIndex(table: Table): Promise<Written> {
    const summary = summaryOf(table.header, table.game);
    const others = this.store.index.get().filter((game) => game.id !== summary.id);
    return this.put(this.store.index, [...others, summary]);
  }

  /** The season asked for, the club's current one, the latest, or a new one named by the year. */
  private seasonFor(wanted: string | null, date: string): string {
    const { settings, seasons } = this.store;
    const known = this.club.season(wanted) ?? this.club.season(settings.get().season) ?? seasons.get().at(-1);
    if (known) return known.id;
    const season = { id: this.machine.newId(), name: date.slice(0, 4), createdAt: this.machine.now().wall };
    void this.put(seasons, [season]);
    void this.put(settings, { ...settings.get(), season: season.id });
    return season.id;
  }
}
