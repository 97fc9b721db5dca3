import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { longestMessage } from '../../shared/contract/messages';
import type { Authority } from '../console/authority';
import { isForUs, originOf } from './guard';
import type { Limits } from './limits';
import { Lines } from './lines';
import { isHost } from './session';

type Kind = 'host' | 'room';

/** Connects the sockets of the screens to the authority. */
export class Sockets {
  private readonly lines: Lines;
  private readonly open = { host: 0, room: 0 };

  constructor(
    server: Server,
    private readonly authority: Authority,
    private readonly token: string,
    private readonly port: () => number,
    private readonly limits: Limits,
  ) {
    this.lines = new Lines(limits, longestMessage);
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  /** Tells every screen that the console goes away. */
  close(): void {
    this.lines.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const kind = this.kindOf(request);
    if (kind !== 'host' && kind !== 'room') {
      this.lines.refuse(socket, kind);
      return;
    }
    this.lines.accept(request, socket, head, {
      connect: (send) => {
        this.open[kind] += 1;
        return kind === 'host'
          ? this.authority.connectHost('browser', send)
          : this.authority.connectRoom(send, {
              kind: 'browser',
              address: request.socket.remoteAddress ?? '',
            });
      },
      closed: () => {
        this.open[kind] -= 1;
      },
    });
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
}
