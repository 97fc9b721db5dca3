import { z } from 'zod';
import { causes } from './words';

const seat = z.number().int().min(1).max(25);
const dayNo = z.number().int().min(0).max(99);
const count = z.number().int().min(1).max(9);
const word = z.string().min(1).max(40);
const key = z.string().regex(/^[a-z0-9][a-z0-9/-]{0,59}$/);
const seats = z.array(seat).max(25);
const note = z.string().max(500);

/**
 * Everything that can happen at the table. A fact is complete without the screen it came from: it names its
 * night, day, count and seats, never "the current speaker". The shapes are file format.
 */
export const factSchema = z.discriminatedUnion('type', [
  /** This seat holds this role; null takes it back. */
  z.strictObject({ type: z.literal('role'), seat, role: word.nullable() }),
  /** What a role chose at night. `role` is the acting role; `shooter` names one proposal among several. */
  z.strictObject({
    type: z.literal('act'),
    night: dayNo,
    role: word,
    shooter: seat.optional(),
    target: seat.nullable(),
  }),
  /** The numbers one shooter showed, all of them: none, one, or several (PO-23). */
  z.strictObject({ type: z.literal('shown'), night: dayNo, shooter: seat, seats }),
  /** The order of shooting that the Don set on Night 0 (PO-08). A note: it binds nobody. */
  z.strictObject({ type: z.literal('shootingOrder'), seats }),
  z.strictObject({ type: z.literal('nominated'), day: dayNo, seat, by: seat.optional() }),
  z.strictObject({ type: z.literal('nominationWithdrawn'), day: dayNo, seat }),
  /** One voter's hand for one candidate, up or down again. */
  z.strictObject({
    type: z.literal('hand'),
    day: dayNo,
    count,
    candidate: seat,
    voter: seat,
    up: z.boolean(),
  }),
  /** A hand seen while the count is paused; it waits and is not counted yet. */
  z.strictObject({
    type: z.literal('handWaits'),
    day: dayNo,
    count,
    candidate: seat,
    voter: seat,
    up: z.boolean(),
  }),
  /** The result is settled: leave out the remaining candidates, or call them. */
  z.strictObject({ type: z.literal('voteCut'), day: dayNo, count, choice: z.enum(['cut', 'rest']) }),
  z.strictObject({ type: z.literal('tieChoice'), day: dayNo, choice: z.enum(['expel', 'shootout']) }),
  /** One voter's hand for all the tied to leave (MP-27), up or down again. */
  z.strictObject({ type: z.literal('raiseHand'), day: dayNo, voter: seat, up: z.boolean() }),
  /** What becomes of a day's vote after somebody was removed. */
  z.strictObject({
    type: z.literal('voteAfterRemoval'),
    day: dayNo,
    choice: z.enum(['goesOn', 'cancelled']),
  }),
  /** Whom a player killed at night suspects: his best move (MP-34). */
  z.strictObject({ type: z.literal('suspects'), seat, named: seats }),
  /** The host's word on a day's result where it is not the proposed one. */
  z.strictObject({ type: z.literal('verdict'), day: dayNo, leaves: z.enum(['proposed', 'nobody', 'tied']) }),
  /** Chance, decided before and written down. */
  z.strictObject({
    type: z.literal('lot'),
    purpose: word,
    day: dayNo,
    from: z.number().int().min(1).max(999),
    to: z.number().int().min(1).max(999),
    drawn: z.number().int().min(1).max(999),
  }),
  z.strictObject({
    type: z.literal('numberNamed'),
    day: dayNo,
    seat,
    number: z.number().int().min(1).max(999),
  }),
  z.strictObject({ type: z.literal('done'), step: key }),
  z.strictObject({ type: z.literal('phaseClosed'), phase: key }),
  z.strictObject({ type: z.literal('foul'), seat, during: key, reason: note.optional() }),
  z.strictObject({ type: z.literal('foulTakenBack'), seat, during: key }),
  /** A seat leaves outside the vote and the night. Also a penalty for somebody who is already out. */
  z.strictObject({
    type: z.literal('left'),
    seat,
    cause: z.enum(causes),
    during: key,
    reason: word.optional(),
    note: note.optional(),
  }),
  z.strictObject({
    type: z.literal('mvp'),
    seat: seat.nullable(),
    criterion: z.enum(['accuracy', 'initiative']).optional(),
    expelled: seat.optional(),
    note: note.optional(),
  }),
  z.strictObject({ type: z.literal('bestMove'), seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('oratory'), day: dayNo, seat, on: z.boolean() }),
  /** The host plays on although a win was proposed. */
  z.strictObject({ type: z.literal('winDeclined'), winner: word, during: key }),
  /** The game is over. `winner` null: called off, with the reason. */
  z.strictObject({
    type: z.literal('gameEnded'),
    winner: word.nullable(),
    during: key,
    reason: note.optional(),
  }),
]);

export type Fact = z.infer<typeof factSchema>;
export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** A fact in the journal. `despite` is the host's reason for entering something irregular. */
export const entrySchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{4,40}$/),
  v: z.literal(1),
  fact: factSchema,
  despite: note.optional(),
});
export type Entry = z.infer<typeof entrySchema>;
