import { describe, expect, it } from 'vitest';
import { type Now, Timer } from '../../electron/console/timer';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A timer with a machine around it whose two clocks the test moves by hand. */
function machine(options: { warnMs?: number; wall?: number } = {}) {
  let ids = 0;
  let now: Now = { mono: 5_000, wall: options.wall ?? Date.UTC(2024, 10, 22, 18, 0) };
  const timer = new Timer(() => `edge-${++ids}`, options.warnMs ?? 10 * SECOND);
  const heard: string[] = [];
  const listen = () => {
    for (const edge of timer.edges(now)) heard.push(edge.kind);
  };
  return {
    timer,
    heard,
    get now() {
      return now;
    },
    /** The calendar's clock is moved by hand. */
    setWall(by: number) {
      now = { ...now, wall: now.wall + by };
    },
    /** Awake, with a heartbeat and an ear every 250 ms. */
    pass(ms: number) {
      for (let left = ms; left > 0; left -= 250) {
        const step = Math.min(250, left);
        now = { mono: now.mono + step, wall: now.wall + step };
        timer.heartbeat(now);
        listen();
      }
    },
    /** Asleep or stuck: nobody calls the timer. */
    gap(mono: number, wall: number) {
      now = { mono: now.mono + mono, wall: now.wall + wall };
    },
    listen,
    state() {
      const state = timer.state(now);
      if (!state) throw new Error('no clock is set');
      return state;
    },
  };
}

/** A clock of `lengthMs` that has run `ranMs`. */
function running(lengthMs: number | null, ranMs = 0, options: { warnMs?: number } = {}) {
  const m = machine(options);
  m.timer.set(lengthMs, 'd1/defence/4', m.now);
  m.timer.start(m.now);
  m.listen();
  m.pass(ranMs);
  return m;
}

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

