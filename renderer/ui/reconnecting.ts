import type { Transport } from '../../shared/contract/messages';

const firstPauseMs = 100;
const longestPauseMs = 2_000;
/** So long without any message although one was sent, or without an open connection, and a new one is tried. */
const silentMs = 8_000;

/** A WebSocket that comes back by itself: after a pause that grows, and at once when the network or the page does. */
export class Reconnecting<Incoming> implements Transport<Incoming> {
  private address: string;
  private socket: WebSocket | null = null;
  private open = false;
  private pause = firstPauseMs;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unansweredSince: number | null = null;
  private messages = new Set<(message: Incoming) => void>();
  private connections = new Set<(connected: boolean) => void>();

  constructor(address: string) {
    this.address = address;
    window.addEventListener('online', () => this.hurry());
    window.addEventListener('pageshow', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hurry();
    });
    this.connect();
  }

  send(message: string): void {
    if (!this.open || !this.socket) return;
    const now = performance.now();
    this.unansweredSince ??= now;
    if (now - this.unansweredSince > silentMs) this.lost(this.socket);
    else this.socket.send(message);
  }

  onMessage(listener: (message: Incoming) => void): () => void {
    this.messages.add(listener);
    return () => this.messages.delete(listener);
  }

  onConnection(listener: (connected: boolean) => void): () => void {
    this.connections.add(listener);
    if (this.open) listener(true);
    return () => this.connections.delete(listener);
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.unansweredSince = null;
    // A connection that neither opens nor fails would wait for minutes.
    this.timer = setTimeout(() => this.lost(socket), silentMs);
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.pause = firstPauseMs;
      this.tell(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.unansweredSince = null;
      const message: Incoming = JSON.parse(event.data);
      for (const listener of this.messages) listener(message);
    };
    // An error is always followed by a close.
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, longestPauseMs);
    this.tell(false);
  }

  private hurry(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  private tell(open: boolean): void {
    if (this.open === open) return;
    this.open = open;
    for (const listener of this.connections) listener(open);
  }
}
