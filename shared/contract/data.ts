import { z } from 'zod';
import { idSchema } from '../game/state';
import { nameSchema } from './names';

/** What a screen may send of a file in one request, in base64 characters; and what it gets in one answer. */
export const partLength = 48_000;

/** Names one file that comes in parts. */
export const uploadSchema = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
const binItem = z.string().regex(/^(game|player)-[a-z0-9]{8,32}-\d{1,15}$/);

/** What the host's screen may ask about the club's files. */
export const dataRequestSchemas = [
  /** Where the data lies, what is in the bin, which restore can be taken back. */
  z.strictObject({ type: z.literal('data') }),
  /** Makes a backup of everything; its parts are then asked for one by one. */
  z.strictObject({ type: z.literal('backUp') }),
  z.strictObject({ type: z.literal('backupPart'), part: z.number().int().min(0).max(9_999) }),
  /** One part of a backup the host chose. With the last one the console says what is in it. */
  z.strictObject({
    type: z.literal('offerBackup'),
    upload: uploadSchema,
    file: z.string().max(255),
    part: z.number().int().min(0).max(9_999),
    parts: z.number().int().min(1).max(10_000),
    content: z.base64().max(partLength),
  }),
  /** Exchanges everything for the backup that was offered. */
  z.strictObject({ type: z.literal('restore'), upload: uploadSchema }),
  /** Exchanges everything for what was there before the last restore. */
  z.strictObject({ type: z.literal('takeRestoreBack') }),

  z.strictObject({ type: z.literal('deleteGame'), game: idSchema }),
  z.strictObject({ type: z.literal('deletePlayer'), player: idSchema }),
  z.strictObject({ type: z.literal('bringBack'), item: binItem }),
  z.strictObject({ type: z.literal('emptyBin') }),
  /** Puts another name in the place of a player's wherever the console knows it. */
  z.strictObject({
    type: z.literal('anonymise'),
    player: idSchema,
    name: nameSchema,
  }),
] as const;

/** Something that was deleted and can be brought back. `deletedAt` and `startedAt`: wall clock, ms. */
export type BinItem = { readonly id: string; readonly deletedAt: number } & (
  | {
      readonly kind: 'game';
      readonly date: string;
      readonly gameNo: number;
      readonly startedAt: number;
      readonly seats: number;
    }
  | { readonly kind: 'player'; readonly name: string }
);

/** The club's files as the Data page shows them. */
export interface ClubFiles {
  readonly folder: string;
  readonly bin: readonly BinItem[];
  /** When the last restore was made, wall clock ms; null when there is none that can be taken back. */
  readonly restoredAt: number | null;
}

/** A backup that was made: `parts` answers of base64 text make its file. */
export interface MadeBackup {
  readonly name: string;
  readonly parts: number;
  readonly games: number;
  readonly players: number;
  /** Files of games that are not in it because they cannot be read. */
  readonly leftOut: readonly string[];
}

/** What is in a backup the host chose, beside what is here now. */
export interface BackupPreview {
  readonly upload: string;
  /** When it was made, wall clock ms. */
  readonly at: number;
  readonly games: number;
  /** Days of its first and last game, `YYYY-MM-DD`; null without games. */
  readonly first: string | null;
  readonly last: string | null;
  readonly players: number;
  readonly seasons: readonly string[];
  /** Games in it that cannot be read. */
  readonly unreadable: number;
  /** Games that are here and not in it, or have fewer entries in it. */
  readonly lost: number;
  /** Games that it brings. */
  readonly brought: number;
}