describe('an edge sounds exactly once', () => {
  it('a minute sounds at its start, ten seconds before its end and at its end, and never again', () => {
    const m = running(MINUTE, 50 * SECOND - 250);
    expect(m.heard).toEqual(['start']);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(10 * SECOND - 250);
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
    m.pass(10 * MINUTE);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('no two edges have the same id', () => {
    const m = machine();
    const ids: string[] = [];
    for (let speech = 0; speech < 3; speech += 1) {
      m.timer.set(2_000, null, m.now);
      m.timer.start(m.now);
      m.gap(2_000, 2_000);
      ids.push(...m.timer.edges(m.now).map((edge) => edge.id));
    }
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it('says when the next one falls', () => {
    const m = machine();
    m.timer.set(MINUTE, null, m.now);
    expect(m.timer.due(m.now)).toBeNull();
    const started = m.now.mono;
    m.timer.start(m.now);
    expect(m.timer.due(m.now)).toBe(started);
    m.listen();
    expect(m.timer.due(m.now)).toBe(started + 50_000);
    m.pass(50 * SECOND);
    expect(m.timer.due(m.now)).toBe(started + MINUTE);
    m.pass(10 * SECOND);
    expect(m.timer.due(m.now)).toBeNull();
  });

  it('an edge that fell just before a pause is not lost', () => {
    const m = running(MINUTE, 50 * SECOND - 250);
    m.gap(251, 251);
    m.timer.pause(m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
    m.timer.start(m.now);
    m.pass(2 * SECOND);
    expect(m.heard).toEqual(['start', 'warning']);
  });

  it('a clock shorter than its last seconds has no warning', () => {
    const m = running(5_000, 6_000);
    expect(m.heard).toEqual(['start', 'end']);
  });

  it('no warning where the host wants none', () => {
    const m = running(MINUTE, 2 * MINUTE, { warnMs: 0 });
    expect(m.heard).toEqual(['start', 'end']);
  });

  it('an end that is heard late does not bring its warning along', () => {
    const m = running(4_000, 2_000, { warnMs: SECOND });
    m.gap(2_500, 2_500);
    m.listen();
    expect(m.heard).toEqual(['start', 'end']);
  });

  it('the Uzhhorod speech counts up without a sound and without an end (DM-31)', () => {
    const m = running(null, 20 * MINUTE);
    expect(m.state()).toMatchObject({ mode: 'countup', lengthMs: 0, elapsedMs: 20 * MINUTE, running: true });
    expect(m.heard).toEqual([]);
    expect(m.timer.due(m.now)).toBeNull();
    m.timer.add(5_000, m.now);
    m.timer.add(-5_000, m.now);
    expect(m.state()).toMatchObject({ lengthMs: 0, elapsedMs: 20 * MINUTE });
  });

  it('a new clock forgets the edges of the one before', () => {
    const m = running(MINUTE, 45 * SECOND);
    m.timer.set(MINUTE, 'd1/defence/7', m.now);
    m.pass(MINUTE);
    expect(m.heard).toEqual(['start']);
    m.timer.start(m.now);
    m.pass(MINUTE);
    expect(m.heard).toEqual(['start', 'start', 'warning', 'end']);
  });
});

describe('five seconds more or less', () => {
  it('move the edges that are ahead', () => {
    const m = running(20_000, 5_000);
    m.timer.add(5_000, m.now);
    m.timer.add(5_000, m.now);
    m.timer.add(-5_000, m.now);
    expect(m.state().lengthMs).toBe(25_000);
    m.pass(9_750);
    expect(m.heard).toEqual(['start']);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(10_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('five seconds more in the last ten bring the warning a second time', () => {
    const m = running(20_000, 12_000);
    expect(m.heard).toEqual(['start', 'warning']);
    m.timer.add(5_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(3_000);
    expect(m.heard).toEqual(['start', 'warning', 'warning']);
    m.pass(10_000);
    expect(m.heard).toEqual(['start', 'warning', 'warning', 'end']);
  });

  it('five seconds more that do not lead out of the last ten bring no second warning', () => {
    const m = running(20_000, 16_000);
    m.timer.add(5_000, m.now);
    m.pass(9_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('five seconds more exactly to the mark ring nothing under the finger', () => {
    const m = running(20_000, 15_000);
    m.timer.add(5_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
  });

  it('five seconds less over the mark ring the warning at once', () => {
    const m = running(20_000, 7_000);
    m.timer.add(-5_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(8_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('never leave less than nothing: the end falls now, once', () => {
    const m = running(20_000, 18_000);
    m.timer.add(-5_000, m.now);
    m.listen();
    expect(m.state()).toMatchObject({ lengthMs: 18_000, elapsedMs: 18_000 });
    m.timer.add(-5_000, m.now);
    m.pass(5_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
    expect(m.state()).toMatchObject({ lengthMs: 18_000, elapsedMs: 23_000 });
  });

  it('more time in overtime makes an end again', () => {
    const m = running(20_000, 22_000);
    m.timer.add(5_000, m.now);
    m.pass(3_000);
    expect(m.heard).toEqual(['start', 'warning', 'end', 'end']);
  });

  it('a standing clock moved over its marks rings nothing, then or later', () => {
    const m = running(20_000, 5_000);
    m.timer.pause(m.now);
    m.timer.add(-60_000, m.now);
    m.listen();
    expect(m.state()).toMatchObject({ lengthMs: 5_000, elapsedMs: 5_000, running: false });
    m.timer.start(m.now);
    m.pass(MINUTE);
    expect(m.heard).toEqual(['start']);
  });

  it('other last seconds count from now on and ring nothing by themselves', () => {
    const m = running(MINUTE, 35 * SECOND);
    m.timer.warnAt(30_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start']);
    m.timer.warnAt(5_000, m.now);
    m.pass(20 * SECOND);
    expect(m.heard).toEqual(['start', 'warning']);
    expect(m.state().warnMs).toBe(5_000);
  });
});

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
});

describe('after a restart of the console', () => {
  it('the clock is back, paused, and says why', () => {
    const before = running(MINUTE, 45 * SECOND);
    const stored = before.state();
    const after = machine();
    after.timer.restore(stored, after.now);
    after.pass(5 * SECOND);
    expect(after.state()).toMatchObject({
      mode: 'countdown',
      step: 'd1/defence/4',
      lengthMs: MINUTE,
      elapsedMs: 45_000,
      running: false,
      interrupted: 'restart',
    });
    expect(after.state().rev).toBeGreaterThan(stored.rev);
  });

  it('it rings only what had not rung', () => {
    const before = running(MINUTE, 55 * SECOND);
    const after = machine();
    after.timer.restore(before.state(), after.now);
    after.timer.start(after.now);
    after.pass(10 * SECOND);
    expect(after.heard).toEqual(['end']);
  });

  it('a clock that stood before comes back without an excuse', () => {
    const before = running(MINUTE, 55 * SECOND);
    before.timer.pause(before.now);
    const after = machine();
    after.timer.restore(before.state(), after.now);
    expect(after.state()).toMatchObject({ running: false, interrupted: null });
  });
});
