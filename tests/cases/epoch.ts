import { numberOf } from '../../shared/game/words';
import { epoch } from '../../shared/rulesets/epoch';
import { toldOf } from '../../shared/rulesets/epoch/dawn';
import { suspectsOf } from '../../shared/rulesets/epoch/day';
import { warningsIn } from '../../shared/rulesets/epoch/discipline';
import { called, calls } from '../../shared/rulesets/epoch/night';
import type { EpochCase, EpochPlay } from './format';
import { Refused, type Seating, Table } from './table';

type Night = Extract<EpochPlay, { night: number }>;

/** Plays a case of the Epoch of Clones. */
export class EpochHost extends Table {
  constructor(told: Seating & Partial<Pick<EpochCase, 'ruleset'>>) {
    super(epoch, told);
    for (const [index, role] of told.seats.entries()) this.enter([{ type: 'role', seat: index + 1, role }]);
  }

  play(told: EpochPlay): void {
    const during = this.phase;
    if ('day' in told) this.until((step) => step.phase === `d${told.day}/talk` && !step.key.endsWith('/win'));
    else if ('votes' in told) this.votes(told.votes);
    else if ('decide' in told) this.decide(told.decide);
    else if ('remark' in told) {
      this.enter([{ type: 'remark', seat: told.remark, during, reason: told.reason }]);
    } else if ('left' in told) this.enter([{ type: 'left', seat: told.left, cause: 'left', during }]);
    else if ('remove' in told) this.out(told.remove, 'removed', told.reason);
    else if ('disqualify' in told) this.out(told.disqualify, 'disqualified', told.reason);
    else this.night(told);
  }

  private out(seat: number, cause: 'removed' | 'disqualified', reason: string): void {
    this.enter([{ type: 'left', seat, cause, during: this.phase, reason }]);
  }

  /** Every vote as it is told; one against himself is refused at the table and is no vote (EC-20). */
  private votes(told: readonly (readonly [number, number])[]): void {
    this.until((step) => step.key.endsWith('/ballot'));
    for (const [voter, seat] of told) {
      if (voter === seat) this.refusedVote(voter);
      else this.answerAt(`d${numberOf(this.phase)}/voter/${voter}`, seat);
    }
    this.settle();
  }

  private refusedVote(voter: number): void {
    const { rule } = this.refusal((host) => host.answerAt(`d${numberOf(host.phase)}/voter/${voter}`, voter));
    if (rule !== 'EC-20') throw new Error(`the vote of ${voter} against himself is refused by ${rule}`);
  }

  private answerAt(key: string, seat: number): void {
    const facts = this.ruleset.answer(this.state, key, { type: 'seat', seat });
    if ('rule' in facts) throw new Refused(facts);
    this.enter(facts);
  }

  private decide(told: number | 'pardon'): void {
    this.until((step) => step.key.endsWith('/ask'));
    const { now } = this;
    if (now.kind === 'number') {
      const day = this.state.days.at(-1);
      const number = day ? suspectsOf(this.state, day).indexOf(Number(told)) + 1 : 0;
      this.answer({ type: 'number', number });
    } else this.answer({ type: 'option', option: String(told) });
    this.next();
    this.settle();
  }

  /** Goes on to the next thing only the host can say: a decision, the win, or the night. */
  private settle(): void {
    this.until(
      (step) =>
        (step.key.endsWith('/ask') && step.kind !== 'confirm') ||
        step.key.endsWith('/win') ||
        step.phase.startsWith('n'),
    );
  }

  private night(told: Night): void {
    this.until((step) => step.phase === `n${told.night}` && !step.key.endsWith('/win'));
    while (!this.now.key.endsWith('/dawn')) {
      const call = calls.find((one) => this.now.key.endsWith(`/${one.act}`));
      if (call) this.act(told, call.role);
      else if (told.death !== undefined) this.answer({ type: 'number', number: told.death });
      if (call || told.death !== undefined) this.next();
      else this.nextDespite();
    }
    this.next();
  }

  private act(told: Night, role: (typeof calls)[number]['role']): void {
    if (this.now.callOnly) return;
    if (role !== 'journalist') {
      const seat = told[role];
      if (seat !== undefined) this.answer({ type: 'seat', seat });
      return;
    }
    if (told.journalist) this.answer({ type: 'hands', voters: [...told.journalist], up: true });
  }
}

/** What came out of the days and nights that a case tells, in the words of the case files. */
export function epochOutcome({ game }: EpochHost, { play }: Pick<EpochCase, 'play'>) {
  const { state } = game;
  const isTold = (name: 'day' | 'night', no: number) =>
    play.some((one) => name in one && (one as Partial<Record<typeof name, number>>)[name] === no);
  const voted = state.days.filter((day) => day.judged && isTold('day', day.no));
  return {
    suspects: voted.map((day) => [day.no, day.judged?.suspects]),
    deciders: voted.map((day) => [day.no, day.judged?.by]),
    answers: state.nights
      .filter((night) => isTold('night', night.no))
      .map((night) => ({
        night: night.no,
        ...Object.fromEntries(
          called(state, night).flatMap(({ role }) => {
            const told = toldOf(state, night, role);
            return told === null ? [] : [[role, told]];
          }),
        ),
      })),
    warnings: countsOf(warningsIn(state).map((one) => one.seat)),
  };
}

function countsOf(seats: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const seat of seats) counts[seat] = (counts[seat] ?? 0) + 1;
  return counts;
}
