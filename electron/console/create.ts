import type { ConsoleView, HostMessage, Response } from '../../shared/contract/messages';
import { type Request, type RequestBody, requestSchema } from '../../shared/contract/requests';
import { beginGame } from '../../shared/game/game';
import { fullLog, hostView } from '../../shared/game/hostView';
import { roomView } from '../../shared/game/roomView';
import { isNight, type Text, text } from '../../shared/game/words';
import { rulesetOf } from '../../shared/rulesets';
import type { GameHeader, Session, Store } from '../store/store';
import type { Authority, Connection } from './authority';
import { Clockwork } from './clockwork';
import { Club } from './club';
import { type FactRequest, factsOf, isFactRequest, type Refused } from './facts';
import { Outbox, type Written } from './outbox';
import { type HostScreen, Screens } from './screens';
import { refusalOf } from './setup';
import { replay, summaryOf } from './summary';
import { amended, entered, type Outcome, redone, type Table, undone } from './table';
import type { Now } from './timer';

export interface AuthorityParts {
  readonly store: Store;
  /** Monotonic and wall clock, ms. */
  readonly now: () => Now;
  /** A fair whole number from 0, below the argument. */
  readonly chance: (below: number) => number;
  /** A fresh id that fits `idSchema`. */
  readonly newId: () => string;
  /** The local calendar day of a wall-clock instant, `YYYY-MM-DD`. */
  readonly dayOf: (wall: number) => string;
  readonly version: string;
}

/** Next is deaf for this long, in ms, after the step changed: a double tap is one tap. */
const settleMs = 400;
/** Requests whose answers are remembered, so that a repeated one is harmless. */
const remembered = 500;
const messageLimit = 64 * 1024;

/** Creates the authority over an opened store and takes up the game that was open. */
export async function createAuthority(parts: AuthorityParts): Promise<Authority> {
  const console = new Console(parts);
  await console.resume();
  return console;
}

class Console implements Authority {
  private readonly store: Store;
  private readonly club: Club;
  private readonly screens: Screens;
  private readonly journal: Outbox;
  private readonly documents: Outbox;
  private readonly clockwork: Clockwork;
  private readonly answers = new Map<string, Promise<Response>>();
  private readonly roomWatch: NodeJS.Timeout;
  private table: Table | null = null;
  private session: Session;
  private roomAddress: string | null = null;
  private singleDisplay: boolean | null = null;
  private troubles: Text[] = [];
  private rev = 0;
  private roomRev = 0;
  private roomShown = '';
  /** Changes of the clock the room has seen: the real revision would count the night's. */
  private roomClockRevs = 0;
  private roomClockRev: number | null = null;
  private consoleShown = '';
  private stepChangedAt = Number.NEGATIVE_INFINITY;
  private openStep: string | null = null;

  constructor(private readonly parts: AuthorityParts) {
    this.store = parts.store;
    this.club = new Club(parts.store);
    this.session = parts.store.session.get();
    this.screens = new Screens(() => parts.now().mono);
    this.journal = new Outbox(() => this.publishConsole());
    this.documents = new Outbox(() => this.publishConsole());
    this.clockwork = new Clockwork(
      {
        now: parts.now,
        newId: parts.newId,
        warnMs: parts.store.settings.get().warnMs,
        publish: () => this.publishClock(),
        ring: (edge) => this.screens.ring(edge),
        store: () => this.keepSession({ clock: this.clockwork.state() }),
      },
      this.session.clock,
    );
    this.roomWatch = setInterval(() => this.publishConsole(), 2_000);
    this.roomWatch.unref();
  }

  /** The game that was open when the console stopped is back, its clock paused. */
  async resume(): Promise<void> {
    const { game } = this.session;
    if (game !== null) {
      try {
        await this.open(game);
      } catch (error) {
        this.troubles.push(text('notice.gameNotOpened', { game, why: message(error) }));
        this.session = { ...this.session, game: null };
      }
    }
    this.clockwork.adopt(this.clockStep());
    this.openStep = this.nowKey();
  }

