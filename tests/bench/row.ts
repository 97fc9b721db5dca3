/** One line of the bench: what was measured, beside what it is held to and a baseline of the same run. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly hold: string;
  /** Something plain that was measured on the same machine at the same time, and how many times as long we took. */
  readonly baseline: string;
  readonly holds: boolean;
}

/** A part of the bench; `long` asks for the full length where the usual run is shorter. */
export type Section = (options: { readonly long: boolean }) => Promise<readonly Row[]>;

/** The value that `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Milliseconds that one call took, the median of `times` calls. */
export function median(times: number, call: () => unknown): number {
  const taken = Array.from({ length: times }, () => {
    const from = performance.now();
    call();
    return performance.now() - from;
  });
  return percentile(taken, 0.5);
}

/** Milliseconds for a reader, with as many decimals as say something. */
export function ms(value: number): string {
  return `${value.toFixed(value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
}

/** How many times as long as the baseline. */
export function ratio(measured: number, baseline: number): string {
  return `× ${(measured / baseline).toFixed(2)}`;
}
