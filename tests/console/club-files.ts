import { summarise } from '../../electron/console/summary';
import { openStore } from '../../electron/store/open';
import { dir, id, NOON } from '../store/fixtures';
import type { SimulatedDisk } from '../store/simulated-disk';
import { ConsoleEvening } from './evening';
import { emptyDisk } from './memory-store';

/** A console's evening over a simulated disk, with its files as they are. */
export function eveningOn(disk: SimulatedDisk, now: () => number = () => NOON): ConsoleEvening {
  const lock = async () => ({ release: () => Promise.resolve() });
  return new ConsoleEvening(emptyDisk(), Number.POSITIVE_INFINITY, () =>
    openStore({ dir, now, id, files: disk, lock, summarise }),
  );
}

/** Names of the files of a folder, without what was there only for a moment. */
export function filesIn(disk: SimulatedDisk, folder: string): string[] {
  return disk.names(folder === '' ? dir : `${dir}/${folder}`).filter((name) => !name.includes('.tmp-'));
}