  connectHost(label: string, send: (message: HostMessage) => void): Connection {
    const screen: HostScreen = { label, send };
    this.screens.addHost(screen);
    send({ type: 'console', rev: ++this.rev, view: this.consoleView() });
    send({ type: 'game', rev: ++this.rev, view: this.gameView() });
    send({ type: 'clock', clock: this.clockwork.state() });
    return {
      receive: (raw) => this.receive(screen, raw),
      close: () => this.screens.removeHost(screen),
    };
  }

  connectRoom(send: Parameters<Authority['connectRoom']>[0]): Connection {
    const screen = this.screens.addRoom(send);
    send(this.roomMessage());
    send({ type: 'clock', clock: this.roomClock() });
    this.publishConsole();
    return {
      receive: (raw) => {
        const ping = parsed(raw);
        if (!isPing(ping)) return;
        this.screens.heard(screen);
        send({ type: 'pong', echo: ping.echo });
      },
      close: () => {
        this.screens.removeRoom(screen);
        this.publishConsole();
      },
    };
  }

  suspended(): void {
    this.clockwork.suspended();
  }

  setShell({ roomAddress, singleDisplay }: Parameters<Authority['setShell']>[0]): void {
    if (roomAddress !== undefined) this.roomAddress = roomAddress;
    if (singleDisplay !== undefined) this.singleDisplay = singleDisplay;
    this.publishConsole();
  }

  async close(): Promise<void> {
    clearInterval(this.roomWatch);
    this.clockwork.stop();
    this.keepSession({ clock: this.clockwork.state() });
    await Promise.all([this.journal.close(), this.documents.close()]);
  }

  private receive(screen: HostScreen, raw: string): void {
    const said = raw.length > messageLimit ? null : parsed(raw);
    if (isPing(said)) {
      screen.send({ type: 'pong', echo: said.echo });
      return;
    }
    const request = requestSchema.safeParse(said);
    if (!request.success) {
      const id = idOf(said);
      const refusal = { kind: 'impossible', rule: 'request', reason: text('refusal.malformed') } as const;
      if (id !== null) screen.send({ type: 'response', response: { id, status: 'refused', refusal } });
      return;
    }
    this.screens.usedBy(screen);
    void this.answered(screen, request.data).then((response) => screen.send({ type: 'response', response }));
  }

