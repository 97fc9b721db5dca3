import type { LedgerEntry } from '../../shared/club/ledger';
import type { ClockState } from '../../shared/contract/clock';
import type { Draft, GameSummary, Player, Season, Settings } from '../../shared/contract/club';
import type { KeptHouse } from '../../shared/contract/house';
import type { Notice } from '../../shared/contract/messages';
import type { MusicPlace } from '../../shared/contract/music';
import type { Line } from '../../shared/game/journal';
import type { Setup } from '../../shared/game/state';
import { type Text, text } from '../../shared/game/words';
import type { Bin } from './bin';
import { codeOf } from './files';
import type { LogoFile } from './logo';
import type { Vault } from './vault';
import type { GameVersions } from './versions';

/** First line of a game's file: what is fixed when it begins. */
export interface GameHeader {
  readonly format: 'mafia-host-console/game';
  readonly version: 1;
  readonly id: string;
  readonly season: string;
  /** Wall clock, ms. */
  readonly startedAt: number;
  /** Local calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Which game of that day, from 1. */
  readonly gameNo: number;
  /** Who hosted, and at which table, as they were called that evening; missing: nobody said it. */
  readonly host?: string | undefined;
  readonly table?: string | undefined;
  readonly setup: Setup;
}

export interface StoredGame {
  readonly header: GameHeader;
  readonly lines: readonly Line[];
}

/** Gives a stored game another text; what it does not concern stays as it is. */
export type GameChange = (game: StoredGame) => StoredGame;

/** What is open on the console, so that a restart comes back to it. */
export interface Session {
  readonly game: string | null;
  /** An old game that is looked up and stays off the room's screen; missing: it was played here. */
  readonly lookedUp?: boolean | undefined;
  readonly clock: ClockState | null;
  readonly draft: Draft | null;
  readonly roomBlank: boolean;
  /** The room sees that there is a break, until this instant (wall clock, ms) where it is counted. */
  readonly roomPause?: { readonly at: string | null; readonly until: number | null } | null | undefined;
  /** Where the music stopped; missing: it never played. */
  readonly music?: MusicPlace | undefined;
}

/** One small file that is always written whole. `put` resolves when it is on disk and rejects when it is not. */
export interface Document<T> {
  get(): T;
  put(value: T): Promise<void>;
}

/** The club's data on disk. Everything resolves only when it is flushed; a rejected write changed no promise. */
export interface Store {
  readonly settings: Document<Settings>;
  readonly players: Document<readonly Player[]>;
  readonly seasons: Document<readonly Season[]>;
  /** The club's ledger: records across games, only ever added to. */
  readonly ledger: Document<readonly LedgerEntry[]>;
  /** The club's house rules. Games do not need them: each has the numbers it is played with. */
  readonly houses: Document<readonly KeptHouse[]>;
  readonly session: Document<Session>;
  /** Summaries of all games; a cache, rebuilt from the games' files when it is missing or broken. */
  readonly index: Document<readonly GameSummary[]>;
  /** Games that were played on differently on two laptops; they are not among the others. */
  readonly versions: Document<readonly GameVersions[]>;
  createGame(header: GameHeader): Promise<void>;
  /** Appends lines to a game's journal and flushes them. After a failure the same lines may be given again. */
  appendLines(game: string, lines: readonly Line[]): Promise<void>;
  /** Reads a game whole. Rejects with a `StoreError` that says what is wrong with the file. */
  readGame(game: string): Promise<StoredGame>;
  listGames(): Promise<readonly string[]>;
  /**
   * Puts a game on disk whole, where its file was taken away or is another than it should be. What lies there and is
   * no beginning of the game is set aside.
   */
  rewriteGame(header: GameHeader, lines: readonly Line[]): Promise<void>;
  /**
   * Gives every game that names this player another text, header and lines, the bin's too, and drops what the bin has
   * of the player. Gives the ids of the games that are another now.
   */
  changeGames(player: string, change: GameChange): Promise<ReadonlySet<string>>;
  /** What was deleted. */
  readonly bin: Bin;
  /** The club's logo. */
  readonly logo: Pick<LogoFile, 'get' | 'put' | 'tidy'>;
  /** Backups of everything. */
  readonly vault: Vault;
  /** Where the data lies. */
  readonly folder: string;
  /** `listener` is told when the folder had to be made again and what is in memory has to be written. */
  onRemade(listener: () => void): void;
  /** What was found and mended, at the start and whenever a game was read since; told to the host. It grows. */
  readonly notices: readonly Notice[];
  close(): Promise<void>;
}

const words = {
  missing: 'store.error.missing',
  broken: 'store.error.broken',
  foreign: 'store.error.foreign',
  newer: 'store.error.newer',
  locked: 'store.error.locked',
  unwritable: 'store.error.unwritable',
  gone: 'store.error.gone',
  copy: 'store.error.copy',
  tooBig: 'store.error.tooBig',
  taken: 'store.error.taken',
} as const;

/** Why a file could not be used; the words for the host are in `text`. */
export class StoreError extends Error {
  constructor(
    readonly reason: keyof typeof words,
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${file}`, options);
  }

  get text(): Text {
    return text(this.#key(), { file: this.file });
  }

  #key(): string {
    if (this.reason !== 'unwritable') return words[this.reason];
    const code = codeOf(this.cause);
    if (code === 'ENOSPC' || code === 'EDQUOT') return 'store.error.full';
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'store.error.denied';
    return words.unwritable;
  }
}
