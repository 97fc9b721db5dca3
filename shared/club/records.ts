import { z } from 'zod';
import { written } from '../contract/names';
import { blockKinds, idSchema } from '../game/state';
import { isDay } from './calendar';

const on = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay);
const player = idSchema;
const game = idSchema;
const words = z.string().max(500);
/** Somebody outside the club's list; '' where he is not named. */
const somebody = z.string().max(60).transform(written);
/** Money in hundredths of a gold piece: whole numbers add up exactly. */
const amount = z.number().int().min(1).max(100_000_000);

/** What the host enters by hand. */
const entered = [
  /** EC-114, EC-115: a breach of point 2; the first two may cost two weeks of play or of prizes (EC-116). */
  z.strictObject({
    type: z.literal('breach'),
    on,
    player,
    game: game.optional(),
    reason: z.enum(['left', 'revealed', 'collusion']),
    sanction: z.enum(['none', 'suspension', 'noPrizes']),
  }),
  /** EC-121, EC-124, A-81: a warning that does not count towards a Zombie; without a game: one of no file here. */
  z.strictObject({
    type: z.literal('warning'),
    on,
    player,
    game: game.optional(),
    reason: z.enum(['flood', 'spirit']),
  }),
  /** EC-119: removed as a suicide. */
  z.strictObject({ type: z.literal('suicide'), on, player, game: game.optional() }),
  /** EC-122: a ban for days, from this day on. */
  z.strictObject({
    type: z.literal('ban'),
    on,
    player,
    days: z.number().int().min(1).max(3_650),
    reason: words,
  }),
  /** EC-112: no confidence in the host of a game; `justified` null: not decided yet. */
  z.strictObject({
    type: z.literal('noConfidence'),
    on,
    game,
    host: player,
    by: player,
    text: words,
    justified: z.boolean().nullable(),
  }),
  /** EC-130: what comes into the fund. */
  z.strictObject({ type: z.literal('donation'), on, from: somebody, amount }),
  z.strictObject({ type: z.literal('shareIncome'), on, note: words, amount }),
  /** EC-132: a prize of a private sponsor, beside the fund. */
  z.strictObject({ type: z.literal('sponsored'), on, game, player, sponsor: somebody, amount }),
] as const;

/** A record that the host enters by hand. */
export const enteredSchema = z.discriminatedUnion('type', entered);
export type EnteredRecord = z.infer<typeof enteredSchema>;

/**
 * One dated record of the club's ledger (EC-112…132). What follows from the records (warnings, lists, the fund) is
 * worked out each time and never stored. The shapes are file format.
 */
export const recordSchema = z.discriminatedUnion('type', [
  ...entered,
  /** A removal or a disqualification in a game of any system; the second one costs its prize (EC-127). */
  z.strictObject({
    type: z.literal('expelled'),
    on,
    player,
    game,
    cause: z.enum(['fouls', 'removed', 'disqualified']),
    reason: words.nullable(),
  }),
  /** Seated, or hosting, in spite of what the ledger says (EC-113, EC-114, EC-116, EC-119, EC-122). */
  z.strictObject({
    type: z.literal('admitted'),
    on,
    player,
    game,
    blocks: z.array(z.enum(blockKinds)).min(1),
    reason: words,
  }),
  /** EC-131: a prize paid from the fund. */
  z.strictObject({ type: z.literal('payout'), on, game, player, role: z.enum(['winner', 'host']), amount }),
]);
export type ClubRecord = z.infer<typeof recordSchema>;
export type RecordOf<T extends ClubRecord['type']> = Extract<ClubRecord, { type: T }>;

/** The records of one kind up to a day, oldest first. */
export function recordsOf<T extends ClubRecord['type']>(
  records: readonly ClubRecord[],
  type: T,
  until: string,
): RecordOf<T>[] {
  return records
    .filter((one): one is RecordOf<T> => one.type === type && one.on <= until)
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}
