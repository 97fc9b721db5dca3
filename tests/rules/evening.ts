import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionValue } from '../../shared/game/state';
import type { Seat } from '../../shared/game/words';
import { resolveNights } from '../../shared/rulesets/demafia/night';
import { caseSchema, type Play } from '../cases/format';
import { Host } from '../cases/play';

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
    return this.toDay(day).toNight(day);
  }

  /** A whole night; roles that are not told skip. */
  sleep(night: number, acts: Acts): this {
    this.play({ night, ...acts });
    return this;
  }

  disqualify(seat: Seat, reason = 'insult'): this {
    this.enter([{ type: 'left', seat, cause: 'disqualified', during: this.phase, reason }]);
    return this;
  }

  /** Counted visits of the Maniac to a seat. */
  visits(seat: Seat): number {
    return resolveNights(this.state).at(-1)?.dawn.visits[seat] ?? 0;
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
