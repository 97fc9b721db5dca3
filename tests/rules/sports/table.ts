import type { CustomRole, OptionValue } from '../../../shared/game/state';
import type { Seat } from '../../../shared/game/words';
import type { SportsCase, SportsPlay } from '../../cases/format';
import { SportsHost } from '../../cases/sports';
import { rolesOf } from '../evening';

export type System = SportsCase['ruleset'];
export const systems: readonly System[] = ['polemica', 'sports-ua', 'mafia-pro'];

type Night = Omit<Extract<SportsPlay, { night: number }>, 'night'>;

/** The table most tests sit at: 1 Don, 2 and 3 Mafia, 4 Sheriff, 5–10 Citizens. */
export const ten = 'don mafia*2 sheriff citizen*6';

/** A game of a sports table, played through the product's own functions. */
export class SportsEvening extends SportsHost {
  constructor(
    system: System,
    options: Readonly<Record<string, OptionValue>> = {},
    seats = ten,
    customRoles?: readonly CustomRole[],
  ) {
    super({
      ruleset: system,
      seats: rolesOf(seats),
      options: { ...options },
      ...(customRoles ? { customRoles } : {}),
    });
  }

  toDay(day: number): this {
    this.play({ day });
    return this;
  }

  /** This seat speaks, and nominates. */
  speak(speech: Seat, nominate?: Seat): this {
    this.play(nominate === undefined ? { speech } : { speech, nominate });
    return this;
  }

  /** The first speakers of a day nominate these seats, one each, in this order. */
  nominate(day: number, ...seats: Seat[]): this {
    this.toDay(day);
    for (const seat of seats) {
      this.until((step) => step.kind === 'discussion' && typeof step.speaker === 'number' && !made(step));
      this.answer({ type: 'nominate', seat, by: null });
    }
    return this;
  }

  /** Goes on to the hands of the first ballot, or of a later one. */
  toHands(count = 1): this {
    this.until((step) => step.kind === 'hands' && step.purpose === 'vote' && step.count === count);
    return this;
  }

  ballot(...told: [Seat, Seat[]][]): this {
    this.play({ count: told });
    return this;
  }

  /** One ballot up to its last hand; what follows from it is not gone into. */
  counted(count: number, ...told: [Seat, Seat[]][]): this {
    for (const [candidate, hands] of told) {
      this.to(`/count/${count}/cand/${candidate}`).up(...hands);
      this.next();
    }
    return this;
  }

  raised(...hands: Seat[]): this {
    this.play({ raise: hands });
    return this;
  }

  sleep(night: number, told: Night = {}): this {
    this.play({ night, ...told });
    return this;
  }

  /** A night in which all who shoot show this seat; null: nobody shows anything. */
  shoot(night: number, seat: Seat | null, told: Night = {}): this {
    this.to(`n${night}/shot`);
    if (seat !== null) this.choose(seat);
    return this.sleep(night, told);
  }

  /** A day on which nobody is nominated. */
  quiet(day: number): this {
    return this.toDay(day).toNight(day);
  }

  /** Seats go home: the table shrinks without anything else. */
  shrink(...seats: Seat[]): this {
    for (const seat of seats) this.leave(seat);
    return this;
  }

  remove(seat: Seat, reason = 'obscenity'): this {
    this.play({ remove: seat, reason });
    return this;
  }

  get script(): string {
    return this.now.script?.key ?? '';
  }

  get hint(): string {
    return this.now.hint?.key ?? '';
  }

  /** Key of the answer that the open step shows. */
  get shown(): string {
    return this.now.answer?.text.key ?? '';
  }
}

function made(step: { key: string } & Extract<SportsEvening['now'], { kind: 'discussion' }>): boolean {
  return step.nominations.some((one) => one.by === step.speaker);
}
