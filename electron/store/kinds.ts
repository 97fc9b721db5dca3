import { z } from 'zod';
import { type LedgerEntry, ledgerEntrySchema } from '../../shared/club/ledger';
import {
  defaultSettings,
  draftSchema,
  type GameSummary,
  type Player,
  playerSchema,
  type Season,
  type Settings,
  seasonSchema,
  settingsSchema,
  summarySchema,
} from '../../shared/contract/club';
import { type KeptHouse, keptHouseSchema, mostHouses } from '../../shared/contract/house';
import { musicPlaceSchema } from '../../shared/contract/music';
import { timeOfDaySchema } from '../../shared/contract/roomRequests';
import { disciplinedSchema } from '../../shared/game/disciplined';
import { admittedSchema, idSchema } from '../../shared/game/state';
import type { DocumentKind, Migration } from './formats';
import type { Session } from './store';

/** Version 2: whether the host's window is kept out of recordings. */
function withContentProtection(data: unknown): unknown {
  return { ...z.object({}).loose().parse(data), contentProtection: false };
}

/** Version 3: the host and the table, for the protocol. */
function withHostAndTable(data: unknown): unknown {
  return { ...z.object({}).loose().parse(data), hostName: '', tableName: '' };
}

/** Version 4: what the last new game was played with, and the club's own roles. */
function withLastTable(data: unknown): unknown {
  const { lastTable, customRoles } = defaultSettings;
  return { ...z.object({}).loose().parse(data), lastTable, customRoles };
}

/** Version 5: warnings by length, music, the look of the room, the club's logo and fund. */
function withEvening(data: unknown): unknown {
  const { clockWarnings, musicFolder, musicVolume, roomTheme, logo, fundHolder } = defaultSettings;
  return {
    ...z.object({}).loose().parse(data),
    clockWarnings,
    musicFolder,
    musicVolume,
    roomTheme,
    logo,
    fundHolder,
  };
}

export const settingsKind: DocumentKind<Settings> = {
  name: 'settings',
  label: 'store.document.settings',
  lost: 'store.notice.reset',
  unknown: null,
  schema: settingsSchema,
  initial: defaultSettings,
  migrations: [
    { to: 2, apply: withContentProtection },
    { to: 3, apply: withHostAndTable },
    { to: 4, apply: withLastTable },
    { to: 5, apply: withEvening },
  ],
  backedUp: true,
};

/** What a version added may be missing: data of the version before is data of this one. */
const added = (data: unknown): unknown => data;

/** Version 2: full names, aliases, notes, who no longer comes, and records that were merged. */
export const playerMigrations: readonly Migration[] = [{ to: 2, apply: added }];

export const playersKind: DocumentKind<readonly Player[]> = {
  name: 'players',
  label: 'store.document.players',
  lost: 'store.notice.reset',
  unknown: null,
  schema: z.array(playerSchema),
  initial: [],
  migrations: playerMigrations,
  backedUp: true,
};

export const seasonsKind: DocumentKind<readonly Season[]> = {
  name: 'seasons',
  label: 'store.document.seasons',
  lost: 'store.notice.reset',
  unknown: null,
  schema: z.array(seasonSchema),
  initial: [],
  // Version 2: dates, the rules of its games, how it counts, games moved here, results brought in, closed tables.
  migrations: [{ to: 2, apply: added }],
  backedUp: true,
};

export const ledgerKind: DocumentKind<readonly LedgerEntry[]> = {
  name: 'ledger',
  label: 'store.document.ledger',
  lost: 'store.notice.reset',
  unknown: null,
  schema: z.array(ledgerEntrySchema),
  initial: [],
  migrations: [],
  backedUp: true,
};

export const housesKind: DocumentKind<readonly KeptHouse[]> = {
  name: 'houses',
  label: 'store.document.houses',
  lost: 'store.notice.reset',
  unknown: null,
  schema: z.array(keptHouseSchema).max(mostHouses),
  initial: [],
  migrations: [],
  backedUp: true,
};

