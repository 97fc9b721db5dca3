import { z } from 'zod';
import { idSchema } from '../game/state';
import type { PlayerFigures } from '../season/figures';
import type { Player } from './club';
import { nameSchema } from './names';

/** One file a screen sends in several requests: the parts come in order, and with the last one something is done. */
export const partSchema = {
  upload: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/),
  part: z.number().int().min(0).max(99),
  parts: z.number().int().min(1).max(100),
};

/** So many rows of a sheet go in one request. */
export const rowsInPart = 40;

const fullName = z.string().trim().max(120);
/** Other names that one record can have. */
export const mostAliases = 20;

const aliases = z.array(nameSchema).max(mostAliases);
const notes = z.string().trim().max(2_000);

/** A person as a sheet has one. What it says nothing of stays as it is. */
export const importedSchema = z.strictObject({
  name: nameSchema,
  fullName: fullName.optional(),
  aliases: aliases.optional(),
  notes: notes.optional(),
});
export type Imported = z.infer<typeof importedSchema>;

/** What the host's screen may ask about the club's people. */
export const peopleRequestSchemas = [
  /** Changes a record; the nickname that is left becomes an alias. Games keep the names of their evenings. */
  z.strictObject({
    type: z.literal('savePlayer'),
    player: idSchema,
    change: z.strictObject({ name: nameSchema, fullName, aliases, notes, active: z.boolean() }).partial(),
  }),
  /** From now on both records are one person, who is called as `into` is. */
  z.strictObject({ type: z.literal('mergePlayers'), player: idSchema, into: idSchema }),
  z.strictObject({ type: z.literal('takeMergeBack'), player: idSchema }),
  /** People of a sheet: all of them with the last part, or none. */
  z.strictObject({
    type: z.literal('importPlayers'),
    ...partSchema,
    people: z.array(importedSchema).max(rowsInPart),
  }),
  /** Everything about one person. */
  z.strictObject({ type: z.literal('player'), player: idSchema }),
] as const;

/** A person's page. */
export interface PlayerPage {
  readonly player: Player;
  /** Records that were merged into this one, each as it was. */
  readonly merged: readonly Player[];
  readonly figures: PlayerFigures;
}
