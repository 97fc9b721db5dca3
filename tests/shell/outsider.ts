import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { Authority } from '../../electron/console/authority';
import type { Logo } from '../../electron/store/logo';

/** An authority that says who was connected and repeats the length of what it gets. */
export function fakeAuthority(logo: Logo | null = null) {
  const open = new Set<string>();
  const connection = (who: string, send: (message: { type: 'pong'; echo: number }) => void) => {
    open.add(who);
    send({ type: 'pong', echo: who === 'host' ? 1 : 2 });
    return {
      receive: (raw: string) => send({ type: 'pong', echo: raw.length }),
      close: () => open.delete(who),
    };
  };
  const authority: Authority = {
    connectHost: (_label, send) => connection('host', send),
    connectRoom: (send) => connection('room', send),
    suspended: () => undefined,
    setShell: () => undefined,
    offerLan: () => undefined,
    offerDisplays: () => undefined,
    logo: () => logo,
    tell: () => undefined,
    openTrack: async () => null,
    setFolderPicker: () => undefined,
    close: async () => undefined,
  };
  return { authority, open };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody on this machine who speaks to the shell and is bound by no browser. */
export class Outsider {
  readonly origin: string;

  /** `address`: which of this machine's it speaks to. */
  constructor(
    readonly port: number,
    readonly address = '127.0.0.1',
  ) {
    this.origin = `http://${address}:${port}`;
  }

  /** A request as raw as it can be: the path and the Host header go out as they are given. */
  ask(
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
    const { method = 'GET', headers = {}, body } = options;
    return new Promise((done, failed) => {
      const request = httpRequest(
        { host: this.address, port: this.port, path, method, headers },
        (response) => {
          let said = '';
          response.on('data', (chunk) => {
            said += chunk;
          });
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, headers: response.headers, body: said }),
          );
        },
      );
      request.on('error', failed);
      request.end(body);
    });
  }

  /** Sends these bytes and resolves with everything that came back when the shell has hung up. */
  say(bytes: string | Uint8Array): Promise<string> {
    return new Promise((done) => {
      let said = '';
      const line = connect(this.port, this.address, () => line.write(bytes));
      line.on('data', (chunk) => {
        said += chunk;
      });
      // Being cut off is an answer too.
      line.on('error', () => undefined);
      line.on('close', () => done(said));
    });
  }

  /** Gives a token for the cookie. */
  exchange(token: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('/session', { method: 'POST', headers, body: JSON.stringify({ token }) });
  }

  async cookie(token: string): Promise<string> {
    const [set = ''] = (await this.exchange(token)).headers['set-cookie'] ?? [];
    return set.split(';')[0] ?? '';
  }

  /** Opens a socket; resolves with it and what it got first, or with the status it was refused with. */
  socket(path: string, headers: Record<string, string>): Promise<[WebSocket, string] | number> {
    return new Promise((done, failed) => {
      const screen = new WebSocket(`ws://${this.address}:${this.port}${path}`, { headers });
      screen.once('unexpected-response', (request, response) => {
        request.destroy();
        done(response.statusCode ?? 0);
      });
      screen.once('message', (data) => done([screen, data.toString()]));
      screen.once('error', failed);
    });
  }

  /** Opens a socket that has to be let in. */
  async joined(path: string, headers: Record<string, string>): Promise<[WebSocket, string]> {
    const result = await this.socket(path, headers);
    if (typeof result === 'number') throw new Error(`refused with ${result}`);
    return result;
  }
}

/** The code a socket is closed with. */
export function closed(screen: WebSocket): Promise<number> {
  return new Promise((done) => {
    screen.once('close', (code) => done(code));
  });
}
