import { basename, join } from 'node:path';
import type { Line } from '../../shared/game/journal';
import { idSchema } from '../../shared/game/state';
import { text } from '../../shared/game/words';
import { asStoreError, reasonOf } from './errors';
import { readIfThere } from './files';
import type { GameCopies } from './game-copies';
import { encodeHeader, encodeLines, type ParsedGame, parseGame, withChange } from './game-file';
import { Journal } from './journal';
import { type Place, tell } from './place';
import type { Queue } from './queue';
import { type GameChange, type GameHeader, type StoredGame, StoreError } from './store';
import { keepBeside, moveAside, writeWhole } from './whole-file';

const NAME = /^(.+)\.jsonl$/;

/** The folder of the games' files. */
export class Games {
  /** The game that lines go to; one at a time, so that at most one file is open. */
  #current: { readonly id: string; readonly journal: Journal } | null = null;
  readonly #setAside = new Map<string, StoreError>();

  constructor(
    private readonly place: Place,
    private readonly queue: Queue,
    private readonly copies: GameCopies,
  ) {}

  create(header: GameHeader): Promise<void> {
    return this.#run(header.id, async (path) => {
      const bytes = encodeHeader(header);
      const there = await readIfThere(this.place.files, path);
      // The same header may be given again after a failure that came late.
      if (there && !Buffer.from(there).equals(bytes)) throw new RangeError(`game ${header.id} exists`);
      await writeWhole(this.place, path, bytes);
    });
  }

  append(id: string, lines: readonly Line[]): Promise<void> {
    return this.#run(id, async (path) => {
      const journal = await this.#journal(id, path, lines[0]?.n ?? 1);
      await journal.append(lines);
      this.copies.appended(id, lines, journal.length);
    });
  }

  /** Puts a game on disk whole. What lies there and is no beginning of it is set aside. */
  rewrite(header: GameHeader, lines: readonly Line[]): Promise<void> {
    return this.#queued(header.id, async (path) => {
      const bytes = Buffer.concat([encodeHeader(header), encodeLines(lines)]);
      const there = await readIfThere(this.place.files, path);
      const begins = there && bytes.subarray(0, there.length).equals(there);
      const aside = there && !begins ? await moveAside(this.place, path) : null;
      await this.close();
      await writeWhole(this.place, path, bytes);
      this.#setAside.delete(header.id);
      const file = basename(path);
      if (aside) tell(this.place, 'warning', 'store.notice.gameReplaced', { file, aside });
      else if (!there) tell(this.place, 'warning', 'store.notice.gameRewritten', { file });
      this.copies.appended(header.id, lines, bytes.length);
    });
  }

  read(id: string): Promise<StoredGame> {
    return this.#run(id, async (path) => {
      const parsed = await this.#parse(id, path);
      if (parsed.tail !== 'none') await this.#mendIfPossible(path, parsed);
      return { header: parsed.header, lines: parsed.lines };
    });
  }

  /** The whole lines of a game's file, as they lie there. Rejects where the game cannot be read. */
  bytes(id: string): Promise<Uint8Array> {
    return this.#run(id, async (path) => {
      const { length } = await this.#parse(id, path);
      return (await this.place.files.read(path)).subarray(0, length);
    });
  }

  /** Gives a game that names this player another text, its copy too; false where nothing was to be changed. */
  change(id: string, player: string, change: GameChange): Promise<boolean> {
    return this.#queued(id, async (path) => {
      const there = await readIfThere(this.place.files, path);
      // What cannot be read and names somebody else is no matter of this change.
      if (!there || !Buffer.from(there).includes(player)) return false;
      const parsed = await this.#parse(id, path);
      const bytes = withChange(await this.place.files.read(path), parsed, change);
      if (!bytes) return false;
      await this.close();
      await writeWhole(this.place, path, bytes);
      await this.copies.replace(id, bytes);
      return true;
    });
  }

  /** Takes a game's file away; `keep` gets its bytes first. */
  remove(id: string, keep: (bytes: Uint8Array) => Promise<void>): Promise<void> {
    return this.#run(id, async (path) => {
      await keep(await this.place.files.read(path));
      if (this.#current?.id === id) await this.close();
      await this.place.files.remove(path);
      await this.place.files.syncFolder(join(this.place.dir, 'games'));
      await this.copies.replace(id, null);
    });
  }

  /** Puts a file in its place, where there is none. */
  put(id: string, bytes: Uint8Array): Promise<void> {
    return this.#queued(id, async (path) => {
      const there = await readIfThere(this.place.files, path);
      if (there && !Buffer.from(there).equals(bytes)) throw new StoreError('taken', path);
      await writeWhole(this.place, path, bytes);
      this.#setAside.delete(id);
    });
  }

  async list(): Promise<readonly string[]> {
    const names = await this.place.files.list(join(this.place.dir, 'games'));
    return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).filter((id) => idSchema.safeParse(id).success);
  }

  /** Length of a game's file. */
  size(id: string): Promise<number> {
    return this.place.files.size(this.#path(id));
  }

  /** Puts a game's copy where its file was; false when there is none. */
  bringBack(id: string): Promise<boolean> {
    return this.#queued(id, async (path) => {
      const copy = await this.copies.read(id);
      if (copy) await writeWhole(this.place, path, copy.bytes);
      return copy !== null;
    });
  }

  async close(): Promise<void> {
    const current = this.#current;
    this.#current = null;
    await current?.journal.close();
  }

  /** Forgets what is known of the files: they were changed as a whole. */
  async forget(): Promise<void> {
    this.#setAside.clear();
    this.copies.forget();
    await this.close();
  }

  #run<T>(id: string, task: (path: string) => Promise<T>): Promise<T> {
    return this.#queued(id, async (path) => {
      const known = this.#setAside.get(id);
      if (known) throw known;
      return task(path);
    });
  }

  #queued<T>(id: string, task: (path: string) => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      const path = this.#path(id);
      try {
        return await task(path);
      } catch (error) {
        throw asStoreError(error, path);
      }
    });
  }

  async #journal(id: string, path: string, first: number): Promise<Journal> {
    if (this.#current?.id === id) return this.#current.journal;
    const parsed = await this.#parse(id, path);
    // Somebody put another state of the game there; what is right is in memory.
    if (parsed.lines.length !== first - 1) throw new StoreError('broken', path);
    if (parsed.tail !== 'none') await this.#mend(path, parsed);
    await this.close();
    const journal = new Journal(this.place.files, path, parsed);
    this.#current = { id, journal };
    return journal;
  }

  async #parse(id: string, path: string): Promise<ParsedGame> {
    const bytes = await readIfThere(this.place.files, path);
    if (!bytes) throw new StoreError('missing', path);
    // Behind the known length there may be the half of an append that failed.
    const known = this.#current?.id === id ? this.#current.journal.length : bytes.length;
    const parsed = await this.#parsed(id, path, bytes.subarray(0, known));
    if (parsed.header.id !== id) throw new StoreError('copy', path);
    return parsed;
  }

  async #parsed(id: string, path: string, bytes: Uint8Array): Promise<ParsedGame> {
    try {
      const parsed = parseGame(bytes, path);
      return (parsed.tail === 'damaged' && (await this.#fromCopy(id, path, parsed.lines.length))) || parsed;
    } catch (error) {
      if (!(error instanceof StoreError) || error.reason !== 'broken') throw error;
      return (await this.#fromCopy(id, path, -1)) ?? this.#setBrokenAside(id, path, error);
    }
  }

  /** Puts the copy of a damaged game in its place, if it has more than so many lines. */
  async #fromCopy(id: string, path: string, lines: number): Promise<ParsedGame | null> {
    const copy = await this.copies.read(id);
    if (!copy || copy.parsed.lines.length <= lines) return null;
    if (this.#current?.id === id) await this.close();
    const aside = await moveAside(this.place, path);
    await writeWhole(this.place, path, copy.bytes);
    const entries = text('store.notice.entries', { count: copy.parsed.lines.length });
    tell(this.place, 'error', 'store.notice.gameFromCopy', { file: basename(path), aside, entries });
    return { ...copy.parsed, tail: 'none' };
  }

  async #setBrokenAside(id: string, path: string, error: StoreError): Promise<never> {
    if (this.#current?.id === id) await this.close();
    const aside = await moveAside(this.place, path);
    this.#setAside.set(id, error);
    tell(this.place, 'error', 'store.notice.gameSetAside', { file: basename(path), aside });
    throw error;
  }

  /** Keeps what cannot be read, then cuts the file to its whole lines. */
  async #mend(path: string, { tail, length }: ParsedGame): Promise<void> {
    const { files } = this.place;
    const bytes = await files.read(path);
    const aside =
      tail === 'torn'
        ? await keepBeside(this.place, path, 'torn', bytes.subarray(length))
        : await keepBeside(this.place, path, 'corrupt', bytes);
    const file = await files.open(path);
    try {
      await file.truncate(length);
      await file.datasync();
    } finally {
      await file.close();
    }
    const key = tail === 'torn' ? 'store.notice.gameTorn' : 'store.notice.gameDamagedEnd';
    tell(this.place, tail === 'torn' ? 'info' : 'error', key, { file: basename(path), aside });
  }

  async #mendIfPossible(path: string, parsed: ParsedGame): Promise<void> {
    try {
      await this.#mend(path, parsed);
    } catch (error) {
      // A full disk must not keep the host from the game. The next append mends first, or fails and says so.
      tell(this.place, 'warning', 'store.notice.gameNotMended', {
        file: basename(path),
        error: reasonOf(error, path),
      });
    }
  }

  #path(id: string): string {
    if (!idSchema.safeParse(id).success) throw new StoreError('missing', id);
    return join(this.place.dir, 'games', `${id}.jsonl`);
  }
}
