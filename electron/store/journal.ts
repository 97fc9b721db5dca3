import type { Line } from '../../shared/game/journal';
import type { Files, OpenFile } from './files';
import { encodeLines, type ParsedGame } from './game-file';
import { StoreError } from './store';

/** One game's file, open for appending. Costs the same for each line, however long the game is. */
export class Journal {
  #file: OpenFile | null = null;
  #length: number;
  #lines: number;

  constructor(
    private readonly files: Files,
    private readonly path: string,
    parsed: ParsedGame,
  ) {
    this.#length = parsed.length;
    this.#lines = parsed.lines.length;
  }

  /** Length of what is known to be whole, in bytes. */
  get length(): number {
    return this.#length;
  }

  /**
   * Appends lines and flushes them. After a failure the file counts as it was before. Refuses to write into a file
   * that was taken away or cut: nobody would find the lines there.
   */
  async append(lines: readonly Line[]): Promise<void> {
    lines.forEach(({ n }, index) => {
      const next = this.#lines + index + 1;
      if (n !== next) throw new RangeError(`line ${n} does not follow line ${next - 1}`);
    });
    const bytes = encodeLines(lines);
    try {
      this.#file ??= await this.#open();
      if (!(await this.#file.isAt(this.path))) throw new StoreError('missing', this.path);
      if ((await this.#file.size()) < this.#length) throw new StoreError('broken', this.path);
      await this.#file.write(bytes, this.#length);
      await this.#file.datasync();
    } catch (error) {
      await this.#drop();
      throw error;
    }
    this.#length += bytes.length;
    this.#lines += lines.length;
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await file?.close();
  }

  /** Opens the file and takes away what a failed append may have left behind the known length. */
  async #open(): Promise<OpenFile> {
    const file = await this.files.open(this.path);
    try {
      const size = await file.size();
      if (size < this.#length) throw new StoreError('broken', this.path);
      if (size > this.#length) await file.truncate(this.#length);
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** After a failure the handle is given up: what it holds is not known, and a stick may have been pulled out. */
  async #drop(): Promise<void> {
    // The failure that led here is reported; one in closing adds nothing to it.
    await this.close().catch(() => undefined);
  }
}
