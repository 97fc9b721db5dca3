import { z } from 'zod';
import { partLength, uploadSchema } from './data';

/** A break is not announced for longer than this, in ms. */
export const longestPauseMs = 6 * 60 * 60_000;

/** A time of day of the host's own clock, `20:45`. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Where both shells serve the club's logo. */
export const logoPath = '/logo';

/** The largest logo, in bytes, and its longest side, in dots. */
export const largestLogo = 512 * 1024;
export const longestLogoSide = 4_096;

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
  /** One part of the club's logo; with the last one it is looked at and kept. */
  z.strictObject({
    type: z.literal('offerLogo'),
    upload: uploadSchema,
    part: z.number().int().min(0).max(99),
    parts: z.number().int().min(1).max(100),
    content: z.base64().max(partLength),
  }),
  z.strictObject({ type: z.literal('removeLogo') }),
  /** The room's window goes to this display; null: to any that is not the host's. */
  z.strictObject({ type: z.literal('roomDisplay'), display: z.number().int().nullable() }),
] as const;
