import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { logoPath } from '../../shared/contract/roomRequests';
import type { Authority } from '../console/authority';
import { isForUs, originOf } from './guard';
import { type Limits, limits as usual } from './limits';
import { logoPage } from './logo';
import { sendTrack, trackIn } from './music';
import { headersFor } from './policy';
import { isHost, session } from './session';
import type { Site } from './site';
import { Sockets } from './sockets';

const address = '127.0.0.1';

interface Serving {
  readonly authority: Authority;
  readonly site: Site;
  /** The secret that opens the host's screen. */
  readonly token: string;
  /** Ports to try, in order; 0 takes any free one. */
  readonly ports: readonly number[];
  readonly limits?: Limits;
}

export interface Served {
  readonly hostAddress: string;
  readonly roomAddress: string;
  /** Tells the screens and stops listening. */
  close(): Promise<void>;
}

/** Serves both screens on the loopback address. Rejects when none of the ports is free. */
export async function serve({ authority, site, token, ports, limits = usual }: Serving): Promise<Served> {
  const patience = {
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.lookMs,
    maxHeaderSize: limits.headBytes,
  };
  const server = createServer(patience, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Who goes away in the middle of a request is not answered, and nothing is wrong.
      if (!request.errored) console.error(error);
      response.destroy();
    });
  });
  server.maxConnections = limits.connections;
  const sockets = new Sockets(server, authority, token, port, limits);
  await listen(server, ports);

  function port(): number {
    const bound = server.address();
    return typeof bound === 'object' && bound ? bound.port : 0;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headersFor(null))) response.setHeader(name, value);
    if (!isForUs(request, port())) {
      response.writeHead(403).end();
      return;
    }
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === '/session') await session(request, response, token, port());
    else if (path.startsWith('/host/music/')) await music(path, request, response);
    else page(path, request, response);
  }

  /** The host's music is for the host's page alone, whoever knows an address of it. */
  async function music(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (originOf(request) === 'other') {
      response.writeHead(403).end();
      return;
    }
    if (!isHost(request, token, port())) {
      response.writeHead(401).end();
      return;
    }
    const track = trackIn(path);
    await sendTrack(request, response, track === null ? Promise.resolve(null) : authority.openTrack(track));
  }

  function page(path: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const longer = { '/': '/host/', '/host': '/host/', '/room': '/room/' }[path];
    if (longer) {
      response.writeHead(302, { Location: longer }).end();
      return;
    }
    const found = path === logoPath ? logoPage(authority.logo()) : site.get(path);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...found.headers, 'Content-Length': found.body.length });
    response.end(request.method === 'HEAD' ? undefined : found.body);
  }

  const origin = `http://${address}:${port()}`;
  return {
    hostAddress: `${origin}/host/#token=${token}`,
    roomAddress: `${origin}/room/`,
    close() {
      sockets.close();
      return new Promise((done, failed) => {
        server.close((error) => (error ? failed(error) : done()));
        server.closeAllConnections();
      });
    },
  };
}

async function listen(server: Server, ports: readonly number[]): Promise<void> {
  for (const [i, port] of ports.entries()) {
    try {
      await new Promise<void>((done, failed) => {
        server.once('error', failed);
        server.listen(port, address, () => {
          server.off('error', failed);
          done();
        });
      });
      return;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || i === ports.length - 1) throw error;
    }
  }
}
