import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { elsewhere, type Opened, opened } from './outside';

let shell: Opened;
let open: WebSocket[] = [];

afterEach(async () => {
  for (const screen of open) screen.terminate();
  open = [];
  await shell.served.close();
});

/** The status with which a line is answered; 101 is one that stands. */
async function joined(path = '/socket', headers?: Record<string, string>): Promise<number> {
  const result = await shell.outsider.socket(path, headers ?? { Origin: shell.outsider.origin });
  if (typeof result === 'number') return result;
  open.push(result[0]);
  return 101;
}

const status = async (path: string, options?: Parameters<Opened['outsider']['ask']>[1]) =>
  (await shell.outsider.ask(path, options)).status;

describe('what a TV gets', () => {
  it('the page, its script, its styles and its typeface, each with its type and nothing to be kept', async () => {
    shell = await opened();
    for (const [path, type, kept] of [
      ['/', 'text/html; charset=utf-8', 'no-store'],
      ['/tv.js', 'text/javascript; charset=utf-8', 'no-store'],
      ['/tv.css', 'text/css; charset=utf-8', 'no-store'],
      ['/inter.woff2', 'font/woff2', 'public, max-age=86400'],
    ] as const) {
      const { status: code, headers } = await shell.outsider.ask(path);
      expect([path, code, headers['content-type'], headers['cache-control']]).toEqual([
        path,
        200,
        type,
        kept,
      ]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('a policy that runs no other code, asks no other place, and names the line for browsers to which it is no "self"', async () => {
    shell = await opened();
    for (const path of ['/', '/nothing']) {
      const { headers } = await shell.outsider.ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`connect-src 'self' ws://${elsewhere}:${shell.outsider.port};`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('the club’s logo under the address that the room’s view names, and only where there is one', async () => {
    shell = await opened();
    expect(await status('/logo?v=1')).toBe(404);
    await shell.served.close();
    shell = await opened({}, {}, { kind: 'png', bytes: new TextEncoder().encode('dots'), tag: '1' });
    const { status: code, headers, body } = await shell.outsider.ask('/logo?v=1');
    expect([code, headers['content-type'], body]).toEqual([200, 'image/png', 'dots']);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`ws://${elsewhere}`),
    });
  });

  it('the room’s line, as it is, and its place is free again afterwards', async () => {
    shell = await opened();
    const [screen, first] = await shell.outsider.joined('/socket', { Origin: shell.outsider.origin });
    open.push(screen);
    expect(first).toBe('{"type":"pong","echo":2}');
    expect([...shell.open]).toEqual(['room']);
    expect(shell.changes.screens).toBe(1);
    screen.close();
    await expect.poll(() => shell.changes.screens).toBe(0);
    expect([...shell.open]).toEqual([]);
  });
});

describe('what is not there', () => {
  it.each([
    '/host',
    '/host/',
    '/host/index.html',
    '/room',
    '/room/',
    '/session',
    '/host/socket',
    '/room/socket',
    '/assets/',
    '/assets/host.js',
    '/host-token',
    '/settings.json',
    '/errors.log',
    '/../main/main.js',
    '/..%2fmain%2fmain.js',
    '/%2e%2e/renderer/host/index.html',
    '//',
    '/socket',
    '/__proto__',
  ])('%s', async (path) => {
    shell = await opened();
    expect(await status(path)).toBe(404);
    expect(await status(path, { headers: { Cookie: 'mafia-host-4400=x' } })).toBe(404);
  });

  it('a line of the host, or any other', async () => {
    shell = await opened();
    const origin = { Origin: shell.outsider.origin };
    for (const path of ['/host/socket', '/room/socket', '/', '/socket/', '/socket?x', '/session']) {
      expect([path, await joined(path, origin)]).toEqual([path, 404]);
    }
    expect([...shell.open]).toEqual([]);
  });

  it('a way to do anything but read', async () => {
    shell = await opened();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      expect([method, await status('/', { method })]).toEqual([method, 405]);
    }
    expect(await status('/session', { method: 'POST', body: '{"token":"x"}' })).toBe(405);
  });
});

describe('who is not let in', () => {
  it('a page of another site, by its own name or by ours', async () => {
    shell = await opened();
    const evil = 'http://evil.example';
    for (const Host of ['evil.example', `evil.example:${shell.outsider.port}`, 'localhost', elsewhere]) {
      expect([Host, await status('/', { headers: { Host } })]).toEqual([Host, 403]);
      expect(await joined('/socket', { Host, Origin: `http://${Host}` })).toBe(403);
    }
    expect(await status('/', { headers: { Origin: evil } })).toBe(403);
    expect(await joined('/socket', { Origin: evil })).toBe(403);
    expect(await joined('/socket', {})).toBe(403);
    expect([...shell.open]).toEqual([]);
  });

  it('who asks too often is told so, and others are served', async () => {
    shell = await opened({ requestsEach: 5, withinMs: 3_600_000 });
    const all = [];
    for (let no = 0; no < 7; no += 1) all.push(await status('/tv.js'));
    expect(all).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await joined()).toBe(429);
  });

  it('one device with more screens than it needs', async () => {
    shell = await opened({ screensEach: 2 });
    expect([await joined(), await joined(), await joined()]).toEqual([101, 101, 503]);
    open[0]?.close();
    await expect.poll(() => shell.changes.screens).toBe(1);
    expect(await joined()).toBe(101);
  });

  it('one device with more connections than it needs', async () => {
    shell = await opened({ connectionsEach: 3 });
    const lines = Array.from({ length: 9 }, () => {
      const line = connect(shell.outsider.port, elsewhere);
      line.on('error', () => undefined);
      line.resume();
      return line;
    });
    await expect.poll(() => lines.filter((line) => line.closed).length).toBe(6);
    for (const line of lines) line.destroy();
    await expect.poll(() => status('/').catch(() => 0)).toBe(200);
  });

  it('a handshake that breaks off takes no place', async () => {
    shell = await opened({ screensEach: 1 });
    const { port, origin } = shell.outsider;
    const broken = `GET /socket HTTP/1.1\r\nHost: ${elsewhere}:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    for (let no = 0; no < 3; no += 1) expect(await shell.outsider.say(broken)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await joined()).toBe(101);
  });
});

describe('what is too long or too slow', () => {
  it('a head without an end', async () => {
    shell = await opened();
    const head = `GET / HTTP/1.1\r\nHost: ${elsewhere}:${shell.outsider.port}\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`;
    expect(await shell.outsider.say(head)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('silence', async () => {
    shell = await opened({ headMs: 200, lookMs: 50 });
    expect(await shell.outsider.say('GET / HTTP/1.1\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a body that nobody asked for is not waited for', async () => {
    shell = await opened();
    const head = `POST / HTTP/1.1\r\nHost: ${elsewhere}:${shell.outsider.port}\r\nContent-Length: 900000\r\n\r\n`;
    expect(await shell.outsider.say(head)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('a connection that says nothing at all', async () => {
    shell = await opened({ headMs: 200, lookMs: 50 });
    expect(await shell.outsider.say('')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a head that comes letter by letter', async () => {
    shell = await opened({ headMs: 300, lookMs: 50 });
    const line = connect(shell.outsider.port, elsewhere);
    line.on('error', () => undefined);
    line.resume();
    line.write(`GET / HTTP/1.1\r\nHost: ${elsewhere}:${shell.outsider.port}\r\nX: `);
    const drip = setInterval(() => line.write('y'), 20);
    await new Promise((done) => line.once('close', done));
    clearInterval(drip);
    expect(await status('/')).toBe(200);
  });

  it('who asks and takes no answer gives the place back', async () => {
    shell = await opened({ idleMs: 2_000, connectionsEach: 1 }, { 'inter.woff2': 'x'.repeat(20_000_000) });
    const line = connect(shell.outsider.port, elsewhere);
    line.on('error', () => undefined);
    line.pause();
    await new Promise((done) => line.once('connect', done));
    line.write(`GET /inter.woff2 HTTP/1.1\r\nHost: ${elsewhere}:${shell.outsider.port}\r\n\r\n`);
    const answered = () => status('/').catch(() => 0);
    expect(await answered()).toBe(0);
    await expect.poll(answered, { timeout: 20_000 }).toBe(200);
    line.destroy();
  });

  it('a screen that only listens is no such one', async () => {
    shell = await opened({ idleMs: 50 });
    await joined();
    const [screen] = open;
    let closed = false;
    screen?.once('close', () => {
      closed = true;
    });
    await new Promise((done) => setTimeout(done, 400));
    expect(closed).toBe(false);
  });

  it.each(['ping', 'pong'] as const)('a screen that floods its line with a %s', async (kind) => {
    shell = await opened();
    await joined();
    const [screen] = open;
    screen?.on('error', () => undefined);
    const closed = new Promise((done) => screen?.once('close', done));
    for (let no = 0; no < 40; no += 1) screen?.[kind]('', true, () => undefined);
    await closed;
    await expect.poll(() => shell.changes.screens).toBe(0);
    expect(await joined()).toBe(101);
  });

  it('a message that is longer than a sign of life ends its line', async () => {
    shell = await opened();
    await joined();
    const [screen] = open;
    const code = new Promise((done) => screen?.once('close', done));
    screen?.send('x'.repeat(257));
    expect(await code).toBe(1009);
  });

  it('a screen that answers nothing', async () => {
    shell = await opened({ beatMs: 50 });
    await joined();
    open[0]?.pause();
    await expect.poll(() => shell.changes.screens, { timeout: 60_000 }).toBe(0);
  });
});

describe('a network full of them', () => {
  it('200 connections from 20 devices: the screen that is there stays, the host reads of it, and then all is as before', async () => {
    shell = await opened({ headMs: 2_000, lookMs: 50 });
    await joined();
    const lines = Array.from({ length: 200 }, (_, no) => {
      const line = connect({
        port: shell.outsider.port,
        host: elsewhere,
        localAddress: `127.0.1.${1 + (no % 20)}`,
      });
      line.on('error', () => undefined);
      line.resume();
      return line;
    });
    await expect.poll(() => lines.filter((line) => line.closed).length, { timeout: 20_000 }).toBe(200);
    expect(shell.changes.refused).toBeGreaterThan(0);
    expect(open[0]?.readyState).toBe(open[0]?.OPEN);
    expect(await status('/')).toBe(200);
    expect(await joined()).toBe(101);
  });

  it('each request that may not be is counted, and a file that is not there is not', async () => {
    shell = await opened({ screensEach: 1 });
    expect(await status('/favicon.ico')).toBe(404);
    expect(await joined('/other')).toBe(404);
    expect(shell.changes.refused).toBe(0);
    expect(await status('/', { method: 'POST' })).toBe(405);
    expect(await status('/', { headers: { Host: 'evil.example' } })).toBe(403);
    expect(await joined('/socket', { Origin: 'http://evil.example' })).toBe(403);
    expect([await joined(), await joined()]).toEqual([101, 503]);
    expect(shell.changes.refused).toBe(4);
  });

  it('an address of IPv6, two hosts, a whole address in the first line, or another protocol', async () => {
    shell = await opened();
    const { port } = shell.outsider;
    const host = `${elsewhere}:${port}`;
    for (const Host of [
      `[::ffff:${elsewhere}]:${port}`,
      `[::1]:${port}`,
      `${host}.evil.example`,
      ` ${host}@evil`,
    ]) {
      expect([Host, await status('/', { headers: { Host } })]).toEqual([Host, 403]);
    }
    const two = `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    expect(await shell.outsider.say(two)).toMatch(/^HTTP\/1\.1 40[03] /);
    const whole = `GET http://evil.example/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await shell.outsider.say(whole)).toMatch(/^HTTP\/1\.1 404 /);
    const proxy = `CONNECT 127.0.0.1:4400 HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    expect(await shell.outsider.say(proxy)).not.toMatch(/ 200 /);
    const h2 = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n`;
    expect(await shell.outsider.say(h2)).toMatch(/^HTTP\/1\.1 40[34] /);
    expect(await shell.outsider.say('\x16\x03\x01\x02\x00\x01\x00')).toMatch(/^HTTP\/1\.1 400 /);
    const fragment = connect(port, '::1');
    const refused = new Promise((done) => fragment.once('error', ({ message }) => done(message)));
    expect(await refused).toContain('ECONNREFUSED');
  });

  it('a message in many pieces is as long as all of them, and bytes are no message', async () => {
    shell = await opened();
    await joined();
    await joined();
    const [first, second] = open;
    const codes = [first, second].map((screen) => new Promise((done) => screen?.once('close', done)));
    for (let no = 0; no < 10; no += 1) first?.send('x'.repeat(100), { fin: false });
    second?.send(Buffer.from('{"type":"ping","echo":1}'), { binary: true });
    expect(await Promise.all(codes)).toEqual([1009, 1003]);
  });
});

it('when it is closed its screens are told, and nobody listens there', async () => {
  shell = await opened();
  await joined();
  const code = new Promise((done) => open[0]?.once('close', done));
  await shell.served.close();
  expect(await code).toBe(1001);
  await expect(status('/')).rejects.toThrow('ECONNREFUSED');
  shell = await opened();
});
