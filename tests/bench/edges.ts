import { keepBusy } from './busy';
import { newFolder } from './club';
import { Driver } from './driver';
import { ms, percentile, ratio, type Section } from './row';

const cores = 2;
const lengthMs = 1_000;
const warnMs = 400;

/** How late the warning and the end of a clock come to the host's screen while all cores are busy. */
export const edges: Section = async ({ long }) => {
  const minutes = long ? 3 : 0.25;
  const driver = await Driver.open(newFolder());
  await driver.ask({ type: 'saveSettings', settings: { warnMs } });
  const busy = keepBusy(cores);
  const late: number[] = [];
  const lateTimers: number[] = [];
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const bare = timer(lengthMs);
    late.push(...(await oneClock(driver)));
    lateTimers.push(await bare);
  }
  await busy.stop();
  await driver.close();
  const p95 = percentile(late, 0.95);
  const baseline = percentile(lateTimers, 0.95);
  return [
    {
      what: `edge lateness p95 over ${long ? '3 minutes' : '15 s (--long: 3 minutes)'}, ${cores} cores busy`,
      measured: `${ms(p95)}, ${late.length} edges, worst ${ms(Math.max(...late))}`,
      hold: '≤ 20 ms',
      baseline: `a bare timer ${ms(baseline)}, ${ratio(p95, baseline)}`,
      holds: p95 <= 20,
    },
  ];
};

/** Lateness of the two edges of one clock, in ms. */
async function oneClock(driver: Driver): Promise<number[]> {
  const late: number[] = [];
  let from = 0;
  const ended = new Promise<void>((done) => {
    driver.onEdge = ({ kind }) => {
      const now = performance.now();
      if (kind === 'start') from = now;
      else late.push(now - from - (kind === 'end' ? lengthMs : lengthMs - warnMs));
      if (kind === 'end') done();
    };
  });
  await driver.ask({ type: 'clock', action: { type: 'set', ms: lengthMs } });
  await ended;
  return late;
}

function timer(length: number): Promise<number> {
  const from = performance.now();
  return new Promise((done) => setTimeout(() => done(performance.now() - from - length), length));
}
