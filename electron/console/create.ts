import type { HostMessage } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import { fullLog } from '../../shared/game/hostView';
import { type Text, text } from '../../shared/game/words';
import { reasonOf } from '../store/errors';
import type { Logo } from '../store/logo';
import type { Store } from '../store/store';
import { type AmendRequest, amendAnswer, amendOutcome } from './amend';
import type { Authority, Connection } from './authority';
import { Clockwork } from './clockwork';
import { Desks } from './desks';
import { type FactRequest, factsOf, isFactRequest } from './facts';
import { type Around, Gate, type Inside } from './gate';
import { Hall } from './hall';
import { Keeper, type Machine } from './keeper';
import { Ledger } from './ledger';
import type { Written } from './outbox';
import { done, early, impossible, noGame, type Result, refused, stale, tooSoon } from './result';
import { type ChooseDisplay, isRoomRequest, RoomDesk } from './roomDesk';
import type { HostScreen } from './screens';
import { refusalOf } from './setup';
import { entered, type Outcome, redone, undone } from './table';
import { warningOf } from './warnings';
import { message } from './wire';

/** Next is deaf for this long, in ms, after the step changed and until it is answered: a double tap is one tap. */
const settleMs = 400;
type Parts = Machine & Partial<Omit<Around, 'mono'>> & { readonly store: Store; readonly version: string };

/** Creates the authority over an opened store and takes up the game that was open. */
export async function createAuthority(parts: Parts): Promise<Authority> {
  const console = new Console(parts);
  await console.resume();
  return console;
}

class Console implements Authority, Inside {
  private readonly keeper: Keeper;
  private readonly desks: Desks;
  private readonly roomDesk: RoomDesk;
  private readonly hall: Hall;
  private readonly clockwork: Clockwork;
  private readonly gate: Gate;
  private readonly roomWatch: NodeJS.Timeout;
  private stepChangedAt = Number.NEGATIVE_INFINITY;
  private openStep: string | null = null;
  private turnLan: Parameters<Authority['offerLan']>[0] | null = null;

  private readonly machine: Machine;

  constructor({ store, version, log = () => undefined, messagesASecond, ...machine }: Parts) {
    this.machine = machine;
    const onBug = (error: unknown) => this.hall.tell(text('refusal.failed', { why: message(error) }));
    this.keeper = new Keeper(store, machine, () => this.hall.publishConsole(), onBug);
    this.desks = new Desks(this.keeper, machine, onBug);
    this.roomDesk = new RoomDesk(this.keeper, machine, () => this.shown());
    const { now } = machine;
    const mono = () => now().mono;
    this.gate = new Gate(this, { mono, log, messagesASecond });
    this.hall = new Hall(this.keeper, () => this.clockwork.state(), version, now);
    this.clockwork = new Clockwork(
      {
        now,
        newId: machine.newId,
        warningOf: warningOf(store.settings.get()),
        publish: () => this.hall.publishClock(),
        ring: (edge) => this.hall.screens.ring(edge),
        store: () => this.keepClock(),
      },
      this.keeper.session.clock,
    );
    this.roomWatch = setInterval(() => this.hall.publishConsole(), 2_000);
    this.roomWatch.unref();
  }

  /** The game that was open when the console stopped is back, its clock paused. */
  async resume(): Promise<void> {
    const { game } = this.keeper.session;
    if (game !== null) {
      try {
        this.keeper.takeUp(await this.keeper.load(game));
      } catch (error) {
        this.hall.tell(text('notice.gameNotOpened', { game, why: reasonOf(error, game) }));
        this.keeper.putAway();
      }
    }
    this.clockwork.adopt(this.keeper.clockStep);
    this.openStep = this.keeper.openStep?.key ?? null;
  }

  connectHost(label: string, send: (message: HostMessage) => void): Connection {
    const screen: HostScreen = { label, send };
    this.hall.greetHost(screen);
    return {
      receive: this.gate.host(
        label,
        send,
        () => this.hall.screens.usedBy(screen),
        () => this.clockwork.state(),
      ),
      close: () => this.hall.screens.removeHost(screen),
    };
  }

