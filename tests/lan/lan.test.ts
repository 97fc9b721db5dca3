import { createServer, type Server } from 'node:net';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Lan, type LanParts, offerLan } from '../../electron/lan/lan';
import { isNear, type Network, networksHere } from '../../electron/lan/networks';
import { play, startGame } from '../bench/bot';
import { RealConsole } from './console';
import { builtTv, elsewhere } from './outside';

let real: RealConsole;
let lan: Lan | null = null;
let folder: string;
let sockets: WebSocket[] = [];
let others: Server[] = [];

beforeEach(async () => {
  real = await RealConsole.start();
  folder = dirname(await builtTv());
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  for (const server of others) server.close();
  await lan?.close();
  await real.authority.close();
  [lan, sockets, others] = [null, [], []];
});

const wifi: Network = { name: 'wlan0', address: elsewhere };

function offered(parts: LanParts = {}): void {
  lan = offerLan(real.authority, folder, { networks: () => [wifi], ports: [0], ...parts });
}

/** A TV at the address the host is shown; gives everything it is sent, as it came. */
async function watching(address = real.lan.addresses[0]?.address ?? ''): Promise<[WebSocket, string[]]> {
  const { host, origin } = new URL(address);
  const socket = new WebSocket(`ws://${host}/socket`, { headers: { Origin: origin } });
  sockets.push(socket);
  const told: string[] = [];
  socket.on('message', (data) => told.push(data.toString()));
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  return [socket, told];
}

const asked = (address: string) => fetch(address).then((answer) => answer.status);

/** Another program that has this port. */
async function taken(port: number, address = elsewhere): Promise<Server> {
  const server = createServer();
  others.push(server);
  await new Promise<void>((done) => server.listen(port, address, done));
  return server;
}

function portOf(server: Server): number {
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}

