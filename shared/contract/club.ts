import { z } from 'zod';
import { disciplinedSchema } from '../game/disciplined';
import { playedHouseSchema } from '../game/house';
import {
  admittedSchema,
  customRoleSchema,
  customRolesSchema,
  idSchema,
  mostCustomRoles,
  optionValueSchema,
} from '../game/state';
import { rulesetIds } from '../game/words';

export const languages = ['uk', 'ru', 'en'] as const;
export type Language = (typeof languages)[number];

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/**
 * A record of the club's directory. Games hold its id and the name of that evening and are never rewritten; who is
 * meant by which id says `shared/club/people.ts`.
 */
export const playerSchema = z.strictObject({
  id: idSchema,
  /** The nickname of today. */
  name: z.string().min(1).max(60),
  createdAt: z.number(),
  fullName: z.string().max(120).optional(),
  /** Other names of the same person: typed at a seat or found in a sheet, they mean this record. */
  aliases: z.array(z.string().min(1).max(60)).max(20).optional(),
  notes: z.string().max(2_000).optional(),
  /** No longer comes: not offered at seating, and everything else as ever. */
  inactive: z.literal(true).optional(),
  /**
   * Another record of the same person, which this one was merged into: both ids count as one. The record itself stays
   * as it was, so that a merge is taken back by taking this out.
   */
  sameAs: idSchema.optional(),
});
export type Player = z.infer<typeof playerSchema>;

/** What the places of a season go by. */
export const standingOrders = ['points', 'average', 'formula'] as const;

/** What separates players of an equal place, in the order the club wants. */
export const tieBreaks = [
  'wins',
  'winRate',
  'average',
  'points',
  'moreGames',
  'fewerGames',
  'fewerFouls',
  'fewerRemovals',
] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** What a player has of a season's games that the console has no files of, as they stood in the club's sheet. */
export const broughtSchema = z.strictObject({
  player: idSchema,
  /** As the sheet has it; shown where the player is in the directory no more. */
  name: z.string().max(60).optional(),
  ruleset: z.enum(rulesetIds),
  /** The house rules whose table they belong to, as they were called; missing: the system's own. */
  house: playedHouseSchema.pick({ id: true, name: true }).optional(),
  games: z.number().int().min(0).max(9_999),
  wins: z.number().int().min(0).max(9_999),
  /** By the system's columns; what the sheet has no columns for is in the total alone. */
  points: z.record(z.string().max(40), z.number()),
  total: z.number(),
});
export type Brought = z.infer<typeof broughtSchema>;

/** A line of a system's table. */
export const standingSchema = z.strictObject({
  place: z.number().int().min(1),
  player: idSchema,
  name: z.string(),
  /** Games that count; `played`, where it is more, has those beside the best ones as well. */
  games: z.number().int(),
  played: z.number().int().optional(),
  wins: z.number().int(),
  /** Games won of a hundred. */
  winRate: z.number(),
  /** By the system's columns, e.g. base, night, vote; none where it has none. */
  points: z.record(z.string(), z.number()),
  total: z.number(),
  average: z.number(),
  fouls: z.number().int(),
  /** Removals and disqualifications. */
  removals: z.number().int(),
  /** What the club's formula gives; missing where places go by something else. */
  score: z.number().optional(),
  /** Fewer games than the season asks for: stands behind those who have them. */
  below: z.literal(true).optional(),
});
export type Standing = z.infer<typeof standingSchema>;

/** What a season's tables were when it was closed. */
export const closedSchema = z.strictObject({
  /** Wall clock, ms. */
  at: z.number(),
  tables: z.array(
    z.strictObject({
      ruleset: z.enum(rulesetIds),
      house: playedHouseSchema.pick({ id: true, name: true }).optional(),
      columns: z.array(z.string().max(40)),
      rows: z.array(standingSchema),
    }),
  ),
  /** What each game that counted came to, by its id: see `markOf` in `shared/season/closed.ts`. */
  games: z.record(idSchema, z.string().max(40)),
});
export type Closed = z.infer<typeof closedSchema>;

/** How a season counts; each part may be missing and is then as it ever was. */
export const countingSchema = z.strictObject({
  /** Games a player needs for a place among the others. */
  minGames: z.number().int().min(1).max(999).optional(),
  /** Only so many of a player's games count: those with most points. */
  best: z.number().int().min(1).max(999).optional(),
  order: z.enum(standingOrders).optional(),
  /** The club's own, over named parts: see `shared/season/formula.ts`. */
  formula: z.string().max(300).optional(),
  ties: z.array(z.enum(tieBreaks)).max(tieBreaks.length).optional(),
});
export type Counting = z.infer<typeof countingSchema>;

export const seasonSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60),
  createdAt: z.number(),
  from: day.optional(),
  to: day.optional(),
  /** What its new games begin with; `house`: the club's house rules over that ruleset. */
  ruleset: z.enum(rulesetIds).optional(),
  house: idSchema.optional(),
  options: z.record(z.string().max(40), optionValueSchema).optional(),
  ...countingSchema.shape,
  /** Games that were moved here from the season in their header. */
  games: z.array(idSchema).optional(),
  brought: z.array(broughtSchema).max(2_000).optional(),
  closed: closedSchema.optional(),
});
export type Season = z.infer<typeof seasonSchema>;

/** A season as every screen gets it: without what grows with its games. `closedAt`: wall clock, ms. */
export type SeasonView = Omit<Season, 'games' | 'brought' | 'closed'> & { readonly closedAt: number | null };

