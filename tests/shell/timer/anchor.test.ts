import { describe, expect, it } from 'vitest';
import { MINUTE, machine, running, SECOND } from './machine';

describe('time comes from an anchor', () => {
  it('there is no clock until one is set, and none after it is cleared', () => {
    const m = machine();
    expect(m.timer.state(m.now)).toBeNull();
    expect(m.timer.due(m.now)).toBeNull();
    m.timer.toggle(m.now);
    m.timer.add(5_000, m.now);
    expect(m.timer.state(m.now)).toBeNull();
    m.timer.set(20_000, 'd1/defence/4', m.now);
    m.timer.clear(m.now);
    expect(m.timer.state(m.now)).toBeNull();
  });

  it('a set clock stands at its full length with its step', () => {
    const m = machine();
    m.timer.set(20_000, 'd1/defence/4', m.now);
    m.pass(MINUTE);
    expect(m.state()).toMatchObject({
      mode: 'countdown',
      lengthMs: 20_000,
      elapsedMs: 0,
      running: false,
      step: 'd1/defence/4',
      warnMs: 10_000,
      interrupted: null,
    });
    expect(m.heard).toEqual([]);
  });

  it('is exact after 4 minutes of Balagan, however often it was asked (DM-23)', () => {
    const m = running(4 * MINUTE, 4 * MINUTE);
    expect(m.state().elapsedMs).toBe(4 * MINUTE);
  });

  it('pause keeps what has run, and the pause does not count', () => {
    const m = running(MINUTE, 17 * SECOND);
    m.timer.pause(m.now);
    m.pass(5 * MINUTE);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 17_000, interrupted: null });
    m.timer.start(m.now);
    m.pass(3 * SECOND);
    expect(m.state()).toMatchObject({ running: true, elapsedMs: 20_000 });
    expect(m.heard).toEqual(['start']);
  });

  it('one key starts and pauses', () => {
    const m = machine();
    m.timer.set(MINUTE, null, m.now);
    m.timer.toggle(m.now);
    m.pass(2 * SECOND);
    m.timer.toggle(m.now);
    m.pass(2 * SECOND);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 2_000 });
  });

  it('overtime counts on', () => {
    const m = running(20_000, 33_000);
    expect(m.state()).toMatchObject({ running: true, lengthMs: 20_000, elapsedMs: 33_000 });
  });

  it('starting a running clock and pausing a standing one change nothing', () => {
    const m = running(MINUTE, SECOND);
    const { rev } = m.state();
    m.timer.start(m.now);
    expect(m.state().rev).toBe(rev);
    m.timer.pause(m.now);
    const paused = m.state().rev;
    m.timer.pause(m.now);
    expect(m.state().rev).toBe(paused);
    expect(m.heard).toEqual(['start']);
  });

  it('the revision rises with every change and not with time', () => {
    const m = running(MINUTE);
    const { rev } = m.state();
    m.pass(5 * SECOND);
    expect(m.state().rev).toBe(rev);
    m.timer.add(5_000, m.now);
    expect(m.state().rev).toBeGreaterThan(rev);
  });

  it('midnight is an hour like any other', () => {
    const m = machine({ wall: new Date(2024, 11, 31, 23, 59, 50).getTime() });
    m.timer.set(MINUTE, null, m.now);
    m.timer.start(m.now);
    m.pass(30 * SECOND);
    expect(m.state()).toMatchObject({ running: true, elapsedMs: 30_000 });
  });

  it('restart gives a running clock its set length again and it runs on', () => {
    const m = running(MINUTE, 40 * SECOND);
    m.timer.add(15_000, m.now);
    m.timer.restart(m.now);
    m.listen();
    expect(m.state()).toMatchObject({ running: true, lengthMs: MINUTE, elapsedMs: 0 });
    expect(m.heard).toEqual(['start', 'start']);
    m.pass(MINUTE);
    expect(m.heard).toEqual(['start', 'start', 'warning', 'end']);
  });

  it('restart of a standing clock leaves it standing', () => {
    const m = running(MINUTE, 40 * SECOND);
    m.timer.pause(m.now);
    m.timer.restart(m.now);
    m.pass(SECOND);
    expect(m.state()).toMatchObject({ running: false, elapsedMs: 0 });
  });
});
