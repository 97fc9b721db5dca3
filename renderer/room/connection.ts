import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { RoomMessage, Transport } from '../../shared/contract/messages';
import type { ClockReading } from '../ui/clock';
import { Line } from '../ui/line';
import { isFromAnother } from './age';
import { speak } from './words';

/** What the authority last told this screen to show. */
export type RoomPicture = Extract<RoomMessage, { type: 'room' }>;

/** What a room screen knows: the last picture, the clock, and whether the authority is there. */
interface RoomState {
  readonly picture: RoomPicture | null;
  /** When it came, by the page's own clock (`performance.now()`). */
  readonly receivedAt: number;
  readonly reading: ClockReading | null;
  readonly connected: boolean;
}

/** Holds the room's state. What was known stays when the line is lost, and the clock runs on. */
export class RoomConnection {
  readonly #line: Line<RoomMessage>;
  #state: RoomState = { picture: null, receivedAt: 0, reading: null, connected: false };
  #listeners = new Set<() => void>();

  constructor(transport: Transport<RoomMessage>) {
    this.#line = new Line<RoomMessage>(transport);
    this.#line.subscribe(() =>
      this.#change({ reading: this.#line.reading, connected: this.#line.connected }),
    );
    this.#line.onMessage((message) => {
      if (message.type !== 'room') return;
      // It may not know what it is told. The new page asks the new console for the whole.
      if (isFromAnother(message.version)) {
        window.location.reload();
        return;
      }
      speak(message.language);
      this.#change({ picture: message, receivedAt: performance.now() });
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RoomState => this.#state;

  /** The picture of this revision is on the screen. */
  drew(rev: number): void {
    this.#line.shows(rev);
  }

  #change(part: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Where the pictures find the connection. */
export const RoomLine = createContext<RoomConnection | null>(null);

/** The room's state, drawn again with every change; the console is told which picture was drawn. */
export function useRoom(): RoomState {
  const connection = useContext(RoomLine);
  if (!connection) throw new Error('no connection around this component');
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const rev = state.picture?.rev;
  useEffect(() => {
    if (rev !== undefined) connection.drew(rev);
  }, [connection, rev]);
  return state;
}
