import { type Adapter, Low } from 'lowdb';
import { asStoreError } from './errors';
import type { Queue } from './queue';
import type { Document } from './store';

/** A document the store itself can change in memory alone, when its file was changed as one of many. */
export interface KeptDocument<T> extends Document<T> {
  take(value: T): void;
}

/**
 * A document that is read, kept in memory by lowdb, and written through the queue. `check` throws on a value
 * that could not be read back at the next start, which is a bug of the caller.
 */
export async function openDocument<T>(
  adapter: Adapter<T> & { readonly path: string },
  check: (value: T) => void,
  initial: T,
  queue: Queue,
): Promise<KeptDocument<T>> {
  const db = new Low(adapter, initial);
  try {
    await db.read();
  } catch (error) {
    throw asStoreError(error, adapter.path);
  }
  let waiting: Promise<void> | null = null;

  return {
    get: () => db.data,
    take: (value) => {
      db.data = value;
    },
    put: async (value) => {
      check(value);
      db.data = value;
      // A write that has not begun takes this value along.
      if (waiting) return waiting;
      const write = queue.run(async () => {
        waiting = null;
        try {
          await db.write();
        } catch (error) {
          throw asStoreError(error, adapter.path);
        }
      });
      waiting = write;
      // The line may reject before it comes to the write.
      write.catch(() => {
        if (waiting === write) waiting = null;
      });
      return write;
    },
  };
}
