import type { Fact } from '../../shared/game/facts';
import { beginGame, enter, type Game, isRefused } from '../../shared/game/game';
import { living } from '../../shared/game/state';
import type { Answer, Step } from '../../shared/game/steps';
import type { Refusal } from '../../shared/game/words';
import { demafia } from '../../shared/rulesets/demafia';
import type { Case, Play } from './format';

/** A fact of the case that the engine would not take. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused by ${refusal.rule} (${refusal.reason.key})`);
  }
}

/** Plays a case through the product's own engine, entering each fact as the host would. */
export class Host {
  game: Game;
  #ids = 0;

  constructor(told: Pick<Case, 'options' | 'seats'>) {
    const composition: Record<string, number> = {};
    for (const role of told.seats) composition[role] = (composition[role] ?? 0) + 1;
    this.game = beginGame(demafia, {
      ruleset: 'demafia',
      options: told.options,
      seats: told.seats.map((_, index) => ({
        player: `player${String(index + 1).padStart(3, '0')}`,
        name: `P${index + 1}`,
      })),
      composition,
    });
    for (const [index, role] of told.seats.entries()) {
      if (role !== 'citizen') this.enter([{ type: 'role', seat: index + 1, role }]);
    }
  }

  /** The step that is open. */
  get now(): Step {
    const step = demafia.steps(this.game.state).find((one) => one.status === 'now');
    if (!step) throw new Error('no step is open');
    return step;
  }

  get phase(): string {
    return this.game.state.phase;
  }

  enter(facts: readonly Fact[]): void {
    const entered = enter(this.game, facts, { at: 0, by: 'case', id: () => `entry${++this.#ids}` });
    if (isRefused(entered)) throw new Refused(entered);
    this.game = entered.game;
  }

  answer(given: Answer): void {
    const facts = demafia.answer(this.game.state, this.now.key, given);
    if ('rule' in facts) throw new Refused(facts);
    this.enter(facts);
  }

  next(): void {
    if (this.now.key.endsWith('/win')) this.answer({ type: 'option', option: 'playOn' });
    else this.enter(demafia.next(this.game.state));
  }

  /** Presses Next until the open step fits; fails when the game would run past the end of a whole night and day. */
  until(fits: (step: Step) => boolean): void {
    for (let presses = 0; !fits(this.now); presses += 1) {
      if (presses > 80) throw new Error(`never came to the step looked for; now at ${this.now.key}`);
      this.next();
    }
  }

  play(told: Play): void {
    if ('day' in told) this.until((step) => step.key === `d${told.day}/talk`);
    else if ('nominate' in told) this.answer({ type: 'nominate', seat: told.nominate, by: told.by ?? null });
    else if ('foul' in told) this.enter([{ type: 'foul', seat: told.foul, during: this.phase }]);
    else if ('disqualify' in told) {
      const { reason } = told;
      this.enter([
        { type: 'left', seat: told.disqualify, cause: 'disqualified', during: this.phase, reason },
      ]);
    } else if ('left' in told)
      this.enter([{ type: 'left', seat: told.left, cause: 'left', during: this.phase }]);
    else if ('count' in told) this.count(told.count);
    else if ('hand' in told) {
      this.until((step) => step.kind === 'hands' && step.candidate === told.hand[1]);
      this.answer({ type: 'hands', voters: [told.hand[0]], up: true });
    } else if ('tie' in told) this.tie(told);
    else this.night(told);
  }

  private count(told: readonly (readonly [number, readonly number[]])[]): void {
    const no = (this.game.state.days.at(-1)?.counts.length ?? 0) + 1;
    this.until((step) => step.kind === 'hands' && step.count === no);
    for (const [index, [candidate, hands]] of told.entries()) {
      const open = this.now;
      if (open.kind !== 'hands' || open.candidate !== candidate)
        throw new Error(`${candidate} is not called at ${open.key}`);
      for (const voter of hands) {
        this.answer({ type: 'hands', voters: [voter], up: true });
        if (this.now.kind === 'speech') this.next();
      }
      this.next();
      if (this.now.key.includes('/cut/')) {
        this.answer({ type: 'option', option: index < told.length - 1 ? 'rest' : 'cut' });
      }
    }
    this.settle();
  }

  /** Goes on to the next thing only the host can say: a revote, a choice, the win, or the night. */
  private settle(): void {
    this.until(
      (step) =>
        step.kind === 'hands' ||
        step.key.endsWith('/tie') ||
        step.key.endsWith('/win') ||
        step.phase.startsWith('n'),
    );
  }

  private tie(told: { tie: 'expel' } | { tie: 'shootout'; hit: number }): void {
    this.answer({ type: 'option', option: told.tie });
    if (told.tie === 'shootout') {
      const seats = this.now.kind === 'number' ? this.tied() : [];
      const loaded = seats.indexOf(told.hit) + 1;
      this.answer({ type: 'number', number: loaded });
      this.next();
      for (let number = 1; number <= loaded; number += 1) this.answer({ type: 'number', number });
    }
    this.settle();
  }

  private tied(): readonly number[] {
    const outcome = demafia.steps(this.game.state).find((step) => step.key.endsWith('/tie'));
    return outcome?.kind === 'choice' ? outcome.seats : [];
  }

  private night(told: Extract<Play, { night: number }>): void {
    this.until((step) => step.phase === `n${told.night}` && !step.key.endsWith('/win'));
    const told_: Readonly<Record<string, number | undefined>> = {
      shot: told.shot,
      hunt: told.hunt,
      visit: told.visit,
      heal: told.heal,
      check: told.check,
    };
    while (!this.now.key.endsWith('/dawn')) {
      const act = this.now.key.split('/')[1] ?? '';
      if (act === 'shot') {
        for (const [shooter, target] of told.proposals ?? [])
          this.answer({ type: 'proposal', shooter, target });
      }
      const target = told_[act];
      if (target !== undefined) this.answer({ type: 'seat', seat: target });
      this.next();
    }
    this.next();
  }

  /** Seats at the table. */
  get living(): number[] {
    return living(this.game.state);
  }
}
