import { z } from 'zod';
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
import { idSchema } from '../../shared/game/state';
import type { DocumentKind } from './formats';
import type { Session } from './store';

/** Version 2: whether the host's window is kept out of recordings. */
function withContentProtection(data: unknown): unknown {
  return { ...z.object({}).loose().parse(data), contentProtection: false };
}

export const settingsKind: DocumentKind<Settings> = {
  name: 'settings',
  label: 'store.document.settings',
  lost: 'store.notice.reset',
  schema: settingsSchema,
  initial: defaultSettings,
  migrations: [{ to: 2, apply: withContentProtection }],
  backedUp: true,
};

export const playersKind: DocumentKind<readonly Player[]> = {
  name: 'players',
  label: 'store.document.players',
  lost: 'store.notice.reset',
  schema: z.array(playerSchema),
  initial: [],
  migrations: [],
  backedUp: true,
};

export const seasonsKind: DocumentKind<readonly Season[]> = {
  name: 'seasons',
  label: 'store.document.seasons',
  lost: 'store.notice.reset',
  schema: z.array(seasonSchema),
  initial: [],
  migrations: [],
  backedUp: true,
};

const clockSchema = z.strictObject({
  rev: z.number(),
  mode: z.enum(['countdown', 'countup']),
  lengthMs: z.number(),
  elapsedMs: z.number(),
  running: z.boolean(),
  step: z.string().nullable(),
  warnMs: z.number(),
  interrupted: z.enum(['restart', 'sleep', 'stall']).nullable(),
});

/** Not backed up: the session of another day would open the wrong game. */
export const sessionKind: DocumentKind<Session> = {
  name: 'session',
  label: 'store.document.session',
  lost: 'store.notice.sessionReset',
  schema: z.strictObject({
    game: idSchema.nullable(),
    clock: clockSchema.nullable(),
    draft: draftSchema.nullable(),
    roomBlank: z.boolean(),
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

/** Not backed up: it is made anew from the games' files. */
export const indexKind: DocumentKind<readonly IndexEntry[]> = {
  name: 'index',
  label: 'store.document.index',
  lost: 'store.notice.indexRebuilt',
  schema: z.array(z.strictObject({ bytes: z.number().int().min(0), summary: summarySchema })),
  initial: [],
  migrations: [],
  backedUp: false,
};
