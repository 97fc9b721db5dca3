import { z } from 'zod';
import type { Player, Season } from '../../shared/contract/club';
import { idSchema } from '../../shared/game/state';
import { type ArchivedGame, archivedGameSchema, asValue, documentOf, pack, unpack } from './archive';
import { encodeDocument, versionOf } from './formats';
import { Intent } from './intent';
import { playersKind, seasonsKind } from './kinds';
import type { Place } from './place';
import { StoreError } from './store';
import { type GameVersions, versionsKind } from './versions';

const FORMAT = 'mafia-host-console/merge';
const VERSION = 1;

/** What becomes of the club when something of another laptop is taken in, or the host chooses a version. */
export interface Merge {
  /** Games that are new, or have another text. */
  readonly games: readonly ArchivedGame[];
  /** Games that are no longer among the others: their versions lie apart. */
  readonly removed: readonly string[];
  readonly players: readonly Player[];
  readonly seasons: readonly Season[];
  readonly versions: readonly GameVersions[];
}

const planSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  games: z.array(archivedGameSchema),
  removed: z.array(idSchema),
  players: z.unknown(),
  seasons: z.unknown(),
  versions: z.unknown(),
});

/** Takes games, players and seasons in as a whole. What it does not name stays as it is. */
export class Merging extends Intent<Merge> {
  constructor(place: Place) {
    super(place, 'merging.json.gz', {
      finished: 'store.notice.mergeFinished',
      lost: 'store.notice.mergeLost',
    });
  }

  protected pack({ games, removed, players, seasons, versions }: Merge): Promise<Uint8Array> {
    return pack({
      format: FORMAT,
      version: VERSION,
      games,
      removed,
      players: asValue(playersKind, players),
      seasons: asValue(seasonsKind, seasons),
      versions: asValue(versionsKind, versions),
    });
  }

  protected async open(bytes: Uint8Array, file: string): Promise<Merge> {
    const value = await unpack(bytes, file);
    versionOf(value, FORMAT, VERSION, file);
    const read = planSchema.safeParse(value);
    if (!read.success) throw new StoreError('broken', file, { cause: read.error });
    const { games, removed, players, seasons, versions } = read.data;
    return {
      games,
      removed,
      players: documentOf(playersKind, players, file),
      seasons: documentOf(seasonsKind, seasons, file),
      versions: documentOf(versionsKind, versions, file),
    };
  }

  /** The versions are there before a game's own file goes. */
  protected async write({ games, removed, players, seasons, versions }: Merge): Promise<void> {
    await this.put('versions.json', encodeDocument(versionsKind, versions));
    for (const { id, text } of games) await this.put(`games/${id}.jsonl`, new TextEncoder().encode(text));
    for (const id of removed) await this.remove(`games/${id}.jsonl`);
    // A copy of what the game was before would pass for the better one.
    for (const id of [...games.map((game) => game.id), ...removed]) await this.remove(`backups/${id}.jsonl`);
    await this.put('players.json', encodeDocument(playersKind, players));
    await this.put('seasons.json', encodeDocument(seasonsKind, seasons));
    await this.remove('index.json');
  }
}