  connectRoom(...[send, place]: Parameters<Authority['connectRoom']>): Connection {
    const screen = this.hall.greetRoom(send, place);
    return {
      receive: this.gate.room(
        send,
        (rev) => this.hall.screens.heard(screen, rev),
        () => this.hall.roomClock(),
      ),
      close: (meant) => {
        this.hall.screens.removeRoom(screen, meant);
        this.hall.publishConsole();
      },
    };
  }

  suspended(): void {
    this.clockwork.suspended();
  }

  setShell(facts: Parameters<Authority['setShell']>[0]): void {
    this.hall.setShell(facts);
  }

  offerLan(turn: Parameters<Authority['offerLan']>[0]): void {
    this.turnLan = turn;
  }

  openTrack(id: string) {
    return this.desks.music.open(id);
  }

  setFolderPicker(pick: Parameters<Authority['setFolderPicker']>[0]): void {
    this.desks.music.pick = pick;
    this.hall.picksFolders = true;
    this.hall.publishConsole();
  }

  offerDisplays(choose: ChooseDisplay): void {
    this.roomDesk.offerDisplays(choose);
  }

  logo(): Logo | null {
    return this.keeper.store.logo.get();
  }

  tell(trouble: Text): void {
    this.hall.tell(trouble);
  }

  async close(): Promise<void> {
    clearInterval(this.roomWatch);
    this.clockwork.stop();
    this.keepClock();
    await this.keeper.close();
  }

  private keepClock(): void {
    this.keeper.keepClock(this.clockwork.state());
  }

  enteredBefore(id: string): Written | null {
    const { table } = this.keeper;
    if (!table?.game.lines.some((line) => line.by.endsWith(`:${id}`))) return null;
    return this.keeper.holds(table.header.id) ? 'held' : 'saved';
  }

  async handle(body: RequestBody, by: string): Promise<Result> {
    if (isFactRequest(body)) return this.enterFacts(body, by);
    if (isRoomRequest(body)) return this.roomDesk.handle(body);
    switch (body.type) {
      case 'undo':
      case 'redo':
        return this.travel(body, by);
      case 'amend':
      case 'entries':
      case 'amendChoices':
      case 'previewAmend':
        return this.mend(body, by);
      case 'log':
        return done('saved', this.keeper.table ? fullLog(this.keeper.table.game) : []);
      case 'clock': {
        const refusal = this.clockwork.act(body.action);
        return refusal ? refused({ kind: 'impossible', ...refusal }) : done('saved');
      }
      case 'lan': {
        const trouble = this.turnLan ? await this.turnLan(body.on) : text('lan.trouble.notHere');
        return trouble ? refused(impossible(trouble.key, trouble.params)) : done('saved');
      }
      case 'startGame':
        return this.startGame(body);
      case 'openGame':
        return this.openGame(body.game);
      case 'closeGame':
        this.keeper.putAway();
        this.tableChanged();
        return done('saved');
      default: {
        const { settings } = this.keeper.store;
        const before = settings.get();
        const result = await this.desks.handle(body);
        if (settings.get() !== before) this.clockwork.warnAt(warningOf(settings.get()));
        this.shown();
        return result;
      }
    }
  }

  private async enterFacts(body: FactRequest, by: string): Promise<Result> {
    const { table } = this.keeper;
    if (!table) return refused(noGame);
    if (body.type === 'next' && this.machine.now().mono - this.stepChangedAt < settleMs)
      return refused(tooSoon);
    if ('player' in body && !this.keeper.club.player(body.player)) {
      return refused(impossible('refusal.setup.player', { name: body.name }));
    }
    if (body.type === 'next' && !body.confirmed && body.step === this.openStep) {
      if (this.clockwork.isEarly(this.keeper.openStep)) return refused(early);
    }
    const facts = factsOf(table.game, body, this.machine.chance);
    if ('kind' in facts) return refused(facts);
    const despite =
      'despite' in body
        ? body.despite
        : body.type === 'endGame'
          ? body.reason?.trim() || undefined
          : undefined;
    // After a deal the players see their cards, and who is removed is announced: the next clock waits for the host.
    const waits = ['deal', 'foul', 'remark', 'leave'].includes(body.type);
    const answers = (body.type === 'answer' || body.type === 'draw') && body.step === this.openStep;
    return this.moved(entered(table, facts, this.stamp(by), despite), !waits, answers);
  }

