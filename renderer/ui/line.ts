import type { ClockState, ClockTick } from '../../shared/contract/clock';
import type { Transport } from '../../shared/contract/messages';
import type { Ping } from '../../shared/contract/requests';
import type { ClockReading } from './clock';
import { ClockPhase } from './clockPhase';

const pingEveryMs = 2_000;
/** So long without an echo, and the authority counts as gone although the connection still stands. */
const silentMs = 5_000;
/** A difference that nobody sees is no reason to draw anew, in ms. */
const unseenMs = 1;

type Common =
  | { readonly type: 'clock'; readonly clock: ClockState | null }
  | { readonly type: 'pong'; readonly echo: number; readonly tick?: ClockTick };

/**
 * One screen's line to the authority: whether it is there, how long the way is, and the clock corrected by half
 * of it. Subscribers are told after every change.
 */
export class Line<Incoming extends { readonly type: string }> {
  connected = false;
  reading: ClockReading | null = null;
  private transport: Transport<Incoming | Common>;
  private open = false;
  private received: ClockState | null = null;
  private readonly phase = new ClockPhase();
  private unanswered: number | null = null;
  private shown: number | undefined;
  private listeners = new Set<() => void>();
  private messages = new Set<(message: Incoming | Common) => void>();

  constructor(transport: Transport<Incoming | Common>) {
    this.transport = transport;
    transport.onMessage((message) => this.take(message));
    transport.onConnection((open) => this.opened(open));
    setInterval(() => this.ping(), pingEveryMs);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Listens to every message as it comes. */
  onMessage(listener: (message: Incoming | Common) => void): () => void {
    this.messages.add(listener);
    return () => this.messages.delete(listener);
  }

  send(message: unknown): void {
    if (this.open) this.transport.send(JSON.stringify(message));
  }

  /** The revision of the picture that is drawn now; the heartbeat tells the authority. */
  shows(rev: number): void {
    this.shown = rev;
  }

  private take(message: Incoming | Common): void {
    if (isPong(message)) this.pong(message);
    if (isClock(message)) this.clock(message.clock);
    for (const listener of this.messages) listener(message);
  }

  private clock(clock: ClockState | null): void {
    if (clock && this.received && clock.rev < this.received.rev) return;
    this.received = clock;
    if (clock) this.phase.begin(clock, performance.now());
    this.read();
  }

  private read(): void {
    const clock = this.received;
    this.reading = clock && { clock, at: this.phase.origin + clock.elapsedMs };
    this.tell();
  }

  private opened(open: boolean): void {
    this.open = open;
    this.unanswered = null;
    // A console that was started anew counts its revisions anew.
    if (open) {
      this.received = null;
      this.phase.forget();
    }
    this.connect(open);
    if (open) this.ping();
  }

  private connect(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.tell();
  }

  private ping(): void {
    if (!this.open) return;
    const now = performance.now();
    if (this.unanswered !== null && now - this.unanswered > silentMs) this.connect(false);
    this.unanswered ??= now;
    const ping: Ping = { type: 'ping', echo: now, rev: this.shown };
    this.send(ping);
  }

  private pong({ echo, tick }: Extract<Common, { type: 'pong' }>): void {
    this.unanswered = null;
    this.phase.echoed(echo, performance.now(), tick);
    this.connect(this.open);
    const { reading } = this;
    if (!reading || !this.received) return;
    const moved = this.phase.origin - (reading.at - reading.clock.elapsedMs);
    if (Math.abs(moved) > unseenMs) this.read();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function isPong(message: { type: string }): message is Extract<Common, { type: 'pong' }> {
  return message.type === 'pong';
}

function isClock(message: { type: string }): message is Extract<Common, { type: 'clock' }> {
  return message.type === 'clock';
}
