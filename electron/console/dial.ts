import type { ClockState } from '../../shared/contract/clock';
import type { StepKey } from '../../shared/game/words';

/** Edges that fall at a moment of the clock's own time; its start is rung by whoever starts it. */
export type Timed = 'cue' | 'warning' | 'end';

/** What is fixed between two changes of the clock. */
export interface Dial {
  readonly mode: ClockState['mode'];
  readonly lengthMs: number;
  /** Length as it was set, before the host added or took time. */
  readonly setMs: number;
  readonly step: StepKey | null;
  /** Time that had run at the anchor, in ms. */
  readonly ranMs: number;
  /** Monotonic instant since when it runs; null while it stands. */
  readonly anchor: number | null;
  readonly interrupted: ClockState['interrupted'];
  /** The rule by which it is exactly this long; null where the host may change its length. */
  readonly fixed: string | null;
  /** So much has to have run, in ms, for the cue in the middle (EC-98); null without one. */
  readonly cueMs: number | null;
  /** How long before the end the last seconds begin. */
  readonly warnMs: number;
}

/** What a step's clock has besides its length. */
export interface Marks {
  readonly fixed?: string | undefined;
  readonly cueMs?: number | undefined;
}

/** A dial that has not run yet; `lengthMs` null counts up without a limit (DM-31), `warnMs` 0 does not warn. */
export function freshDial(
  lengthMs: number | null,
  step: StepKey | null,
  warnMs: number,
  { fixed, cueMs }: Marks,
): Dial {
  return {
    mode: lengthMs === null ? 'countup' : 'countdown',
    lengthMs: lengthMs ?? 0,
    setMs: lengthMs ?? 0,
    step,
    ranMs: 0,
    anchor: null,
    interrupted: null,
    fixed: fixed ?? null,
    cueMs: cueMs ?? null,
    warnMs,
  };
}

/** A dial as it was stored. It stands, and says why if it ran when the console stopped. */
export function restoredDial(state: ClockState): Dial {
  return {
    mode: state.mode,
    lengthMs: state.lengthMs,
    setMs: state.setMs ?? state.lengthMs,
    step: state.step,
    ranMs: state.elapsedMs,
    anchor: null,
    interrupted: state.running ? 'restart' : state.interrupted,
    fixed: state.fixed ?? null,
    cueMs: state.cueMs ?? null,
    warnMs: state.warnMs,
  };
}

/** A dial as the screens and the disk get it. `mono`: the instant, in ms of the monotonic clock. */
export function dialState(dial: Dial, rev: number, mono: number): ClockState {
  const { mode, lengthMs, setMs, step, anchor, interrupted, fixed, cueMs, warnMs } = dial;
  return {
    rev,
    mode,
    lengthMs,
    elapsedMs: ranAt(dial, mono),
    running: anchor !== null,
    step,
    warnMs,
    interrupted,
    ...(setMs === lengthMs ? {} : { setMs }),
    ...(fixed === null ? {} : { fixed }),
    ...(cueMs === null ? {} : { cueMs }),
  };
}

/** How long it has run at an instant of the monotonic clock, in ms. */
export function ranAt(dial: Dial, mono: number): number {
  return dial.anchor === null ? dial.ranMs : dial.ranMs + Math.max(0, mono - dial.anchor);
}

/** The dial standing since an instant of the monotonic clock. */
export function stoppedAt(dial: Dial, mono: number): Dial {
  return { ...dial, ranMs: ranAt(dial, mono), anchor: null };
}

/** When an edge falls, in ms of the clock's own time; null where this clock has none. */
export function momentOf(dial: Dial, kind: Timed): number | null {
  if (dial.mode !== 'countdown') return null;
  const { lengthMs, warnMs, cueMs } = dial;
  if (kind === 'end') return lengthMs;
  if (kind === 'cue') return cueMs !== null && cueMs < lengthMs ? cueMs : null;
  // A warning needs a beginning before it: a 5 s clock starts inside its last ten seconds.
  return warnMs > 0 && warnMs < lengthMs ? lengthMs - warnMs : null;
}
