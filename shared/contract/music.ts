import { z } from 'zod';
import type { Text } from '../game/words';

/** The name of a track on the line: what its place in the folder comes to, never the place itself. */
export const trackIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** Where the music stopped, and whether the host stopped it. */
export const musicPlaceSchema = z.strictObject({
  track: trackIdSchema.nullable(),
  /** Into the track. */
  seconds: z.number().min(0).max(1_000_000),
  /** The host paused it: no night starts it by itself. */
  held: z.boolean(),
});
export type MusicPlace = z.infer<typeof musicPlaceSchema>;

/** Requests about the night's music. */
export const musicRequestSchemas = [
  /** What is in the folder now. */
  z.strictObject({ type: z.literal('music') }),
  /** Takes this folder, once the console has looked into it; null: no music. */
  z.strictObject({ type: z.literal('musicFolder'), path: z.string().trim().min(1).max(1_000).nullable() }),
  /** Electron: the host chooses the folder in the system's dialog. */
  z.strictObject({ type: z.literal('pickMusicFolder') }),
  /** Remembers where the music is, for the next night and the next start. */
  z.strictObject({ type: z.literal('keepMusic'), place: musicPlaceSchema }),
] as const;

export interface Track {
  readonly id: string;
  /** As the file is called, with the folders it lies in. */
  readonly name: string;
}

/** The host's music: what can be played, in the order it is played in. */
export interface MusicShelf {
  readonly folder: string | null;
  readonly tracks: readonly Track[];
  /** Files beyond those: too many, or too deep. */
  readonly left: boolean;
  /** Why there is none, where there should be some. */
  readonly trouble: Text | null;
  readonly place: MusicPlace;
}

/** Where the host's page finds a track, seen from its own address. */
export const trackAddress = (id: string) => `music/${id}`;
