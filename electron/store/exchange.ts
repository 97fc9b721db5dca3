import { join } from 'node:path';
import { type Archive, openArchive, packArchive } from './archive';
import { codeOf, readIfThere } from './files';
import { encodeDocument } from './formats';
import { readsAsGame } from './game-file';
import { ledgerKind, playersKind, seasonsKind, settingsKind } from './kinds';
import { type Place, tell } from './place';
import { StoreError } from './store';
import { moveAside, writeWhole } from './whole-file';

const FILE = 'restoring.json.gz';

/**
 * Exchanges everything the club has for what a backup has, as a whole: the backup is put into the data folder
 * first, and from then on its files are written again and again until all are there, after a power cut too. Nothing
 * else is written meanwhile. Games that cannot be read stay where they are.
 */
export class Exchange {
  #pending: Archive | null = null;
  #running: Promise<void> | null = null;

  constructor(private readonly place: Place) {}

  /** Decides for the backup. Once it resolves there is no way back but another exchange. */
  async begin(archive: Archive): Promise<void> {
    await this.finish();
    await writeWhole(this.place, this.#path(FILE), await packArchive(archive));
    this.#pending = archive;
  }

  /** Takes up an exchange that was interrupted. */
  async resume(): Promise<void> {
    const bytes = await readIfThere(this.place.files, this.#path(FILE));
    if (!bytes) return;
    try {
      this.#pending = await openArchive(bytes, this.#path(FILE));
    } catch (error) {
      if (!(error instanceof StoreError) || error.reason === 'newer') throw error;
      const aside = await moveAside(this.place, this.#path(FILE));
      tell(this.place, 'error', 'store.notice.restoreLost', { aside });
      return;
    }
    await this.finish();
    tell(this.place, 'info', 'store.notice.restoreFinished', {});
  }

  /** Writes what is not written yet; does nothing when nothing is. */
  finish(): Promise<void> {
    if (!this.#pending) return Promise.resolve();
    this.#running ??= this.#write(this.#pending).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #write(archive: Archive): Promise<void> {
    const { settings, players, seasons, ledger } = archive;
    for (const { id, text } of archive.games)
      await this.#put(`games/${id}.jsonl`, new TextEncoder().encode(text));
    const kept = new Set(archive.games.map(({ id }) => `${id}.jsonl`));
    for (const name of await this.place.files.list(this.#path('games'))) {
      if (!kept.has(name)) await this.#removeGame(`games/${name}`);
    }
    await this.#put('settings.json', encodeDocument(settingsKind, settings));
    await this.#put('players.json', encodeDocument(playersKind, players));
    await this.#put('seasons.json', encodeDocument(seasonsKind, seasons));
    await this.#put(`${ledgerKind.name}.json`, encodeDocument(ledgerKind, ledger));
    for (const name of ['index.json', 'session.json']) await this.#remove(name);
    for (const folder of ['games', '']) await this.place.files.syncFolder(this.#path(folder));
    await this.#remove(FILE);
    await this.place.files.syncFolder(this.place.dir);
    this.#pending = null;
  }

  /** A file that is already as it should be is not written again. */
  async #put(name: string, bytes: Uint8Array): Promise<void> {
    const there = await readIfThere(this.place.files, this.#path(name));
    if (!there || !Buffer.from(there).equals(bytes)) await writeWhole(this.place, this.#path(name), bytes);
  }

  /** Takes away a game the backup does not have. It is in the copy that was made before. */
  async #removeGame(name: string): Promise<void> {
    const bytes = await readIfThere(this.place.files, this.#path(name));
    if (bytes && readsAsGame(bytes, name)) await this.#remove(name);
  }

  async #remove(name: string): Promise<void> {
    try {
      await this.place.files.remove(this.#path(name));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  #path(name: string): string {
    return join(this.place.dir, name);
  }
}
