import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Authority } from '../../electron/console/authority';
import { type Served, serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { builtScreens } from './site';

const token = 'T'.repeat(43);

/** An authority that says who was connected and repeats what it gets. */
function fakeAuthority() {
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
    tell: () => undefined,
    close: async () => undefined,
  };
  return { authority, open };
}

let served: Served;
let site: Site;
let origin: string;
let port: number;
const fake = fakeAuthority();

beforeAll(async () => {
  site = await Site.read(await builtScreens());
  served = await serve({ authority: fake.authority, site, token, ports: [0] });
  origin = new URL(served.roomAddress).origin;
  port = Number(new URL(served.roomAddress).port);
});
afterAll(() => served.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request as raw as it can be: the path and the Host header go out as they are given. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers: options.headers ?? {} },
      (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
      },
    );
    request.on('error', failed);
    request.end(options.body);
  });
}

function exchange(given: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask('/session', { method: 'POST', headers, body: JSON.stringify({ token: given }) });
}

async function cookie(): Promise<string> {
  const [set = ''] = (await exchange(token)).headers['set-cookie'] ?? [];
  return set.split(';')[0] ?? '';
}

/** Opens a socket; resolves with it and what it got first, or with the status it was refused with. */
function socket(path: string, headers: Record<string, string>): Promise<[WebSocket, string] | number> {
  return new Promise((done, failed) => {
    const screen = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    screen.once('unexpected-response', (request, response) => {
      request.destroy();
      done(response.statusCode ?? 0);
    });
    screen.once('message', (data) => done([screen, data.toString()]));
    screen.once('error', failed);
  });
}

async function joined(path: string, headers: Record<string, string>): Promise<[WebSocket, string]> {
  const result = await socket(path, headers);
  if (typeof result === 'number') throw new Error(`refused with ${result}`);
  return result;
}

const closed = (screen: WebSocket) =>
  new Promise<number>((done) => {
    screen.once('close', (code) => done(code));
  });

