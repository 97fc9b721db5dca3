import type { ClockAction, ClockEdge, ClockState } from '../../shared/contract/clock';
import type { Step } from '../../shared/game/steps';
import { isNight, type Refusal, type StepKey, text } from '../../shared/game/words';
import { type Now, Timer, type WarningOf } from './timer';

const beatMs = 1_000;
const storedEveryBeats = 5;

interface ClockworkParts {
  readonly now: () => Now;
  readonly newId: () => string;
  readonly warningOf: WarningOf;
  readonly publish: () => void;
  readonly ring: (edge: ClockEdge) => void;
  readonly store: () => void;
}

/** Keeps the table's clock going: wakes at its edges, beats once a second, and has it stored every 5 s. */
export class Clockwork {
  private readonly timer: Timer;
  private readonly beat: NodeJS.Timeout;
  private wake: NodeJS.Timeout | null = null;
  private beats = 0;
  private step: StepKey | null = null;

  constructor(
    private readonly parts: ClockworkParts,
    restored: ClockState | null,
  ) {
    this.timer = new Timer(parts.newId, parts.warningOf);
    if (restored) this.timer.restore(restored, parts.now());
    this.beat = setInterval(() => this.onBeat(), beatMs);
    this.beat.unref();
  }

  /** The clock as it is now; null while none is set. */
  state(): ClockState | null {
    return this.timer.state(this.parts.now());
  }

  /** What the host does with the clock by hand. A fixed one takes no other length; gives the reason. */
  act(action: ClockAction): Refusal | null {
    const now = this.parts.now();
    const { fixed } = this.timer;
    if (fixed !== null && (action.type === 'set' || action.type === 'add')) {
      return { rule: fixed, reason: text('refusal.clockFixed') };
    }
    if (action.type === 'set') {
      this.timer.set(action.ms, null, now);
      this.timer.start(now);
    } else if (action.type === 'add') this.timer.add(action.ms, now);
    else this.timer[action.type](now);
    this.changed();
    return null;
  }

  /**
   * Follows the game to its step: a step with a clock of its own sets it, and starts it when `starts` says so; an
   * undo leaves it standing at full length. A clock the host set by hand stays until a step brings its own, or
   * night falls or ends: a night's clock would tell the room in the morning that there was one.
   */
  follow(step: Step | null, starts: boolean): void {
    const key = step?.key ?? null;
    if (key === this.step) return;
    const turned = isNight(key ?? '') !== isNight(this.step ?? '');
    this.step = key;
    const now = this.parts.now();
    if (step?.clock) {
      const { clock } = step;
      if (clock.kind === 'countdown') this.timer.set(clock.ms, step.key, now, clock);
      else this.timer.set(null, step.key, now);
      if (starts) this.timer.start(now);
    } else if (turned || this.timer.state(now)?.step !== null) this.timer.clear(now);
    this.changed();
  }

  /** Whether less has run than has to before this step may end without a question (EC-98). */
  isEarly(step: Step | null): boolean {
    if (step?.clock?.kind !== 'countdown' || step.clock.cueMs === undefined) return false;
    const own = this.state();
    return own?.step !== step.key || own.elapsedMs < step.clock.cueMs;
  }

  /** Whether the time that this step gives is over (EC-117). */
  isOver(step: Step | null): boolean {
    if (step?.clock?.kind !== 'countdown') return false;
    const own = this.state();
    return own !== null && own.step === step.key && own.elapsedMs >= own.lengthMs;
  }

  /** Takes up a game that was opened: the clock stays as it was restored when it belongs to the open step. */
  adopt(step: Step | null): void {
    this.step = step?.key ?? null;
    const own = this.state();
    if (own && own.step !== null && own.step !== this.step) this.clear();
  }

  /** Takes the clock away. */
  clear(): void {
    this.timer.clear(this.parts.now());
    this.changed();
  }

  /** How long before their end clocks warn from now on. */
  warnAt(warningOf: WarningOf): void {
    this.timer.warnAt(warningOf, this.parts.now());
    this.changed();
  }

  /** The machine slept. */
  suspended(): void {
    this.timer.suspended(this.parts.now());
    this.changed();
  }

  stop(): void {
    clearInterval(this.beat);
    if (this.wake) clearTimeout(this.wake);
  }

  private onBeat(): void {
    if (this.timer.heartbeat(this.parts.now())) this.changed();
    this.beats += 1;
    if (this.beats % storedEveryBeats === 0 && this.state()?.running) this.parts.store();
  }

  private changed(): void {
    this.parts.publish();
    this.parts.store();
    this.ring();
  }

  private ring(): void {
    const now = this.parts.now();
    const fallen = this.timer.edges(now);
    for (const edge of fallen) this.parts.ring(edge);
    // What has sounded must be behind the stored clock: after a crash it would sound again.
    if (fallen.length > 0) this.parts.store();
    if (this.wake) clearTimeout(this.wake);
    const due = this.timer.due(now);
    this.wake = due === null ? null : setTimeout(() => this.ring(), Math.max(0, due - now.mono));
    this.wake?.unref();
  }
}
