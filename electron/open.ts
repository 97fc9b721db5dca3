import { randomInt } from 'node:crypto';
import { customAlphabet } from 'nanoid';
import { version } from '../package.json';
import type { Authority } from './console/authority';
import { createAuthority } from './console/create';
import { summarise } from './console/summary';
import { openStore } from './store/open';

/** Ids become file names: small letters and digits only. */
const newId = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 16);

/**
 * The console over the club's data in this folder: the store is opened and the game that ran is taken up. `close`
 * waits for everything to be written and frees the folder. Rejects with a `StoreError`.
 */
export async function openConsole(folder: string): Promise<{ authority: Authority; close(): Promise<void> }> {
  const store = await openStore({ dir: folder, now: Date.now, id: newId, summarise });
  const authority = await createAuthority({
    store,
    now: () => ({ mono: performance.now(), wall: Date.now() }),
    chance: (below) => randomInt(below),
    newId,
    dayOf,
    version,
  });
  return {
    authority,
    close: async () => {
      await authority.close();
      await store.close();
    },
  };
}

/** The calendar day at the host's table, `YYYY-MM-DD`. */
function dayOf(wall: number): string {
  const at = new Date(wall);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
