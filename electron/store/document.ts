import { type Adapter, Low } from 'lowdb';
import type { z } from 'zod';
import { asStoreError } from './errors';
import type { Queue } from './queue';
import type { Document } from './store';

/** A document that is read, kept in memory by lowdb, and written through the queue. */
export async function openDocument<T>(
  adapter: Adapter<T> & { readonly path: string },
  schema: z.ZodType<T>,
  initial: T,
  queue: Queue,
): Promise<Document<T>> {
  const db = new Low(adapter, initial);
  try {
    await db.read();
  } catch (error) {
    throw asStoreError(error, adapter.path);
  }
  let waiting: Promise<void> | null = null;

  return {
    get: () => db.data,
    put: async (value) => {
      // What is written must be readable at the next start; anything else is a bug of the caller.
      schema.parse(value);
      db.data = value;
      // A write that has not begun takes this value along.
      waiting ??= queue.run(async () => {
        waiting = null;
        try {
          await db.write();
        } catch (error) {
          throw asStoreError(error, adapter.path);
        }
      });
      return waiting;
    },
  };
}
