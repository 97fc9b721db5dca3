import { z } from 'zod';
import {
  customRoleSchema,
  customRolesSchema,
  idSchema,
  mostCustomRoles,
  optionValueSchema,
} from '../game/state';
import { rulesetIds } from '../game/words';

export const languages = ['uk', 'ru', 'en'] as const;
export type Language = (typeof languages)[number];

/** A person in the club's directory. */
export const playerSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60),
  createdAt: z.number(),
});
export type Player = z.infer<typeof playerSchema>;

export const seasonSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60),
  createdAt: z.number(),
});
export type Season = z.infer<typeof seasonSchema>;

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
  roomTheme: z.enum(['dark', 'light', 'transparent']),
  /** The club's logo is the file `logo.<this>` of the data folder; null without. */
  logo: z.enum(['png', 'jpg', 'webp']).nullable(),
  /** Who keeps the club's common fund (EC-129). */
  fundHolder: z.string().max(60),
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
});

/** One game in the index: a cache of what its file says. */
export const summarySchema = z.strictObject({
  id: idSchema,
  season: idSchema,
  ruleset: z.enum(rulesetIds),
  /** Wall clock, ms. */
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  /** Local calendar day the game began, `YYYY-MM-DD`. */
  date: z.string(),
  /** Which game of that day, from 1. */
  gameNo: z.number().int().min(1),
  status: z.enum(['running', 'ended', 'called-off']),
  winner: z.string().nullable(),
  /** Recorded, but not counted: neither in the standings nor in the CSV files. */
  unrated: z.literal(true).optional(),
  seats: z.array(summarySeatSchema),
});
export type GameSummary = z.infer<typeof summarySchema>;
