import { type MusicPlace, type MusicShelf, musicRequestSchemas } from '../../shared/contract/music';
import type { RequestBody } from '../../shared/contract/requests';
import { type Text, text } from '../../shared/game/words';
import type { Keeper } from './keeper';
import {
  FolderError,
  type FolderFault,
  type FoundTracks,
  findTracks,
  type OpenTrack,
  openTrack,
} from './musicFolder';
import { done, impossible, type Result, refused } from './result';

/** Requests about the night's music. */
export type MusicRequest = Extract<
  RequestBody,
  { type: 'music' | 'musicFolder' | 'pickMusicFolder' | 'keepMusic' }
>;

const musicTypes: ReadonlySet<RequestBody['type']> = new Set(
  musicRequestSchemas.map((schema) => schema.shape.type.value),
);

/** Whether a request is about the night's music. */
export function isMusicRequest(body: RequestBody): body is MusicRequest {
  return musicTypes.has(body.type);
}

/** Lets the host choose a folder in the system's dialog; null when it was closed. */
export type PickFolder = () => Promise<string | null>;

const faults: Readonly<Record<FolderFault, (folder: string) => Text>> = {
  relative: (folder) => text('music.trouble.relative', { folder }),
  gone: (folder) => text('music.trouble.gone', { folder }),
  noFolder: (folder) => text('music.trouble.noFolder', { folder }),
  denied: (folder) => text('music.trouble.denied', { folder }),
  empty: (folder) => text('music.trouble.empty', { folder }),
};

const nowhere: MusicPlace = { track: null, seconds: 0, held: false };

/** Answers the requests about the host's music, and opens its files for the host's page. */
export class MusicDesk {
  pick: PickFolder | null = null;
  /** What was found in which folder: nothing else is ever opened. */
  private found: (FoundTracks & { readonly folder: string }) | null = null;

  constructor(private readonly keeper: Keeper) {}

  async handle(body: MusicRequest): Promise<Result> {
    switch (body.type) {
      case 'music':
        return done('saved', await this.shelf());
      case 'musicFolder':
        return this.take(body.path);
      case 'pickMusicFolder': {
        if (!this.pick) return refused(impossible('music.refusal.noDialog'));
        const path = await this.pick();
        return path === null ? done('saved', await this.shelf()) : this.take(path);
      }
      case 'keepMusic':
        return done(await this.keeper.keepSession({ music: body.place }));
    }
  }

  /** Opens a track of the folder as it was found last; null for whatever else is asked for. */
  async open(id: string): Promise<OpenTrack | null> {
    if (this.found?.folder !== this.folder) await this.shelf();
    const track = this.found?.tracks.find((one) => one.id === id);
    return this.found && track ? openTrack(this.found.folder, track) : null;
  }

  private get folder(): string | null {
    return this.keeper.store.settings.get().musicFolder;
  }

  /** A folder that cannot be used is not taken: the host hears why. */
  private async take(path: string | null): Promise<Result> {
    const found = path === null ? null : await look(path);
    if (found && 'key' in found) return refused({ kind: 'impossible', rule: 'console', reason: found });
    const { settings } = this.keeper.store;
    const written = await this.keeper.put(settings, { ...settings.get(), musicFolder: path });
    return done(written, await this.shelf());
  }

  private async shelf(): Promise<MusicShelf> {
    const { folder } = this;
    const place = this.keeper.session.music ?? nowhere;
    const found = folder === null ? null : await look(folder);
    const trouble = found && 'key' in found ? found : null;
    this.found = folder !== null && found && !('key' in found) ? { ...found, folder } : null;
    const { tracks = [], left = false } = this.found ?? {};
    return { folder, tracks: tracks.map(({ id, name }) => ({ id, name })), left, trouble, place };
  }
}

/** Looks through a folder, or says what is wrong with it. */
async function look(folder: string): Promise<FoundTracks | Text> {
  try {
    return await findTracks(folder);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    return faults[error.fault](folder);
  }
}
