import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HostMessage, RoomMessage } from '../../shared/contract/messages';
import type { Connection } from '../console/authority';
import { Pace } from '../console/pace';
import type { Limits } from './limits';

/** So many pings and pongs of one screen within a second; a browser sends none but its answers. */
const signsASecond = 20;

type Send = (message: HostMessage | RoomMessage) => void;

/** What to do with a line: who answers on it, and who is told when it has ended. */
interface Joining {
  /** `end` hangs up on a screen that asks for what it may not have. */
  connect(send: Send, end: () => void): Connection;
  closed(): void;
}

/** The lines of screens: each is tried now and then, and none may fill the memory. */
export class Lines {
  private readonly server: WebSocketServer;
  private readonly answered = new WeakSet<WebSocket>();
  private readonly looking: NodeJS.Timeout;
  private ending = false;

  /** `longest`: bytes of a message; a longer one ends its line. */
  constructor(
    private readonly limits: Pick<Limits, 'beatMs' | 'waitingBytes'>,
    longest: number,
  ) {
    this.server = new WebSocketServer({ noServer: true, maxPayload: longest });
    this.looking = setInterval(() => this.look(), limits.beatMs);
    this.looking.unref();
  }

  /** Makes a line of a request that was let in. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, joining: Joining): void {
    this.server.handleUpgrade(request, socket, head, (screen) => this.join(screen, joining));
  }

  /** Answers with this status line; who does not hang up by itself holds no connection. */
  refuse(socket: Duplex, status: string): void {
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
      socket.destroy(),
    );
  }

  /** Tells every screen that the console goes away. */
  close(): void {
    this.ending = true;
    clearInterval(this.looking);
    for (const screen of this.server.clients) screen.close(1001);
    // A screen that does not answer the close is not waited for.
    setTimeout(() => {
      for (const screen of this.server.clients) screen.terminate();
    }, 500).unref();
  }

  private join(screen: WebSocket, joining: Joining): void {
    this.answered.add(screen);
    const connection = joining.connect(
      (message) => {
        if (this.takes(screen)) screen.send(JSON.stringify(message));
      },
      () => screen.close(1008),
    );
    const signs = new Pace(() => performance.now(), signsASecond, 1_000);
    const mayGoOn = () => signs.next() === 'taken' || screen.terminate();
    screen.on('ping', mayGoOn);
    screen.on('pong', () => {
      this.answered.add(screen);
      mayGoOn();
    });
    screen.on('message', (data, isBinary) => {
      if (isBinary) screen.close(1003);
      else if (screen.readyState === screen.OPEN) connection.receive(data.toString());
    });
    // What is wrong with a screen's line ends in its close, which is where the authority hears of it.
    screen.on('error', () => screen.terminate());
    screen.on('close', () => {
      joining.closed();
      connection.close(this.ending);
    });
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
