import type { RequestBody } from '../../shared/contract/requests';
import type { Fact } from '../../shared/game/facts';
import { fullLog } from '../../shared/game/hostView';
import { type AmendRequest, amendAnswer, amendOutcome } from './amend';
import type { Clockwork } from './clockwork';
import { type FactRequest, factsOf, isFactRequest } from './facts';
import type { Hall } from './hall';
import type { Keeper, Machine } from './keeper';
import { type KeptAway, Ledger } from './ledger';
import type { Written } from './outbox';
import { done, early, impossible, noGame, type Result, refused, stale, tooSoon } from './result';
import { refusalOf, setupIn } from './setup';
import { entered, type Outcome, redone, undone } from './table';

/** Next is deaf for this long, in ms, after the step changed and until it is answered: a double tap is one tap. */
const settleMs = 400;

const types = [
  'undo',
  'redo',
  'amend',
  'entries',
  'amendChoices',
  'previewAmend',
  'log',
  'startGame',
  'openGame',
  'closeGame',
] as const;

/** Requests about the game at the table: what is entered and mended in it, and which one is open. */
export type PlayRequest = FactRequest | Extract<RequestBody, { type: (typeof types)[number] }>;

/** Whether a request is about the game at the table. */
export function isPlayRequest(body: RequestBody): body is PlayRequest {
  return isFactRequest(body) || types.some((type) => type === body.type);
}

/** Whether a request says who sits at a seat from now on, or has sat there. */
function seats(body: FactRequest): body is Extract<FactRequest, { type: 'substitute' | 'join' | 'person' }> {
  return body.type === 'substitute' || body.type === 'join' || body.type === 'person';
}

/** Answers the requests about the game at the table; the clock and the screens follow what comes of them. */
export class Play {
  private stepChangedAt = Number.NEGATIVE_INFINITY;
  private openStep: string | null = null;

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
    private readonly hall: Hall,
    private readonly clockwork: Clockwork,
  ) {}

  /** The game that was open when the console stopped has been taken up: its clock stays as it was. */
  takenUp(): void {
    this.clockwork.adopt(this.keeper.clockStep);
    this.openStep = this.keeper.openStep?.key ?? null;
  }

  /** `by` is written into the journal's lines: the screen and its request. */
  async handle(body: PlayRequest, by: string): Promise<Result> {
    if (isFactRequest(body)) return this.enterFacts(body, by);
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
      case 'startGame':
        return this.startGame(body);
      case 'openGame':
        return this.openGame(body.game);
      case 'closeGame':
        this.keeper.putAway();
        this.tableChanged();
        return done('saved');
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
    const kept = this.keptAway(body);
    const reason = 'despite' in body ? body.despite?.trim() : undefined;
    if (kept && !reason) return refused({ kind: 'irregular', ...kept.refusal });
    const meant = factsOf(table.game, body, this.machine.chance);
    if ('kind' in meant) return refused(meant);
    const facts = this.isLateVote(body) ? meant.map(asLate) : meant;
    const despite =
      'despite' in body
        ? body.despite
        : body.type === 'endGame'
          ? body.reason?.trim() || undefined
          : undefined;
    // After a deal the players see their cards, and who is removed is announced: the next clock waits for the host.
    const waits = ['deal', 'foul', 'remark', 'leave'].includes(body.type);
    const answers = (body.type === 'answer' || body.type === 'draw') && body.step === this.openStep;
    const result = await this.moved(entered(table, facts, this.stamp(by), despite), !waits, answers);
    if (!kept || 'refusal' in result) return result;
    // Who was admitted stands in the ledger, as for those who sat there from the beginning.
    const admitted = await this.admit(kept, table.header.id, reason ?? '');
    return result.status === 'held' ? result : done(admitted);
  }

  /** Whom the club's ledger keeps from the game that goes on, where a request seats somebody in it (EC-114, EC-119). */
  private keptAway(body: FactRequest): KeptAway | null {
    const game = this.keeper.table?.game;
    if (!seats(body) || !game || game.state.ended) return null;
    const { store } = this.keeper;
    return new Ledger(store).blockedFrom(game.setup.ruleset, body.player, this.today());
  }

  private admit({ people }: KeptAway, game: string, reason: string): Promise<Written> {
    const { ledger } = this.keeper.store;
    const at = this.machine.now().wall;
    const entries = people.map(({ player, blocks }) => ({
      type: 'record' as const,
      id: this.machine.newId(),
      at,
      record: { type: 'admitted' as const, on: this.today(), player, game, blocks, reason },
    }));
    return this.keeper.put(ledger, [...ledger.get(), ...entries]);
  }

  private today(): string {
    return this.machine.dayOf(this.machine.now().wall);
  }

  /** EC-117: a vote that is named when the time for all of them is over. */
  private isLateVote(body: FactRequest): boolean {
    if (body.type !== 'answer' || body.step !== this.openStep || !/\/voter\/\d+$/.test(body.step))
      return false;
    return this.clockwork.isOver(this.keeper.clockStep);
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
    setup: wanted,
    season,
    house,
    despite,
    gameNo,
  }: Extract<RequestBody, { type: 'startGame' }>): Promise<Result> {
    if (this.isRunning()) return refused(impossible('refusal.gameOpen'));
    const { store } = this.keeper;
    const setup = setupIn(wanted, house, store.houses.get());
    if (!setup) return refused(impossible('house.refusal.none'));
    const refusal = refusalOf(setup);
    if (refusal) return refused({ kind: 'impossible', ...refusal });
    const unknown = setup.seats.find((seat) => !this.keeper.club.player(seat.player));
    if (unknown) return refused(impossible('refusal.setup.player', { name: unknown.name }));
    const blocked = new Ledger(store).blocked(setup, this.today());
    const reason = despite?.trim();
    if (blocked && !reason) return refused({ kind: 'irregular', ...blocked.refusal });
    const admitted = blocked && reason ? { admitted: { reason, people: blocked.people } } : {};
    const written = this.keeper.begin({ ...setup, ...admitted }, season, gameNo);
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

  private stamp(by: string) {
    return { at: this.machine.now().wall, by, id: this.machine.newId };
  }
}

function asLate(fact: Fact): Fact {
  return fact.type === 'hand' && fact.up ? { ...fact, late: true } : fact;
}