  /** A repeated id gets the first answer again, also after a restart: the journal remembers who wrote a line. */
  private answered(screen: HostScreen, request: Request): Promise<Response> {
    const known = this.answers.get(request.id);
    if (known) return known;
    const by = `${screen.label}:${request.id}`;
    const written = this.table?.game.lines.some((line) => line.by.endsWith(`:${request.id}`));
    const answer: Promise<Response> = written
      ? Promise.resolve({ id: request.id, status: 'saved', data: null })
      : this.handle(request.body, by).then(
          (result) =>
            'refusal' in result
              ? { id: request.id, status: 'refused', refusal: result.refusal }
              : { id: request.id, ...result },
          (error: unknown) => {
            const reason = text('refusal.failed', { why: message(error) });
            return {
              id: request.id,
              status: 'refused',
              refusal: { kind: 'impossible', rule: 'request', reason },
            };
          },
        );
    this.answers.set(request.id, answer);
    const oldest = this.answers.keys().next().value;
    if (this.answers.size > remembered && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }

  private async handle(body: RequestBody, by: string): Promise<Result> {
    if (isFactRequest(body)) return this.enterFacts(body, by);
    switch (body.type) {
      case 'undo':
        return this.travel(body.n, by, 'undo');
      case 'redo':
        return this.travel(body.n, by, 'redo');
      case 'amend':
        if (!this.table) return refused(noGame);
        return this.moved(amended(this.table, body.changes, body.reason, this.stamp(by)), false);
      case 'clock':
        this.clockwork.act(body.action);
        return done('saved');
      case 'blank':
        this.keepSession({ roomBlank: body.on });
        this.publishRoom();
        this.publishConsole();
        return done('saved');
      case 'startGame':
        return this.startGame(body);
      case 'openGame':
        return this.openGame(body.game);
      case 'closeGame':
        return this.closeGame();
      case 'saveDraft':
        return done(await this.keepSession({ draft: body.draft }));
      case 'addPlayers':
        return this.addPlayers(body.names);
      case 'addSeason': {
        const season = { id: this.parts.newId(), name: body.name, createdAt: this.parts.now().wall };
        const written = await this.put(this.store.seasons, [...this.store.seasons.get(), season]);
        return done(await this.saveSettings({ season: season.id }, written), season);
      }
      case 'saveSettings':
        return done(await this.saveSettings(body.settings, 'saved'));
      case 'players':
        return done('saved', this.store.players.get());
      case 'games':
        return done('saved', this.club.games(body.season));
      case 'standings':
        return done('saved', this.club.standings(body.season));
      case 'csv': {
        const season = this.club.season(body.season);
        if (!season) return refused(impossible('refusal.noSeason'));
        return done('saved', this.club.csv(season, body.table, this.store.settings.get()));
      }
      case 'log':
        return done('saved', this.table ? fullLog(this.table.game) : []);
    }
  }

  private async enterFacts(body: FactRequest, by: string): Promise<Result> {
    const { table } = this;
    if (!table) return refused(noGame);
    if (body.type === 'next' && this.parts.now().mono - this.stepChangedAt < settleMs)
      return refused(tooSoon);
    const facts = factsOf(table.game, body, this.parts.chance);
    if ('kind' in facts) return refused(facts);
    if (facts.length === 0) return refused(noGame);
    const despite = 'despite' in body ? body.despite : body.type === 'endGame' ? body.reason : undefined;
    return this.moved(entered(table, facts, this.stamp(by), despite), true);
  }

  /** Undo and redo name the line the screen means; another one is not touched. */
  private async travel(n: number, by: string, way: 'undo' | 'redo'): Promise<Result> {
    const { table } = this;
    if (!table) return refused(noGame);
    const { undoable, redoable } = table.game.history;
    if ((way === 'undo' ? undoable : redoable).at(-1) !== n)
      return refused({ ...tooSoon, reason: text('refusal.stale') });
    const outcome = way === 'undo' ? undone(table, this.stamp(by)) : redone(table, this.stamp(by));
    return outcome ? this.moved(outcome, false) : refused(noGame);
  }

  /** Takes what came out: shows it at once, writes it, and answers when it is on disk. */
  private async moved(outcome: Outcome, forward: boolean): Promise<Result> {
    if (!('table' in outcome)) return refused(outcome);
    const before = this.table?.game.state.ended !== null;
    const { header, game } = outcome.table;
    this.table = outcome.table;
    const written = this.journal.write(() => this.store.appendLines(header.id, outcome.lines));
    this.followStep(forward);
    this.publishGame();
    if (game.state.ended || before) void this.putIndex();
    return done(await written);
  }

  private followStep(forward: boolean): void {
    const key = this.nowKey();
    if (key !== this.openStep) this.stepChangedAt = this.parts.now().mono;
    this.openStep = key;
    const step = this.clockStep();
    const starts = step?.clock?.kind === 'countup' || this.store.settings.get().autoStart;
    this.clockwork.follow(step, forward && starts);
  }

  private async startGame(body: Extract<RequestBody, { type: 'startGame' }>): Promise<Result> {
    if (this.table && !this.table.game.state.ended) return refused(impossible('refusal.gameOpen'));
    const refusal = refusalOf(body.setup);
    if (refusal) return refused({ kind: 'impossible', ...refusal });
    const unknown = body.setup.seats.find((seat) => !this.club.player(seat.player));
    if (unknown) return refused(impossible('refusal.setup.player', { name: unknown.name }));
    const ruleset = rulesetOf(body.setup.ruleset);
    if (!ruleset) return refused(impossible('refusal.setup.ruleset'));
    const { wall } = this.parts.now();
    const date = this.parts.dayOf(wall);
    const header: GameHeader = {
      format: 'mafia-host-console/game',
      version: 1,
      id: this.parts.newId(),
      season: await this.seasonFor(body.season, date),
      startedAt: wall,
      date,
      gameNo: this.club.nextGameNo(date),
      setup: body.setup,
    };
    this.table = { header, game: beginGame(ruleset, header.setup) };
    const written = this.journal.write(() => this.store.createGame(header));
    void this.putIndex();
    this.shown({ game: header.id, draft: null });
    return done(await written, { game: header.id });
  }

  /** The season a game goes to: the one asked for, the club's current one, or a new one named by the year. */
  private async seasonFor(wanted: string | null, date: string): Promise<string> {
    const known = this.club.season(wanted) ?? this.club.season(this.store.settings.get().season);
    if (known) return known.id;
    const latest = this.store.seasons.get().at(-1);
    if (latest) return latest.id;
    const season = { id: this.parts.newId(), name: date.slice(0, 4), createdAt: this.parts.now().wall };
    void this.put(this.store.seasons, [season]);
    await this.saveSettings({ season: season.id }, 'saved');
    return season.id;
  }

  private async openGame(id: string): Promise<Result> {
    if (this.table && !this.table.game.state.ended) return refused(impossible('refusal.gameOpen'));
    if (!this.store.index.get().some((game) => game.id === id))
      return refused(impossible('refusal.noSuchGame'));
    await this.open(id);
    this.shown({ game: id });
    return done('saved');
  }

  private async open(id: string): Promise<void> {
    const { header, lines } = await this.store.readGame(id);
    this.table = { header, game: replay(header, lines) };
  }

  /** Puts the game away. A running one keeps everything and can be opened again. */
  private closeGame(): Result {
    this.table = null;
    this.shown({ game: null });
    return done('saved');
  }

  private shown(session: Partial<Session>): void {
    this.openStep = this.nowKey();
    this.clockwork.follow(this.clockStep(), false);
    if (!this.table) this.clockwork.clear();
    this.keepSession({ ...session, clock: this.clockwork.state() });
    this.publishGame();
    this.publishConsole();
  }

  private async addPlayers(names: readonly string[]): Promise<Result> {
    const players = [...this.store.players.get()];
    const found = names.map((name) => {
      const known = players.find((player) => Club.key(player.name) === Club.key(name));
      if (known) return known;
      const fresh = { id: this.parts.newId(), name: name.trim(), createdAt: this.parts.now().wall };
      players.push(fresh);
      return fresh;
    });
    const added = players.length > this.store.players.get().length;
    return done(added ? await this.put(this.store.players, players) : 'saved', found);
  }

  private async saveSettings(
    change: Partial<ReturnType<Store['settings']['get']>>,
    so: Written,
  ): Promise<Written> {
    const written = await this.put(this.store.settings, { ...this.store.settings.get(), ...change });
    if (change.warnMs !== undefined) this.clockwork.warnAt(change.warnMs);
    this.publishConsole();
    this.publishRoom();
    return so === 'held' ? so : written;
  }

  private put<T>(document: { put(value: T): Promise<void> }, value: T): Promise<Written> {
    return this.documents.write(() => document.put(value));
  }

  private putIndex(): Promise<Written> {
    const { table } = this;
    if (!table) return Promise.resolve('saved');
    const summary = summaryOf(table.header, table.game);
    const others = this.store.index.get().filter((game) => game.id !== summary.id);
    return this.put(this.store.index, [...others, summary]);
  }

  private keepSession(change: Partial<Session>): Promise<Written> {
    this.session = { ...this.session, ...change };
    const { session } = this;
    return this.put(this.store.session, session);
  }

  private stamp(by: string) {
    return { at: this.parts.now().wall, by, id: this.parts.newId };
  }

  private nowKey(): string | null {
    if (!this.table) return null;
    const { ruleset, state } = this.table.game;
    return ruleset.steps(state).find((step) => step.status === 'now')?.key ?? null;
  }

  private clockStep() {
    return this.table ? this.table.game.ruleset.clockStep(this.table.game.state) : null;
  }

  private gameView() {
    if (!this.table) return null;
    const { header, game } = this.table;
    return hostView(game, { id: header.id, season: header.season, gameNo: header.gameNo });
  }

  private consoleView(): ConsoleView {
    const journal = this.journal.state;
    const documents = this.documents.state;
    return {
      settings: this.store.settings.get(),
      seasons: this.store.seasons.get(),
      draft: this.session.draft,
      game: this.table?.header.id ?? null,
      saving: { held: journal.held + documents.held, error: journal.error ?? documents.error },
      rooms: this.screens.health(),
      roomBlank: this.session.roomBlank,
      roomAddress: this.roomAddress,
      singleDisplay: this.singleDisplay,
      notices: [
        ...this.store.notices,
        ...this.troubles.map((trouble, index) => ({
          id: `trouble-${index}`,
          level: 'error' as const,
          text: trouble,
        })),
      ],
      version: this.parts.version,
    };
  }

  private publishConsole(): void {
    const view = this.consoleView();
    const shown = JSON.stringify(view);
    if (shown === this.consoleShown) return;
    this.consoleShown = shown;
    this.screens.toHosts({ type: 'console', rev: ++this.rev, view });
  }

  private publishGame(): void {
    this.screens.toHosts({ type: 'game', rev: ++this.rev, view: this.gameView() });
    this.publishRoom();
  }

  private roomMessage() {
    const { language, club } = this.store.settings.get();
    const view = roomView(this.table?.game ?? null);
    return { type: 'room', rev: this.roomRev, view, blank: this.session.roomBlank, language, club } as const;
  }

  /** The room hears only of changes of its own view: the number of messages tells nothing of the night. */
  private publishRoom(): void {
    const shown = JSON.stringify({ ...this.roomMessage(), rev: 0 });
    if (shown === this.roomShown) return;
    this.roomShown = shown;
    this.roomRev += 1;
    this.screens.toRooms(this.roomMessage());
  }

  private publishClock(): void {
    const had = this.roomClockRev !== null;
    const shows = this.roomClock() !== null;
    this.roomClockRev = shows ? ++this.roomClockRevs : null;
    this.screens.clock(this.clockwork.state(), had || shows ? this.roomClock() : undefined);
  }

  /** The room sees the clock of a public step, and by day one the host set by hand; never a night clock. */
  private roomClock() {
    const clock = this.clockwork.state();
    const state = this.table?.game.state;
    if (!clock || !state || state.ended || isNight(state.phase)) return null;
    const step = this.clockStep();
    const shown = clock.step === null || (clock.step === step?.key && step.clock?.public === true);
    return shown ? { ...clock, rev: this.roomClockRevs } : null;
  }
}

type Result = { readonly status: Written; readonly data: unknown } | { readonly refusal: Refused };

const done = (status: Written, data: unknown = null): Result => ({ status, data });
const refused = (refusal: Refused): Result => ({ refusal });
const impossible = (key: string, params?: Record<string, string>): Refused => ({
  kind: 'impossible',
  rule: 'console',
  reason: text(key, params),
});
const noGame = impossible('refusal.noGame');
const tooSoon: Refused = { kind: 'stale', rule: 'console', reason: text('refusal.tooSoon') };

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function isPing(said: unknown): said is { type: 'ping'; echo: number } {
  const ping = said as { type?: unknown; echo?: unknown } | null | undefined;
  return typeof said === 'object' && ping?.type === 'ping' && typeof ping.echo === 'number';
}

function idOf(said: unknown): string | null {
  const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : null;
  return typeof id === 'string' && id.length <= 40 ? id : null;
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
