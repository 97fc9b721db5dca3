import type { Refusal, Text } from '../game/words';
import type { CsvFile } from '../season/csv';
import type { SystemStandings } from '../season/standings';
import type { AmendGroup, AmendPreview, EntryLine } from './amend';
import type { BundleGames, BundlePreview, DivergedGame } from './bundle';
import type { ClockEdge, ClockState, ClockTick } from './clock';
import type { Draft, GameSummary, Player, Season, SeasonView, Settings } from './club';
import type { BackupPreview, ClubFiles, MadeBackup } from './data';
import type { DisplayView } from './displays';
import type { FileProgress } from './exports';
import type { HostView, LogLine } from './host';
import type { HouseTrial, KeptHouse } from './house';
import type { LanView } from './lan';
import type { LedgerView } from './ledger';
import type { MusicShelf } from './music';
import type { PlayerPage } from './people';
import type { GameRecord } from './record';
import type { RequestBody } from './requests';
import type { RoomView } from './room';
import type { SeasonFacts } from './season';

/** What a query gives back, by request type; null for requests that only change something. */
export interface Replies {
  players: readonly Player[];
  games: readonly GameSummary[];
  /** A table for each system that was played to an end, the one played last first. */
  standings: readonly SystemStandings[];
  csv: CsvFile;
  ledger: LedgerView;
  ledgerFile: CsvFile;
  log: readonly LogLine[];
  record: GameRecord;
  entries: readonly EntryLine[];
  amendChoices: readonly AmendGroup[];
  previewAmend: AmendPreview;
  addPlayers: readonly Player[];
  addSeason: Season;
  player: PlayerPage;
  savePlayer: Player;
  /** Null until the last part; then how many records are new and how many were filled in. */
  importPlayers: { readonly added: number; readonly filled: number } | null;
  season: SeasonFacts;
  startGame: { readonly game: string };
  music: MusicShelf;
  musicFolder: MusicShelf;
  pickMusicFolder: MusicShelf;
  data: ClubFiles;
  backUp: MadeBackup;
  /** A part of the backup's file, in base64. */
  backupPart: string;
  /** Null until the last part. */
  offerBackup: BackupPreview | null;
  tryHouse: { readonly trial: string };
  houseTrial: HouseTrial;
  saveHouse: KeptHouse;
  makeFile: { readonly job: string };
  fileProgress: FileProgress;
  /** A part of a file that was made, in base64. */
  filePart: string;
  /** Null until the last part. */
  offerBundle: BundlePreview | null;
  takeBundle: BundleGames;
  gameVersions: readonly DivergedGame[];
}
export type ReplyOf<T extends RequestBody['type']> = T extends keyof Replies ? Replies[T] : null;

/** The longest message of a screen, in bytes of UTF-8. */
export const longestMessage = 64 * 1024;

/**
 * The answer to a request, or to a message that was none (`id` '' where it had no usable one). `saved`: on disk. `held`: accepted and in memory, being retried. `refused`: not
 * accepted; an `irregular` one may be sent again with a reason. Only `saved` is a promise.
 */
export type Response =
  | { readonly id: string; readonly status: 'saved' | 'held'; readonly data: unknown }
  | {
      readonly id: string;
      readonly status: 'refused';
      readonly refusal: Refusal & { readonly kind: 'impossible' | 'irregular' | 'stale' | 'confirm' };
    };

/** A message for the host that stays until it is closed: what happened to a file, what was kept. */
export interface Notice {
  readonly id: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly text: Text;
}

/** Where a room screen is: a window of the console itself, a browser at an address, or a television's own browser. */
export type RoomPlace =
  | { readonly kind: 'window'; readonly display: string }
  | { readonly kind: 'browser' | 'tv'; readonly address: string };

