import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { logoPath } from '../../shared/contract/roomRequests';
import type { Authority } from '../console/authority';
import { originOf } from '../http/guard';
import { Lines } from '../http/lines';
import { logoPage } from '../http/logo';
import type { Site } from '../http/site';
import { type LanLimits, lanLimits } from './limits';
import { isNear } from './networks';
import { Peers } from './peers';
import { tvHeaders } from './policy';

/** What the page in the local network is made of; nothing of the host's is within its reach. */
interface TvServing {
  /** The room's line: the only one there is. */
  readonly connectRoom: Authority['connectRoom'];
  /** The files of the page for a TV, and no others. */
  readonly site: Site;
  /** The club's logo, which the room's view names. */
  readonly logo: Authority['logo'];
  /** The laptop's own address in one network. */
  readonly address: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly limits?: LanLimits;
  /** A screen came or went. */
  onScreens(change: 1 | -1): void;
  /** Somebody asked for what may not be had, or for more than there is: a request, a connection or a message. */
  onRefused(): void;
}

export interface TvServed {
  readonly address: string;
  close(): Promise<void>;
}

const socketPath = '/socket';
/** Not counted: browsers look for icons that nobody promised. */
const notFound = '404 Not Found';

/** Serves the room's view, to be read only, on one address. Rejects where the port is taken or the address gone. */
export async function serveTv(serving: TvServing): Promise<TvServed> {
  const { site, limits = lanLimits } = serving;
  const peers = new Peers(limits);
  const lines = new Lines(limits, limits.messageBytes);
  const patience = {
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.lookMs,
    maxHeaderSize: limits.headBytes,
  };
  const server = createServer(patience, answer);
  server.maxConnections = limits.connections;
  // Who takes no answer, or says nothing more, gives his place back.
  server.timeout = limits.idleMs;
  server.on('connection', (socket) => {
    if (isNear(socket.remoteAddress) && peers.connected(socket)) return;
    socket.destroy();
    serving.onRefused();
  });
  server.on('drop', () => serving.onRefused());
  server.on('upgrade', upgrade);
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(serving.port, serving.address, () => {
      server.off('error', failed);
      done();
    });
  });
  server.on('error', (error) => console.error(error));
  const bound = server.address();
  const host = `${serving.address}:${typeof bound === 'object' && bound ? bound.port : serving.port}`;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(tvHeaders(host))) response.setHeader(name, value);
    const status = refusalOf(request);
    if (status !== null) {
      serving.onRefused();
      // What may come behind it, a body that nobody asked for, is not waited for.
      response.writeHead(status, { Connection: 'close', 'Content-Length': 0 }).end();
      return;
    }
    const found = fileAt(pathOf(request));
    if (!found) {
      response.writeHead(404, { 'Content-Length': 0 }).end();
      return;
    }
    const { type, body } = found;
    const kept = /^(?:font|image)\//.test(type) ? 'public, max-age=86400' : 'no-store';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': kept, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  function fileAt(path: string): { readonly type: string; readonly body: Buffer } | null {
    const page = path === logoPath ? logoPage(serving.logo()) : null;
    return page ? { type: page.headers['Content-Type'] ?? '', body: page.body } : site.file(path);
  }

  function refusalOf(request: IncomingMessage): number | null {
    if (!isForHere(request)) return 403;
    if (!peers.mayAsk(request.socket.remoteAddress)) return 429;
    return request.method === 'GET' || request.method === 'HEAD' ? null : 405;
  }

  /** Not a page of another site whose name was made to lead here (DNS rebinding): that sends its own name. */
  function isForHere(request: IncomingMessage): boolean {
    const [name, second] = request.headersDistinct.host ?? [];
    return name === host && second === undefined && originOf(request) !== 'other';
  }

  /** The status line a line is refused with. */
  function noLineFor(request: IncomingMessage): string | null {
    // Every browser says of which page a line is; a page of another site may not listen.
    if (!isForHere(request) || originOf(request) !== 'same') return '403 Forbidden';
    if (request.method !== 'GET' || request.url !== socketPath) return notFound;
    const peer = request.socket.remoteAddress;
    if (!peers.mayAsk(peer)) return '429 Too Many Requests';
    return peers.hasPlace(peer) ? null : '503 Service Unavailable';
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const status = noLineFor(request);
    if (status !== null) {
      if (status !== notFound) serving.onRefused();
      lines.refuse(socket, status);
      return;
    }
    const peer = request.socket.remoteAddress;
    lines.accept(request, socket, head, {
      connect: (send, end) => {
        peers.joined(peer);
        serving.onScreens(1);
        let refused = 0;
        return serving.connectRoom(
          (message) => {
            send(message);
            if (message.type !== 'refused') return;
            serving.onRefused();
            refused += 1;
            if (refused >= limits.refusedEach) end();
          },
          { kind: 'tv', address: peer ?? '' },
        );
      },
      closed: () => {
        peers.left(peer);
        serving.onScreens(-1);
      },
    });
  }

  return {
    address: `http://${host}/`,
    close() {
      lines.close();
      return new Promise((done, failed) => {
        server.close((error) => (error ? failed(error) : done()));
        server.closeAllConnections();
      });
    },
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}
