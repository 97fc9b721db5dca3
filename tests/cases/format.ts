import { z } from 'zod';

const seat = z.number().int().min(1).max(25);
const target = seat.optional();

const playSchema = z.union([
  z.strictObject({ day: z.number().int() }),
  z.strictObject({ nominate: seat, by: seat.optional() }),
  z.strictObject({ foul: seat }),
  z.strictObject({ disqualify: seat, reason: z.string() }),
  z.strictObject({ left: seat }),
  z.strictObject({ count: z.array(z.tuple([seat, z.array(seat)])) }),
  z.strictObject({ hand: z.tuple([seat, seat]) }),
  z.strictObject({ tie: z.literal('expel') }),
  z.strictObject({ tie: z.literal('shootout'), hit: seat }),
  z.strictObject({
    night: z.number().int(),
    shot: target,
    proposals: z.array(z.tuple([seat, seat])).optional(),
    hunt: target,
    visit: target,
    heal: target,
    check: target,
  }),
]);
export type Play = z.infer<typeof playSchema>;

const refusedSchema = z.strictObject({ refused: playSchema, rule: z.string() });

/** What every case file has. */
const caseFields = {
  format: z.literal('mafia-host-console/case'),
  version: z.literal(1),
  title: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(z.string()),
  expect: z.record(z.string(), z.unknown()),
};

/** A DeMafia case file: one game told as facts, and what must come out. */
export const caseSchema = z.object({
  ...caseFields,
  ruleset: z.literal('demafia'),
  play: z.array(z.union([refusedSchema, playSchema])),
  awards: z
    .strictObject({
      mvp: z.strictObject({ seat, criterion: z.literal('accuracy') }).optional(),
      bestMove: z.array(seat).optional(),
    })
    .optional(),
});
export type Case = z.infer<typeof caseSchema>;

const shown = z.union([seat, z.null(), z.array(seat)]);

const sportsPlaySchema = z.union([
  z.strictObject({ day: z.number().int() }),
  z.strictObject({ speech: seat, nominate: seat.optional() }),
  z.strictObject({ foul: seat }),
  z.strictObject({ remove: seat, reason: z.string() }),
  z.strictObject({ left: seat }),
  z.strictObject({ count: z.array(z.tuple([seat, z.array(seat)])) }),
  z.strictObject({ raise: z.array(seat) }),
  z.strictObject({
    night: z.number().int(),
    shots: z.array(z.tuple([seat, shown])).optional(),
    don: target,
    sheriff: target,
  }),
  z.strictObject({ bestMove: z.array(seat) }),
]);
export type SportsPlay = z.infer<typeof sportsPlaySchema>;

/** A case file of one of the sports tables. */
const sportsCaseSchema = z.object({
  ...caseFields,
  ruleset: z.enum(['polemica', 'sports-ua', 'mafia-pro']),
  play: z.array(z.union([z.strictObject({ refused: sportsPlaySchema, rule: z.string() }), sportsPlaySchema])),
});
export type SportsCase = z.infer<typeof sportsCaseSchema>;

const epochPlaySchema = z.union([
  z.strictObject({ day: z.number().int() }),
  z.strictObject({ votes: z.array(z.tuple([seat, seat])) }),
  z.strictObject({ decide: z.union([seat, z.literal('pardon')]) }),
  z.strictObject({ remark: seat, reason: z.string() }),
  z.strictObject({ remove: seat, reason: z.string() }),
  z.strictObject({ disqualify: seat, reason: z.string() }),
  z.strictObject({ left: seat }),
  z.strictObject({
    night: z.number().int(),
    courtesan: target,
    sheriff: target,
    mafia: target,
    yakuza: target,
    maniac: target,
    doctor: target,
    journalist: z.tuple([seat, seat]).optional(),
    tramp: target,
    death: z.number().int().optional(),
  }),
]);
export type EpochPlay = z.infer<typeof epochPlaySchema>;

/** A case file of the Epoch of Clones. */
const epochCaseSchema = z.object({
  ...caseFields,
  ruleset: z.literal('epoch-of-clones'),
  play: z.array(z.union([z.strictObject({ refused: epochPlaySchema, rule: z.string() }), epochPlaySchema])),
});
export type EpochCase = z.infer<typeof epochCaseSchema>;

/** A case file of any system this version plays. */
export const anyCaseSchema = z.discriminatedUnion('ruleset', [caseSchema, sportsCaseSchema, epochCaseSchema]);