/** A room screen as the host sees it; one that went away stays in the list for a while. */
export interface RoomScreenHealth {
  readonly id: number;
  readonly place: RoomPlace;
  readonly alive: boolean;
  /** Whole seconds since it was last heard; 0 while it answers in time. */
  readonly silentS: number;
  /** How many pictures it is behind the newest one; null while it has not said what it shows. */
  readonly behind: number | null;
}

/** State of the console around the game. */
export interface ConsoleView {
  readonly settings: Settings;
  readonly seasons: readonly SeasonView[];
  /** The club's house rules, also the retired ones. */
  readonly houses: readonly KeptHouse[];
  readonly draft: Draft | null;
  /** A game that was running when the console stopped is opened by itself; this is the id of the open one. */
  readonly game: string | null;
  readonly saving: { readonly held: number; readonly error: Text | null };
  readonly rooms: {
    readonly alive: number;
    readonly lost: number;
    readonly screens: readonly RoomScreenHealth[];
  };
  readonly roomBlank: boolean;
  /** The room sees that there is a break. */
  readonly roomPause: Pick<RoomPause, 'at'> | null;
  /** Where the page finds the club's logo; null without. */
  readonly logo: string | null;
  /** Address of the room's screen for another browser; null in a shell without one. */
  readonly roomAddress: string | null;
  /** Electron: whether the room window would be on the host's only display. */
  readonly singleDisplay: boolean | null;
  /** Electron: the displays there are, and the one that is chosen for the room; null in a shell without windows. */
  readonly displays: readonly DisplayView[] | null;
  /** The room's view in the local network; null in a shell without it. */
  readonly lan: LanView | null;
  readonly notices: readonly Notice[];
  /** The room sees a night: the music follows it, and no secret step. */
  readonly night: boolean;
  /** Electron: the host chooses folders in the system's dialog. */
  readonly picksFolders: boolean;
  readonly version: string;
}

/** What the authority sends to the host's screen. */
export type HostMessage =
  | { readonly type: 'console'; readonly rev: number; readonly view: ConsoleView }
  | { readonly type: 'game'; readonly rev: number; readonly view: HostView | null }
  | { readonly type: 'clock'; readonly clock: ClockState | null }
  | { readonly type: 'edge'; readonly edge: ClockEdge }
  | { readonly type: 'response'; readonly response: Response }
  | { readonly type: 'pong'; readonly echo: number; readonly tick?: ClockTick };

/** The picture of a break. */
export interface RoomPause {
  /** When the game goes on, as the host's own clock will say it, `20:45`; null: not said. */
  readonly at: string | null;
  /** Till then, in ms, at the moment of sending; negative once it is past, null where nothing is counted. */
  readonly leftMs: number | null;
}

/** What the authority sends to a room screen. `rev` counts only changes of the room's own view. */
export type RoomMessage =
  | {
      readonly type: 'room';
      readonly rev: number;
      readonly view: RoomView;
      readonly blank: boolean;
      readonly language: Settings['language'];
      readonly club: string;
      readonly theme: Settings['roomTheme'];
      readonly pause: RoomPause | null;
      /** Where the page finds the club's logo; null without. */
      readonly logo: string | null;
      /** The console's own. A page that was loaded from another one loads itself anew. */
      readonly version: string;
    }
  /** Null while no public clock is set. */
  | { readonly type: 'clock'; readonly clock: ClockState | null }
  /** `tick` only of a clock that the room sees anyway. */
  | { readonly type: 'pong'; readonly echo: number; readonly tick?: ClockTick }
  /** The screen said something else than a heartbeat, or too much at once. Always the same. */
  | { readonly type: 'refused' };

/** What a screen is given to talk to the authority: a WebSocket in the browser shell, a preload bridge in Electron. */
export interface Transport<Incoming> {
  send(message: string): void;
  /** Called with every message, in order; returns the unsubscriber. */
  onMessage(listener: (message: Incoming) => void): () => void;
  /** Called with true when the connection is there, false when it is lost. */
  onConnection(listener: (connected: boolean) => void): () => void;
}
