import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { LedgerEntry } from '../../shared/club/ledger';
import type { Player, Season, Settings } from '../../shared/contract/club';
import type { KeptHouse } from '../../shared/contract/house';
import { idSchema } from '../../shared/game/state';
import { codeOf } from './files';
import { type DocumentKind, decodeDocument, encodeDocument, jsonOf, versionOf } from './formats';
import { type ParsedGame, parseGame } from './game-file';
import { housesKind, ledgerKind, playersKind, seasonsKind, settingsKind } from './kinds';
import { type Logo, logoOf } from './logo';
import { StoreError } from './store';
import { type GameVersions, versionsKind } from './versions';

const FORMAT = 'mafia-host-console/backup';
/** Version 2 has the club's ledger, version 3 its house rules. */
const VERSION = 3;
/** Longest backup that is read, in bytes: packed, and unpacked. A club of twenty years stays below. */
export const LARGEST_PACKED = 64 * 1024 * 1024;
const LARGEST = 256 * 1024 * 1024;

export const archivedGameSchema = z.strictObject({ id: idSchema, text: z.string() });
/** One game of a backup: its file as it lies on the disk. */
export type ArchivedGame = Readonly<z.infer<typeof archivedGameSchema>>;

/** Everything of a club in one file. */
export interface Archive {
  /** Wall clock of the backup, ms. */
  readonly at: number;
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly seasons: readonly Season[];
  readonly ledger: readonly LedgerEntry[];
  readonly houses: readonly KeptHouse[];
  readonly games: readonly ArchivedGame[];
  /** Games that lie apart because the host has to choose between their versions, or has chosen. */
  readonly versions: readonly GameVersions[];
  /** The club's logo, where it has one. */
  readonly logo?: Logo | null;
}

/** A backup that was read and found good. */
export interface OpenedArchive extends Archive {
  /** The games, read; in the order of `games`. */
  readonly parsed: readonly ParsedGame[];
  /** Games that were in the file and cannot be read. */
  readonly unreadable: number;
}

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.number().int().min(1).max(VERSION),
  at: z.number(),
  settings: z.unknown(),
  players: z.unknown(),
  seasons: z.unknown(),
  /** Missing in version 1, when there was none. */
  ledger: z.unknown().optional(),
  /** Missing before version 3. */
  houses: z.unknown().optional(),
  games: z.array(archivedGameSchema),
  /** Missing where there are none. */
  versions: z.unknown().optional(),
  /** In base64. */
  logo: z.base64().optional(),
});

/** The bytes of a backup: JSON, packed by gzip. */
export async function packArchive(archive: Archive): Promise<Uint8Array> {
  return pack({
    format: FORMAT,
    version: VERSION,
    at: archive.at,
    settings: asValue(settingsKind, archive.settings),
    players: asValue(playersKind, archive.players),
    seasons: asValue(seasonsKind, archive.seasons),
    ledger: asValue(ledgerKind, archive.ledger),
    houses: asValue(housesKind, archive.houses),
    games: archive.games,
    ...(archive.versions.length > 0 ? { versions: asValue(versionsKind, archive.versions) } : {}),
    ...(archive.logo ? { logo: Buffer.from(archive.logo.bytes).toString('base64') } : {}),
  });
}

/** A document as it stands inside another file. */
export function asValue<T>(kind: DocumentKind<T>, data: T): unknown {
  return jsonOf(encodeDocument(kind, data))?.value;
}

/** Reads a backup. Rejects with a `StoreError` that says why it cannot be used; `file` is its name. */
export async function openArchive(bytes: Uint8Array, file: string): Promise<OpenedArchive> {
  const value = await unpack(bytes, file);
  versionOf(value, FORMAT, VERSION, file);
  const read = fileSchema.safeParse(value);
  if (!read.success) throw new StoreError('broken', file, { cause: read.error });
  const { version, at, settings, players, seasons, ledger, houses, games, versions, logo } = read.data;
  const good = games.flatMap((game) => {
    const parsed = parsedOf(game, file);
    return parsed ? [{ game, parsed }] : [];
  });
  return {
    at,
    settings: documentOf(settingsKind, settings, file),
    players: documentOf(playersKind, players, file),
    seasons: documentOf(seasonsKind, seasons, file),
    ledger: version === 1 ? [] : documentOf(ledgerKind, ledger, file),
    houses: version < 3 ? [] : documentOf(housesKind, houses, file),
    games: good.map(({ game }) => game),
    versions: versions === undefined ? [] : documentOf(versionsKind, versions, file),
    parsed: good.map(({ parsed }) => parsed),
    unreadable: games.length - good.length,
    logo: logo === undefined ? null : logoOf(Buffer.from(logo, 'base64')),
  };
}

/** A value as packed JSON. */
export function pack(value: unknown): Promise<Uint8Array> {
  return promisify(gzip)(JSON.stringify(value));
}

/** The value of packed JSON, or of JSON that somebody unpacked. */
export async function unpack(bytes: Uint8Array, file: string): Promise<unknown> {
  if (bytes.length > LARGEST_PACKED) throw new StoreError('tooBig', file);
  const json = jsonOf(bytes[0] === 0x1f && bytes[1] === 0x8b ? await unzipped(bytes, file) : bytes);
  if (!json) throw new StoreError('broken', file);
  return json.value;
}

async function unzipped(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: LARGEST, chunkSize: 1024 * 1024 });
  } catch (error) {
    const reason = codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooBig' : 'broken';
    throw new StoreError(reason, file, { cause: error });
  }
}

/** A document inside another file. One of another kind makes that file broken. */
export function documentOf<T>(kind: DocumentKind<T>, value: unknown, file: string): T {
  try {
    return decodeDocument(kind, new TextEncoder().encode(JSON.stringify(value) ?? ''), file);
  } catch (error) {
    if (error instanceof StoreError && error.reason === 'newer') throw error;
    throw new StoreError('broken', file, { cause: error });
  }
}

/** A game of a backup or a bundle, read; null for one that is damaged. One of a newer console makes the file newer. */
export function parsedOf({ id, text }: ArchivedGame, file: string): ParsedGame | null {
  try {
    const parsed = parseGame(new TextEncoder().encode(text), file);
    return parsed.header.id === id && parsed.tail === 'none' ? parsed : null;
  } catch (error) {
    if (error instanceof StoreError && error.reason === 'newer') throw error;
    return null;
  }
}
