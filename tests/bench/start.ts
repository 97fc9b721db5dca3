import { ensureBuilt } from '../../electron/build';
import { startConsole } from '../e2e/console';
import { clubFolder } from './club';
import { Line } from './line';
import { ms, percentile, ratio, type Section } from './row';

const times = 5;

/** From starting the program to the first message a host's screen can draw, with 1,000 games stored and with none. */
export const start: Section = async () => {
  await ensureBuilt();
  const folders = [await clubFolder(0), await clubFolder(1000)] as const;
  const taken: [number[], number[]] = [[], []];
  // In turn, so that what else the machine does falls on both alike; the first of each warms the file cache.
  for (let round = 0; round <= times; round += 1) {
    for (const [at, dir] of folders.entries()) {
      const time = await usableAfter(dir);
      if (round > 0) taken[at]?.push(time);
    }
  }
  const [none, many] = taken.map((all) => percentile(all, 0.5)) as [number, number];
  return [
    {
      what: 'start to a usable console with 1,000 games stored',
      measured: `${ms(many)}, ${ratio(many, none)}`,
      hold: '≤ × 1.5',
      baseline: `with none ${ms(none)}`,
      holds: many <= none * 1.5,
    },
  ];
};

async function usableAfter(dir: string): Promise<number> {
  const from = performance.now();
  const running = await startConsole(dir, 0);
  await fetch(new URL('/host/', running.host));
  let line: Line | null = null;
  await new Promise<void>((shown, failed) => {
    Line.open(running.host, (message) => {
      if (message.type === 'console') shown();
    }).then((opened) => {
      line = opened;
    }, failed);
  });
  const time = performance.now() - from;
  (line as Line | null)?.close();
  await running.stop();
  return time;
}
