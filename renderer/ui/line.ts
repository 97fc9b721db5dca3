import type { ClockState } from '../../shared/contract/clock';
import type { Transport } from '../../shared/contract/messages';
import type { Ping } from '../../shared/contract/requests';
import type { ClockReading } from './clock';

const pingEveryMs = 2_000;
/** So long without an echo, and the authority counts as gone although the connection still stands. */
const silentMs = 5_000;
/** Round trips looked at; the shortest of them is the way, the others waited somewhere. */
const tripsKept = 8;

type Common =
  | { readonly type: 'clock'; readonly clock: ClockState | null }
  | { readonly type: 'pong'; readonly echo: number };

/**
 * One screen's line to the authority: whether it is there, how long the way is, and the clock corrected by half
 * of it. Subscribers are told after every change.
 */
export class Line<Incoming extends { readonly type: string }> {
  connected = false;
  reading: ClockReading | null = null;
  #transport: Transport<Incoming | Common>;
  #open = false;
  #trips: number[] = [];
  #received: { clock: ClockState; at: number } | null = null;
  #unanswered: number | null = null;
  #listeners = new Set<() => void>();
  #messages = new Set<(message: Incoming | Common) => void>();

  constructor(transport: Transport<Incoming | Common>) {
    this.#transport = transport;
    transport.onMessage((message) => this.#take(message));
    transport.onConnection((open) => this.#opened(open));
    setInterval(() => this.#ping(), pingEveryMs);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Listens to every message as it comes. */
  onMessage(listener: (message: Incoming | Common) => void): () => void {
    this.#messages.add(listener);
    return () => this.#messages.delete(listener);
  }

  send(message: unknown): void {
    if (this.#open) this.#transport.send(JSON.stringify(message));
  }

  #take(message: Incoming | Common): void {
    if (isPong(message)) this.#pong(message.echo);
    if (isClock(message)) this.#clock(message.clock);
    for (const listener of this.#messages) listener(message);
  }

  #clock(clock: ClockState | null): void {
    if (clock && this.#received && clock.rev < this.#received.clock.rev) return;
    this.#received = clock && { clock, at: performance.now() };
    this.#read();
  }

  #read(): void {
    const way = this.#trips.length > 0 ? Math.min(...this.#trips) / 2 : 0;
    this.reading = this.#received && { clock: this.#received.clock, at: this.#received.at - way };
    this.#tell();
  }

  #opened(open: boolean): void {
    this.#open = open;
    this.#unanswered = null;
    // A console that was started anew counts its revisions anew.
    if (open) this.#received = null;
    this.#connect(open);
    if (open) this.#ping();
  }

  #connect(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.#tell();
  }

  #ping(): void {
    if (!this.#open) return;
    const now = performance.now();
    if (this.#unanswered !== null && now - this.#unanswered > silentMs) this.#connect(false);
    this.#unanswered ??= now;
    const ping: Ping = { type: 'ping', echo: now };
    this.send(ping);
  }

  #pong(echo: number): void {
    this.#unanswered = null;
    const before = Math.min(...this.#trips);
    this.#trips = [...this.#trips, performance.now() - echo].slice(-tripsKept);
    this.#connect(this.#open);
    if (this.#received && Math.abs(Math.min(...this.#trips) - before) > 1) this.#read();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isPong(message: { type: string }): message is Extract<Common, { type: 'pong' }> {
  return message.type === 'pong';
}

function isClock(message: { type: string }): message is Extract<Common, { type: 'clock' }> {
  return message.type === 'clock';
}
