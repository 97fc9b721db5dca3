import type { Fact } from '../../../shared/game/facts';
import { fullLog, hostView } from '../../../shared/game/hostView';
import { roomView } from '../../../shared/game/roomView';
import type { OptionValue } from '../../../shared/game/state';
import type { Seat } from '../../../shared/game/words';
import { dawnOf, type Told, toldOf } from '../../../shared/rulesets/epoch/dawn';
import { type ActingRole, calls } from '../../../shared/rulesets/epoch/night';
import { EpochHost } from '../../cases/epoch';
import type { EpochPlay } from '../../cases/format';
import { rolesOf } from '../evening';

export type Acts = Omit<Extract<EpochPlay, { night: number }>, 'night'>;

/** A game of the Epoch of Clones, played through the product's own functions. */
export class EpochEvening extends EpochHost {
  constructor(seats: string, options: Readonly<Record<string, OptionValue>> = {}) {
    super({ seats: rolesOf(seats), options: { ...options } });
  }

  toDay(day: number): this {
    this.play({ day });
    return this;
  }

  /** A whole day on which these votes are given, up to what the host has to decide. */
  vote(day: number, ...votes: [Seat, Seat][]): this {
    this.toDay(day);
    this.play({ votes });
    return this;
  }

  /** Everybody living votes against one seat; that one against the first other. */
  against(day: number, seat: Seat): this {
    const other = this.living.find((one) => one !== seat) ?? 0;
    return this.vote(day, ...this.living.map((one): [Seat, Seat] => [one, one === seat ? other : seat]));
  }

  /** Half of the living against one seat, half against the other; who is left over against nobody. */
  tie(day: number, a: Seat, b: Seat): this {
    const voters = this.living.filter((seat) => seat !== a && seat !== b);
    const half = Math.floor(voters.length / 2);
    const votes = voters.slice(0, half * 2).map((one, at): [Seat, Seat] => [one, at < half ? a : b]);
    return this.vote(day, ...votes, [a, b], [b, a]);
  }

  /** These votes in seat order, up to the pause in which the host asks, also where nobody decides. */
  askedOver(day: number, ...votes: [Seat, Seat][]): this {
    this.toDay(day);
    for (const [voter, seat] of votes) this.to(`/voter/${voter}`).choose(seat);
    return this.to('/ask');
  }

  /** A seat is hanged, whoever may be asked. */
  hang(day: number, seat: Seat): this {
    this.against(day, seat);
    if (this.key.endsWith('/ask')) this.judge(seat);
    return this;
  }

  judge(seat: Seat | 'pardon'): this {
    this.play({ decide: seat });
    return this;
  }

  sleep(night: number, acts: Acts = {}): this {
    this.play({ night, ...acts });
    return this;
  }

  /** A whole day without a vote. */
  quiet(day: number): this {
    return this.toDay(day).toNight(day);
  }

  /** Enters the acts of the open night without closing its last step. */
  acts(acts: Acts): this {
    const night = this.state.nights.at(-1)?.no ?? 0;
    for (const { role } of calls) {
      const told = acts[role];
      if (told === undefined) continue;
      const [target, other] = typeof told === 'number' ? [told, undefined] : told;
      const second = other === undefined ? {} : { other };
      this.despite([{ type: 'act', night, role, target, ...second } as Fact]);
    }
    return this;
  }

  remark(seat: Seat, reason = 'other'): this {
    this.play({ remark: seat, reason });
    return this;
  }

  /** What a role is told in the last night. */
  told(role: ActingRole): Told | null {
    const night = this.state.nights.findLast((one) => one.acts.length > 0);
    return night ? toldOf(this.state, night, role) : null;
  }

  get dawn() {
    const night = this.state.nights.findLast((one) => one.acts.length > 0);
    if (!night) throw new Error('no night was played');
    return dawnOf(this.state, night);
  }

  /** The dead of the last closed night, as they are announced. */
  get dead(): readonly Seat[] {
    return this.state.nights.findLast((night) => night.dead !== null)?.dead ?? [];
  }

  get view() {
    return hostView(this.game, { id: 'game', season: 'season', gameNo: 1 });
  }

  get room() {
    return roomView(this.game);
  }

  get script(): string {
    return this.now.script?.key ?? '';
  }

  get log(): string[] {
    return fullLog(this.game).map((line) => line.text.key);
  }

  board(id: string) {
    return this.view.boards.find((one) => one.id === id)?.lines.map((line) => line.params) ?? [];
  }
}

/** 1 Boss, 2 Mafioso, 3 Sheriff, 4 Courtesan, 5 Maniac, 6 Doctor, 7 Judge, 8 Journalist, 9 Tramp, 10–13 Citizens. */
export const thirteen = 'boss mafioso sheriff courtesan maniac doctor judge journalist tramp citizen*4';
/** As `thirteen`, with a Sergeant at 10, a Werewolf at 11 and Citizens at 12–15. */
export const fifteen =
  'boss mafioso sheriff courtesan maniac doctor judge journalist tramp sergeant werewolf citizen*4';
/** 1 Boss, 2 Sheriff, 3 Doctor, 4–8 Citizens: no Judge in the game. */
export const small = 'boss sheriff doctor citizen*5';
