import { type Now, Timer } from '../../../electron/console/timer';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** A timer with a machine around it whose two clocks the test moves by hand. */
export function machine(options: { warnMs?: number; wall?: number } = {}) {
  let ids = 0;
  let now: Now = { mono: 5_000, wall: options.wall ?? Date.UTC(2024, 10, 22, 18, 0) };
  const timer = new Timer(
    () => `edge-${++ids}`,
    () => options.warnMs ?? 10 * SECOND,
  );
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
export function running(lengthMs: number | null, ranMs = 0, options: { warnMs?: number } = {}) {
  const m = machine(options);
  m.timer.set(lengthMs, 'd1/defence/4', m.now);
  m.timer.start(m.now);
  m.listen();
  m.pass(ranMs);
  return m;
}
