import { z } from 'zod';

/** A break is not announced for longer than this, in ms. */
export const longestPauseMs = 6 * 60 * 60_000;

/** A time of day of the host's own clock, `20:45`. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What the host's screen may ask about the room's screens. */
export const roomRequestSchemas = [
  /** Nothing to see, on purpose. */
  z.strictObject({ type: z.literal('blank'), on: z.boolean() }),
  /** A break: `at` says when the game goes on, `forMs` counts down to it. Null ends the break. */
  z.strictObject({
    type: z.literal('roomPause'),
    pause: z
      .strictObject({
        at: timeOfDaySchema.nullable(),
        forMs: z.number().int().min(0).max(longestPauseMs).nullable(),
      })
      .nullable(),
  }),
] as const;
