import type { ClockEdge, ClockState } from '../../shared/contract/clock';
import type { StepKey } from '../../shared/game/words';
import {
  type Dial,
  dialState,
  freshDial,
  type Marks,
  momentOf,
  ranAt,
  restoredDial,
  stoppedAt,
  type Timed,
} from './dial';

/** One moment on both clocks of the machine, in ms: `mono` never jumps back, `wall` is the calendar's. */
export interface Now {
  readonly mono: number;
  readonly wall: number;
}

/** A silence or a jump longer than this, in ms, stops a running clock. */
const GAP_MS = 3_000;

/** Revisions skipped at a restart: the last changes before a crash may have reached a screen and not the disk. */
const REVS_AT_RESTORE = 1_000;

/** A stall that the system explains as sleep within this long, in ms, was sleep. */
const EXPLAINED_MS = 10_000;

/** How long before its end a clock of this length, in ms, warns; 0 for not at all. */
export type WarningOf = (lengthMs: number) => number;

/**
 * The table's clock. Time comes in as an argument and is never counted down: what has run is always worked out
 * from an anchor. Every method looks at the time first, so a gap is noticed by whichever comes first after it.
 */
export class Timer {
  private dial: Dial | null = null;
  private last: Now | null = null;
  private rev = 0;
  private warningOf: WarningOf;
  private armed = new Set<Timed>();
  private pending: ClockEdge[] = [];
  private stoppedItself = false;
  /** When a stall was noticed, on the monotonic clock. */
  private stalledAt: number | null = null;

  /** `newId` names the edges; `warningOf` is how long before its end a clock of some length warns. */
  constructor(
    private readonly newId: () => string,
    warningOf: WarningOf,
  ) {
    this.warningOf = warningOf;
  }

  /**
   * Sets a fresh clock that does not run yet; `lengthMs` null counts up without a limit (DM-31). `fixed`: the rule by
   * which nothing is added to it (PO-09); `cueMs`: a cue sounds when so much has run (EC-98).
   */
  set(lengthMs: number | null, step: StepKey | null, now: Now, marks: Marks = {}): void {
    this.look(now);
    const warnMs = lengthMs === null ? 0 : this.warningOf(lengthMs);
    this.change(freshDial(lengthMs, step, warnMs, marks), now);
  }

  /** Takes the clock away. */
  clear(now: Now): void {
    this.look(now);
    if (this.dial) this.change(null, now);
  }

  /** Runs on from where it stands; from zero a countdown rings `start`. */
  start(now: Now): void {
    this.look(now);
    if (!this.dial || this.dial.anchor !== null) return;
    if (this.dial.ranMs === 0) this.ringStart(this.dial);
    this.change({ ...this.dial, anchor: now.mono, interrupted: null }, now);
  }

  /** Stops without losing the time that has run. */
  pause(now: Now): void {
    this.look(now);
    if (this.dial && this.dial.anchor !== null) this.change(stoppedAt(this.dial, now.mono), now);
  }

  /** Starts a standing clock, pauses a running one. */
  toggle(now: Now): void {
    const ran = this.dial !== null && this.dial.anchor !== null;
    this.look(now);
    // It has just stopped itself: who wanted to pause has what he wanted.
    if (ran && this.dial?.anchor === null) return;
    if (this.dial?.anchor === null) this.start(now);
    else this.pause(now);
  }

  /** Back to the length it was set to; a running clock runs on from there, a standing one stands. */
  restart(now: Now): void {
    this.look(now);
    if (!this.dial) return;
    const runs = this.dial.anchor !== null;
    if (runs) this.ringStart(this.dial);
    this.change(
      {
        ...this.dial,
        lengthMs: this.dial.setMs,
        ranMs: 0,
        anchor: runs ? now.mono : null,
        interrupted: null,
      },
      now,
    );
  }

  /** The rule by which the clock's length is not the host's to change; null where it is. */
  get fixed(): string | null {
    return this.dial?.fixed ?? null;
  }

  /** Makes the clock longer or shorter by `ms`; never to less than the time that has run. Nothing for a count-up. */
  add(ms: number, now: Now): void {
    this.look(now);
    if (this.dial?.mode !== 'countdown') return;
    const { lengthMs } = this.dial;
    const least = Math.min(lengthMs, ranAt(this.dial, now.mono));
    const wanted = Math.max(lengthMs + ms, least);
    if (wanted !== lengthMs) this.change({ ...this.dial, lengthMs: wanted }, now);
  }

  /** Changes how long before their end clocks warn. A clock that is longer or shorter by now warns as it was set. */
  warnAt(warningOf: WarningOf, now: Now): void {
    this.look(now);
    this.warningOf = warningOf;
    if (this.dial?.mode !== 'countdown') return;
    const warnMs = warningOf(this.dial.setMs);
    if (warnMs === this.dial.warnMs) return;
    // The host is in the settings, not at the table: a warning that is now behind us stays silent.
    this.armed.delete('warning');
    this.change({ ...this.dial, warnMs }, now);
  }

