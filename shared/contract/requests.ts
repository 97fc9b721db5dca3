import { z } from 'zod';
import { aboutSchema, overruledSchema } from '../game/facts';
import { changeSchema, mostChanges } from '../game/journal';
import { idSchema, setupSchema } from '../game/state';
import { rulesetIds } from '../game/words';
import { amendQueries } from './amend';
import { bundleRequestSchemas } from './bundle';
import { countingSchema, draftSchema, settingsSchema } from './club';
import { dataRequestSchemas } from './data';
import { exportRequestSchemas } from './exports';
import { houseRequestSchemas } from './house';
import { ledgerRequestSchemas } from './ledger';
import { musicRequestSchemas } from './music';
import { nameSchema, written } from './names';
import { peopleRequestSchemas } from './people';
import { roomRequestSchemas } from './roomRequests';
import { seasonRequestSchemas } from './season';

const seat = z.number().int().min(1).max(25);
const step = z.string().min(1).max(60);
const note = z.string().max(500);
const words = z.string().trim().min(1).max(500);
/** Somebody of the club's directory, and the name used that evening. */
const person = { player: idSchema, name: nameSchema };
/** The host's reason for entering something irregular. */
const despite = z.string().min(1).max(500).optional();

const answerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('seat'), seat: seat.nullable() }),
  z.strictObject({ type: z.literal('role'), seat, role: z.string().max(40).nullable() }),
  z.strictObject({
    type: z.literal('proposal'),
    shooter: seat,
    target: seat.nullable(),
    only: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('hands'), voters: z.array(seat).min(1).max(25), up: z.boolean() }),
  z.strictObject({ type: z.literal('option'), option: z.string().max(40) }),
  z.strictObject({ type: z.literal('number'), number: z.number().int().min(1).max(999) }),
  z.strictObject({ type: z.literal('nominate'), seat, by: seat.nullable() }),
  z.strictObject({ type: z.literal('withdraw'), seat }),
]);

const clockActionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('toggle') }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('restart') }),
  z.strictObject({ type: z.literal('add'), ms: z.number().int().min(-600_000).max(600_000) }),
  z.strictObject({ type: z.literal('set'), ms: z.number().int().min(1_000).max(5_999_000).nullable() }),
]);

/** The setup of a new game, its names as they may stand among other words. */
const newSetupSchema = setupSchema
  .omit({ admitted: true, house: true })
  .transform(({ seats, ...rest }) => ({
    ...rest,
    seats: seats.map((one) => ({ ...one, name: written(one.name) })),
  }))
  .pipe(setupSchema);

/** The music's folder is taken by its own request, which looks into it. */
const changeableSchema = settingsSchema.omit({ musicFolder: true }).partial();

