import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Authority } from '../../electron/console/authority';
import { type Served, serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { enter, openTransport } from '../../renderer/ui/transport';
import type { RoomMessage } from '../../shared/contract/messages';
import { builtScreens } from './site';

const token = 'T'.repeat(43);
let site: Site;
let served: Served;
let port: number;
/** What the screens sent. */
let received: string[] = [];

const authority: Authority = {
  connectHost: () => {
    throw new Error('no host here');
  },
  connectRoom: (send) => {
    send({ type: 'pong', echo: 1 });
    return { receive: (raw) => received.push(raw), close: () => undefined };
  },
  suspended: () => undefined,
  setShell: () => undefined,
  offerLan: () => undefined,
  offerDisplays: () => undefined,
  logo: () => null,
  tell: () => undefined,
  openTrack: async () => null,
  setFolderPicker: () => undefined,
  close: async () => undefined,
};

/** A page hears of a failed connection by its close; in Node a failure nobody listens to ends the process. */
class PageSocket extends WebSocket {
  constructor(address: string) {
    super(address);
    this.on('error', () => undefined);
  }
}

/** The little that the transport needs of a page. */
function page(href: string, more: object = {}) {
  const location = new URL(href);
  const history = {
    replaceState: (_state: unknown, _title: string, path: string) => {
      location.href = new URL(path, location).href;
    },
  };
  const window = Object.assign(new EventTarget(), { location, history, ...more });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('WebSocket', PageSocket);
  return window;
}

beforeAll(async () => {
  site = await Site.read(await builtScreens());
});
beforeEach(async () => {
  received = [];
  served = await serve({ authority, site, token, ports: [0] });
  port = Number(new URL(served.roomAddress).port);
});
afterEach(() => served.close());

describe('the line of a screen in a browser', () => {
  it('brings messages both ways', async () => {
    page(served.roomAddress);
    const transport = openTransport('room');
    const messages: RoomMessage[] = [];
    const states: boolean[] = [];
    transport.onMessage((message) => messages.push(message));
    transport.onConnection((connected) => states.push(connected));
    await expect.poll(() => messages).toEqual([{ type: 'pong', echo: 1 }]);
    expect(states).toEqual([true]);
    transport.send('{"type":"ping","echo":7}');
    await expect.poll(() => received).toEqual(['{"type":"ping","echo":7}']);
  });

  it('tells a listener that comes later that the line is there', async () => {
    page(served.roomAddress);
    const transport = openTransport('room');
    await new Promise<void>((done) => {
      transport.onMessage(() => done());
    });
    const states: boolean[] = [];
    transport.onConnection((connected) => states.push(connected));
    expect(states).toEqual([true]);
  });

  it('comes back by itself after the console was gone', async () => {
    page(served.roomAddress);
    const transport = openTransport('room');
    const states: boolean[] = [];
    transport.onConnection((connected) => states.push(connected));
    await expect.poll(() => states).toEqual([true]);
    await served.close();
    await expect.poll(() => states).toEqual([true, false]);
    transport.send('into the void');
    served = await serve({ authority, site, token, ports: [port] });
    await expect.poll(() => states, { timeout: 5_000 }).toEqual([true, false, true]);
    expect(received).toEqual([]);
  });

  it('comes back at once when the network does', async () => {
    const window = page(served.roomAddress);
    const transport = openTransport('room');
    const states: boolean[] = [];
    transport.onConnection((connected) => states.push(connected));
    await expect.poll(() => states).toEqual([true]);
    await served.close();
    await expect.poll(() => states).toEqual([true, false]);
    served = await serve({ authority, site, token, ports: [port] });
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => states).toEqual([true, false, true]);
    window.dispatchEvent(new Event('online'));
    expect(states).toEqual([true, false, true]);
  });
});

describe('the line of a window', () => {
  it('goes over the bridge of the window', () => {
    const sent: string[] = [];
    let give: (message: string) => void = () => undefined;
    page('app://room/room/', {
      mafia: {
        send: (message: string) => sent.push(message),
        onMessage: (listener: (message: string) => void) => {
          give = listener;
        },
      },
    });
    const transport = openTransport('room');
    const messages: RoomMessage[] = [];
    const states: boolean[] = [];
    transport.onConnection((connected) => states.push(connected));
    const stop = transport.onMessage((message) => messages.push(message));
    give('{"type":"pong","echo":1}');
    stop();
    give('{"type":"pong","echo":2}');
    transport.send('hello');
    expect(states).toEqual([true]);
    expect(messages).toEqual([{ type: 'pong', echo: 1 }]);
    expect(sent).toEqual(['hello']);
  });
});

describe('the token in the address', () => {
  /** `fetch` of a page: relative addresses, and the cookies of the browser. */
  function withFetch() {
    const cookies: string[] = [];
    const real = fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', cookies.join('; '));
      const answer = await real(new URL(path, window.location.href), { ...init, headers });
      for (const cookie of answer.headers.getSetCookie()) cookies.push(cookie.split(';')[0] ?? '');
      return answer;
    });
    return () => vi.stubGlobal('fetch', real);
  }

  it('lets the host in, leaves the address bar, and is not needed again', async () => {
    const { location } = page(served.hostAddress);
    const restore = withFetch();
    expect(await enter()).toBe(true);
    expect(location.href).toBe(new URL('/host/', served.hostAddress).href);
    expect(await enter()).toBe(true);
    restore();
  });

  it('that is wrong or missing lets nobody in', async () => {
    const restore = withFetch();
    page(served.hostAddress.replace('TTT', 'XXX'));
    expect(await enter()).toBe(false);
    page(new URL('/host/', served.hostAddress).href);
    expect(await enter()).toBe(false);
    restore();
  });

  it('is kept in the address while the console is not there', async () => {
    const { location } = page(served.hostAddress);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await enter()).toBe(true);
    expect(location.hash).toBe(`#token=${token}`);
  });
});
