import { join } from 'node:path';
import { reasonOf } from './errors';
import { readIfThere } from './files';
import { type DocumentKind, decodeDocument, latestOf, versionSaid } from './formats';
import { localDay, type Place, tell } from './place';
import { StoreError } from './store';
import { writeWhole } from './whole-file';

const KEEP = 14;

/** Copies of one small file: the file as it was before its first change of a day, for the last days it changed. */
export class Backups<T> {
  #lastDay: string | null = null;
  #failed = false;

  constructor(
    private readonly place: Place,
    private readonly kind: DocumentKind<T>,
  ) {}

  /** Keeps a copy of the file unless today has one. */
  async keep(path: string): Promise<void> {
    const day = localDay(this.place.now());
    if (day === this.#lastDay) return;
    try {
      await this.place.home.check();
      if (await this.#copy(path, day)) this.#lastDay = day;
    } catch (error) {
      // The change itself must not wait for its backup. Said once, tried again with the next change.
      this.#sayFailed(error, path);
    }
  }

  /** Keeps a file of an older version as it is, before anything is written that an older console cannot read. */
  async keepVersion(bytes: Uint8Array): Promise<void> {
    const version = versionSaid(bytes);
    if (version === null || version >= latestOf(this.kind.migrations)) return;
    const path = join(this.place.dir, 'backups', `${this.kind.name}-version-${version}.json`);
    try {
      if (!(await readIfThere(this.place.files, path))) await writeWhole(this.place, path, bytes);
    } catch (error) {
      this.#sayFailed(error, path);
    }
  }

  /** The newest copy that can be read, with its day. */
  async newestValid(): Promise<{ readonly day: string; readonly data: T } | null> {
    for (const day of (await this.#days()).toReversed()) {
      const path = this.#path(day);
      try {
        return { day, data: decodeDocument(this.kind, await this.place.files.read(path), path) };
      } catch (error) {
        // An unusable copy is passed over, not touched; an older one may do.
        if (!(error instanceof StoreError)) throw error;
      }
    }
    return null;
  }

  /** That the whole folder is gone is said by the write itself. */
  #sayFailed(error: unknown, path: string): void {
    if (error instanceof StoreError && error.reason === 'gone') return;
    if (!this.#failed)
      tell(this.place, 'warning', 'store.notice.backupFailed', { error: reasonOf(error, path) });
    this.#failed = true;
  }

  async #copy(path: string, day: string): Promise<boolean> {
    const days = await this.#days();
    if (days.includes(day)) return true;
    const bytes = await readIfThere(this.place.files, path);
    if (!bytes) return false;
    await writeWhole(this.place, this.#path(day), bytes);
    for (const old of [...days, day].toSorted().slice(0, -KEEP)) {
      await this.place.files.remove(this.#path(old));
    }
    return true;
  }

  /** Ascending. */
  async #days(): Promise<string[]> {
    const pattern = new RegExp(`^${this.kind.name}-(\\d{4}-\\d\\d-\\d\\d)\\.json$`);
    const names = await this.place.files.list(join(this.place.dir, 'backups'));
    return names.flatMap((name) => pattern.exec(name)?.[1] ?? []).toSorted();
  }

  #path(day: string): string {
    return join(this.place.dir, 'backups', `${this.kind.name}-${day}.json`);
  }
}
