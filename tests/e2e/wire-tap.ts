import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

interface Frame {
  readonly way: 'sent' | 'received';
  readonly text: string;
}

/** How far the clock is that the room sees goes with an echo; nothing else does. */
const tick = /,"tick":\{"rev":\d+,"elapsedMs":[\d.]+\}(?=\}$)/;
/** A heartbeat says which picture the screen shows, by the room's own count of them. */
const shows = /,"rev":\d+(?=\}$)/;
const plain = (text: string) => text.replace(tick, '').replace(shows, '');
const isBeat = ({ text }: Frame) => /^\{"type":"p[io]ng","echo":[\d.]+\}$/.test(plain(text));
/** Time that ran in sight of the room differs from evening to evening; nothing else may. */
const timeless = (text: string) => text.replace(/"elapsedMs":[\d.]+/, '"elapsedMs":0');

/** Everything a room screen sends, receives, keeps and draws. */
export class WireTap {
  private readonly frames: Frame[] = [];
  private readonly requests: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly secrets: readonly RegExp[],
  ) {
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.frames.push({ way: 'sent', text: String(payload) }));
      socket.on('framereceived', ({ payload }) =>
        this.frames.push({ way: 'received', text: String(payload) }),
      );
    });
  }

  /** Opens the room's screen with every line of it listened to. */
  static async open(page: Page, address: string, secrets: readonly RegExp[]): Promise<WireTap> {
    const tap = new WireTap(page, secrets);
    await page.goto(address);
    await page.locator('[data-scene=idle]').waitFor();
    return tap;
  }

  /** What came besides the echoes of heartbeats, in order. */
  get told(): string[] {
    return this.frames
      .filter((frame) => frame.way === 'received' && !isBeat(frame))
      .map((frame) => timeless(frame.text));
  }

  /** How much has gone over the line, but for heartbeats, and how often the page has asked for a file. */
  get traffic(): { frames: number; requests: number } {
    return { frames: this.frames.filter((frame) => !isBeat(frame)).length, requests: this.requests.length };
  }

  /** Nothing secret stands in what came, in what the page keeps, or in what it draws. */
  async expectNoSecret(): Promise<void> {
    const places = { line: this.told.join('\n'), kept: await this.kept(), drawn: await this.page.content() };
    for (const [place, text] of Object.entries(places)) {
      for (const secret of this.secrets) {
        const at = text.search(secret);
        const found = at < 0 ? '' : text.slice(Math.max(0, at - 60), at + 60);
        expect([place, String(secret), found]).toEqual([place, String(secret), '']);
      }
    }
  }

  /** The page says nothing but heartbeats, each is echoed once and as it was, and nothing else is in the echo. */
  expectPlainHeartbeats(): void {
    const sent = this.frames.filter((frame) => frame.way === 'sent').map((frame) => frame.text);
    const echoes = this.frames.filter((frame) => frame.way === 'received' && isBeat(frame));
    expect(sent.filter((text) => !isBeat({ way: 'sent', text }))).toEqual([]);
    const expected = sent.slice(0, echoes.length).map((text) => plain(text).replace('ping', 'pong'));
    expect(echoes.map((frame) => frame.text.replace(tick, ''))).toEqual(expected);
    expect(sent.length - echoes.length).toBeLessThanOrEqual(1);
    expect(echoes.length).toBeGreaterThan(2);
  }

  /** Whatever a page can keep, as text. */
  private async kept(): Promise<string> {
    const inPage = await this.page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      cookies: document.cookie,
      name: window.name,
      state: String(JSON.stringify(history.state)),
      address: window.location.href,
    }));
    expect(inPage).toMatchObject({ databases: [], caches: [], workers: 0, cookies: '' });
    return JSON.stringify([inPage, await this.page.context().cookies()]);
  }
}

/** Names of the roles of a system, as ids on the line and as words of every language on the screen. */
export function roleSecrets(ruleset: string, roles: readonly string[]): RegExp[] {
  const folder = join(import.meta.dirname, '../../resources/languages');
  const words = readdirSync(folder).flatMap((language) => {
    const all: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(join(folder, language, 'role.json'), 'utf8'),
    );
    return Object.values(all[ruleset] ?? {});
  });
  // The room's screen bears the game's own name.
  const own = /^(Мафія|Мафия|Mafia)$/;
  const plain = words.filter((word) => !own.test(word)).map((word) => new RegExp(escaped(word), 'i'));
  return [...roles.map((role) => new RegExp(`["/]${role}["/]`)), ...plain, /\bn\d+\//];
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
