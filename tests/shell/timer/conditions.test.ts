import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, machine, SECOND } from './machine';

/** Half a minute before the day and the year end. */
const newYear = new Date(2024, 11, 31, 23, 59, 30).getTime();

function paused(m: ReturnType<typeof machine>, befall: () => void): void {
  m.timer.pause(m.now);
  befall();
}

/** What may befall the machine while a minute runs. */
const conditions: readonly (readonly [string, (m: ReturnType<typeof machine>) => void])[] = [
  ['midnight and nothing else', () => undefined],
  ['an hour forward and back (daylight saving set by hand)', (m) => m.setWall(HOUR)],
  ['the calendar set back', (m) => m.setWall(-HOUR)],
  ['sleep that the monotonic clock does not count', (m) => m.gap(200, 8 * HOUR)],
  ['sleep that it counts', (m) => m.gap(8 * HOUR, 8 * HOUR)],
  ['a stall', (m) => m.gap(3_500, 3_500)],
  ['a machine that is busy for 2.9 s', (m) => m.gap(2_900, 2_900)],
  ['a pause', (m) => paused(m, () => m.pass(MINUTE))],
  ['a pause over sleep', (m) => paused(m, () => m.gap(200, 8 * HOUR))],
];

describe.each(conditions)('each edge sounds exactly once over %s', (_name, befall) => {
  // In the middle, right before each edge, and right after it.
  it.each([20_000, 29_900, 30_000, 49_900, 50_000, 59_900, 60_000])('that comes after %i ms', (ranMs) => {
    const m = machine({ wall: newYear });
    m.timer.set(MINUTE, 'd1/talk', m.now, { cueMs: 30_000 });
    m.timer.start(m.now);
    m.listen();
    m.pass(ranMs);
    befall(m);
    m.timer.heartbeat(m.now);
    m.listen();
    if (!m.state().running) m.timer.start(m.now);
    m.pass(2 * MINUTE);
    expect(m.heard).toEqual(['start', 'cue', 'warning', 'end']);
  });

  it('and over it in each second of the minute', () => {
    const m = machine({ wall: newYear });
    m.timer.set(MINUTE, 'd1/talk', m.now, { cueMs: 30_000 });
    m.timer.start(m.now);
    for (let second = 0; second < 90; second += 1) {
      m.pass(SECOND);
      befall(m);
      m.timer.heartbeat(m.now);
      m.listen();
      if (!m.state().running) m.timer.start(m.now);
    }
    expect(m.heard).toEqual(['start', 'cue', 'warning', 'end']);
  });
});
