import { join } from 'node:path';
import type { Line } from '../../shared/game/journal';
import { reasonOf } from './errors';
import { readIfThere } from './files';
import { type ParsedGame, parseGame } from './game-file';
import { type Place, tell } from './place';
import type { Queue } from './queue';
import { StoreError } from './store';
import { writeWhole } from './whole-file';

/** A game's copy is brought up to date after so many lines. */
const EVERY = 25;
const NAME = /^([a-z0-9]{8,32})\.jsonl$/;

/**
 * A copy of each game beside the daily copies, a few lines behind the game itself and up to date once the game has
 * ended. Only what is new is written, so that a late copy costs no more than an early one.
 */
export class GameCopies {
  #game: string | null = null;
  #behind = 0;
  /** Length of the copy as it was written last; null when it has to be written whole. */
  #length: number | null = null;
  #failed = false;

  constructor(
    private readonly place: Place,
    private readonly queue: Queue,
  ) {}

  /** To be told of lines that are on disk, and of the length they gave the game's file. */
  appended(id: string, lines: readonly Line[], length: number): void {
    if (id !== this.#game) this.#startWith(id);
    this.#behind += lines.length;
    const isAfterEnd = ['seal', 'evening'].includes(lines.at(-1)?.op.type ?? '');
    if (this.#behind < EVERY && !isAfterEnd) return;
    this.#behind = 0;
    this.queue.run(() => this.#copy(id, length)).catch((error: unknown) => this.#sayFailed(error));
  }

  /** The copy of a game; null when there is none that can be read whole. */
  async read(id: string): Promise<{ readonly bytes: Uint8Array; readonly parsed: ParsedGame } | null> {
    const path = this.#path(id);
    const bytes = await readIfThere(this.place.files, path);
    if (!bytes) return null;
    try {
      const parsed = parseGame(bytes, path);
      // The last lines may be torn: the power may be cut in a copy, too.
      return parsed.header.id === id ? { bytes: bytes.subarray(0, parsed.length), parsed } : null;
    } catch (error) {
      if (error instanceof StoreError) return null;
      throw error;
    }
  }

  /** Takes a copy away, or puts another text in its place. A game without a copy stays without one. */
  async replace(id: string, bytes: Uint8Array | null): Promise<void> {
    if (id === this.#game) this.#startWith(null);
    const path = this.#path(id);
    if (!(await readIfThere(this.place.files, path))) return;
    if (bytes) await writeWhole(this.place, path, bytes);
    else await this.place.files.remove(path);
  }

  /** Forgets what is known of the copies: games were changed as a whole. */
  forget(): void {
    this.#startWith(null);
  }

  /** Ids of the games that have a copy. */
  async list(): Promise<readonly string[]> {
    const names = await this.place.files.list(join(this.place.dir, 'backups'));
    return names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  }

  #startWith(id: string | null): void {
    this.#game = id;
    this.#behind = 0;
    this.#length = null;
  }

  async #copy(id: string, length: number): Promise<void> {
    const known = id === this.#game ? this.#length : null;
    this.#length = null;
    const whole = (await this.place.files.read(join(this.place.dir, 'games', `${id}.jsonl`))).subarray(
      0,
      length,
    );
    if (known === null) await writeWhole(this.place, this.#path(id), whole);
    else await this.#append(this.#path(id), whole.subarray(known), known);
    if (id === this.#game) this.#length = length;
    this.#failed = false;
  }

  async #append(path: string, bytes: Uint8Array, at: number): Promise<void> {
    const file = await this.place.files.open(path);
    try {
      if ((await file.size()) !== at) throw new StoreError('broken', path);
      await file.write(bytes, at);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** The game itself is on disk. Said once, tried again after the next lines, then as a whole. */
  #sayFailed(error: unknown): void {
    // That the whole folder is gone is said by the game.
    if (error instanceof StoreError && error.reason === 'gone') return;
    if (!this.#failed)
      tell(this.place, 'warning', 'store.notice.backupFailed', { error: reasonOf(error, 'backups') });
    this.#failed = true;
  }

  #path(id: string): string {
    return join(this.place.dir, 'backups', `${id}.jsonl`);
  }
}
