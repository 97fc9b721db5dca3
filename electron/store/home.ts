import { dirname, join } from 'node:path';
import type { Files } from './files';
import { StoreError } from './store';

/** The folders that are there from the start. */
export const FOLDERS = ['games', 'backups'] as const;

/**
 * The data folder while the console runs. A stick may be pulled out, and what is left of it may be an empty folder
 * of the laptop's own disk: nothing must be written there. A folder that was only deleted is made again.
 */
export class Home {
  #device: number | null = null;
  readonly #remade: (() => void)[] = [];

  constructor(
    private readonly dir: string,
    private readonly files: Files,
  ) {}

  /** Takes the folder as it is now for the right one. */
  async remember(): Promise<void> {
    this.#device = await this.files.device(this.dir);
  }

  /** `listener` is told when the folder had to be made again and holds nothing yet. */
  onRemade(listener: () => void): void {
    this.#remade.push(listener);
  }

  /**
   * Sees to it that the folder is there before something is written. Rejects with a `StoreError` `gone` where it
   * vanished with its disk, or where another disk that knows nothing of the club stands in its place.
   */
  async check(): Promise<void> {
    if (this.#device === null) return;
    const device = await this.files.device(this.dir);
    const isClub = (await this.files.device(join(this.dir, 'games'))) !== null;
    if (device !== null && isClub) {
      // The same stick may come back as another device.
      this.#device = device;
      return;
    }
    const below = device ?? (await this.files.device(dirname(this.dir)));
    if (below !== this.#device) throw new StoreError('gone', this.dir);
    await this.files.makeFolder(this.dir);
    for (const folder of FOLDERS) await this.files.makeFolder(join(this.dir, folder));
    for (const tell of this.#remade) tell();
  }
}
