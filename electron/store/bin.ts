import { join } from 'node:path';
import { z } from 'zod';
import { type Player, playerSchema } from '../../shared/contract/club';
import type { BinItem } from '../../shared/contract/data';
import { eveningIn } from '../../shared/game/evening';
import { asStoreError } from './errors';
import { codeOf } from './files';
import { type DocumentKind, decodeDocument, encodeDocument } from './formats';
import { parseGame, withChange } from './game-file';
import type { Games } from './games';
import { playerMigrations } from './kinds';
import type { Place } from './place';
import type { Queue } from './queue';
import { type Document, type GameChange, StoreError } from './store';
import { writeWhole } from './whole-file';

/** `<kind>-<id>-<wall clock ms of the deletion>`. */
const NAME = /^(game|player)-([a-z0-9]{8,32})-(\d{1,15})\.jsonl?$/;

export const deletedPlayerKind: DocumentKind<Player> = {
  name: 'deleted-player',
  label: 'store.document.players',
  lost: 'store.notice.reset',
  unknown: null,
  schema: playerSchema,
  initial: { id: 'unknown0', name: '?', createdAt: 0 },
  migrations: playerMigrations,
  backedUp: false,
};

/**
 * What was deleted, until the bin is emptied: each game and each player in a file of its own. What was brought back
 * keeps its file and is in the bin again once it is no longer in the club, as after a restore that is taken back.
 */
export class Bin {
  constructor(
    private readonly place: Place,
    private readonly queue: Queue,
    private readonly games: Games,
    private readonly players: Pick<Document<readonly Player[]>, 'get'>,
  ) {}

  /** What is in it and not in the club, the latest first. Files that cannot be read are passed over and stay. */
  list(): Promise<readonly BinItem[]> {
    return this.#run(async () => {
      const items: BinItem[] = [];
      for (const file of await this.#deleted()) {
        const item = await this.#look(file);
        if (item) items.push(item);
      }
      return items.toSorted((one, two) => two.deletedAt - one.deletedAt);
    });
  }

  /** Moves a game's file into the bin. Until it lies there it also lies where it was. */
  async addGame(id: string): Promise<void> {
    const file = `game-${id}-${this.place.now()}.jsonl`;
    await this.games.remove(id, async (bytes) => {
      await this.#put(file, bytes);
      await this.#dropOlder(file, bytes);
    });
  }

  addPlayer(player: Player): Promise<void> {
    const name = `player-${player.id}-${this.place.now()}.json`;
    const bytes = encodeDocument(deletedPlayerKind, player);
    return this.#run(async () => {
      await this.#put(name, bytes);
      await this.#dropOlder(name, bytes);
    });
  }

  /** Puts a game back among the games. Rejects where another one has taken its place. */
  async bringBackGame(item: string): Promise<void> {
    const file = `${item}.jsonl`;
    const bytes = await this.#run(() => this.#read(file));
    await this.games.put(parseGame(bytes, file).header.id, bytes);
  }

  /** The player as he was deleted. */
  player(item: string): Promise<Player> {
    return this.#run(async () => decodeDocument(deletedPlayerKind, await this.#read(`${item}.json`), item));
  }

  /** Removes what is listed for good. */
  empty(): Promise<void> {
    return this.#run(async () => {
      for (const file of await this.#deleted()) await this.#remove(file);
      await this.place.files.syncFolder(this.#path(''));
    });
  }

  /** Changes the games in it that name a player, and drops the deleted records of the player. */
  change(player: string, change: GameChange): Promise<void> {
    return this.#run(async () => {
      for (const file of await this.#files()) {
        const [, kind, id] = NAME.exec(file) ?? [];
        if (kind === 'player' && id === player) await this.#remove(file);
        if (kind !== 'game') continue;
        const bytes = await this.#read(file);
        if (!Buffer.from(bytes).includes(player)) continue;
        const changed = withChange(bytes, parseGame(bytes, file), change);
        if (changed) await writeWhole(this.place, this.#path(file), changed);
      }
    });
  }

  async #look(file: string): Promise<BinItem | null> {
    const [, kind, , at] = NAME.exec(file) ?? [];
    const item = { id: stem(file), deletedAt: Number(at) };
    try {
      const bytes = await this.#read(file);
      if (kind === 'player')
        return { ...item, kind, name: decodeDocument(deletedPlayerKind, bytes, file).name };
      const { header, lines } = parseGame(bytes, file);
      const { date, startedAt, setup } = header;
      const { gameNo } = eveningIn(header, lines);
      return { ...item, kind: 'game', date, gameNo, startedAt, seats: setup.seats.length };
    } catch (error) {
      if (error instanceof StoreError || error instanceof z.ZodError) return null;
      throw error;
    }
  }

  async #put(file: string, bytes: Uint8Array): Promise<void> {
    // What is made of an id that is none leads elsewhere.
    if (!NAME.test(file)) throw new StoreError('missing', file);
    await this.place.files.makeFolder(this.#path(''));
    await writeWhole(this.place, this.#path(file), bytes);
  }

  /** What lies here as well as in the later file is not kept twice. */
  async #dropOlder(file: string, bytes: Uint8Array): Promise<void> {
    const [, kind, id] = NAME.exec(file) ?? [];
    for (const older of (await this.#files()).filter((one) => one !== file)) {
      const [, itsKind, itsId] = NAME.exec(older) ?? [];
      if (itsKind !== kind || itsId !== id) continue;
      const its = await this.#read(older);
      if (Buffer.from(its).equals(bytes.subarray(0, its.length))) await this.#remove(older);
    }
    await this.place.files.syncFolder(this.#path(''));
  }

  /** The files of what is not in the club. */
  async #deleted(): Promise<readonly string[]> {
    const games = new Set(await this.games.list());
    const players = new Set(this.players.get().map(({ id }) => id));
    return (await this.#files()).filter((file) => {
      const [, kind, id = ''] = NAME.exec(file) ?? [];
      return !(kind === 'game' ? games : players).has(id);
    });
  }

  async #files(): Promise<readonly string[]> {
    try {
      return (await this.place.files.list(this.#path(''))).filter((name) => NAME.test(name));
    } catch (error) {
      // Nothing was ever deleted.
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }

  /** Only what is listed is read: what a screen names is no path. */
  async #read(file: string): Promise<Uint8Array> {
    if (!(await this.#files()).includes(file)) throw new StoreError('missing', file);
    return this.place.files.read(this.#path(file));
  }

  async #remove(file: string): Promise<void> {
    await this.place.files.remove(this.#path(file));
  }

  async #run<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await this.queue.run(task);
    } catch (error) {
      throw asStoreError(error, this.#path(''));
    }
  }

  #path(file: string): string {
    return join(this.place.dir, 'bin', file);
  }
}

function stem(file: string): string {
  return file.replace(/\.jsonl?$/, '');
}
