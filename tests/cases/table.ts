import type { Fact } from '../../shared/game/facts';
import { beginGame, enter, type Game, isRefused } from '../../shared/game/game';
import type { Ruleset } from '../../shared/game/ruleset';
import { living, type OptionValue } from '../../shared/game/state';
import type { Answer, Step } from '../../shared/game/steps';
import type { Refusal } from '../../shared/game/words';

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
}
