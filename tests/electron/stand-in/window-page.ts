import type { Page } from '@playwright/test';
import { toChromium, toShell } from './addresses';
import { preloadScript } from './preload';
import type { AskShell, FromShell, Happening } from './wire';

type Said = Extract<FromShell, { window: number }>;
type Level = Extract<Happening, { what: 'console' }>['level'];

export const binding = '__standInSay';
const inbox = 'stand-in inbox';

interface Around {
  readonly ask: AskShell;
  readonly tell: (happening: Happening) => void;
  readonly newPage: () => Promise<Page>;
}

/** The page of one window. A page whose process died is replaced by a new one when it is loaded again. */
export class WindowPage {
  page: Page | null = null;
  /** The address the shell itself is loading; a page that goes anywhere else goes by itself. */
  loading: string | null = null;
  private dead = false;
  private size: { width: number; height: number };
  /** What the window is being told to do, each thing when the one before is done. */
  private busy: Promise<void>;

  constructor(
    readonly window: number,
    private readonly opening: Extract<FromShell, { type: 'open' }>,
    private readonly around: Around,
  ) {
    this.size = { width: opening.width, height: opening.height };
    this.busy = this.make();
  }

  /** Whether it shows an address of the shell that begins like this. */
  shows(begin: string): boolean {
    return !this.dead && this.page !== null && toShell(this.page.url()).startsWith(begin);
  }

  obey(message: Said): void {
    // What is sent to a page does not wait for its loading, and is lost with a page that goes, as in Electron.
    if (message.type === 'post') this.post(message.channel, message.args).catch(() => undefined);
    else this.busy = this.busy.then(() => this.carryOut(message)).catch(() => undefined);
  }

  private async carryOut(message: Said): Promise<void> {
    switch (message.type) {
      case 'load':
        return this.load(message.url);
      case 'resize':
        this.size = { width: message.width, height: message.height };
        await this.page?.setViewportSize(this.size);
        return;
      case 'crash':
        return this.crash();
      case 'close': {
        const { page } = this;
        this.page = null;
        await page?.context().close();
        return;
      }
      case 'open':
      case 'post':
      case 'run':
        return;
    }
  }

  private async load(url: string): Promise<void> {
    if (this.dead) await this.make();
    const { page } = this;
    if (!page) return;
    this.loading = url;
    try {
      await page.goto(toChromium(url));
    } catch (error) {
      this.around.tell({ what: 'not-loaded', why: String(error) });
      return;
    }
    this.around.tell({ what: 'loaded' });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    this.around.tell({ what: 'painted' });
  }

  private async post(channel: string, args: readonly unknown[]): Promise<void> {
    await this.page?.evaluate(
      ([key, name, all]) => {
        const deliver: unknown = Reflect.get(window, Symbol.for(key));
        if (typeof deliver === 'function') Reflect.apply(deliver, window, [name, all]);
      },
      [inbox, channel, args] as const,
    );
  }

  private async crash(): Promise<void> {
    const { page } = this;
    if (!page) return;
    const gone = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    // Nobody is left to answer this.
    session.send('Page.crash').catch(() => undefined);
    await gone;
    this.dead = true;
    this.around.tell({ what: 'gone' });
  }

  private async make(): Promise<void> {
    const old = this.page;
    const page = await this.around.newPage();
    await page.setViewportSize(this.size);
    const { preload, isolated } = this.opening;
    if (preload !== null) {
      await page.addInitScript({ content: preloadScript({ binding, inbox, isolated }, preload) });
    }
    this.watch(page);
    this.page = page;
    this.dead = false;
    await old?.context().close();
  }

  private watch(page: Page): void {
    const { tell, ask } = this.around;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) tell({ what: 'navigated', url: toShell(frame.url()) });
    });
    page.on('console', (message) => {
      tell({ what: 'console', level: levelOf(message.type()), text: message.text() });
    });
    page.on('pageerror', (error) => {
      tell({ what: 'console', level: 'error', text: `Uncaught ${error.stack ?? error}` });
    });
    page.on('close', () => {
      if (this.page === page) tell({ what: 'closed' });
    });
    page.on('download', async (download) => {
      const question = {
        window: this.window,
        url: toShell(download.url()),
        name: download.suggestedFilename(),
      };
      const to = await ask('download', question);
      if (!to) return download.cancel();
      const saved = await download.saveAs(to.path).then(
        () => true,
        () => false,
      );
      tell({ what: 'downloaded', download: to.download, state: saved ? 'completed' : 'interrupted' });
    });
  }
}

function levelOf(type: string): Level {
  if (type === 'error' || type === 'assert') return 'error';
  if (type === 'warning') return 'warning';
  return type === 'debug' ? 'debug' : 'info';
}
