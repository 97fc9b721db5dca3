import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Served, serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { closed, fakeAuthority, Outsider } from './outsider';
import { builtScreens } from './site';

const token = 'T'.repeat(43);

let served: Served;
let site: Site;
let outsider: Outsider;
let origin: string;
let port: number;
const fake = fakeAuthority();

beforeAll(async () => {
  site = await Site.read(await builtScreens());
  served = await serve({ authority: fake.authority, site, token, ports: [0] });
  port = Number(new URL(served.roomAddress).port);
  outsider = new Outsider(port);
  origin = outsider.origin;
});
afterAll(() => served.close());

const ask: Outsider['ask'] = (path, options) => outsider.ask(path, options);
const exchange: Outsider['exchange'] = (given, headers) => outsider.exchange(given, headers);
const socket: Outsider['socket'] = (path, headers) => outsider.socket(path, headers);
const joined: Outsider['joined'] = (path, headers) => outsider.joined(path, headers);
const cookie = () => outsider.cookie(token);

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

  it('gets nothing for what another site had the browser send without an Origin', async () => {
    expect((await exchange(token, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await exchange(token, { 'Sec-Fetch-Site': 'same-origin', Origin: origin })).status).toBe(204);
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

  it('is refused beside a right one, and so is no name at all', async () => {
    for (const hosts of [`Host: 127.0.0.1:${port}\r\nHost: evil.example\r\n`, 'Host: \r\n', '']) {
      const answer = await outsider.say(`GET /host/ HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[03] /);
    }
  });

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
