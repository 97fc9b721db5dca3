import { beginGame } from '../../shared/game/game';
import type { Setup } from '../../shared/game/state';
import type { Step } from '../../shared/game/steps';
import type { Text } from '../../shared/game/words';
import { rulesetOf } from '../../shared/rulesets';
import type { OpenedArchive } from '../store/archive';
import type { Merge } from '../store/merging';
import {
  type Document,
  type GameHeader,
  type Session,
  type Store,
  type StoredGame,
  StoreError,
} from '../store/store';
import { Club } from './club';
import { Outbox, type Written } from './outbox';
import { eveningOf } from './setup';
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

/** So often a plan is made when the club changes while it is being made. */
const mostPlans = 5;

/** Holds the open game and the session, and has every change of them written. Decides nothing. */
export class Keeper {
  readonly club: Club;
  private readonly journal: Outbox;
  /** One outbox a document: what keeps one from the disk does not keep the others. */
  private readonly documents = new Map<object, Outbox>();
  /** Games with lines that are not on disk yet, as they are in memory. */
  private readonly unwritten = new Map<string, Table>();
  private gameWrites = 0;
  private openTable: Table | null = null;
  private live = true;
  private current: Session;

  /** `onWriting` is told when writes begin or cease to be held, `onBug` of a write that can never succeed. */
  constructor(
    readonly store: Store,
    private readonly machine: Machine,
    private readonly onWriting: () => void,
    private readonly onBug: (error: unknown) => void,
  ) {
    this.club = new Club(store);
    this.current = store.session.get();
    this.journal = new Outbox(onWriting);
    store.onRemade(() => this.writeAll());
  }

  get table(): Table | null {
    return this.openTable;
  }

  get session(): Session {
    return this.current;
  }

  /** Writes that are held in memory, and what keeps them from the disk. */
  get saving(): { readonly held: number; readonly error: Text | null } {
    const all = [this.journal, ...this.documents.values()].map((outbox) => outbox.state);
    const held = all.reduce((sum, state) => sum + state.held, 0);
    return { held, error: all.find((state) => state.error !== null)?.error ?? null };
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
    if (!this.live && table.game.state.ended === null) {
      this.live = true;
      this.unasked(this.keepSession({ lookedUp: false }));
    }
    const written = this.writeGame(table, () => this.store.appendLines(table.header.id, lines));
    if (table.game.state.ended || before) this.unasked(this.addToIndex(table));
    return written;
  }

  /** Writes lines that change nothing of the game's course: of the open game, or of one that stays put away. */
  correct({ table, lines }: Moved): readonly Promise<Written>[] {
    if (this.openTable?.header.id === table.header.id) this.openTable = table;
    const written = this.writeGame(table, () => this.store.appendLines(table.header.id, lines));
    return [written, this.addToIndex(table)];
  }

