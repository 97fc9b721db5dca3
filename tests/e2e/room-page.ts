import { join } from 'node:path';
import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { Site } from '../../electron/http/site';
import type { RoomMessage } from '../../shared/contract/messages';

const address = 'http://localhost:4';

/** The built room screen in a page of its own, under the console's own policy, with a test in the console's place. */
export interface RoomPage {
  readonly page: Page;
  readonly errors: string[];
  readonly pings: number[];
  send(...messages: readonly RoomMessage[]): void;
  /** Shows a picture and waits until it is drawn. */
  show(messages: readonly RoomMessage[]): Promise<void>;
  /** The console goes away; `back` lets it come again. */
  lose(): Promise<void>;
  back(): void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a page of the room lies after the build, and where its line is. */
const built = {
  room: { folder: 'renderer', path: '/room/', socket: /\/room\/socket$/ },
  tv: { folder: 'tv', path: '/', socket: /\/socket$/ },
} as const;

/** Opens the built room screen and waits for its first sign of life. */
export function openRoom(context: BrowserContext, viewport: Size): Promise<RoomPage> {
  return openBuilt(context, viewport, 'room');
}

/** The same for the page that a TV gets over the network. */
export function openTv(context: BrowserContext, viewport: Size): Promise<RoomPage> {
  return openBuilt(context, viewport, 'tv');
}

async function openBuilt(
  context: BrowserContext,
  viewport: Size,
  which: keyof typeof built,
): Promise<RoomPage> {
  const { folder, path, socket: line } = built[which];
  const site = await Site.read(join(import.meta.dirname, '../../out', folder));
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(`${address}/**`, async (route) => {
    const file = site.get(new URL(route.request().url()).pathname);
    await route.fulfill(file ? { headers: { ...file.headers }, body: file.body } : { status: 404 });
  });

  const pings: number[] = [];
  let socket: WebSocketRoute | null = null;
  let away = false;
  let rev = 0;
  await page.routeWebSocket(line, async (opened) => {
    if (away) {
      await opened.close();
      return;
    }
    socket = opened;
    opened.onMessage((raw) => {
      const message: { type: string; echo: number } = JSON.parse(raw.toString());
      if (message.type !== 'ping') return;
      pings.push(message.echo);
      opened.send(JSON.stringify({ type: 'pong', echo: message.echo }));
    });
  });
  await page.goto(`${address}${path}`);
  await page.locator('[data-scene=waiting]').waitFor();

  const send = (...messages: readonly RoomMessage[]) => {
    for (const message of messages) socket?.send(JSON.stringify(message));
  };
  return {
    page,
    errors,
    pings,
    send,
    show: async (messages) => {
      rev += 1;
      send(...messages.map((message) => numbered(message, rev)));
      await page.locator(`[data-rev="${rev}"]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
    lose: async () => {
      away = true;
      await socket?.close();
    },
    back: () => {
      away = false;
    },
  };
}

/** The same message as the console sends it this time: another clock is another revision of the clock. */
function numbered(message: RoomMessage, rev: number): RoomMessage {
  if (message.type === 'room') return { ...message, rev };
  return message.type === 'clock' && message.clock
    ? { ...message, clock: { ...message.clock, rev } }
    : message;
}

/** Everything of the room's picture that leaves its place: the screen, its bar, its tile. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const what = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class')} "${element.textContent?.slice(0, 20)}"`;
    const inside = (inner: Element, outer: DOMRect, name: string) => {
      const box = inner.getBoundingClientRect();
      if (box.width === 0 && box.height === 0) return;
      const out =
        box.left < outer.left - 1 ||
        box.top < outer.top - 1 ||
        box.right > outer.right + 1 ||
        box.bottom > outer.bottom + 1;
      if (out) found.push(`${what(inner)} leaves ${name}`);
    };
    const screen = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
    for (const element of document.querySelectorAll('#root *')) inside(element, screen, 'the screen');
    for (const place of document.querySelectorAll('header, main, footer, li, td')) {
      for (const element of place.querySelectorAll('*')) {
        inside(element, place.getBoundingClientRect(), what(place));
      }
    }
    for (const tile of document.querySelectorAll('li')) {
      const boxes = [...tile.children].map((child) => child.getBoundingClientRect());
      boxes.forEach((box, index) => {
        const others = boxes.slice(index + 1);
        const over = others.some(
          (other) =>
            other.left < box.right - 1 &&
            box.left < other.right - 1 &&
            other.top < box.bottom - 1 &&
            box.top < other.bottom - 1,
        );
        if (over) found.push(`${what(tile)} has parts that lie on each other`);
      });
    }
    for (const element of document.querySelectorAll('html, body, #root')) {
      if (element.scrollWidth > element.clientWidth)
        found.push(`${what(element)} could be scrolled sideways`);
      if (element.scrollHeight > element.clientHeight) found.push(`${what(element)} could be scrolled`);
    }
    return found;
  });
}

/** Heights of the clock's digits as they are painted, as shares of the screen's height. */
export async function digitHeights(page: Page): Promise<number[]> {
  const timer = page.locator('[role=timer]');
  const { box, colour } = await timer.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { box: { left, top, width, height }, colour: getComputedStyle(element).color };
  });
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const paper = await page.context().newPage();
  const heights = await paper.evaluate(
    async ({ picture, box, colour }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const wanted = colour.match(/\d+/g)?.map(Number) ?? [];
      const isInk = (pixels: Uint8ClampedArray, at: number) =>
        [0, 1, 2].every((part) => Math.abs((pixels[at + part] ?? 0) - (wanted[part] ?? 0)) < 40);
      const rows = [Math.floor(box.top) - 3, Math.ceil(box.top + box.height) + 3] as const;
      const found: number[] = [];
      let top = Number.POSITIVE_INFINITY;
      let bottom = -1;
      const endGlyph = () => {
        if (bottom >= 0) found.push((bottom - top + 1) / image.height);
        top = Number.POSITIVE_INFINITY;
        bottom = -1;
      };
      for (let x = Math.floor(box.left); x <= box.left + box.width; x++) {
        const { data } = context.getImageData(x, rows[0], 1, rows[1] - rows[0]);
        const inked = Array.from({ length: rows[1] - rows[0] }, (_, y) => y).filter((y) =>
          isInk(data, y * 4),
        );
        if (inked.length === 0) endGlyph();
        else {
          top = Math.min(top, ...inked);
          bottom = Math.max(bottom, ...inked);
        }
      }
      endGlyph();
      return found;
    },
    { picture, box, colour },
  );
  await paper.close();
  // The colon and the plus are lower than any digit.
  return heights.filter((height) => height > Math.max(...heights) * 0.9);
}