  /**
   * To be called at least once a second. A silence of more than 3 s, or 3 s between the two clocks of the
   * machine, stops a running clock at the moment it was last seen. True when that happened since the last call.
   */
  heartbeat(now: Now): boolean {
    this.look(now);
    const happened = this.stoppedItself;
    this.stoppedItself = false;
    return happened;
  }

  /**
   * The machine goes to sleep or woke up: a running clock stops at the moment it was last seen. Where the monotonic
   * clock counts sleep a gap looks like a stall until the system says that it slept.
   */
  suspended(now: Now): void {
    this.look(now);
    if (!this.dial) return;
    if (this.dial.anchor !== null) this.interrupt(this.dial, now, 'sleep');
    else if (this.stalledAt !== null && now.mono - this.stalledAt <= EXPLAINED_MS) {
      this.stalledAt = null;
      if (this.dial.interrupted === 'stall') this.change({ ...this.dial, interrupted: 'sleep' }, now);
    }
  }

  /** The clock as the screens and the disk get it; null while none is set. */
  state(now: Now): ClockState | null {
    this.look(now);
    return this.dial && dialState(this.dial, this.rev, now.mono);
  }

  /** Takes up a clock from the disk. It stands, and says why if it ran when the console stopped. */
  restore(state: ClockState, now: Now): void {
    this.last = now;
    this.rev = state.rev + REVS_AT_RESTORE;
    this.change(restoredDial(state), now);
  }

  /** Monotonic instant of the next edge (not after `now` when one waits to be taken); null when none is ahead. */
  due(now: Now): number | null {
    this.look(now);
    if (this.pending.length > 0) return now.mono;
    if (!this.dial || this.dial.anchor === null) return null;
    const { dial } = this;
    const { anchor, ranMs } = this.dial;
    const ahead = [...this.armed].map((kind) => anchor + (momentOf(dial, kind) ?? 0) - ranMs);
    return ahead.length > 0 ? Math.min(...ahead) : null;
  }

  /** The edges that fell since the last call, each given out once. */
  edges(now: Now): readonly ClockEdge[] {
    this.look(now);
    const fallen = this.pending;
    this.pending = [];
    return fallen;
  }

  /** Notices a gap since the clock was last seen, else the edges that were passed. */
  private look(now: Now): void {
    const last = this.last ?? now;
    this.last = now;
    if (!this.dial || this.dial.anchor === null) return;
    const silence = now.mono - last.mono;
    const jump = now.wall - last.wall - silence;
    // Where the monotonic clock stands still in sleep, only the calendar's has moved on.
    if (jump > GAP_MS) this.interrupt(this.dial, last, 'sleep');
    else if (silence > GAP_MS || jump < -GAP_MS) {
      this.interrupt(this.dial, last, 'stall');
      this.stalledAt = now.mono;
    } else this.pass(this.dial, now);
  }

  private interrupt(dial: Dial, at: Now, interrupted: 'sleep' | 'stall'): void {
    this.stoppedItself = true;
    this.change({ ...stoppedAt(dial, at.mono), interrupted }, at);
  }

  private change(dial: Dial | null, now: Now): void {
    this.dial = dial;
    this.rev += 1;
    this.arm(now);
  }

  /** Edges that lie ahead will sound, also a second time when time was added; one passed while standing will not. */
  private arm(now: Now): void {
    if (this.dial?.mode !== 'countdown') {
      this.armed.clear();
      return;
    }
    const ran = ranAt(this.dial, now.mono);
    for (const kind of ['cue', 'warning', 'end'] as const) {
      const moment = momentOf(this.dial, kind);
      if (moment !== null && moment > ran) this.armed.add(kind);
      else if (moment === null || this.dial.anchor === null) this.armed.delete(kind);
    }
    if (this.dial.anchor !== null) this.pass(this.dial, now);
  }

  private pass(dial: Dial, now: Now): void {
    const ran = ranAt(dial, now.mono);
    const passed = [...this.armed].filter(
      (kind) => (momentOf(dial, kind) ?? Number.POSITIVE_INFINITY) <= ran,
    );
    for (const kind of passed) this.armed.delete(kind);
    // Whatever comes together with the end would only blur it.
    if (passed.includes('end')) this.ring('end');
    else for (const kind of passed) this.ring(kind);
  }

  /** A count-up makes no sound at all (DM-31). */
  private ringStart(dial: Dial): void {
    if (dial.mode === 'countdown') this.ring('start');
  }

  private ring(kind: ClockEdge['kind']): void {
    this.pending.push({ id: this.newId(), kind });
  }
}