  /**
   * Begins a game with this setup, which has been found right. Without a `gameNo` it is the next one of the day; who
   * hosts, and at which table, is as the settings say now.
   */
  async begin(setup: Setup, wanted: string | null, gameNo?: number): Promise<Written> {
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
      gameNo: gameNo ?? this.club.nextGameNo(date),
      ...eveningOf(this.store.settings.get()),
      setup,
    };
    this.openTable = { header, game: beginGame(ruleset, setup) };
    this.live = true;
    const written = this.writeGame(this.openTable, () => this.store.createGame(header));
    this.unasked(this.addToIndex(this.openTable));
    this.unasked(this.keepSession({ game: header.id, lookedUp: false, draft: null, roomPause: null }));
    return written;
  }

  /** A stored game, with what of it is still in memory. Rejects with a `StoreError` when its file cannot be used. */
  async load(id: string): Promise<Table> {
    const waiting = this.unwritten.get(id);
    if (waiting) return waiting;
    const { header, lines } = await this.store.readGame(id);
    // While it was read it may have got a line that is not in the file yet.
    return this.unwritten.get(id) ?? { header, game: replay(header, lines) };
  }

  /** A stored game as it is written, with what of it is still in memory; not replayed. Rejects as `load` does. */
  async stored(id: string): Promise<StoredGame> {
    const waiting = this.unwritten.get(id);
    return waiting ? { header: waiting.header, lines: waiting.game.lines } : this.store.readGame(id);
  }

  /** Opens a loaded game; one that has ended is looked up and stays off the room's screen. */
  open(table: Table): void {
    this.openTable = table;
    this.live = table.game.state.ended === null;
    this.unasked(this.keepSession({ game: table.header.id, lookedUp: !this.live }));
  }

  /** Takes up the session's game again: one that ended here and was not put away is still the room's. */
  takeUp(table: Table): void {
    this.openTable = table;
    this.live = table.game.state.ended === null || !this.current.lookedUp;
  }

  /** Whether lines of this game are not on disk yet. */
  holds(game: string): boolean {
    return this.unwritten.has(game);
  }

  /** Puts the game away; a running one keeps everything and can be opened again. */
  putAway(): void {
    this.openTable = null;
    this.unasked(this.keepSession({ game: null }));
  }

  /** Changes a document of the club: at once in memory, so that the next change builds on it, then on disk. */
  put<T>(document: Document<T>, value: T): Promise<Written> {
    const outbox = this.documents.get(document) ?? new Outbox(this.onWriting);
    this.documents.set(document, outbox);
    let first: Promise<void> | null = document.put(value);
    // Its failure is met where the outbox waits for it.
    first.catch(() => undefined);
    return outbox.write(() => {
      const attempt = first ?? document.put(document.get());
      first = null;
      return attempt;
    });
  }

  /** Changes what is open on the console. */
  keepSession(change: Partial<Session>): Promise<Written> {
    this.current = { ...this.current, ...change };
    return this.put(this.store.session, this.current);
  }

  /** Keeps the clock for a restart. */
  keepClock(clock: Session['clock']): void {
    this.unasked(this.keepSession({ clock }));
  }

  /**
   * Exchanges everything for a backup; what was there before is kept. Rejects with a `StoreError` when nothing was
   * changed.
   */
  async restore(archive: OpenedArchive): Promise<Written> {
    await this.store.vault.restore(archive);
    this.current = this.store.session.get();
    const written = this.journal.write(() => this.store.vault.settle());
    this.unasked(this.put(this.store.index, this.store.index.get()));
    this.unasked(this.keepSession({}));
    return written;
  }

  /**
   * Takes in what `plan` makes of the club. Where somebody changed the club meanwhile the plan is made again, of what is
   * there then. Null: `plan` gave none, or the club never stood still. Rejects with a `StoreError` when nothing was
   * changed.
   */
  async merge(plan: () => Promise<Merge | null>): Promise<Written | null> {
    for (let tries = 0; tries < mostPlans; tries += 1) {
      const isStill = this.stands();
      const made = await plan();
      if (!made) return null;
      if (!(await this.store.vault.merge(made, isStill))) continue;
      const written = this.journal.write(() => this.store.vault.settle());
      this.unasked(this.put(this.store.index, this.store.index.get()));
      return written;
    }
    return null;
  }

  /** Asks later on whether the club is what it is now: the same game open, none written, no document another. */
  private stands(): () => boolean {
    const { players, seasons, versions, index } = this.store;
    const game = () => this.openTable?.header.id;
    const said = () => [players.get(), seasons.get(), versions.get(), index.get(), game(), this.gameWrites];
    const before = said();
    return () => said().every((one, at) => one === before[at]);
  }

  /** The folder was made again and is empty: everything in memory goes there. */
  private writeAll(): void {
    const { settings, players, seasons, ledger, houses, index, session, versions } = this.store;
    this.unasked(this.putAgain(settings));
    this.unasked(this.putAgain(versions));
    this.unasked(this.putAgain(players));
    this.unasked(this.putAgain(seasons));
    this.unasked(this.putAgain(ledger));
    this.unasked(this.putAgain(houses));
    this.unasked(this.putAgain(index));
    this.unasked(this.putAgain(session));
    const { openTable: table } = this;
    if (table) {
      this.unasked(this.writeGame(table, () => this.store.rewriteGame(table.header, table.game.lines)));
    }
  }

  private putAgain<T>(document: Document<T>): Promise<Written> {
    return this.put(document, document.get());
  }

  /** Waits until everything is written, or until one more try has failed. */
  async close(): Promise<void> {
    await Promise.all([this.journal, ...this.documents.values()].map((outbox) => outbox.close()));
  }

  /** A write nobody waits for: that it is held shows by itself, that it is a bug must be said. */
  private unasked(write: Promise<Written>): void {
    write.catch(this.onBug);
  }

  private writeGame(table: Table, write: () => Promise<void>): Promise<Written> {
    const { id } = table.header;
    this.unwritten.set(id, table);
    this.gameWrites += 1;
    return this.journal.write(async () => {
      try {
        await write();
      } catch (error) {
        if (!isAway(error)) throw error;
        await this.store.rewriteGame(table.header, table.game.lines);
        // The store has something to tell.
        this.onWriting();
      }
      if (this.unwritten.get(id) === table) this.unwritten.delete(id);
    });
  }

  /** Puts a game's summary into the index, in the place of an older one. */
  addToIndex(table: Table): Promise<Written> {
    const summary = summaryOf(table.header, table.game);
    const others = this.store.index.get().filter((game) => game.id !== summary.id);
    return this.put(this.store.index, [...others, summary]);
  }

  /**
   * The season asked for, the club's current one, the latest, or a new one named by the year. One that is closed takes
   * a game only where it is asked for.
   */
  private seasonFor(wanted: string | null, date: string): string {
    const { settings, seasons } = this.store;
    const open = seasons.get().filter((season) => !season.closed);
    const current = open.find((season) => season.id === settings.get().season);
    const known = this.club.season(wanted) ?? current ?? open.at(-1);
    if (known) return known.id;
    const season = {
      id: this.machine.newId(),
      name: this.freeName(date.slice(0, 4)),
      createdAt: this.machine.now().wall,
    };
    this.unasked(this.put(seasons, [...seasons.get(), season]));
    this.unasked(this.put(settings, { ...settings.get(), season: season.id }));
    return season.id;
  }

  /** A season's name that no other has: the year, or the year with a number. */
  private freeName(year: string): string {
    const taken = new Set(this.store.seasons.get().map(({ name }) => name));
    let name = year;
    for (let no = 2; taken.has(name); no += 1) name = `${year} (${no})`;
    return name;
  }
}

/** Whether a game's file is not what the console left there, while the whole game is in memory. */
function isAway(error: unknown): boolean {
  return error instanceof StoreError && !['unwritable', 'gone', 'locked'].includes(error.reason);
}
