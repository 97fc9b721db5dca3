import { basename, join } from 'node:path';
import type { Line } from '../../shared/game/journal';
import { idSchema } from '../../shared/game/state';
import { asStoreError, reasonOf } from './errors';
import { readIfThere } from './files';
import { encodeHeader, type ParsedGame, parseGame } from './game-file';
import { Journal } from './journal';
import { type Place, tell } from './place';
import type { Queue } from './queue';
import { type GameHeader, type StoredGame, StoreError } from './store';
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
      const journal = await this.#journal(id, path);
      await journal.append(lines);
    });
  }

  read(id: string): Promise<StoredGame> {
    return this.#run(id, async (path) => {
      const parsed = await this.#parse(id, path);
      if (parsed.tail !== 'none') await this.#mendIfPossible(path, parsed);
      return { header: parsed.header, lines: parsed.lines };
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

  async close(): Promise<void> {
    await this.#current?.journal.close();
    this.#current = null;
  }

  #run<T>(id: string, task: (path: string) => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      const path = this.#path(id);
      const known = this.#setAside.get(id);
      if (known) throw known;
      try {
        return await task(path);
      } catch (error) {
        throw asStoreError(error, path);
      }
    });
  }

  async #journal(id: string, path: string): Promise<Journal> {
    if (this.#current?.id === id) return this.#current.journal;
    const parsed = await this.#parse(id, path);
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
    try {
      return parseGame(bytes.subarray(0, known), path);
    } catch (error) {
      if (error instanceof StoreError && error.reason === 'broken')
        await this.#setBrokenAside(id, path, error);
      throw error;
    }
  }

  async #setBrokenAside(id: string, path: string, error: StoreError): Promise<void> {
    if (this.#current?.id === id) await this.close();
    const aside = await moveAside(this.place, path);
    this.#setAside.set(id, error);
    tell(this.place, 'error', 'store.notice.gameSetAside', { file: basename(path), aside });
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