/** What the host's screen may ask of the authority. */
export const requestBodySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), step, answer: answerSchema, despite }),
  /** `confirmed`: the host means it although the rules ask for more time (EC-98). */
  z.strictObject({ type: z.literal('next'), step, despite, confirmed: z.boolean().optional() }),
  /** The authority draws the number of a `number` step. */
  z.strictObject({ type: z.literal('draw'), step, to: z.number().int().min(1).max(999).optional() }),
  /** The authority deals the cards of the composition on Night 0. */
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({ type: z.literal('foul'), seat, reason: note.optional(), confirmed: z.boolean() }),
  z.strictObject({ type: z.literal('takeBackFoul'), seat }),
  /** One of `HostView.discipline`'s reasons; the one that removes asks once (EC-117…121). */
  z.strictObject({
    type: z.literal('remark'),
    seat,
    reason: z.string().min(1).max(40).optional(),
    confirmed: z.boolean(),
    despite,
  }),
  z.strictObject({ type: z.literal('takeBackRemark'), seat }),
  z.strictObject({
    type: z.literal('leave'),
    seat,
    cause: z.enum(['disqualified', 'left', 'removed']),
    reason: z.string().max(40),
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
  z.strictObject({ type: z.literal('oratory'), day: z.number().int().min(1).max(99), seat, on: z.boolean() }),
  /** Words for the record: the host's note, a player's protest; at any moment, also after the end. */
  z.strictObject({ type: z.literal('note'), about: aboutSchema, text: words }),
  z.strictObject({ type: z.literal('protest'), seat, text: words }),
  z.strictObject({ type: z.literal('declineWin'), winner: z.string().max(40) }),
  /** Confirms a winner, also one the rules do not propose; null calls the game off (with a reason). */
  z.strictObject({
    type: z.literal('endGame'),
    winner: z.string().max(40).nullable(),
    reason: note.optional(),
    /** Neutrals who won as well; with the winner `neutral` they won alone (MP-13). */
    neutrals: z.array(seat).min(1).max(25).optional(),
  }),
  /** `n`: the line the screen means; refused when another one would be undone. */
  z.strictObject({ type: z.literal('undo'), n: z.number().int().min(1) }),
  z.strictObject({ type: z.literal('redo'), n: z.number().int().min(1) }),
  /** `n`: the last line of the journal the preview was made of; refused when another one was written since. */
  z.strictObject({
    type: z.literal('amend'),
    n: z.number().int().min(0),
    changes: z.array(changeSchema).min(1).max(mostChanges),
    reason: note,
  }),
  ...amendQueries,
  /** The host's word goes before the rules. */
  z.strictObject({
    type: z.literal('overrule'),
    what: overruledSchema,
    reason: z.string().trim().min(1).max(500),
  }),
  /** `despite` in these three: the host's reason for somebody whom the club's ledger keeps from the game. */
  z.strictObject({
    type: z.literal('substitute'),
    seat,
    ...person,
    points: z.enum(['out', 'in']),
    despite,
  }),
  z.strictObject({ type: z.literal('swap'), seat, other: seat, moves: z.enum(['people', 'names']) }),
  z.strictObject({ type: z.literal('join'), ...person, role: z.string().min(1).max(40), despite }),
  z.strictObject({ type: z.literal('person'), seat, ...person, despite }),
  z.strictObject({ type: z.literal('unrated'), on: z.boolean() }),

  z.strictObject({ type: z.literal('clock'), action: clockActionSchema }),
  ...roomRequestSchemas,
  /** Shows the room's view in the local network for this evening, or no more. */
  z.strictObject({ type: z.literal('lan'), on: z.boolean() }),

  /**
   * `despite`: the host's reason for a game with somebody whom the club's ledger keeps from it. `gameNo`: which game of
   * the evening it is; missing: the next one.
   */
  z.strictObject({
    type: z.literal('startGame'),
    setup: newSetupSchema,
    season: idSchema.nullable(),
    /** The club's house rules it is played by; the console puts their numbers into the setup. */
    house: idSchema.optional(),
    despite,
    gameNo: z.number().int().min(1).max(999).optional(),
  }),
  /** Which game of its evening a game was, at which table and who hosted; '': nobody says it. */
  z.strictObject({
    type: z.literal('correctEvening'),
    game: idSchema,
    gameNo: z.number().int().min(1).max(999),
    host: z.string().max(60).transform(written),
    table: z.string().max(60).transform(written),
  }),
  z.strictObject({ type: z.literal('openGame'), game: idSchema }),
  /** Puts an ended game away; the screen is back at the start. */
  z.strictObject({ type: z.literal('closeGame') }),
  z.strictObject({ type: z.literal('saveDraft'), draft: draftSchema.nullable() }),
  /** Finds or creates one player a name, in order. */
  z.strictObject({
    type: z.literal('addPlayers'),
    names: z.array(nameSchema).min(1).max(25),
  }),
  z.strictObject({ type: z.literal('addSeason'), name: nameSchema }),
  z.strictObject({ type: z.literal('saveSettings'), settings: changeableSchema }),

  z.strictObject({ type: z.literal('players') }),
  z.strictObject({ type: z.literal('games'), season: idSchema.nullable() }),
  /** `season` null: all seasons of the club, here and for the files. */
  z.strictObject({
    type: z.literal('standings'),
    season: idSchema.nullable(),
    /** Only what was played in this role, or on this day. */
    role: z.string().min(1).max(40).optional(),
    date: z.string().max(10).optional(),
    /** To be tried in the place of the season's own. */
    counting: countingSchema.optional(),
    /** A closed season as its games are now. */
    live: z.literal(true).optional(),
  }),
  /** A file has the games of one system: points of different systems are never added up. */
  z.strictObject({
    type: z.literal('csv'),
    season: idSchema.nullable(),
    table: z.enum(['standings', 'games']),
    ruleset: z.enum(rulesetIds),
    house: idSchema.optional(),
  }),
  z.strictObject({ type: z.literal('log') }),
  /** Story, protocol and changes of a game; null: the open one. */
  z.strictObject({ type: z.literal('record'), game: idSchema.nullable() }),

  ...peopleRequestSchemas,
  ...seasonRequestSchemas,
  ...musicRequestSchemas,
  ...dataRequestSchemas,
  ...houseRequestSchemas,
  ...ledgerRequestSchemas,
  ...exportRequestSchemas,
  ...bundleRequestSchemas,
]);
export type RequestBody = z.infer<typeof requestBodySchema>;

export const requestIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

/** A request with the id that makes a repetition harmless. */
export const requestSchema = z.strictObject({
  id: requestIdSchema,
  body: requestBodySchema,
});
export type Request = z.infer<typeof requestSchema>;

/**
 * What a screen sends besides requests: a heartbeat with its own clock, echoed to measure the way. A room screen adds
 * the revision of the picture that it has drawn.
 */
export const pingSchema = z.strictObject({
  type: z.literal('ping'),
  echo: z.number(),
  rev: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type Ping = z.infer<typeof pingSchema>;
