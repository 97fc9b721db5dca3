import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { fakeAuthority, Outsider } from './outsider';
import { builtScreens } from './site';

let served: Served;
let outsider: Outsider;
let port: number;

beforeAll(async () => {
  const site = await Site.read(await builtScreens());
  const { authority } = fakeAuthority();
  served = await serve({ authority, site, token: 'T'.repeat(43), ports: [0] });
  port = Number(new URL(served.roomAddress).port);
  outsider = new Outsider(port);
});
afterAll(() => served.close());

const ask: Outsider['ask'] = (path, options) => outsider.ask(path, options);

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
    '/%252e%252e/settings.json',
    '/room/..;/settings.json',
    '/..%c0%af..%c0%afsettings.json',
    '/C:/settings.json',
    '/C:%5csettings.json',
    '/assets/%00',
    '/host/index.html%00.js',
    '/%',
    '/host-token',
    '/errors.log',
    '/__proto__',
    '//settings.json',
    '/assets/notes.secretkind',
    '/assets/',
    '/constructor',
  ])('nothing outside the built screens is served: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each([
    'GET http://evil.example/host/ HTTP/1.1',
    'GET * HTTP/1.1',
    'GET host/ HTTP/1.1',
    'GET /host\\..\\..\\settings.json HTTP/1.1',
    'GET /room/../host-token HTTP/1.1',
  ])('nothing is served under an address no browser sends: %s', async (line) => {
    const answer = await outsider.say(`${line}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  });

  it('nothing but reading is possible', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, headers } = await ask('/host/', { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
    for (const method of ['PUT', 'DELETE', 'HEAD']) {
      expect((await ask('/session', { method })).status).toBe(405);
    }
  });

  it('what is not there, not allowed or not understood is answered without a word', async () => {
    for (const answer of [await ask('/nothing?token=x'), await ask('/host/', { method: 'POST' })]) {
      expect(answer.body).toBe('');
    }
  });
});
