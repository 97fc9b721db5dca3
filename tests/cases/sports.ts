import { tally } from '../../shared/game/counts';
import { sportsTables } from '../../shared/rulesets/sports';
import { firstSpeaker, isSkipped } from '../../shared/rulesets/sports/speeches';
import type { SportsCase, SportsPlay } from './format';
import { type Seating, Table } from './table';

/** Plays a case of a sports table. */
export class SportsHost extends Table {
  constructor(told: Seating & Pick<SportsCase, 'ruleset'>) {
    const ruleset = sportsTables.find((one) => one.id === told.ruleset);
    if (!ruleset) throw new Error(`${told.ruleset} is no sports table`);
    super(ruleset, told);
    for (const [index, role] of told.seats.entries()) this.enter([{ type: 'role', seat: index + 1, role }]);
  }

  /** Speeches that were skipped: day and seat. */
  readonly skipped: [number, number][] = [];

  override next(): void {
    const missing = this.living.filter((seat) => !this.game.state.present.includes(seat));
    if (this.now.key === 'n0/present' && missing.length > 0) {
      this.answer({ type: 'hands', voters: missing, up: true });
    }
    const [, day, seat] = /^d(\d+)\/speech\/(\d+)$/.exec(this.now.key) ?? [];
    if (isSkipped(this.game.state, Number(day), Number(seat ?? 1)))
      this.skipped.push([Number(day), Number(seat)]);
    super.next();
  }

  play(told: SportsPlay): void {
    if ('day' in told) this.until((step) => step.phase === `d${told.day}/talk` && !step.key.endsWith('/win'));
    else if ('speech' in told) this.speech(told);
    else if ('foul' in told) this.enter([{ type: 'foul', seat: told.foul, during: this.phase }]);
    else if ('remove' in told) {
      const { remove: seat, reason } = told;
      this.enter([{ type: 'left', seat, cause: 'removed', during: this.phase, reason }]);
    } else if ('left' in told)
      this.enter([{ type: 'left', seat: told.left, cause: 'left', during: this.phase }]);
    else if ('count' in told) this.count(told.count);
    else if ('raise' in told) this.raise(told.raise);
    else if ('bestMove' in told) this.bestMove(told.bestMove);
    else this.night(told);
  }

  /** The speech stays open: what comes next ends it. */
  private speech({ speech, nominate }: Extract<SportsPlay, { speech: number }>): void {
    this.until((step) => step.key.endsWith(`/speech/${speech}`));
    if (nominate !== undefined) this.answer({ type: 'nominate', seat: nominate, by: null });
  }

  private count(told: readonly (readonly [number, readonly number[]])[]): void {
    const no = (this.game.state.days.at(-1)?.counts.length ?? 0) + 1;
    for (const [candidate, hands] of told) {
      this.until((step) => step.key.endsWith(`/count/${no}/cand/${candidate}`));
      for (const voter of hands) this.answer({ type: 'hands', voters: [voter], up: true });
      this.next();
    }
    this.settle();
  }

  private raise(hands: readonly number[]): void {
    this.until((step) => step.key.endsWith('/raise'));
    for (const voter of hands) this.answer({ type: 'hands', voters: [voter], up: true });
    this.next();
    this.settle();
  }

  /** Goes on to the next thing only the host can say: a ballot, a raise, the win, or the night. */
  private settle(): void {
    this.until((step) => step.kind === 'hands' || step.key.endsWith('/win') || step.phase.startsWith('n'));
  }

  private bestMove(seats: readonly number[]): void {
    this.until((step) => step.key.includes('/best-move/'));
    for (const seat of seats) this.answer({ type: 'hands', voters: [seat], up: true });
    this.next();
  }

  private night({ night, shots = [], don, sheriff }: Extract<SportsPlay, { night: number }>): void {
    this.until((step) => step.key === `n${night}/shot`);
    for (const [shooter, shown] of shots) {
      for (const target of Array.isArray(shown) ? shown : [shown])
        this.answer({ type: 'proposal', shooter, target });
    }
    for (const [act, seat] of [
      ['don-check', don],
      ['sheriff-check', sheriff],
    ] as const) {
      this.until((step) => step.key === `n${night}/${act}`);
      if (seat !== undefined) this.answer({ type: 'seat', seat });
    }
    this.until((step) => step.key === `n${night}/dawn`);
    this.next();
  }
}

/** What came out of a sports game, in the words of the case files. */
export function sportsOutcome({ game, skipped }: SportsHost, { play }: Pick<SportsCase, 'play'>) {
  const { state } = game;
  const blacks = state.seats.flatMap(({ seat, role }) => (role === 'don' || role === 'mafia' ? [seat] : []));
  const checks = (role: string) =>
    state.nights.flatMap(({ acts }) =>
      acts.flatMap((act) => (act.role === role && act.target !== null ? [act.target] : [])),
    );
  const [best] = state.suspects;
  return {
    firstSpeakers: play.flatMap((one) => ('day' in one ? [[one.day, firstSpeaker(state, one.day)]] : [])),
    silenced: skipped,
    tallies: state.days.flatMap((day) =>
      day.counts.map((count) => tally(count).map(({ seat, votes }) => [seat, votes])),
    ),
    misses: state.nights.filter((night) => night.no > 0 && night.dead?.length === 0).map((night) => night.no),
    don: checks('don').map((seat) => [seat, state.seats[seat - 1]?.role === 'sheriff']),
    sheriff: checks('sheriff').map((seat) => [seat, blacks.includes(seat) ? 'black' : 'red']),
    bestMove: best && { ...best, blacks: best.named.filter((seat) => blacks.includes(seat)).length },
  };
}