  /** Undo and redo name the line the screen means; another one is not touched. */
  private async travel(
    { type, n }: Extract<RequestBody, { type: 'undo' | 'redo' }>,
    by: string,
  ): Promise<Result> {
    const { table } = this.keeper;
    if (!table) return refused(noGame);
    const { undoable, redoable } = table.game.history;
    if ((type === 'undo' ? undoable : redoable).at(-1) !== n) return refused(stale);
    const outcome = type === 'undo' ? undone(table, this.stamp(by)) : redone(table, this.stamp(by));
    return outcome ? this.moved(outcome, false) : refused(stale);
  }

  private async mend(body: AmendRequest, by: string): Promise<Result> {
    const { table } = this.keeper;
    if (!table) return refused(noGame);
    if (body.type !== 'amend') return amendAnswer(table.game, body, this.machine.newId);
    return this.moved(amendOutcome(table, body, this.stamp(by)), false);
  }

  /**
   * Takes what came out: shows it at once, writes it, and answers when it is on disk. `answers`: the open step was
   * answered, so that a Next behind it is no second tap.
   */
  private async moved(outcome: Outcome, forward: boolean, answers = false): Promise<Result> {
    if (!('table' in outcome)) return refused(outcome);
    const wasNight = this.hall.night;
    const written = this.keeper.take(outcome);
    const key = this.keeper.openStep?.key ?? null;
    if (key !== this.openStep) this.stepChangedAt = this.machine.now().mono;
    else if (answers) this.stepChangedAt = Number.NEGATIVE_INFINITY;
    this.openStep = key;
    const step = this.keeper.clockStep;
    const starts = step?.clock?.kind === 'countup' || this.keeper.store.settings.get().autoStart;
    this.clockwork.follow(step, forward && starts);
    this.hall.publishGame();
    if (forward) this.ringNight(wasNight);
    return done(await written);
  }

  /** The sign of a night or morning that the game has just come to, where the host wants it. */
  private ringNight(wasNight: boolean): void {
    const { night } = this.hall;
    if (night === wasNight || !this.keeper.store.settings.get().nightSigns || !this.isRunning()) return;
    this.hall.screens.ring({ id: this.machine.newId(), kind: night ? 'night' : 'morning' });
  }

  private async startGame({
    setup,
    season,
    despite,
  }: Extract<RequestBody, { type: 'startGame' }>): Promise<Result> {
    if (this.isRunning()) return refused(impossible('refusal.gameOpen'));
    const refusal = refusalOf(setup);
    if (refusal) return refused({ kind: 'impossible', ...refusal });
    const unknown = setup.seats.find((seat) => !this.keeper.club.player(seat.player));
    if (unknown) return refused(impossible('refusal.setup.player', { name: unknown.name }));
    const { store } = this.keeper;
    const blocked = new Ledger(store).blocked(setup, this.machine.dayOf(this.machine.now().wall));
    const reason = despite?.trim();
    if (blocked && !reason) return refused({ kind: 'irregular', ...blocked.refusal });
    const admitted = blocked && reason ? { admitted: { reason, people: blocked.people } } : {};
    const written = this.keeper.begin({ ...setup, ...admitted }, season);
    this.tableChanged();
    return done(await written, { game: this.keeper.table?.header.id });
  }

  private async openGame(id: string): Promise<Result> {
    if (this.isRunning()) return refused(impossible('refusal.gameOpen'));
    if (!this.keeper.club.knows(id)) return refused(impossible('refusal.noSuchGame'));
    const table = await this.keeper.load(id);
    // While it was read another game may have begun.
    if (this.isRunning()) return refused(impossible('refusal.gameOpen'));
    this.keeper.open(table);
    this.tableChanged();
    return done('saved');
  }

  private isRunning(): boolean {
    return this.keeper.table !== null && this.keeper.table.game.state.ended === null;
  }

  /** Another game is open, or none. */
  private tableChanged(): void {
    this.openStep = this.keeper.openStep?.key ?? null;
    this.clockwork.follow(this.keeper.clockStep, false);
    if (!this.keeper.table) this.clockwork.clear();
    this.hall.publishGame();
    this.hall.publishConsole();
  }

  private shown(): void {
    this.hall.publishConsole();
    this.hall.publishRoom();
  }

  private stamp(by: string) {
    return { at: this.machine.now().wall, by, id: this.machine.newId };
  }
}
