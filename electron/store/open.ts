import { join, resolve } from 'node:path';
import type { Notice } from '../../shared/contract/messages';
import { JsonFile } from './adapter';
import { Bin } from './bin';
import { disk } from './disk';
import { openDocument } from './document';
import { asStoreError } from './errors';
import { Exchange } from './exchange';
import type { Files } from './files';
import type { DocumentKind } from './formats';
import { GameCopies } from './game-copies';
import { Games } from './games';
import { FOLDERS, Home } from './home';
import { IndexFile, refreshIndex, type Summarise } from './index-cache';
import {
  housesKind,
  indexKind,
  ledgerKind,
  playersKind,
  seasonsKind,
  sessionKind,
  settingsKind,
} from './kinds';
import { type Lock, lockFolder } from './lock';
import { LogoFile } from './logo';
import { Merging } from './merging';
import { type Place, tell } from './place';
import { prune } from './prune';
import { Queue } from './queue';
import type { Store } from './store';
import { Vault } from './vault';
import { changedVersions, versionsKind } from './versions';
import { removeTemporary } from './whole-file';

export interface StoreOptions {
  readonly dir: string;
  /** Wall clock, ms. */
  readonly now: () => number;
  /** A new unique id, fit for a file name. */
  readonly id: () => string;
  /** Makes a game's summary from its file; without it the index is left as it is found. */
  readonly summarise?: Summarise;
  /** Hears how many of the games whose files have to be read have been read. */
  readonly onReading?: ((done: number, of: number) => void) | undefined;
  readonly files?: Files;
  readonly lock?: (dir: string) => Promise<Lock>;
}

/**
 * Opens the club's data: takes the folder for this process, clears up after an interrupted start, reads the
 * small files and brings the index in line with the games. Rejects with a `StoreError` when the folder is in
 * use or holds a file of a newer console or a foreign one.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { now, id, files = disk, lock = lockFolder } = options;
  const dir = resolve(options.dir);
  const notices: Notice[] = [];
  const home = new Home(dir, files);
  const place: Place = { dir, files, home, now, id, notices };
  let held: Lock | null = null;
  try {
    await files.makeFolder(dir);
    held = await lock(dir);
    for (const folder of FOLDERS) await files.makeFolder(join(dir, folder));
    await home.remember();
    for (const folder of ['', ...FOLDERS]) await removeTemporary(place, join(dir, folder));
    return await openAll(place, options, held);
  } catch (error) {
    await held?.release();
    throw asStoreError(error, dir);
  }
}

async function openAll(place: Place, options: StoreOptions, held: Lock): Promise<Store> {
  const { summarise, onReading } = options;
  const exchange = new Exchange(place);
  await exchange.resume();
  const merging = new Merging(place);
  await merging.resume();
  const before = async () => {
    try {
      await exchange.finish();
      await merging.finish();
    } catch (error) {
      throw asStoreError(error, place.dir);
    }
  };
  // Two lines, so that a click at the table never waits for a document.
  const documents = new Queue(before);
  const journals = new Queue(before);
  const open = <T>(kind: DocumentKind<T>, initial = kind.initial) =>
    openDocument(new JsonFile(place, kind), (value) => kind.schema.parse(value), initial, documents);

  const settings = await open(settingsKind);
  const logo = await LogoFile.open(place, documents, settings.get().logo);
  const players = await open(playersKind);
  const seasons = await open(seasonsKind);
  const ledger = await open(ledgerKind);
  const houses = await open(housesKind);
  const versions = await open(versionsKind);
  const copies = new GameCopies(place, documents);
  const games = new Games(place, journals, copies);
  const indexFile = new IndexFile(new JsonFile(place, indexKind), games);
  const index = await openDocument(indexFile, (value) => indexFile.check(value), [], documents);
  if (summarise) await refreshIndex(place, index, indexFile, games, { summarise, onReading });
  // A session that was lost takes up the latest game that was running.
  const running = index.get().findLast(({ status }) => status === 'running');
  const session = await open(sessionKind, { ...sessionKind.initial, game: running?.id ?? null });
  const bin = new Bin(place, documents, games, players);
  const clubs = { settings, players, seasons, ledger, houses, session, index, versions, logo };
  const vault = new Vault(place, games, clubs, exchange, merging, { documents, journals }, summarise);
  await prune(place, copies, vault, index.get());
  place.home.onRemade(() => tell(place, 'error', 'store.notice.folderRemade', { folder: place.dir }));

  return {
    settings,
    players,
    seasons,
    ledger,
    houses,
    session,
    index,
    versions,
    createGame: (header) => games.create(header),
    appendLines: (game, lines) => games.append(game, lines),
    readGame: (game) => games.read(game),
    listGames: () => games.list(),
    rewriteGame: (header, lines) => games.rewrite(header, lines),
    changeGames: async (player, change) => {
      const changed = new Set<string>();
      for (const game of await games.list()) if (await games.change(game, player, change)) changed.add(game);
      await bin.change(player, change);
      const others = changedVersions(versions.get(), change);
      if (others !== versions.get()) await versions.put(others);
      return changed;
    },
    bin,
    logo,
    vault,
    folder: place.dir,
    onRemade: (listener) => place.home.onRemade(listener),
    notices: place.notices,
    close: async () => {
      await Promise.all([documents.close(), journals.close()]);
      await games.close();
      await held.release();
    },
  };
}
