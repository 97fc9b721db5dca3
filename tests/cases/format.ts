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

/** A DeMafia case file: one game told as facts, and what must come out. */
export const caseSchema = z.object({
  format: z.literal('mafia-host-console/case'),
  version: z.literal(1),
  title: z.string(),
  ruleset: z.literal('demafia'),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(z.string()),
  play: z.array(z.union([refusedSchema, playSchema])),
  awards: z
    .strictObject({
      mvp: z.strictObject({ seat, criterion: z.literal('accuracy') }).optional(),
      bestMove: z.array(seat).optional(),
    })
    .optional(),
  expect: z.record(z.string(), z.unknown()),
});
export type Case = z.infer<typeof caseSchema>;
