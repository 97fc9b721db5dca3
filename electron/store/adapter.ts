import { basename, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { text } from '../../shared/game/words';
import { Backups } from './backups';
import { readIfThere } from './files';
import { type DocumentKind, decodeDocument, encodeDocument } from './formats';
import { type Place, tell } from './place';
import { StoreError } from './store';
import { moveAside, writeWhole } from './whole-file';

/** lowdb's line to one small file: flushed writes, a backup a day, and a way back from a damaged file. */
export class JsonFile<T> implements Adapter<T> {
  readonly path: string;
  readonly #backups: Backups<T> | null;

  constructor(
    private readonly place: Place,
    private readonly kind: DocumentKind<T>,
  ) {
    this.path = join(place.dir, `${kind.name}.json`);
    this.#backups = kind.backedUp ? new Backups(place, kind) : null;
  }

  /**
   * The file, else its newest valid backup, else null. A newer or foreign file is refused and not touched; one that
   * is only a cache is set aside.
   */
  async read(): Promise<T | null> {
    const bytes = await readIfThere(this.place.files, this.path);
    if (bytes) {
      try {
        const data = decodeDocument(this.kind, bytes, this.path);
        await this.#backups?.keepVersion(bytes);
        return data;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        if (error.reason !== 'broken') return this.#withoutCache(error);
      }
    }
    const aside = bytes ? await moveAside(this.place, this.path) : null;
    const backup = (await this.#backups?.newestValid()) ?? null;
    this.#tell(aside, backup?.day ?? null);
    return backup?.data ?? null;
  }

  async write(data: T): Promise<void> {
    await this.#backups?.keep(this.path);
    await writeWhole(this.place, this.path, encodeDocument(this.kind, data));
  }

  /** Nothing of a cache is lost that is not made again, so that it must not keep the console from starting. */
  async #withoutCache(error: StoreError): Promise<null> {
    const { unknown } = this.kind;
    if (unknown === null || (error.reason !== 'newer' && error.reason !== 'foreign')) throw error;
    const aside = await moveAside(this.place, this.path, error.reason);
    const what = text(this.kind.label);
    tell(this.place, 'warning', unknown, { what, file: basename(this.path), aside });
    return null;
  }

  #tell(aside: string | null, day: string | null): void {
    const what = text(this.kind.label);
    const file = basename(this.path);
    if (aside && day) tell(this.place, 'warning', 'store.notice.restored', { what, file, aside, day });
    else if (aside) tell(this.place, 'error', this.kind.lost, { what, file, aside });
    else if (day) tell(this.place, 'warning', 'store.notice.restoredMissing', { what, file, day });
  }
}
