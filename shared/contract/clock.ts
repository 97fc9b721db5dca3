import type { StepKey } from '../game/words';

/** The clock as it was when the message was sent. Screens add their own time since then. */
export interface ClockState {
  /** Raised with every change, so that an older message is recognised. */
  readonly rev: number;
  readonly mode: 'countdown' | 'countup';
  /** Length in ms; 0 for a count-up. */
  readonly lengthMs: number;
  /** Length as it was set, in ms, which `restart` goes back to; missing where nothing was added or taken. */
  readonly setMs?: number;
  /** Time that has run, in ms, at the moment of sending; above `lengthMs` it is overtime. */
  readonly elapsedMs: number;
  readonly running: boolean;
  /** The step the clock belongs to; null for a clock the host set by hand. */
  readonly step: StepKey | null;
  /** From here on the last seconds are marked, in ms before the end. */
  readonly warnMs: number;
  /** Set when the console paused the clock itself: after a restart, sleep or a stall. */
  readonly interrupted: 'restart' | 'sleep' | 'stall' | null;
  /** The rule by which it is exactly this long; missing where the host may lengthen it (PO-09). */
  readonly fixed?: string;
  /** So much has to have run, in ms, for the cue in the middle (EC-98); missing without one. */
  readonly cueMs?: number;
}

/** How far the running clock of this revision is, sent with each echo: a screen that was busy comes right by it. */
export interface ClockTick {
  readonly rev: number;
  readonly elapsedMs: number;
}

/**
 * A moment that sounds exactly once, in one window. `cue`: in the middle of a clock (EC-98); `night`, `morning`: the
 * game comes to one, where the host wants to hear it.
 */
export interface ClockEdge {
  readonly id: string;
  readonly kind: 'start' | 'cue' | 'warning' | 'end' | 'night' | 'morning';
}

/** What the host does with the clock. `set` null: count up without a limit. */
export type ClockAction =
  | { readonly type: 'toggle' }
  | { readonly type: 'start' }
  | { readonly type: 'pause' }
  | { readonly type: 'restart' }
  | { readonly type: 'add'; readonly ms: number }
  | { readonly type: 'set'; readonly ms: number | null };
