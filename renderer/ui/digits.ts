import type { ClockState } from '../../shared/contract/clock';

/** A clock together with the page's own time (`performance.now()`) at which it stood so. */
export interface ClockReading {
  readonly clock: ClockState;
  readonly at: number;
}

/** What a screen shows of a clock. */
export interface Digits {
  /** `1:00`, in overtime `+0:07`. */
  readonly text: string;
  /** Ms left, negative in overtime; of a count-up the ms that have run. */
  readonly remainingMs: number;
  readonly overtime: boolean;
  /** The last seconds before the end. */
  readonly warning: boolean;
}

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function elapsed(clock: ClockState, sinceReceipt: number): number {
  return clock.elapsedMs + (clock.running ? Math.max(0, sinceReceipt) : 0);
}

/** The digits of a clock, `sinceReceipt` ms after it stood as the message says. */
export function digits(clock: ClockState, sinceReceipt: number): Digits {
  const run = elapsed(clock, sinceReceipt);
  if (clock.mode === 'countup') {
    return { text: minutes(Math.floor(run / 1000)), remainingMs: run, overtime: false, warning: false };
  }
  const left = clock.lengthMs - run;
  const overtime = left <= 0;
  return {
    text: overtime ? `+${minutes(Math.floor(-left / 1000))}` : minutes(Math.ceil(left / 1000)),
    remainingMs: left,
    overtime,
    warning: !overtime && left <= clock.warnMs && clock.warnMs < clock.lengthMs,
  };
}

/** Ms until the digits or their colour change next; null when they stand still. */
export function untilFlip(clock: ClockState, sinceReceipt: number): number | null {
  if (!clock.running) return null;
  const run = elapsed(clock, sinceReceipt);
  if (clock.mode === 'countup') return 1000 - (run % 1000);
  const left = clock.lengthMs - run;
  if (left <= 0) return 1000 - (-left % 1000);
  const second = left % 1000 || 1000;
  const warning = left - clock.warnMs;
  return warning > 0 ? Math.min(second, warning) : second;
}
