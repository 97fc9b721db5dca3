import { randomInt } from 'node:crypto';
import { customAlphabet } from 'nanoid';
import { version } from '../package.json';
import type { Authority } from './console/authority';
import { createAuthority } from './console/create';
import { summarise } from './console/summary';
import { openStore } from './store/open';
import { localDay } from './store/place';

const newId = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 16);

/** What both shells stand on. */
interface OpenConsole {
  readonly authority: Authority;
  /** Writes what is held in memory and gives the folder back. */
  close(): Promise<void>;
}

/**
 * Opens the club's data in a folder and the authority over it, with the clocks and the chance of this machine.
 * `onReading` hears how many games have been read, where the list of games has to be made anew.
 */
export async function openConsole(
  folder: string,
  onReading?: (done: number, of: number) => void,
): Promise<OpenConsole> {
  const store = await openStore({ dir: folder, now: Date.now, id: newId, summarise, onReading });
  try {
    const authority = await createAuthority({
      store,
      version,
      newId,
      now: () => ({ mono: performance.now(), wall: Date.now() }),
      chance: (below) => randomInt(below),
      dayOf: localDay,
      log: (line) => console.error(line),
    });
    return {
      authority,
      async close() {
        await authority.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
