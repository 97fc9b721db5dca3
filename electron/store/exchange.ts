import { type Archive, openArchive, packArchive } from './archive';
import { readIfThere } from './files';
import { encodeDocument } from './formats';
import { readsAsGame } from './game-file';
import { Intent } from './intent';
import { housesKind, ledgerKind, playersKind, seasonsKind, settingsKind } from './kinds';
import type { Place } from './place';
import { versionsKind } from './versions';

/**
 * Exchanges everything the club has for what a backup has, as a whole. Games that cannot be read stay where they are.
 */
export class Exchange extends Intent<Archive> {
  constructor(place: Place) {
    super(place, 'restoring.json.gz', {
      finished: 'store.notice.restoreFinished',
      lost: 'store.notice.restoreLost',
    });
  }

  protected pack(archive: Archive): Promise<Uint8Array> {
    return packArchive(archive);
  }

  protected open(bytes: Uint8Array, file: string): Promise<Archive> {
    return openArchive(bytes, file);
  }

  protected async write(archive: Archive): Promise<void> {
    const { settings, players, seasons, ledger, houses, versions } = archive;
    for (const { id, text } of archive.games)
      await this.put(`games/${id}.jsonl`, new TextEncoder().encode(text));
    const kept = new Set(archive.games.map(({ id }) => `${id}.jsonl`));
    for (const name of await this.place.files.list(this.path('games'))) {
      if (!kept.has(name)) await this.#removeGame(`games/${name}`);
    }
    if (archive.logo) await this.put(`logo.${archive.logo.kind}`, archive.logo.bytes);
    await this.put('settings.json', encodeDocument(settingsKind, settings));
    await this.put('players.json', encodeDocument(playersKind, players));
    await this.put('seasons.json', encodeDocument(seasonsKind, seasons));
    await this.put(`${ledgerKind.name}.json`, encodeDocument(ledgerKind, ledger));
    // Also where there are none: a file that is missing would come back from its copies.
    await this.put(`${housesKind.name}.json`, encodeDocument(housesKind, houses));
    if (versions.length > 0) await this.put('versions.json', encodeDocument(versionsKind, versions));
    else await this.remove('versions.json');
    for (const name of ['index.json', 'session.json']) await this.remove(name);
  }

  /** Takes away a game the backup does not have. It is in the copy that was made before. */
  async #removeGame(name: string): Promise<void> {
    const bytes = await readIfThere(this.place.files, this.path(name));
    if (bytes && readsAsGame(bytes, name)) await this.remove(name);
  }
}
