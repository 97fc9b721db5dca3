import { z } from 'zod';
import type { Player, Season } from '../../shared/contract/club';
import { written } from '../../shared/contract/names';
import {
  type ArchivedGame,
  archivedGameSchema,
  asValue,
  documentOf,
  pack,
  parsedOf,
  unpack,
} from './archive';
import { versionOf } from './formats';
import type { ParsedGame } from './game-file';
import { playersKind, seasonsKind } from './kinds';
import { StoreError } from './store';

const FORMAT = 'mafia-host-console/bundle';
const VERSION = 1;
/** More than any club has. */
const MOST = 20_000;

/** Games and players of a laptop, for another one of the club. A game stands once for each version it has there. */
interface Bundle {
  /** When it was made, wall clock ms. */
  readonly at: number;
  readonly club: string;
  readonly players: readonly Player[];
  readonly seasons: readonly Season[];
  readonly games: readonly ArchivedGame[];
}

/** A game of a bundle, read. */
export interface BundledGame extends ArchivedGame {
  readonly parsed: ParsedGame;
}

/** A bundle that was read and found good. */
export interface OpenedBundle extends Omit<Bundle, 'games'> {
  readonly games: readonly BundledGame[];
  /** Games that were in the file and cannot be read. */
  readonly unreadable: number;
  /** Name of the file. */
  readonly file: string;
}

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  at: z.number(),
  club: z.string().max(60),
  players: z.unknown(),
  seasons: z.unknown(),
  games: z.array(archivedGameSchema).max(MOST),
});

/** The bytes of a bundle: JSON, packed by gzip. */
export function packBundle({ at, club, players, seasons, games }: Bundle): Promise<Uint8Array> {
  return pack({
    format: FORMAT,
    version: VERSION,
    at,
    club,
    players: asValue(playersKind, players),
    seasons: asValue(seasonsKind, seasons),
    games,
  });
}

/** Reads a bundle. Rejects with a `StoreError` that says why it cannot be used; `file` is its name. */
export async function openBundle(bytes: Uint8Array, file: string): Promise<OpenedBundle> {
  const value = await unpack(bytes, file);
  versionOf(value, FORMAT, VERSION, file);
  const read = fileSchema.safeParse(value);
  if (!read.success) throw new StoreError('broken', file, { cause: read.error });
  const { at, club, games } = read.data;
  const players = documentOf(playersKind, read.data.players, file);
  const seasons = documentOf(seasonsKind, read.data.seasons, file);
  if (!isOnce(players) || !isOnce(seasons)) throw new StoreError('broken', file);
  const good = games.flatMap((game) => {
    const parsed = parsedOf(game, file);
    return parsed && hasPlainNames(parsed) ? [{ ...game, parsed }] : [];
  });
  return { at, club, players, seasons, games: good, unreadable: games.length - good.length, file };
}

/** Whether all have names that can be seen, and ids of their own. */
function isOnce(all: readonly (Player | Season)[]): boolean {
  if (all.length > MOST || new Set(all.map(({ id }) => id)).size < all.length) return false;
  return all.every(({ name }) => written(name) === name.trim() && name.trim() !== '');
}

function hasPlainNames({ header }: ParsedGame): boolean {
  return header.setup.seats.every(({ name }) => written(name) === name.trim() && name.trim() !== '');
}
