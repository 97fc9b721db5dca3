import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Limits, limits } from '../../electron/http/limits';
import { type Served, serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { fakeAuthority, Outsider } from './outsider';
import { builtScreens } from './site';

const token = 'T'.repeat(43);
let site: Site;
let served: Served;
let outsider: Outsider;
let open: (Socket | WebSocket)[] = [];

beforeAll(async () => {
  site = await Site.read(await builtScreens());
});
afterEach(async () => {
  for (const line of open) line instanceof WebSocket ? line.terminate() : line.destroy();
  open = [];
  await served.close();
});

/** The shell with some limits within reach. */
async function shell(nearer: Partial<Limits>): Promise<ReturnType<typeof fakeAuthority>> {
  const fake = fakeAuthority();
  served = await serve({
    authority: fake.authority,
    site,
    token,
    ports: [0],
    limits: { ...limits, ...nearer },
  });
  outsider = new Outsider(Number(new URL(served.roomAddress).port));
  return fake;
}

/** A connection that sends this, then a drop now and then, and never ends by itself; what it got until it was ended. */
function dripping(first: string, drop: string): Promise<string> {
  return new Promise((done) => {
    const line = connect(outsider.port, '127.0.0.1', () => line.write(first));
    open.push(line);
    const drops = setInterval(() => line.writable && line.write(drop), 20);
    let said = '';
    line.on('data', (chunk) => {
      said += chunk;
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      clearInterval(drops);
      done(said);
    });
  });
}

async function joined(path: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await outsider.socket(path, headers);
  if (typeof result === 'number') return result;
  open.push(result[0]);
  return 101;
}

describe('a program that is slow on purpose', () => {
  const tooSlow = /^HTTP\/1\.1 408 /;
  const hour = 3_600_000;

  it('is hung up on when it says nothing', async () => {
    await shell({ headMs: 200, requestMs: hour, lookMs: 50 });
    expect(await dripping('', '')).toMatch(tooSlow);
  });

  it('is hung up on when the head of its request does not end', async () => {
    await shell({ headMs: 200, requestMs: hour, lookMs: 50 });
    expect(await dripping('GET /room/ HTTP/1.1\r\n', 'X: y\r\n')).toMatch(tooSlow);
  });

  it('is hung up on when the body of its request does not end', async () => {
    await shell({ headMs: 200, requestMs: 400, lookMs: 50 });
    const head = `POST /session HTTP/1.1\r\nHost: 127.0.0.1:${outsider.port}\r\nContent-Length: 900\r\n\r\n`;
    expect(await dripping(head, 'x')).toMatch(tooSlow);
  });

  it('keeps no connection by never hanging up after it was refused', async () => {
    await shell({ connections: 3 });
    const upgrade = `GET /host/socket HTTP/1.1\r\nHost: 127.0.0.1:${outsider.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    for (let no = 0; no < 9; no += 1) expect(await outsider.say(upgrade)).toMatch(/^HTTP\/1\.1 403 /);
    expect((await outsider.ask('/room/')).status).toBe(200);
  });
});

describe('a program that takes everything it can get', () => {
  it('gets so many room screens and no place of the host’s', async () => {
    const fake = await shell({ roomScreens: 3, hostScreens: 2 });
    const rooms = [];
    for (let no = 0; no < 5; no += 1) rooms.push(await joined('/room/socket'));
    expect(rooms).toEqual([101, 101, 101, 503, 503]);
    const own = { Cookie: await outsider.cookie(token), Origin: outsider.origin };
    const hosts = [];
    for (let no = 0; no < 3; no += 1) hosts.push(await joined('/host/socket', own));
    expect(hosts).toEqual([101, 101, 503]);
    const [first] = open;
    if (first instanceof WebSocket) first.close();
    await expect.poll(() => fake.open.has('room')).toBe(false);
    expect(await joined('/room/socket')).toBe(101);
  });

  it('gets so many connections, and the screens that are there stay', async () => {
    await shell({ connections: 4 });
    expect(await joined('/room/socket')).toBe(101);
    const idle = Array.from({ length: 20 }, () => {
      const line = connect(outsider.port, '127.0.0.1');
      line.on('error', () => undefined);
      line.resume();
      open.push(line);
      return line;
    });
    await expect.poll(() => idle.filter((line) => line.closed).length).toBe(17);
    const [screen] = open;
    if (!(screen instanceof WebSocket)) throw new Error('no screen');
    screen.send('12345');
    const answer = await new Promise((done) => {
      screen.once('message', (data) => done(JSON.parse(data.toString())));
    });
    expect(answer).toEqual({ type: 'pong', echo: 5 });
  });

  it('cannot send a head without an end', async () => {
    await shell({});
    const head = `GET /room/ HTTP/1.1\r\nHost: 127.0.0.1:${outsider.port}\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`;
    expect(await outsider.say(head)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each([
    ['asks', (screen: WebSocket) => screen.send('x')],
    ['pings', (screen: WebSocket) => screen.ping('x'.repeat(120))],
  ])('is cut off when it %s without end and reads nothing of the answers', async (_does, once) => {
    const fake = await shell({ waitingBytes: 100_000, beatMs: 3_600_000 });
    const [screen] = await outsider.joined('/room/socket', {});
    open.push(screen);
    screen.pause();
    const asking = setInterval(() => {
      for (let no = 0; no < 500; no += 1) once(screen);
    }, 1);
    await expect.poll(() => fake.open.has('room'), { timeout: 60_000 }).toBe(false);
    clearInterval(asking);
  });

  it('is ended when it answers nothing', async () => {
    const fake = await shell({ beatMs: 50 });
    const [screen] = await outsider.joined('/room/socket', {});
    open.push(screen);
    screen.pause();
    await expect.poll(() => fake.open.has('room'), { timeout: 60_000 }).toBe(false);
  });

  it('cannot smuggle a second request past the end of the first', async () => {
    await shell({});
    const answer = await outsider.say(
      `POST /session HTTP/1.1\r\nHost: 127.0.0.1:${outsider.port}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /room/ HTTP/1.1\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('200');
  });
});
