import { z } from 'zod';
import { idSchema } from '../game/state';
import { rulesetIds } from '../game/words';

/** The tables there are to export; see README. */
export const exportTables = ['standings', 'games', 'votes', 'nights', 'players'] as const;

/** Null: all seasons of the club. */
const season = idSchema.nullable();

/** A file the host may ask for. */
export const fileWishSchema = z.discriminatedUnion('type', [
  /** One table as CSV. Points of different systems are never added up: standings and games are those of `ruleset`. */
  z.strictObject({
    type: z.literal('csv'),
    season,
    table: z.enum(exportTables),
    ruleset: z.enum(rulesetIds),
    /** Those of the club's house rules over it. */
    house: idSchema.optional(),
  }),
  /** All tables as the sheets of one workbook. */
  z.strictObject({ type: z.literal('xlsx'), season }),
  /** All games, players and seasons, with every entry, as JSON. */
  z.strictObject({ type: z.literal('json'), season }),
  /** The same of one game. */
  z.strictObject({ type: z.literal('game'), game: idSchema }),
  /** Games and players for another laptop; see `shared/contract/bundle.ts`. */
  z.strictObject({ type: z.literal('bundle'), season }),
]);
export type FileWish = z.infer<typeof fileWishSchema>;

const job = z.string().regex(/^[a-z0-9]{8,32}$/);

export const exportRequestSchemas = [
  /** Begins to make a file; the one that was being made before is given up. */
  z.strictObject({ type: z.literal('makeFile'), wish: fileWishSchema }),
  /** How far it is. */
  z.strictObject({ type: z.literal('fileProgress'), job }),
  /** Gives it up, or lets go of it once it was fetched. */
  z.strictObject({ type: z.literal('dropFile'), job }),
  z.strictObject({ type: z.literal('filePart'), job, part: z.number().int().min(0).max(9_999) }),
] as const;

/** A file that was made: `parts` answers of base64 text make its bytes, packed by gzip where `packed` says so. */
export interface MadeFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly parts: number;
  readonly packed: boolean;
  /** Files of games that are not in it because they cannot be read. */
  readonly leftOut: readonly string[];
}

/** How far a file is: games read, of how many; `file` once it is made. */
export interface FileProgress {
  readonly done: number;
  readonly total: number;
  readonly file: MadeFile | null;
}