/** A port that nobody had a moment ago. */
async function free(): Promise<number> {
  const server = await taken(0);
  const port = portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

describe('the host’s switch', () => {
  it('stands on off, opens nothing by itself, and is off in a new console over the same data', async () => {
    offered();
    expect(real.lan).toEqual({
      on: false,
      addresses: [],
      portTaken: null,
      screens: 0,
      refused: 0,
      trouble: null,
    });
    await real.ask({ type: 'lan', on: true });
    expect(real.lan.on).toBe(true);
    const next = await RealConsole.start();
    const other = offerLan(next.authority, folder, { networks: () => [wifi], ports: [0] });
    expect(next.lan.on).toBe(false);
    await other.close();
    await next.authority.close();
  });

  it('gives the address of each network, and takes it away again', async () => {
    const cable: Network = { name: 'eth0', address: '127.0.0.4' };
    offered({ networks: () => [cable, wifi] });
    await real.ask({ type: 'lan', on: true });
    const { addresses } = real.lan;
    expect(addresses.map(({ network }) => network)).toEqual(['eth0', 'wlan0']);
    for (const { address } of addresses) expect(await asked(address)).toBe(200);
    const [socket] = await watching();
    const closed = new Promise((done) => socket.once('close', done));
    await real.ask({ type: 'lan', on: false });
    expect(await closed).toBe(1001);
    expect(real.lan).toMatchObject({ on: false, addresses: [] });
    // Nobody is missed whom the host has sent away.
    await expect.poll(() => real.console?.rooms).toMatchObject({ alive: 0, lost: 0 });
    for (const { address } of addresses) await expect(asked(address)).rejects.toThrow();
  });

  it('pressed in haste, it ends where it was pressed last', async () => {
    offered();
    await Promise.all([true, false, true, true, false].map((on) => real.ask({ type: 'lan', on })));
    expect(real.lan).toMatchObject({ on: false, addresses: [] });
    await Promise.all([true, false, true].map((on) => real.ask({ type: 'lan', on })));
    expect(real.lan.addresses).toHaveLength(1);
  });

  it('says that the usual port is taken and uses the next one', async () => {
    const first = portOf(await taken(0));
    offered({ ports: [first, 0] });
    await real.ask({ type: 'lan', on: true });
    expect(real.lan.portTaken).toBe(first);
    expect(await asked(real.lan.addresses[0]?.address ?? '')).toBe(200);
  });

  it('stays off and says why when no port is free, or when the page was not built', async () => {
    const first = portOf(await taken(0));
    offered({ ports: [first] });
    const refused = await real.answer({ type: 'lan', on: true });
    expect(refused).toMatchObject({ status: 'refused', refusal: { reason: { key: 'lan.trouble.ports' } } });
    expect(real.lan).toMatchObject({ on: false, trouble: { key: 'lan.trouble.ports' } });
    await lan?.close();
    folder = '/nowhere';
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    offered();
    expect(await real.answer({ type: 'lan', on: true })).toMatchObject({
      status: 'refused',
      refusal: { reason: { key: 'lan.trouble.failed' } },
    });
    expect(real.lan.on).toBe(false);
    expect(noted).toHaveBeenCalledOnce();
    noted.mockRestore();
  });

  it('a network that comes later and cannot be had is named, and takes no screen away from the others', async () => {
    const cable: Network = { name: 'eth0', address: '127.0.0.4' };
    let here: readonly Network[] = [wifi];
    const port = await free();
    offered({ networks: () => here, ports: [port], lookMs: 20 });
    await real.ask({ type: 'lan', on: true });
    const [screen] = await watching();
    const other = await taken(port, cable.address);
    here = [cable, wifi];
    await expect
      .poll(() => real.lan.trouble)
      .toEqual({ key: 'lan.trouble.port', params: { network: 'eth0', port } });
    expect(real.lan).toMatchObject({ on: true, screens: 1 });
    expect(real.lan.addresses.map(({ network }) => network)).toEqual(['wlan0']);
    expect(screen.readyState).toBe(screen.OPEN);
    // It is on: asking for that again is no failure.
    expect(await real.answer({ type: 'lan', on: true })).toMatchObject({ status: 'saved' });
    await new Promise((done) => other.close(done));
    await expect.poll(() => real.lan).toMatchObject({ trouble: null, addresses: [{}, {}] });
  });

  it('where nobody can be watching yet, a network that comes takes another port', async () => {
    let here: readonly Network[] = [];
    const port = await free();
    offered({ networks: () => here, ports: [port, 0], lookMs: 20 });
    await real.ask({ type: 'lan', on: true });
    await taken(port);
    here = [wifi];
    await expect.poll(() => real.lan).toMatchObject({ trouble: null, portTaken: port, addresses: [{}] });
    expect(await asked(real.lan.addresses[0]?.address ?? '')).toBe(200);
  });

  it('a network that cannot be opened at all is named with the reason; so is a look that fails', async () => {
    const odd: Network = { name: 'vpn0', address: 'no address' };
    let here = () => [odd, wifi];
    offered({ networks: () => here(), lookMs: 20 });
    await real.ask({ type: 'lan', on: true });
    expect(real.lan).toMatchObject({
      on: true,
      addresses: [{ network: 'wlan0' }],
      trouble: { key: 'lan.trouble.network', params: { network: 'vpn0' } },
    });
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    here = () => {
      throw new Error('no interfaces');
    };
    await expect
      .poll(() => real.lan.trouble)
      .toEqual({ key: 'lan.trouble.failed', params: { why: 'no interfaces' } });
    expect(await asked(real.lan.addresses[0]?.address ?? '')).toBe(200);
    here = () => [wifi];
    await expect.poll(() => real.lan.trouble).toBe(null);
    expect(noted).toHaveBeenCalledOnce();
    noted.mockRestore();
  });

  it('a network that goes away takes its address along, and its screens are told; it comes back as it was', async () => {
    let here: readonly Network[] = [wifi];
    const port = await free();
    offered({ networks: () => here, ports: [port], lookMs: 20 });
    await real.ask({ type: 'lan', on: true });
    const [{ address = '' } = {}] = real.lan.addresses;
    const [screen] = await watching();
    const closed = new Promise((done) => screen.once('close', done));
    here = [];
    expect(await closed).toBe(1001);
    await expect.poll(() => real.lan).toMatchObject({ on: true, addresses: [], screens: 0, trouble: null });
    await expect(asked(address)).rejects.toThrow();
    here = [wifi];
    await expect.poll(() => real.lan.addresses).toEqual([{ network: 'wlan0', address }]);
    expect(await asked(address)).toBe(200);
  });

  it('is refused in a shell without a network', async () => {
    expect(await real.answer({ type: 'lan', on: true })).toMatchObject({
      status: 'refused',
      refusal: { reason: { key: 'lan.trouble.notHere' } },
    });
  });

  it('is on without a network too, and says so by an empty list', async () => {
    offered({ networks: () => [] });
    await real.ask({ type: 'lan', on: true });
    expect(real.lan).toMatchObject({ on: true, addresses: [] });
  });

  it('counts the screens and the messages that were refused', async () => {
    offered();
    await real.ask({ type: 'lan', on: true });
    const [socket, told] = await watching();
    await expect.poll(() => real.lan.screens).toBe(1);
    expect(real.console?.rooms.alive).toBe(1);
    socket.send('{"type":"ping","echo":5}');
    for (const text of [
      JSON.stringify({ id: 'request99999', body: { type: 'blank', on: true } }),
      'x',
      '{}',
    ]) {
      socket.send(text);
    }
    await expect.poll(() => real.lan.refused).toBe(3);
    expect(real.console?.roomBlank).toBe(false);
    await expect.poll(() => told.filter((text) => text === '{"type":"refused"}').length).toBe(3);
    socket.close();
    await expect.poll(() => real.lan.screens).toBe(0);
  });

  it('hangs up on a screen that does not stop asking for what it may not have', async () => {
    offered();
    await real.ask({ type: 'lan', on: true });
    const [socket] = await watching();
    const closed = new Promise((done) => socket.once('close', done));
    for (let no = 0; no < 200; no += 1) socket.send('x');
    expect(await closed).toBe(1008);
    await expect.poll(() => real.lan.refused).toBe(20);
  });
});

it('DM-66: what a TV is sent is byte for byte what every room screen is sent, through a whole game', async () => {
  offered();
  await real.ask({ type: 'lan', on: true });
  const own: string[] = [];
  real.authority.connectRoom((message) => own.push(JSON.stringify(message)), { kind: 'window', display: '' });
  const [, told] = await watching();
  await startGame(real.ask);
  await play(real.ask, () => real.game);
  await real.ask({ type: 'blank', on: true });
  await expect.poll(() => told.length).toBe(own.length);
  expect(told).toEqual(own);
  expect(told.length).toBeGreaterThan(30);
});

describe('networks', () => {
  it.each([
    ['192.168.1.20', true],
    ['10.0.0.1', true],
    ['172.16.0.1', true],
    ['172.31.255.255', true],
    ['169.254.3.4', true],
    ['127.0.0.1', true],
    ['172.32.0.1', false],
    ['8.8.8.8', false],
    ['100.64.0.1', false],
    ['::1', false],
    ['::ffff:192.168.1.20', false],
    ['', false],
  ])('%s is near: %s', (address, near) => {
    expect(isNear(address)).toBe(near);
  });

  it('loopback, IPv6 and addresses of the internet are not offered', () => {
    const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
      ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;
    const interfaces = () => ({
      lo: [one('127.0.0.1', 'IPv4', true)],
      wlan0: [one('192.168.1.20', 'IPv4'), one('fe80::1', 'IPv6')],
      eth0: [one('203.0.113.9', 'IPv4'), one('10.1.2.3', 'IPv4')],
    });
    expect(networksHere('', interfaces)).toEqual([
      { name: 'eth0', address: '10.1.2.3' },
      { name: 'wlan0', address: '192.168.1.20' },
    ]);
    expect(networksHere('127.0.0.2, 8.8.8.8,127.0.0.3', interfaces).map(({ address }) => address)).toEqual([
      '127.0.0.2',
      '127.0.0.3',
    ]);
  });
});