describe('pages', () => {
  it('both screens are there under short addresses', async () => {
    expect((await ask('/host/')).body).toContain('<title>host</title>');
    expect((await ask('/room/')).body).toContain('<title>room</title>');
    for (const [short, long] of [
      ['/', '/host/'],
      ['/host', '/host/'],
      ['/room', '/room/'],
    ] as const) {
      const { status, headers } = await ask(short);
      expect([status, headers.location]).toEqual([302, long]);
    }
  });

  it('a page carries the nonce of its policy, a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await ask('/host/');
        const nonce = /content="([^"]+)"/.exec(body)?.[1] ?? '';
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('no answer allows inline code, a foreign source, a frame or a guess of its type', async () => {
    for (const path of ['/host/', '/room/', '/assets/host-1a2b3c.js', '/session', '/nothing']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('assets come with their type and are kept, pages are not', async () => {
    const asset = await ask('/assets/host-1a2b3c.js');
    expect(asset.headers['content-type']).toMatch(/^text\/javascript/);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await ask('/host/')).headers['cache-control']).toBe('no-store');
  });

  it('HEAD tells the length and sends nothing', async () => {
    const { body, headers } = await ask('/host/', { method: 'HEAD' });
    expect(body).toBe('');
    expect(Number(headers['content-length'])).toBeGreaterThan(50);
  });

  it.each([
    '/../settings.json',
    '/host/../../settings.json',
    '/..%2fsettings.json',
    '/%2e%2e/settings.json',
    '/host/..%5c..%5csettings.json',
    '/assets/%00',
    '//settings.json',
    '/assets/notes.secretkind',
    '/assets/',
    '/constructor',
  ])('nothing outside the built screens is served: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('nothing but reading is possible', async () => {
    expect((await ask('/host/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/session', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('the host', () => {
  it('gets a cookie for the token, which no script and no other site can use', async () => {
    const answer = await exchange(token);
    expect(answer.status).toBe(204);
    const [set = ''] = answer.headers['set-cookie'] ?? [];
    expect(set).toContain('HttpOnly');
    expect(set).toContain('SameSite=Strict');
    expect(set).toContain(`mafia-host-${port}=`);
  });

  it('gets nothing for another token, no token or rubbish', async () => {
    for (const body of [`{"token":"${'x'.repeat(43)}"}`, '{"token":7}', '{}', 'token', '']) {
      const { status, headers } = await ask('/session', { method: 'POST', body });
      expect(status).toBe(403);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('gets nothing through a page of another site, even with the token', async () => {
    expect((await exchange(token, { Origin: 'http://evil.example' })).status).toBe(403);
    expect((await exchange(token, { Origin: origin })).status).toBe(204);
  });

  it('cannot make the console read an endless body', async () => {
    const { status } = await ask('/session', { method: 'POST', body: 'x'.repeat(2_000) });
    expect(status).toBe(413);
  });

  it('is told whether the browser is let in', async () => {
    expect((await ask('/session')).status).toBe(401);
    expect((await ask('/session', { headers: { Cookie: await cookie() } })).status).toBe(204);
    expect((await ask('/session', { headers: { Cookie: `mafia-host-${port}=x` } })).status).toBe(401);
  });

  it('is connected with the cookie from its own page', async () => {
    const [screen, first] = await joined('/host/socket', { Cookie: await cookie(), Origin: origin });
    expect(JSON.parse(first)).toEqual({ type: 'pong', echo: 1 });
    screen.send('12345');
    const answer = await new Promise((done) => {
      screen.once('message', (data) => done(JSON.parse(data.toString())));
    });
    expect(answer).toEqual({ type: 'pong', echo: 5 });
    expect(fake.open.has('host')).toBe(true);
    screen.close();
    await closed(screen);
    await expect.poll(() => fake.open.has('host')).toBe(false);
  });

  it('is not connected without the cookie, from another page or from no page', async () => {
    expect(await socket('/host/socket', { Origin: origin })).toBe(401);
    const withCookie = { Cookie: await cookie() };
    expect(await socket('/host/socket', withCookie)).toBe(403);
    expect(await socket('/host/socket', { ...withCookie, Origin: 'http://evil.example' })).toBe(403);
    expect(await socket('/host/socket', { ...withCookie, Origin: `http://127.0.0.1:${port + 1}` })).toBe(403);
    expect(await socket('/host/socket', { ...withCookie, Origin: 'null' })).toBe(403);
  });
});

describe('the room', () => {
  it('needs no cookie and gets the line of a room, even with the cookie', async () => {
    const ways: Record<string, string>[] = [
      {},
      { Origin: origin },
      { Cookie: await cookie(), Origin: origin },
    ];
    for (const headers of ways) {
      const [screen, first] = await joined('/room/socket', headers);
      expect(JSON.parse(first)).toEqual({ type: 'pong', echo: 2 });
      screen.close();
      await closed(screen);
    }
  });

  it('is not connected from a page of another site', async () => {
    expect(await socket('/room/socket', { Origin: 'http://evil.example' })).toBe(403);
  });
});

describe('a line', () => {
  it('ends when a screen sends more than 64 kB at once, and only this one', async () => {
    const [other] = await joined('/room/socket', {});
    const [screen] = await joined('/room/socket', {});
    screen.send('x'.repeat(64 * 1024 + 1));
    expect(await closed(screen)).toBe(1009);
    expect(other.readyState).toBe(WebSocket.OPEN);
    other.close();
    await closed(other);
  });

  it('takes exactly 64 kB', async () => {
    const [screen] = await joined('/room/socket', {});
    screen.send('x'.repeat(64 * 1024));
    const answer = await new Promise((done) => {
      screen.once('message', (data) => done(JSON.parse(data.toString())));
    });
    expect(answer).toEqual({ type: 'pong', echo: 64 * 1024 });
    screen.close();
    await closed(screen);
  });

  it('takes text only', async () => {
    const [screen] = await joined('/room/socket', {});
    screen.send(Buffer.from([1, 2, 3]));
    expect(await closed(screen)).toBe(1003);
  });

  it('leads nowhere else', async () => {
    expect(await socket('/socket', { Origin: origin })).toBe(404);
    expect(await socket('/host/socket?x', { Origin: origin, Cookie: await cookie() })).toBe(404);
  });

  it('that is cut while it is refused harms nobody', async () => {
    await new Promise<void>((done) => {
      const raw = connect(port, '127.0.0.1', () => {
        raw.write(
          `GET /host/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        );
        raw.resetAndDestroy();
        done();
      });
    });
    expect((await ask('/room/')).status).toBe(200);
  });
});

describe('a name that was made to point at this machine (DNS rebinding)', () => {
  it.each(['evil.example', 'evil.example:4400', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example:80'])(
    'is refused: Host «%s»',
    async (host) => {
      for (const path of ['/host/', '/session', '/assets/host-1a2b3c.js']) {
        expect((await ask(path, { headers: { Host: host } })).status).toBe(403);
      }
      const headers = { Host: host, Origin: `http://${host}`, Cookie: await cookie() };
      expect(await socket('/host/socket', headers)).toBe(403);
      expect(await socket('/room/socket', headers)).toBe(403);
    },
  );

  it('the names of this machine are let in', async () => {
    for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]']) {
      expect((await ask('/host/', { headers: { Host: `${name}:${port}` } })).status).toBe(200);
    }
  });
});

describe('the port', () => {
  it('is the next one when the first is taken', async () => {
    const second = await serve({ authority: fake.authority, site, token, ports: [port, 0] });
    expect(new URL(second.roomAddress).port).not.toBe(String(port));
    await second.close();
  });

  it('that must be had and is taken is an error', async () => {
    const another = serve({ authority: fake.authority, site, token, ports: [port] });
    await expect(another).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('is given back at the end, and the screens are told', async () => {
    const other = await serve({ authority: fake.authority, site, token, ports: [0] });
    const screen = new WebSocket(other.roomAddress.replace('http', 'ws').replace('room/', 'room/socket'));
    await new Promise((done) => screen.once('open', done));
    const ended = closed(screen);
    await other.close();
    expect(await ended).toBe(1001);
  });
});
