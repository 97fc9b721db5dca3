import { afterEach, beforeEach, vi } from 'vitest';
import type { ConsoleEvening } from './evening';

/**
 * Before each test of a file: a clock that stands until it is moved, and what `begin` does. After each: the evening
 * that is there by then is ended, whether `begin` or the test has begun it.
 */
export function eachEvening(begin: () => Promise<void>, evening: () => ConsoleEvening): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    await begin();
  });
  afterEach(async () => {
    await evening().stop();
    vi.useRealTimers();
  });
}
