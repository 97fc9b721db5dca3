import { z } from 'zod';
import { idSchema } from './state';
import { ballotModes, causes } from './words';

const seat = z.number().int().min(1).max(25);
const dayNo = z.number().int().min(0).max(99);
const count = z.number().int().min(1).max(9);
const word = z.string().min(1).max(40);
const key = z.string().regex(/^[a-z0-9][a-z0-9/-]{0,59}$/);
const seats = z.array(seat).max(25);
const note = z.string().max(500);
/** Words that must be there: why the host overrules, what a note or a protest says. */
const said = z.string().min(1).max(500);
const person = { player: idSchema, name: z.string().min(1).max(60) };

/** One derived row of points: the `nth` from 1 of the rows that are alike in seat, rule, phase and note. */
const rowSchema = z.strictObject({
  seat,
  rule: word,
  when: key,
  note: z.string().max(500),
  nth: z.number().int().min(1).max(99),
});
export type RowRef = z.infer<typeof rowSchema>;

/** What the host's word is about where it goes before the rules (design 4). */
export const overruledSchema = z.discriminatedUnion('kind', [
  /** The seat is out, for this cause. A `night-kill` in an open night comes with the others at dawn. */
  z.strictObject({ kind: z.literal('out'), seat, cause: z.enum(causes) }),
  /** The seat is back at the table; for one still there in an open night: it does not die at dawn. */
  z.strictObject({ kind: z.literal('in'), seat }),
  z.strictObject({ kind: z.literal('role'), seat, role: word.nullable() }),
  /** A derived row does not count (`on`), or counts again. */
  z.strictObject({ kind: z.literal('void'), row: rowSchema, on: z.boolean() }),
  /** A row of the host's own; the reason is its comment. */
  z.strictObject({
    kind: z.literal('points'),
    seat,
    column: word,
    amount: z.number().min(-1_000).max(1_000).multipleOf(0.001),
  }),
  /** The winner of a game that has ended; null: nobody. */
  z.strictObject({ kind: z.literal('winner'), winner: word.nullable() }),
  /** The open phase is left without an effect. */
  z.strictObject({ kind: z.literal('skip'), phase: key }),
  /** The open phase, or an earlier one, is held once more from its beginning; what came of it is taken back. */
  z.strictObject({ kind: z.literal('repeat'), phase: key }),
]);
export type Overruled = z.infer<typeof overruledSchema>;

/** What a note is about. */
export const aboutSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('game') }),
  z.strictObject({ kind: z.literal('seat'), seat }),
  z.strictObject({ kind: z.literal('day'), day: dayNo }),
]);
export type About = z.infer<typeof aboutSchema>;

/**
 * Everything that can happen at the table. A fact is complete without the screen it came from: it names its
 * night, day, count and seats, never "the current speaker". The shapes are file format.
 */
export const factSchema = z.discriminatedUnion('type', [
  /** The roll call before the cards: this seat is there, or not after all (MP-38). */
  z.strictObject({ type: z.literal('present'), seat, on: z.boolean() }),
  /** This seat holds this role; null takes it back. */
  z.strictObject({ type: z.literal('role'), seat, role: word.nullable() }),
  /**
   * What a role chose at night. `role` is the acting role; `shooter` names one proposal among several; `other` is the
   * second seat of a comparison (EC-77).
   */
  z.strictObject({
    type: z.literal('act'),
    night: dayNo,
    role: word,
    shooter: seat.optional(),
    target: seat.nullable(),
    other: seat.optional(),
  }),
  /** The numbers one shooter showed, all of them: none, one, or several (PO-23). */
  z.strictObject({ type: z.literal('shown'), night: dayNo, shooter: seat, seats }),
  /**
   * The host's word on a seat at dawn: it dies, or lives, by an ability that only a card knows. `by`: the
   * role whose choice of this seat it is about; with another choice the word is void.
   */
  z.strictObject({
    type: z.literal('fate'),
    night: dayNo,
    seat,
    dies: z.boolean(),
    by: word.optional(),
  }),
  /** The order of shooting that the Don set on Night 0 (PO-08). A note: it binds nobody. */
  z.strictObject({ type: z.literal('shootingOrder'), seats }),
  /** The mafiosi below their Boss by rank, highest first, as the host set it (EC-04). */
  z.strictObject({ type: z.literal('ranks'), seats }),
  /** The number somebody named for Death (EC-94). */
  z.strictObject({
    type: z.literal('deathNumber'),
    night: dayNo,
    number: z.number().int().min(1).max(25),
  }),
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
    /** Given when the time for the vote was over (EC-117). */
    late: z.literal(true).optional(),
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
  /** How the votes of a day are called (EC-105). */
  z.strictObject({ type: z.literal('ballotMode'), day: dayNo, mode: z.enum(ballotModes) }),
  /** Whoever sits or sat here cannot be asked for the day's decision (EC-103), or can again. */
  z.strictObject({ type: z.literal('away'), day: dayNo, seat, away: z.boolean() }),
  /** The one who is left of a tie is under suspicion all the same, or not after all. */
  z.strictObject({ type: z.literal('loneStands'), day: dayNo, seat, on: z.boolean() }),
  /** What the one who decides says: the condemned; null: all are pardoned (EC-66, EC-70). */
  z.strictObject({ type: z.literal('sentence'), day: dayNo, seat: seat.nullable() }),
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
  /** `skipped`: a speech that was not held, because the rules took it away or nobody held it then. */
  z.strictObject({ type: z.literal('done'), step: key, skipped: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('phaseClosed'), phase: key }),
  z.strictObject({ type: z.literal('foul'), seat, during: key, reason: note.optional() }),
  z.strictObject({ type: z.literal('foulTakenBack'), seat, during: key }),
  z.strictObject({ type: z.literal('remark'), seat, during: key, reason: word.optional() }),
  z.strictObject({ type: z.literal('remarkTakenBack'), seat, during: key }),
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
    /** Neutrals who won as well; with the winner `neutral` they won alone (MP-13). */
    neutrals: seats.min(1).optional(),
  }),
  z.strictObject({ type: z.literal('overrule'), what: overruledSchema, during: key, reason: said }),
  /** From now on somebody else sits there; `points`: who of the two has the points of this game. */
  z.strictObject({
    type: z.literal('substitute'),
    seat,
    ...person,
    points: z.enum(['out', 'in']),
    during: key,
  }),
  /** Two seats exchange their people with card, fouls and all; or only the names, which were written wrongly. */
  z.strictObject({
    type: z.literal('swap'),
    seat,
    other: seat,
    moves: z.enum(['people', 'names']),
    during: key,
  }),
  /** Somebody who comes late takes a seat of his own behind the last one; one card of `role` is added. */
  z.strictObject({ type: z.literal('joined'), seat, ...person, role: word, during: key }),
  /** Who has been sitting there all the time, where somebody else was written down. */
  z.strictObject({ type: z.literal('person'), seat, ...person }),
  /** Recorded, but not counted in the season; `on` false: counted again. */
  z.strictObject({ type: z.literal('unrated'), on: z.boolean() }),
  z.strictObject({ type: z.literal('note'), about: aboutSchema, text: said, during: key }),
  z.strictObject({ type: z.literal('protest'), seat, text: said, during: key }),
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
