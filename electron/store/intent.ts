import { join } from 'node:path';
import { codeOf, readIfThere } from './files';
import { type Place, tell } from './place';
import { StoreError } from './store';
import { moveAside, writeWhole } from './whole-file';

/** What the host is told of a plan that was taken up again after a power cut. */
interface Told {
  readonly finished: string;
  /** The plan cannot be read and was set aside. */
  readonly lost: string;
}

/**
 * Something that is done to many files as a whole: its plan is put into the data folder first, and from then on the
 * files are written again and again until all are there, after a power cut too. Nothing else is written meanwhile.
 */
export abstract class Intent<Plan> {
  #pending: Plan | null = null;
  #running: Promise<void> | null = null;

  constructor(
    protected readonly place: Place,
    private readonly file: string,
    private readonly told: Told,
  ) {}

  protected abstract pack(plan: Plan): Promise<Uint8Array>;
  protected abstract open(bytes: Uint8Array, file: string): Promise<Plan>;
  /** Brings the files to where the plan has them, also when some of them are there already. */
  protected abstract write(plan: Plan): Promise<void>;

  /** Decides for the plan. Once it resolves there is no way back. */
  async begin(plan: Plan): Promise<void> {
    await this.finish();
    await writeWhole(this.place, this.path(this.file), await this.pack(plan));
    this.#pending = plan;
  }

  /** Takes up what was interrupted. */
  async resume(): Promise<void> {
    const path = this.path(this.file);
    const bytes = await readIfThere(this.place.files, path);
    if (!bytes) return;
    try {
      this.#pending = await this.open(bytes, path);
    } catch (error) {
      if (!(error instanceof StoreError) || error.reason === 'newer') throw error;
      const aside = await moveAside(this.place, path);
      tell(this.place, 'error', this.told.lost, { aside });
      return;
    }
    await this.finish();
    tell(this.place, 'info', this.told.finished, {});
  }

  /** Writes what is not written yet; does nothing when nothing is. */
  finish(): Promise<void> {
    if (!this.#pending) return Promise.resolve();
    this.#running ??= this.#carryOut(this.#pending).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #carryOut(plan: Plan): Promise<void> {
    await this.write(plan);
    for (const folder of ['games', '']) await this.place.files.syncFolder(this.path(folder));
    await this.remove(this.file);
    await this.place.files.syncFolder(this.place.dir);
    this.#pending = null;
  }

  /** A file that is already as it should be is not written again. */
  protected async put(name: string, bytes: Uint8Array): Promise<void> {
    const there = await readIfThere(this.place.files, this.path(name));
    if (!there || !Buffer.from(there).equals(bytes)) await writeWhole(this.place, this.path(name), bytes);
  }

  protected async remove(name: string): Promise<void> {
    try {
      await this.place.files.remove(this.path(name));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  protected path(name: string): string {
    return join(this.place.dir, name);
  }
}
