import { z } from 'zod';
import { idSchema, optionValueSchema } from '../game/state';
import { rulesetIds } from '../game/words';
import type { ChangedSince } from '../season/closed';
import { countingSchema, type SeasonView } from './club';
import { nameSchema } from './names';
import { partSchema, rowsInPart } from './people';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const amount = z.number().min(-1_000_000).max(1_000_000);

/** What the host sets of a season; what is missing is unset. */
export const seasonChangeSchema = z.strictObject({
  name: nameSchema,
  from: day.optional(),
  to: day.optional(),
  ruleset: z.enum(rulesetIds).optional(),
  house: idSchema.optional(),
  options: z.record(z.string().max(40), optionValueSchema).optional(),
  ...countingSchema.shape,
});
export type SeasonChange = z.infer<typeof seasonChangeSchema>;

/** A player's results of the season so far, as the club's sheet has them. */
export const broughtRowSchema = z.strictObject({
  name: nameSchema,
  games: z.number().int().min(0).max(9_999),
  wins: z.number().int().min(0).max(9_999),
  points: z.record(z.string().max(40), amount),
  total: amount,
});
export type BroughtRow = z.infer<typeof broughtRowSchema>;

/** What the host's screen may ask about one season. */
export const seasonRequestSchemas = [
  z.strictObject({ type: z.literal('season'), season: idSchema }),
  z.strictObject({ type: z.literal('saveSeason'), season: idSchema, change: seasonChangeSchema }),
  z.strictObject({
    type: z.literal('moveGames'),
    games: z.array(idSchema).min(1).max(500),
    season: idSchema,
  }),
  /** Freezes the season's figures, or lets them follow its games again. */
  z.strictObject({ type: z.literal('closeSeason'), season: idSchema, on: z.boolean() }),
  /** Results of one system or house rules from a sheet, in the place of those that were brought before; no rows take them out. */
  z.strictObject({
    type: z.literal('bringResults'),
    season: idSchema,
    ruleset: z.enum(rulesetIds),
    house: idSchema.optional(),
    ...partSchema,
    rows: z.array(broughtRowSchema).max(rowsInPart),
  }),
] as const;

/** One season with what its settings do not say. */
export interface SeasonFacts {
  readonly season: SeasonView;
  /** Roles that were played in it, as the summaries name them, and days of its games, the latest first. */
  readonly roles: readonly string[];
  readonly days: readonly string[];
  /** How many players have results that were brought in, by system; of house rules by `house <id>`. */
  readonly brought: Readonly<Record<string, number>>;
  /** Games that are another since the season was closed; none while it is open. */
  readonly changed: readonly (ChangedSince & {
    /** Null where the game is not in the club any more. */
    readonly date: string | null;
    readonly gameNo: number | null;
  })[];
}
