/** Digits typed so far that are not a whole number yet. */
export type Pending = string;

interface Typed {
  /** Numbers that are complete, in the order they were typed. 0 stands for "nobody". */
  readonly ready: readonly number[];
  readonly pending: Pending;
}

/** How long an unfinished number waits for its next digit, in ms. */
export const waitMs = 700;

/**
 * Takes one more digit. A digit that could begin a longer number up to `max` waits; one that could not is ready
 * at once. A leading zero cuts the wait short (`01` is 1). A digit that does not fit behind the pending ones
 * finishes them and begins anew.
 */
export function typeDigit(pending: Pending, digit: number, max: number): Typed {
  if (pending === '') return begin(digit, max);
  if (pending === '0') return { ready: [digit], pending: '' };
  const longer = Number(pending) * 10 + digit;
  if (longer > max) {
    const rest = begin(digit, max);
    return { ready: [Number(pending), ...rest.ready], pending: rest.pending };
  }
  return waitOrReady(longer, max);
}

/** Takes the pending digits as they stand. */
export function finish(pending: Pending): readonly number[] {
  return pending === '' ? [] : [Number(pending)];
}

function begin(digit: number, max: number): Typed {
  if (digit > 0) return waitOrReady(digit, max);
  return max >= 10 ? { ready: [], pending: '0' } : { ready: [0], pending: '' };
}

function waitOrReady(number: number, max: number): Typed {
  return number * 10 <= max ? { ready: [], pending: String(number) } : { ready: [number], pending: '' };
}
