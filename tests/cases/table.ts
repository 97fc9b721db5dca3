import type { Fact } from '../../shared/game/facts';
import { beginGame, enter, type Game, isRefused } from '../../shared/game/game';
import { pointsTable } from '../../shared/game/points';
import type { Ruleset } from '../../shared/game/ruleset';
import {
  type CustomRole,
  type GameState,
  type LedgerRow,
  living,
  type OptionValue,
} from '../../shared/game/state';
import type { Answer, Step } from '../../shared/game/steps';
import type { Refusal, Seat } from '../../shared/game/words';

/** A fact of the case that the engine would not take. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused by ${refusal.rule} (${refusal.reason.key})`);
  }
}

/** What a table begins with: the role of seat 1, 2, … and the options. */
export interface Seating {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly string[];
  /** Roles of the club's own, at a table that has them. */
  readonly customRoles?: readonly CustomRole[];
}

/** A table that is played through the product's own engine, entering each fact as the host would. */
export class Table {
  game: Game;
  #ids = 0;

  constructor(
    readonly ruleset: Ruleset,
    told: Seating,
  ) {
    const composition: Record<string, number> = {};
    for (const role of told.seats) composition[role] = (composition[role] ?? 0) + 1;
    this.game = beginGame(ruleset, {
      ruleset: ruleset.id,
      options: told.options,
      seats: told.seats.map((_, index) => ({
        player: `player${String(index + 1).padStart(3, '0')}`,
        name: `P${index + 1}`,
      })),
      composition,
      ...(told.customRoles ? { customRoles: [...told.customRoles] } : {}),
    });
  }

  /** The step that is open. */
  get now(): Step {
    const step = this.ruleset.steps(this.game.state).find((one) => one.status === 'now');
    if (!step) throw new Error('no step is open');
    return step;
  }

  get phase(): string {
    return this.game.state.phase;
  }

  /** Seats at the table. */
  get living(): number[] {
    return living(this.game.state);
  }

  enter(facts: readonly Fact[]): void {
    const entered = enter(this.game, facts, { at: 0, by: 'case', id: () => `entry${++this.#ids}` });
    if (isRefused(entered)) throw new Refused(entered);
    this.game = entered.game;
  }

  answer(given: Answer): void {
    const facts = this.ruleset.answer(this.game.state, this.now.key, given);
    if ('rule' in facts) throw new Refused(facts);
    this.enter(facts);
  }

  next(): void {
    if (this.now.key.endsWith('/win')) this.answer({ type: 'option', option: 'playOn' });
    else this.enter(this.ruleset.next(this.game.state));
  }

  /** Presses Next until the open step fits; fails when the game would run past the end of a whole night and day. */
  until(fits: (step: Step) => boolean): void {
    for (let presses = 0; !fits(this.now); presses += 1) {
      if (presses > 80) throw new Error(`never came to the step looked for; now at ${this.now.key}`);
      this.next();
    }
  }

  /** Goes on to a step whose key ends so. */
  to(end: string): this {
    this.until((step) => step.key.endsWith(end));
    return this;
  }

  /** Goes on to a night, or to one act of it. */
  toNight(night: number, act?: string): this {
    this.until(
      (step) =>
        step.phase === `n${night}` && !step.key.endsWith('/win') && (!act || step.key.endsWith(`/${act}`)),
    );
    return this;
  }

  /** The same table before anybody showed a role. */
  unidentified(): this {
    this.game = beginGame(this.ruleset, this.game.setup);
    return this;
  }

  get state(): GameState {
    return this.game.state;
  }

  /** Key of the open step. */
  get key(): string {
    return this.now.key;
  }

  /** Keys of all steps of the open phase. */
  get keys(): string[] {
    return this.ruleset.steps(this.state).map((step) => step.key);
  }

  step(key: string): Step {
    const found = this.ruleset.steps(this.state).find((step) => step.key === key);
    if (!found) throw new Error(`no step ${key} among ${this.keys.join(', ')}`);
    return found;
  }

  /** The open step, which must be of this kind. */
  open<K extends Step['kind']>(kind: K): Extract<Step, { kind: K }> {
    const step = this.now;
    if (step.kind !== kind) throw new Error(`${step.key} is ${step.kind}, not ${kind}`);
    return step as Extract<Step, { kind: K }>;
  }

  /** Hands up for the open candidate, one by one; a pause stays open. */
  up(...voters: Seat[]): this {
    for (const voter of voters) this.answer({ type: 'hands', voters: [voter], up: true });
    return this;
  }

  down(...voters: Seat[]): this {
    for (const voter of voters) this.answer({ type: 'hands', voters: [voter], up: false });
    return this;
  }

  choose(seat: Seat | null): this {
    this.answer({ type: 'seat', seat });
    return this;
  }

  option(option: string): this {
    this.answer({ type: 'option', option });
    return this;
  }

  foul(seat: Seat, times = 1): this {
    for (let foul = 0; foul < times; foul += 1) this.enter([{ type: 'foul', seat, during: this.phase }]);
    return this;
  }

  takeBack(seat: Seat): this {
    this.enter([{ type: 'foulTakenBack', seat, during: this.phase }]);
    return this;
  }

  leave(seat: Seat): this {
    this.enter([{ type: 'left', seat, cause: 'left', during: this.phase }]);
    return this;
  }

  end(winner: string | null, reason?: string): this {
    const why = reason === undefined ? {} : { reason };
    this.enter([{ type: 'gameEnded', winner, during: this.phase, ...why }]);
    return this;
  }

  /** Enters facts against a rule, with the host's reason. */
  despite(facts: readonly Fact[], reason = 'it has happened'): this {
    const stamp = { at: 0, by: 'case', id: () => `despite${this.game.lines.length}` };
    const entered = enter(this.game, facts, stamp, reason);
    if (isRefused(entered)) throw new Refused(entered);
    this.game = entered.game;
    return this;
  }

  /** Presses Next in a step that refuses it, with a reason. */
  nextDespite(): this {
    return this.despite(this.ruleset.next(this.state));
  }

  /** What the engine says against something the host tries; fails when it takes it. Nothing of it stays. */
  refusal(tried: (evening: this) => unknown): Refusal & { kind?: 'impossible' | 'irregular' } {
    const { game } = this;
    try {
      tried(this);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    } finally {
      this.game = game;
    }
    throw new Error('expected a refusal, got none');
  }

  /** Tries an answer in the open step. */
  refused(given: Answer): Refusal & { kind?: 'impossible' | 'irregular' } {
    return this.refusal(() => this.answer(given));
  }

  /** Rows of points, as `rule amount when`; only those that count. */
  rows(seat: Seat, when?: string): string[] {
    return this.ledger(when)
      .filter((row) => row.seat === seat)
      .map((row) => `${row.rule} ${row.amount > 0 ? '+' : ''}${row.amount} ${row.when}`);
  }

  /** Rows of points that count. */
  ledger(when?: string): LedgerRow[] {
    return this.ruleset
      .ledger(this.state)
      .filter((row) => !row.void && (when === undefined || row.when === when));
  }

  /** Sum of points, of one column or of all. */
  points(seat: Seat, column?: string): number {
    const row = pointsTable(this.ruleset, this.state).rows[seat - 1];
    return (column === undefined ? row?.total : row?.points[column]) ?? Number.NaN;
  }

  isOut(seat: Seat): string | null {
    return this.state.seats[seat - 1]?.out?.cause ?? null;
  }
}
