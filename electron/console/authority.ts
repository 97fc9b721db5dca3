import type { DisplayView } from '../../shared/contract/displays';
import type { LanView } from '../../shared/contract/lan';
import type { HostMessage, RoomMessage, RoomPlace } from '../../shared/contract/messages';
import type { Text } from '../../shared/game/words';
import type { Logo } from '../store/logo';
import type { PickFolder } from './musicDesk';
import type { OpenTrack } from './musicFolder';
import type { ChooseDisplay } from './roomDesk';

/** One screen's line to the authority. */
export interface Connection {
  /** Takes one message of the screen as it came: JSON text, at most 64 kB. Answers go through `send`. */
  receive(raw: string): void;
  /** `meant`: the console itself has ended the line, so the screen is not missed. */
  close(meant?: boolean): void;
}

/**
 * The one who takes requests, holds the running game and the clock, and publishes views. Knows nothing of
 * windows or sockets; both shells connect their screens to it.
 */
export interface Authority {
  connectHost(label: string, send: (message: HostMessage) => void): Connection;
  /** `place` tells the host which of the room's screens it is. */
  connectRoom(send: (message: RoomMessage) => void, place: RoomPlace): Connection;
  /** The machine went to sleep or woke up: the clock pauses and says so. */
  suspended(): void;
  /** Address of the room's screen, or what the displays are like; shown to the host. */
  setShell(facts: {
    roomAddress?: string | null;
    singleDisplay?: boolean | null;
    displays?: readonly DisplayView[];
    lan?: LanView | null;
  }): void;
  /** This shell can show the room's view in the local network: what the host's switch does; a `Text` says why not. */
  offerLan(turn: (on: boolean) => Promise<Text | null>): void;
  /** This shell has windows: how the room's goes to the display that the host chooses. */
  offerDisplays(choose: ChooseDisplay): void;
  /** Opens a track of the host's music for the host's page; null for whatever is none. */
  openTrack(id: string): Promise<OpenTrack | null>;
  /** The shell can let the host choose a folder. */
  setFolderPicker(pick: PickFolder): void;
  /** The club's logo, for the shells to serve at `logoPath`; null without. */
  logo(): Logo | null;
  /** A trouble the host must read; it stays on the screen. */
  tell(trouble: Text): void;
  /** Waits for everything held to be written. */
  close(): Promise<void>;
}