const clockSchema = z.strictObject({
  rev: z.number(),
  mode: z.enum(['countdown', 'countup']),
  lengthMs: z.number(),
  /** Missing: nothing was added to the length that was set. */
  setMs: z.number().optional(),
  elapsedMs: z.number(),
  running: z.boolean(),
  step: z.string().nullable(),
  warnMs: z.number(),
  interrupted: z.enum(['restart', 'sleep', 'stall']).nullable(),
  /** Missing: a clock whose length the host may change. */
  fixed: z.string().optional(),
  /** Missing: a clock without a cue in its middle. */
  cueMs: z.number().optional(),
});

/** Not backed up: the session of another day would open the wrong game. */
export const sessionKind: DocumentKind<Session> = {
  name: 'session',
  label: 'store.document.session',
  lost: 'store.notice.sessionReset',
  unknown: 'store.notice.sessionUnknown',
  schema: z.strictObject({
    game: idSchema.nullable(),
    lookedUp: z.boolean().optional(),
    clock: clockSchema.nullable(),
    draft: draftSchema.nullable(),
    roomBlank: z.boolean(),
    /** Missing: there is no break. */
    roomPause: z.strictObject({ at: timeOfDaySchema.nullable(), until: z.number().nullable() }).nullish(),
    music: musicPlaceSchema.optional(),
  }),
  initial: { game: null, clock: null, draft: null, roomBlank: false },
  migrations: [],
  backedUp: false,
};

/** A summary with the length its game's file had. A journal only grows, so the length tells whether it fits. */
export interface IndexEntry {
  readonly bytes: number;
  readonly summary: GameSummary;
}

const houseName = summarySchema.shape.house.unwrap();

/**
 * Whether an entry can be used. By hand, because a season of a thousand games stands between the host and the
 * console, and the schema takes most of that time.
 */
function isEntry(entry: unknown): boolean {
  if (!has(entry, 'bytes', 'number') || !has(entry, 'summary', 'object')) return false;
  const { summary } = entry as { summary: unknown };
  const texts = ['id', 'season', 'ruleset', 'date', 'status'].every((name) => has(summary, name, 'string'));
  const numbers = ['startedAt', 'gameNo'].every((name) => has(summary, name, 'number'));
  if (!texts || !numbers || !has(summary, 'seats', 'object')) return false;
  const { id, seats, discipline, admitted, house } = summary as Partial<GameSummary>;
  if (!idSchema.safeParse(id).success || !Array.isArray(seats) || !seats.every(isSeat)) return false;
  // Few games have these.
  if (admitted !== undefined && !admittedSchema.safeParse(admitted).success) return false;
  if (house !== undefined && !houseName.safeParse(house).success) return false;
  return discipline === undefined || z.array(disciplinedSchema).safeParse(discipline).success;
}

function isSeat(seat: unknown): boolean {
  const texts = ['player', 'name', 'result'].every((name) => has(seat, name, 'string'));
  return (
    texts &&
    ['seat', 'fouls', 'total'].every((name) => has(seat, name, 'number')) &&
    has(seat, 'points', 'object')
  );
}

function has(value: unknown, name: string, type: 'string' | 'number' | 'object'): boolean {
  if (typeof value !== 'object' || value === null || !(name in value)) return false;
  const field: unknown = (value as Record<string, unknown>)[name];
  return typeof field === type && field !== null;
}

/** Not backed up: it is made anew from the games' files. */
export const indexKind: DocumentKind<readonly IndexEntry[]> = {
  name: 'index',
  label: 'store.document.index',
  lost: 'store.notice.indexRebuilt',
  unknown: 'store.notice.indexUnknown',
  schema: z.array(z.custom<IndexEntry>(isEntry)),
  initial: [],
  migrations: [],
  backedUp: false,
};
