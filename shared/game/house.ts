import { z } from 'zod';

/** A clock of the club's own: a second to an hour, in ms. */
export const houseMs = z.number().int().min(1_000).max(3_600_000);
/** So many points of the club's own one thing gives or costs at most. */
export const houseAmountBound = 1_000;
/** Points of the club's own for one thing. */
export const houseAmount = z.number().min(-houseAmountBound).max(houseAmountBound).multipleOf(0.001);
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/);

/** Fouls at which a player falls silent and is removed. */
export const houseFoulsSchema = z
  .strictObject({ silence: z.number().int().min(1).max(20), removal: z.number().int().min(1).max(20) })
  .refine(({ silence, removal }) => silence <= removal);

/** What is counted against a player: fouls, or where the rules have them remarks up to a removal. */
export const houseDisciplineSchema = z.strictObject({
  fouls: houseFoulsSchema.optional(),
  remarks: z.number().int().min(1).max(20).optional(),
});

export const houseNumbers = {
  /** Clocks in ms, by the names of `Ruleset.durations`. */
  durations: z.record(name, houseMs).optional(),
  discipline: houseDisciplineSchema.optional(),
  /** Points by the names of `Ruleset.amounts`. */
  points: z.record(name, houseAmount).optional(),
};

/**
 * The numbers of a club's own rules that a game is played with. They stand in the game's setup, so that a game keeps
 * them whatever becomes of the club's rules; what is missing is the base's.
 */
export const playedHouseSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{8,32}$/),
  name: z.string().trim().min(1).max(60),
  ...houseNumbers,
});
export type PlayedHouse = z.infer<typeof playedHouseSchema>;

interface Housed {
  readonly house?: PlayedHouse | undefined;
}

/** How long this clock runs in this game, in ms: the house's time, else the base's; null where there is no clock. */
export function lasts<M extends number | null>({ house }: Housed, clock: string, usual: M): number | M {
  return own(house?.durations, clock) ?? usual;
}

/** What this is worth in this game: the house's number, else the base's. */
export function worth({ house }: Housed, what: string, usual: number): number {
  return own(house?.points, what) ?? usual;
}

function own(numbers: Readonly<Record<string, number>> | undefined, key: string): number | undefined {
  return numbers && Object.hasOwn(numbers, key) ? numbers[key] : undefined;
}
