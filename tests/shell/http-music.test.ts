import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FoundTrack, findTracks, openTrack } from '../../electron/console/musicFolder';
import { partOf } from '../../electron/http/range';
import { type Served, serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { fakeAuthority, Outsider } from './outsider';
import { builtScreens } from './site';

const token = 'M'.repeat(43);
const music = '0123456789'.repeat(10);

let folder: string;
let served: Served;
let outsider: Outsider;
let cookie: string;
let path: string;
let tracks: readonly FoundTrack[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'music-'));
  writeFileSync(join(folder, 'one.mp3'), music);
  writeFileSync(join(folder, 'empty.wav'), '');
  ({ tracks } = await findTracks(folder));
  const { authority } = fakeAuthority();
  authority.openTrack = async (id) => {
    const track = tracks.find((one) => one.id === id);
    return track ? openTrack(folder, track) : null;
  };
  served = await serve({ authority, site: await Site.read(await builtScreens()), token, ports: [0] });
  outsider = new Outsider(Number(new URL(served.hostAddress).port));
  cookie = await outsider.cookie(token);
  path = `/host/music/${tracks.find((one) => one.name === 'one.mp3')?.id}`;
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  outsider.ask(path, { method, headers: { cookie, ...headers } });

describe('a track', () => {
  it('is sent whole, and says that parts of it can be had', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, body: music });
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '100',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    ['bytes=0-', 206, music, 'bytes 0-99/100'],
    ['bytes=95-', 206, '56789', 'bytes 95-99/100'],
    ['bytes=3-5', 206, '345', 'bytes 3-5/100'],
    ['bytes=98-4000', 206, '89', 'bytes 98-99/100'],
    ['bytes=-2', 206, '89', 'bytes 98-99/100'],
    ['bytes=-4000', 206, music, 'bytes 0-99/100'],
    ['bytes=100-', 416, '', 'bytes */100'],
    ['bytes=-0', 416, '', 'bytes */100'],
    ['bytes=9-3', 200, music, undefined],
    ['bytes=0-1,5-6', 200, music, undefined],
    ['lines=1-2', 200, music, undefined],
    ['bytes=1e3-', 200, music, undefined],
  ])('asked for by %s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await ask({ range });
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it('that is empty is sent as nothing, and no part of it can be had', async () => {
    const empty = `/host/music/${tracks.find((one) => one.name === 'empty.wav')?.id}`;
    expect(await outsider.ask(empty, { headers: { cookie } })).toMatchObject({ status: 200, body: '' });
    expect((await outsider.ask(empty, { headers: { cookie, range: 'bytes=0-' } })).status).toBe(416);
  });

  it('is for the host’s page alone', async () => {
    expect((await outsider.ask(path)).status).toBe(401);
    expect((await ask({ cookie: cookie.replace('MMM', 'MMN') })).status).toBe(401);
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask({ host: 'evil.example' })).status).toBe(403);
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask({}, method)).status).toBe(405);
  });

  it.each([
    `/host/music/${'0'.repeat(32)}`,
    '/host/music/',
    '/host/music/one.mp3',
    '/host/music/../../etc/passwd',
    '/host/music/..%2f..%2fetc%2fpasswd',
    '/host/music/%2e%2e/%2e%2e/package.json',
    '/host/music//etc/passwd',
    '/host/music/constructor',
    `/room/music/${'0'.repeat(32)}`,
  ])('is not found at %s', async (other) => {
    expect((await outsider.ask(other, { headers: { cookie } })).status).toBe(404);
  });

  it('can be left in the middle again and again', async () => {
    writeFileSync(join(folder, 'one.mp3'), Buffer.alloc(8_000_000, 'x'));
    for (let time = 0; time < 20; time += 1) {
      const left = new AbortController();
      const answer = await fetch(outsider.origin + path, { headers: { cookie }, signal: left.signal });
      expect(answer.status).toBe(200);
      left.abort();
    }
    expect((await ask({ range: 'bytes=0-9' })).body).toBe('xxxxxxxxxx');
  });
});

it('a part is never outside the file', () => {
  for (const size of [0, 1, 100]) {
    for (const header of ['bytes=0-', 'bytes=-1', 'bytes=0-0', 'bytes=99-', 'bytes=50-70', 'bytes=-', '']) {
      const part = partOf(header, size);
      if (part === null || part === 'outside') continue;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeLessThan(size);
      expect(part.start).toBeLessThanOrEqual(part.end);
    }
  }
});
