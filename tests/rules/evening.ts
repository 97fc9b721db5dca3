import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact } from '../../shared/game/facts';
import { beginGame, enter, isRefused } from '../../shared/game/game';
import { pointsTable } from '../../shared/game/points';
import type { GameState, LedgerRow, OptionValue } from '../../shared/game/state';
import type { Answer, Step } from '../../shared/game/steps';
import type { Refusal, Seat } from '../../shared/game/words';
import { demafia } from '../../shared/rulesets/demafia';
import { resolveNights } from '../../shared/rulesets/demafia/night';
import { caseSchema, type Play } from '../cases/format';
import { Host } from '../cases/play';
import { Refused } from '../cases/table';

type Acts = Omit<Extract<Play, { night: number }>, 'night'>;
type Ballot = [Seat, Seat[]][];

/** `boss lover citizen*3` as one role a seat. */
export function rolesOf(told: string): string[] {
  return told.split(' ').flatMap((word) => {
    const [role = '', times = '1'] = word.split('*');
    return Array.from({ length: Number(times) }, () => role);
  });
}

/** A game that a rule's test plays through the product's own functions; seats are told from 1 on. */
export class Evening extends Host {
  constructor(seats: string, options: Readonly<Record<string, OptionValue>> = {}) {
    super({ seats: rolesOf(seats), options: { ...options } });
  }

  /** The same table before anybody showed a role. */
  unidentified(): this {
    this.game = beginGame(demafia, this.game.setup);
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
    return demafia.steps(this.state).map((step) => step.key);
  }

  step(key: string): Step {
    const found = demafia.steps(this.state).find((step) => step.key === key);
    if (!found) throw new Error(`no step ${key} among ${this.keys.join(', ')}`);
    return found;
  }

  /** The open step, which must be of this kind. */
  open<K extends Step['kind']>(kind: K): Extract<Step, { kind: K }> {
    const step = this.now;
    if (step.kind !== kind) throw new Error(`${step.key} is ${step.kind}, not ${kind}`);
    return step as Extract<Step, { kind: K }>;
  }

  toDay(day: number): this {
    this.play({ day });
    return this;
  }

  nominate(...seats: Seat[]): this {
    for (const seat of seats) this.answer({ type: 'nominate', seat, by: null });
    return this;
  }

  /** Goes on to the first candidate of a count, whatever stands before it. */
  toHands(candidate: Seat, count = 1): this {
    this.until((step) => step.kind === 'hands' && step.candidate === candidate && step.count === count);
    return this;
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

  /** A whole ballot; pauses are ended when they come, fewer candidates than there are mean a cut. */
  ballot(...told: Ballot): this {
    this.play({ count: told });
    return this;
  }

  /** A whole day on which this seat leaves as the only candidate, everybody's hand up. */
  expel(day: number, seat: Seat): this {
    return this.toDay(day).nominate(seat).ballot([seat, this.living]);
  }

  /** A day without nominations. */
  quiet(day: number): this {
    this.toDay(day);
    this.until((step) => step.phase === `n${day}` && !step.key.endsWith('/win'));
    return this;
  }

  /** A whole night; roles that are not told skip. */
  sleep(night: number, acts: Acts): this {
    this.play({ night, ...acts });
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

  disqualify(seat: Seat, reason = 'insult'): this {
    this.enter([{ type: 'left', seat, cause: 'disqualified', during: this.phase, reason }]);
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
    return this.despite(demafia.next(this.state));
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
    return demafia.ledger(this.state).filter((row) => !row.void && (when === undefined || row.when === when));
  }

  /** Sum of points, of one column or of all. */
  points(seat: Seat, column?: string): number {
    const row = pointsTable(demafia, this.state).rows[seat - 1];
    return (column === undefined ? row?.total : row?.points[column]) ?? Number.NaN;
  }

  /** Counted visits of the Maniac to a seat. */
  visits(seat: Seat): number {
    return resolveNights(this.state).at(-1)?.dawn.visits[seat] ?? 0;
  }

  isOut(seat: Seat): string | null {
    return this.state.seats[seat - 1]?.out?.cause ?? null;
  }
}

/** A game of the case files, played to its end and, where a win is proposed, confirmed. */
export function casePlayed(name: string, options: Readonly<Record<string, OptionValue>> = {}): Evening {
  const file = join(import.meta.dirname, '../cases', `${name}.json`);
  const told = caseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const evening = new Evening(told.seats.join(' '), { ...told.options, ...options });
  for (const play of told.play) if (!('refused' in play)) evening.play(play);
  const win = evening.state.win?.winner;
  if (win) evening.end(win);
  return evening;
}

/** The small table most tests sit at: 1 Boss, 2 Lover, 3 Sheriff, 4 Doctor, 5 Maniac, 6–8 Citizens. */
export const eight = 'boss lover sheriff doctor maniac citizen*3';
/** 1 Boss, 2 Mafia, 3 Lover, 4 Sheriff, 5 Doctor, 6 Maniac, 7–9 Citizens. */
export const nine = 'boss mafia lover sheriff doctor maniac citizen*3';
/** As `nine`, with Citizens 7–12. */
export const twelve = 'boss mafia lover sheriff doctor maniac citizen*6';
