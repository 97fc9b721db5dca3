import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HostMessage, RoomMessage } from '../../shared/contract/messages';
import type { Authority, Connection } from '../console/authority';
import { isForUs, originOf } from './guard';
import { isHost } from './session';

const longestMessage = 64 * 1024;
/** A screen that takes nothing is cut off before its messages fill the memory; it comes back and gets the whole. */
const mostWaiting = 8 * 1024 * 1024;
const lookEveryMs = 10_000;

type Connect = (send: (message: HostMessage | RoomMessage) => void) => Connection;

/** Connects the sockets of the screens to the authority. */
export class Sockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: longestMessage });
  private readonly answered = new WeakSet<WebSocket>();
  private readonly looking: NodeJS.Timeout;

  constructor(
    server: Server,
    private readonly authority: Authority,
    private readonly token: string,
    private readonly port: () => number,
  ) {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.looking = setInterval(() => this.look(), lookEveryMs);
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
    const connect = this.connectFor(request);
    if (typeof connect === 'string') {
      socket.on('error', () => socket.destroy());
      socket.end(`HTTP/1.1 ${connect}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, socket, head, (screen) => this.join(screen, connect));
  }

  /** How this request is connected, or the status line it is refused with. */
  private connectFor(request: IncomingMessage): Connect | string {
    if (!isForUs(request, this.port())) return '403 Forbidden';
    const origin = originOf(request);
    switch (request.url) {
      case '/host/socket':
        if (origin !== 'same') return '403 Forbidden';
        if (!isHost(request, this.token, this.port())) return '401 Unauthorized';
        return (send) => this.authority.connectHost('browser', send);
      case '/room/socket':
        if (origin === 'other') return '403 Forbidden';
        return (send) => this.authority.connectRoom(send);
      default:
        return '404 Not Found';
    }
  }

  private join(screen: WebSocket, connect: Connect): void {
    this.answered.add(screen);
    const connection = connect((message) => {
      if (screen.readyState !== screen.OPEN) return;
      if (screen.bufferedAmount > mostWaiting) screen.terminate();
      else screen.send(JSON.stringify(message));
    });
    screen.on('pong', () => this.answered.add(screen));
    screen.on('message', (data, isBinary) => {
      if (isBinary) screen.close(1003);
      else connection.receive(data.toString());
    });
    // What is wrong with a screen's line ends in its close, which is where the authority hears of it.
    screen.on('error', () => screen.terminate());
    screen.on('close', () => connection.close());
  }

  /** Ends the lines of screens that vanished without a word. */
  private look(): void {
    for (const screen of this.server.clients) {
      if (!this.answered.delete(screen)) screen.terminate();
      else screen.ping();
    }
  }
}
