import type { Logo } from '../../electron/store/logo';
import type { Document, GameHeader, Session, Store, StoredGame } from '../../electron/store/store';
import { StoreError } from '../../electron/store/store';
import type { GameVersions } from '../../electron/store/versions';
import type { LedgerEntry } from '../../shared/club/ledger';
import {
  defaultSettings,
  type GameSummary,
  type Player,
  type Season,
  type Settings,
} from '../../shared/contract/club';
import type { KeptHouse } from '../../shared/contract/house';
import { type Line, lineSchema } from '../../shared/game/journal';

/** What is "on disk": survives the console, as JSON, so that nothing is shared by reference. */
export interface Disk {
  readonly files: Map<string, string>;
  readonly games: Map<string, string[]>;
  /** Set while writes fail. */
  broken: Error | null;
  /** Writes that were let through. */
  writes: number;
}

export const emptyDisk = (): Disk => ({ files: new Map(), games: new Map(), broken: null, writes: 0 });

/** A store that keeps everything in memory and can be made to fail. */
export function memoryStore(disk: Disk): Store {
  let logo: Logo | null = null;
  const written = async (write: () => void): Promise<void> => {
    await Promise.resolve();
    if (disk.broken) throw disk.broken;
    write();
    disk.writes += 1;
  };
  const document = <T>(name: string, initial: T): Document<T> => {
    const stored = disk.files.get(name);
    let value: T = stored === undefined ? initial : JSON.parse(stored);
    return {
      get: () => value,
      put: (next) => {
        value = next;
        return written(() => disk.files.set(name, JSON.stringify(next)));
      },
    };
  };
  return {
    settings: document<Settings>('settings', defaultSettings),
    players: document<readonly Player[]>('players', []),
    seasons: document<readonly Season[]>('seasons', []),
    ledger: document<readonly LedgerEntry[]>('ledger', []),
    houses: document<readonly KeptHouse[]>('houses', []),
    session: document<Session>('session', { game: null, clock: null, draft: null, roomBlank: false }),
    index: document<readonly GameSummary[]>('index', []),
    versions: document<readonly GameVersions[]>('versions', []),
    createGame: (header) => written(() => disk.games.set(header.id, [JSON.stringify(header)])),
    appendLines: (game, lines) =>
      written(() => {
        const file = disk.games.get(game);
        if (!file) throw new StoreError('missing', game);
        file.push(...lines.map((line) => JSON.stringify(lineSchema.parse(line))));
      }),
    readGame: async (game): Promise<StoredGame> => {
      const file = disk.games.get(game);
      if (!file) throw new StoreError('missing', game);
      const [header, ...lines] = file.map((text) => JSON.parse(text));
      return { header: header as GameHeader, lines: lines as Line[] };
    },
    rewriteGame: (header, lines) =>
      written(() =>
        disk.games.set(
          header.id,
          [header, ...lines].map((line) => JSON.stringify(line)),
        ),
      ),
    changeGames: () => noFiles(),
    logo: {
      get: () => logo,
      put: (next) =>
        written(() => {
          logo = next;
        }),
      tidy: async (kept) => {
        if (kept === null) logo = null;
      },
    },
    get bin() {
      return noFiles();
    },
    get vault() {
      return noFiles();
    },
    folder: '/memory',
    onRemade: () => undefined,
    listGames: async () => [...disk.games.keys()],
    notices: [],
    close: async () => undefined,
  };
}

/** What has to do with files is tested on a simulated disk, see `tests/console/backup.test.ts`. */
function noFiles(): never {
  throw new Error('the store in memory has no files');
}

/** The journal lines of a game as they are on disk. */
export function linesOn(disk: Disk, game: string): Line[] {
  return (disk.games.get(game) ?? []).slice(1).map((text) => lineSchema.parse(JSON.parse(text)));
}
