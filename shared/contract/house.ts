import { z } from 'zod';
import { houseNumbers, playedHouseSchema } from '../game/house';
import { idSchema, optionValueSchema } from '../game/state';
import { rulesetIds, type Text } from '../game/words';
import { nameSchema } from './names';

/** A club's copy of a ruleset under its own name, with what it plays differently. */
export const houseSchema = z.strictObject({
  id: playedHouseSchema.shape.id,
  name: playedHouseSchema.shape.name,
  base: z.enum(rulesetIds),
  /** Its strategies and thresholds where they are not the base's defaults. */
  options: z.record(z.string().max(40), optionValueSchema).optional(),
  ...houseNumbers,
});
export type House = z.infer<typeof houseSchema>;

/** House rules as the club keeps them. `retired`: no new game is offered them; games that were played keep them. */
export const keptHouseSchema = houseSchema.extend({ retired: z.literal(true).optional() });
export type KeptHouse = z.infer<typeof keptHouseSchema>;

/** More than any club has. */
export const mostHouses = 50;
/** So many random games are played before house rules are saved. */
export const trialGames = 100;

/** House rules as a screen writes them; `id` null: new ones. */
export const houseDraftSchema = houseSchema.extend({ id: idSchema.nullable(), name: nameSchema });
export type HouseDraft = z.infer<typeof houseDraftSchema>;

/** What the host's screen may ask about the club's house rules. */
export const houseRequestSchemas = [
  /** Begins the random games; another trial that runs is given up. */
  z.strictObject({ type: z.literal('tryHouse'), house: houseDraftSchema }),
  z.strictObject({ type: z.literal('houseTrial'), trial: idSchema }),
  z.strictObject({ type: z.literal('stopTrial'), trial: idSchema }),
  /** Refused unless these numbers have been tried and nothing broke. */
  z.strictObject({ type: z.literal('saveHouse'), house: houseDraftSchema }),
  z.strictObject({ type: z.literal('retireHouse'), house: idSchema, on: z.boolean() }),
  /** Refused when games were played with them. */
  z.strictObject({ type: z.literal('dropHouse'), house: idSchema }),
] as const;

/** Something the random games found: in how many of them, and in which first, from 1. */
export interface TrialFault {
  readonly breaks: boolean;
  readonly games: number;
  readonly first: number;
  readonly text: Text;
}

/** How far a trial is. `faults`: what was found, once all games are played; null before. */
export interface HouseTrial {
  readonly done: number;
  readonly of: number;
  readonly faults: readonly TrialFault[] | null;
}