/** How the room's screen may look. */
export const roomLooks = ['dark', 'light', 'transparent'] as const;

export const settingsSchema = z.strictObject({
  language: z.enum(languages),
  club: z.string().max(60),
  /** Season that new games go to. */
  season: idSchema.nullable(),
  volume: z.number().min(0).max(100),
  muted: z.boolean(),
  /** Next into a speech starts its clock. */
  autoStart: z.boolean(),
  /** Last seconds of a clock, in ms. */
  warnMs: z.number().int().min(0).max(60_000),
  /** CSV separator; null: by language. */
  separator: z.enum([';', ',']).nullable(),
  /** Electron: programs that record or share the screen do not get the host's window. */
  contentProtection: z.boolean(),
  /** Who hosts at this laptop, and at which table; the protocol names both. */
  hostName: z.string().max(60),
  tableName: z.string().max(60),
  /** The rules of the last new game, with the options that decide its deck: the next one begins with them. */
  lastTable: z.strictObject({
    ruleset: z.enum(rulesetIds),
    house: idSchema.optional(),
    options: z.record(z.string().max(40), optionValueSchema),
  }),
  /** The club's own roles, as they were in the last game that had some. */
  customRoles: customRolesSchema,
  /** Last seconds of the clocks of one length, in ms by that length in ms; other clocks have `warnMs`. */
  clockWarnings: z.record(z.string().regex(/^[1-9]\d{0,6}$/), z.number().int().min(0).max(60_000)),
  /** The host's folder with music for the night; null without. */
  musicFolder: z.string().max(1_000).nullable(),
  musicVolume: z.number().min(0).max(100),
  /** How the room's screen looks; transparent is for streaming software. */
  roomTheme: z.enum(roomLooks),
  /** The club's logo is the file `logo.<this>` of the data folder; null without. */
  logo: z.enum(['png', 'jpg', 'webp']).nullable(),
  /** Who keeps the club's common fund (EC-129). */
  fundHolder: z.string().max(60),
  /** A gong when a night begins and a sign when it ends; missing: neither. */
  nightSigns: z.boolean().optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  language: 'uk',
  club: '',
  season: null,
  volume: 80,
  muted: false,
  autoStart: true,
  warnMs: 10_000,
  separator: null,
  contentProtection: false,
  hostName: '',
  tableName: '',
  lastTable: { ruleset: 'demafia', options: {} },
  customRoles: [],
  clockWarnings: {},
  musicFolder: null,
  musicVolume: 40,
  roomTheme: 'dark',
  logo: null,
  fundHolder: '',
};

/** The new game as far as the host has filled it in; kept so that a restart loses nothing. */
export const draftSchema = z.strictObject({
  ruleset: z.enum(rulesetIds),
  /** The club's house rules that are played, whose base is the ruleset; missing: none. */
  house: idSchema.optional(),
  options: z.record(z.string().max(40), optionValueSchema),
  /** By seat; an empty name is a free seat. */
  names: z.array(z.string().max(60)).max(25),
  /** Null: as suggested for this many seats. */
  composition: z.record(z.string().max(40), z.number().int().min(0).max(25)).nullable(),
  /** Roles of the club's own to choose from, also such as have no name yet; missing until they are wanted. */
  customRoles: z
    .array(customRoleSchema.extend({ name: z.string().max(40) }))
    .max(mostCustomRoles)
    .optional(),
});
export type Draft = z.infer<typeof draftSchema>;

/** One seat of a finished game, as standings and CSV need it. */
export const summarySeatSchema = z.strictObject({
  seat: z.number().int().min(1).max(25),
  player: idSchema,
  name: z.string(),
  role: z.string().nullable(),
  team: z.string().nullable(),
  result: z.enum(['win', 'loss', 'none']),
  out: z.string().nullable(),
  fouls: z.number().int(),
  points: z.record(z.string(), z.number()),
  total: z.number(),
  /** The compensation over the season counts this game. */
  compensated: z.literal(true).optional(),
});

/** One game in the index: a cache of what its file says. */
export const summarySchema = z.strictObject({
  id: idSchema,
  season: idSchema,
  ruleset: z.enum(rulesetIds),
  /** The club's house rules it was played by, under the name they had; missing: the system's own. */
  house: playedHouseSchema
    .pick({ id: true, name: true })
    .extend({
      /** Where a compensation is reckoned over the season: its terms. */
      compensation: z.strictObject({ amount: z.number(), share: z.number() }).optional(),
    })
    .optional(),
  /** Wall clock, ms. */
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  /** Local calendar day the game began, `YYYY-MM-DD`. */
  date: z.string(),
  /** Which game of that day, from 1. */
  gameNo: z.number().int().min(1),
  /** Who hosted, and at which table; missing: nobody said it. */
  host: z.string().optional(),
  table: z.string().optional(),
  status: z.enum(['running', 'ended', 'called-off']),
  winner: z.string().nullable(),
  /** Recorded, but not counted: neither in the standings nor in the CSV files. */
  unrated: z.literal(true).optional(),
  seats: z.array(summarySeatSchema),
  /** For the club's ledger; missing where there is nothing, or where the seats tell all of it. */
  discipline: z.array(disciplinedSchema).optional(),
  /** Who plays or hosts in spite of the club's ledger; missing: nobody. */
  admitted: admittedSchema.optional(),
});
export type GameSummary = z.infer<typeof summarySchema>;
