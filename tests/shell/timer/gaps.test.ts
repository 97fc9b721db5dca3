import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, running, SECOND } from './machine';

describe('a clock nobody watched stops where it was last seen', () => {
  it('sleep on a system whose monotonic clock stands still in it', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(200, 2 * HOUR);
    expect(m.timer.heartbeat(m.now)).toBe(true);
    m.listen();
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 20_000, interrupted: 'sleep' });
    expect(m.heard).toEqual(['start']);
  });

  it('sleep on a system whose monotonic clock counts it', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(2 * HOUR, 2 * HOUR);
    expect(m.timer.heartbeat(m.now)).toBe(true);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 20_000, interrupted: 'stall' });
  });

  it('the bell that fell due in sleep does not ring at waking, whoever asks first', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(2 * HOUR, 2 * HOUR);
    expect(m.timer.edges(m.now)).toEqual([]);
    expect(m.timer.due(m.now)).toBeNull();
    expect(m.timer.heartbeat(m.now)).toBe(true);
    expect(m.timer.heartbeat(m.now)).toBe(false);
  });

  it('a request that arrives before the first heartbeat after sleep does not count the sleep', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(2 * HOUR, 2 * HOUR);
    m.timer.add(5_000, m.now);
    expect(m.state()).toMatchObject({ running: false, lengthMs: 65_000, elapsedMs: 20_000 });
  });

  it('the system says that it sleeps and that it woke: one pause, at the moment of the first word', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.timer.suspended(m.now);
    m.gap(HOUR, HOUR);
    m.timer.suspended(m.now);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 20_000, interrupted: 'sleep' });
  });

  it('a console that hung for more than three seconds says so; three seconds are forgiven', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(3_000, 3_000);
    expect(m.timer.heartbeat(m.now)).toBe(false);
    expect(m.state()).toMatchObject({ running: true, elapsedMs: 23_000 });
    m.gap(3_001, 3_001);
    expect(m.timer.heartbeat(m.now)).toBe(true);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 23_000, interrupted: 'stall' });
  });

  it('a press of pause that comes right after the gap finds the clock stopped, and does not start it', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(6_000, 6_000);
    m.timer.toggle(m.now);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 20_000, interrupted: 'stall' });
    m.timer.toggle(m.now);
    expect(m.state()).toMatchObject({ running: true });
  });

  it('the calendar set forward or back by more than three seconds stops the clock where it was', () => {
    for (const [by, interrupted] of [
      [HOUR, 'sleep'],
      [-HOUR, 'stall'],
    ] as const) {
      const m = running(MINUTE, 20 * SECOND);
      m.setWall(by);
      m.pass(250);
      expect(m.state()).toMatchObject({ running: false, elapsedMs: 20_000, interrupted });
    }
  });

  it('a calendar corrected by little, even often, is no reason to stop', () => {
    const m = running(MINUTE);
    for (let i = 0; i < 20; i += 1) {
      m.setWall(2_000);
      m.pass(SECOND);
    }
    expect(m.state()).toMatchObject({ running: true, elapsedMs: 20_000 });
  });

  it('a standing clock has nothing to lose by sleep', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.timer.pause(m.now);
    m.gap(HOUR, HOUR);
    expect(m.timer.heartbeat(m.now)).toBe(false);
    m.timer.suspended(m.now);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 20_000, interrupted: null });
  });

  it('the host starts it again and it rings what is still ahead', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(HOUR, HOUR);
    m.timer.heartbeat(m.now);
    m.timer.start(m.now);
    expect(m.state()).toMatchObject({ running: true, interrupted: null });
    m.pass(40 * SECOND);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('a gap that the system explains as sleep right after is called sleep; one long ago is not', () => {
    for (const [late, interrupted] of [
      [1_000, 'sleep'],
      [20_000, 'stall'],
    ] as const) {
      const m = running(MINUTE, 20 * SECOND);
      m.gap(2 * HOUR, 2 * HOUR);
      m.timer.heartbeat(m.now);
      m.pass(late);
      m.timer.suspended(m.now);
      expect(m.state()).toMatchObject({ running: false, elapsedMs: 20_000, interrupted });
    }
  });

  it('a clock that was paused by hand after the gap keeps no word of it', () => {
    const m = running(MINUTE, 20 * SECOND);
    m.gap(2 * HOUR, 2 * HOUR);
    m.timer.start(m.now);
    m.pass(SECOND);
    m.timer.pause(m.now);
    m.timer.suspended(m.now);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 21_000, interrupted: null });
  });
});
