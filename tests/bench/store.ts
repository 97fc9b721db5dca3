import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { disk } from '../../electron/store/disk';
import type { Files, OpenFile } from '../../electron/store/files';
import { startGame } from './bot';
import { clubFolder } from './club';
import { Driver } from './driver';
import { ms, percentile, type Row, ratio, type Section } from './row';

const stretch = 40;

interface Taken {
  readonly times: number[];
  bytes: number;
}

/**
 * What one entry costs, from the request to `saved`: its time and every byte that is written, in the first game and
 * in the thousand-and-first, at the first entries of a game and around the 500th.
 */
export const store: Section = async () => {
  const clubs = [await openClub(0), await openClub(1000)] as const;
  const early = clubs.map(() => ({ times: [], bytes: 0 }) satisfies Taken as Taken);
  const late = clubs.map(() => ({ times: [], bytes: 0 }) satisfies Taken as Taken);
  const flush = await flushes(clubs[0].dir);
  // In turn, so that what else the machine does falls on both alike.
  for (let entry = 1; entry <= 500 + stretch / 2; entry += 1) {
    for (const [at, club] of clubs.entries()) {
      const into = entry <= stretch ? early[at] : entry > 500 - stretch / 2 ? late[at] : undefined;
      await oneEntry(club, entry, into);
    }
  }
  for (const { driver } of clubs) await driver.close();
  const [first, later] = [early[0], late[0]];
  const [firstOf1000, laterOf1000] = [early[1], late[1]];
  if (!first || !later || !firstOf1000 || !laterOf1000) throw new Error('nothing was measured');
  return [
    ...same('1st entry at 1,000 games', firstOf1000, 'at 1 game', first, flush),
    ...same('500th entry at 1 game', later, '1st', first, flush),
    ...same('500th entry at 1,000 games', laterOf1000, '1st at 1 game', first, flush),
  ];
};

interface OpenClub {
  readonly dir: string;
  readonly driver: Driver;
  /** Bytes written since it was opened. */
  readonly written: () => number;
}

async function openClub(games: number): Promise<OpenClub> {
  const dir = await clubFolder(games);
  const { files, written } = counting(disk);
  const driver = await Driver.open(dir, files);
  await startGame((body) => driver.ask(body));
  return { dir, driver, written };
}

async function oneEntry(club: OpenClub, entry: number, into: Taken | undefined): Promise<void> {
  const bytes = club.written();
  const from = performance.now();
  await (entry % 2 === 1
    ? club.driver.ask({ type: 'foul', seat: 1 + ((entry >> 1) % 10), confirmed: false })
    : club.driver.ask({ type: 'takeBackFoul', seat: 1 + (((entry - 1) >> 1) % 10) }));
  if (!into) return;
  into.times.push(performance.now() - from);
  into.bytes += club.written() - bytes;
}

function same(what: string, taken: Taken, beside: string, baseline: Taken, flush: number): Row[] {
  const [time, base] = [percentile(taken.times, 0.5), percentile(baseline.times, 0.5)];
  const [bytes, baseBytes] = [taken.bytes / stretch, baseline.bytes / stretch];
  return [
    {
      what: `time of the ${what}`,
      measured: `${ms(time)}, ${ratio(time, base)}`,
      hold: '≤ × 1.5',
      baseline: `${beside} ${ms(base)}; a bare append and flush ${ms(flush)}`,
      holds: time <= base * 1.5,
    },
    {
      what: `bytes of the ${what}`,
      measured: `${bytes.toFixed(1)}, ${ratio(bytes, baseBytes)}`,
      hold: '≤ × 1.05',
      baseline: `${beside} ${baseBytes.toFixed(1)}`,
      // The number of a line and its time may have a digit more.
      holds: bytes <= baseBytes * 1.05,
    },
  ];
}

/** The median of appending and flushing 200 bytes, with nothing around it. */
async function flushes(dir: string): Promise<number> {
  const file = await open(join(dir, 'flush'), 'w');
  const times: number[] = [];
  for (let at = 0; at < stretch; at += 1) {
    const from = performance.now();
    await file.write(Buffer.alloc(200, 'x'), 0, 200, at * 200);
    await file.datasync();
    times.push(performance.now() - from);
  }
  await file.close();
  return percentile(times, 0.5);
}

/** A disk that counts what is written to it. */
function counting(files: Files): { files: Files; written: () => number } {
  let total = 0;
  const counted = (file: OpenFile): OpenFile => ({
    ...file,
    write: (bytes, position) => {
      total += bytes.length;
      return file.write(bytes, position);
    },
  });
  return {
    files: {
      ...files,
      create: async (path) => counted(await files.create(path)),
      open: async (path) => counted(await files.open(path)),
    },
    written: () => total,
  };
}
