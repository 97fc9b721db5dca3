import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type HostMessage, longestMessage, type RoomMessage } from '../../shared/contract/messages';
import type { Authority, Connection } from '../console/authority';
import { isForUs, originOf } from './guard';
import type { Limits } from './limits';
import { isHost } from './session';

type Kind = 'host' | 'room';
type Send = (message: HostMessage | RoomMessage) => void;

/** Connects the sockets of the screens to the authority. */
export class Sockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: longestMessage });
  private readonly answered = new WeakSet<WebSocket>();
  private readonly open = { host: 0, room: 0 };
  private readonly looking: NodeJS.Timeout;

  constructor(
    server: Server,
    private readonly authority: Authority,
    private readonly token: string,
    private readonly port: () => number,
    private readonly limits: Limits,
  ) {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.looking = setInterval(() => this.look(), limits.beatMs);
    this.looking.unref();
  }

  /** Tells every screen that the console goes away. */
  close(): void {
    clearInterval(this.looking);
    for (const screen of this.server.clients) screen.close(1001);
    // A screen that does not answer the close is not waited for.
    setTimeout(() => {
      for (const screen of this.server.clients) screen.terminate();
    }, 500).unref();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const kind = this.kindOf(request);
    if (kind !== 'host' && kind !== 'room') {
      socket.on('error', () => socket.destroy());
      // Who does not hang up by itself holds no connection.
      socket.end(`HTTP/1.1 ${kind}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
        socket.destroy(),
      );
      return;
    }
    this.server.handleUpgrade(request, socket, head, (screen) => this.join(screen, kind));
  }

  /** Whose line this request asks for, or the status line it is refused with. */
  private kindOf(
    request: IncomingMessage,
  ): Kind | '401 Unauthorized' | '403 Forbidden' | '404 Not Found' | '503 Service Unavailable' {
    if (!isForUs(request, this.port())) return '403 Forbidden';
    const origin = originOf(request);
    const { hostScreens, roomScreens } = this.limits;
    switch (request.url) {
      case '/host/socket':
        if (origin !== 'same') return '403 Forbidden';
        if (!isHost(request, this.token, this.port())) return '401 Unauthorized';
        return this.open.host < hostScreens ? 'host' : '503 Service Unavailable';
      case '/room/socket':
        if (origin === 'other') return '403 Forbidden';
        return this.open.room < roomScreens ? 'room' : '503 Service Unavailable';
      default:
        return '404 Not Found';
    }
  }

  private join(screen: WebSocket, kind: Kind): void {
    this.answered.add(screen);
    this.open[kind] += 1;
    const connection = this.connect(kind, (message) => {
      if (this.takes(screen)) screen.send(JSON.stringify(message));
    });
    screen.on('pong', () => this.answered.add(screen));
    screen.on('message', (data, isBinary) => {
      if (isBinary) screen.close(1003);
      else connection.receive(data.toString());
    });
    // What is wrong with a screen's line ends in its close, which is where the authority hears of it.
    screen.on('error', () => screen.terminate());
    screen.on('close', () => {
      this.open[kind] -= 1;
      connection.close();
    });
  }

  private connect(kind: Kind, send: Send): Connection {
    return kind === 'host' ? this.authority.connectHost('browser', send) : this.authority.connectRoom(send);
  }

  /** Whether the screen can be sent something; one that reads nothing of it is cut off. */
  private takes(screen: WebSocket): boolean {
    if (screen.readyState !== screen.OPEN) return false;
    if (screen.bufferedAmount <= this.limits.waitingBytes) return true;
    screen.terminate();
    return false;
  }

  /** Ends the lines of screens that vanished without a word. */
  private look(): void {
    for (const screen of this.server.clients) {
      if (!this.answered.delete(screen)) screen.terminate();
      else screen.ping();
    }
  }
}
