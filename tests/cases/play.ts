import { demafia } from '../../shared/rulesets/demafia';
import type { Play } from './format';
import { type Seating, Table } from './table';

/** Plays a DeMafia case. */
export class Host extends Table {
  constructor(told: Seating) {
    super(demafia, told);
    for (const [index, role] of told.seats.entries()) {
      if (role !== 'citizen') this.enter([{ type: 'role', seat: index + 1, role }]);
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
    const outcome = this.ruleset.steps(this.game.state).find((step) => step.key.endsWith('/tie'));
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
}
