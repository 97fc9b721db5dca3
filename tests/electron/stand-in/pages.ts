import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toShell } from './addresses';
import type { FromPage } from './preload';
import { Traffic } from './traffic';
import { binding, WindowPage } from './window-page';
import type { AskShell, FrameFacts, FromShell, Happening, PermissionName } from './wire';

/** What Chromium asks permission for, as Electron and as Playwright call it. */
const permissions: readonly (readonly [PermissionName, string])[] = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['midi', 'midi'],
];

/** Chromium's side of the stand-in: a page for each window of the shell. */
export class Pages {
  /** Windows that pages opened because the shell let them. */
  readonly popups: Page[] = [];
  readonly traffic: Traffic;
  private readonly windows = new Map<number, WindowPage>();
  private readonly contexts = new Set<BrowserContext>();

  constructor(
    private readonly browser: Browser,
    private readonly ask: AskShell,
    private readonly tell: (window: number, happening: Happening) => void,
  ) {
    this.traffic = new Traffic(ask, (page) => this.ownerOf(page));
  }

  /** The page of the window whose address begins like this; null while there is none. */
  find(begin: string): Page | null {
    return [...this.windows.values()].find((window) => window.shows(begin))?.page ?? null;
  }

  /** Does what the shell's process says to a window. */
  obey(message: Extract<FromShell, { window: number }>): void {
    const { window } = message;
    if (message.type === 'open') this.windows.set(window, this.make(window, message));
    else this.windows.get(window)?.obey(message);
    if (message.type === 'close') this.windows.delete(window);
  }

  /** Runs a script in a window's page. */
  async run(window: number, code: string): Promise<unknown> {
    const page = this.windows.get(window)?.page;
    if (!page) throw new Error(`Window ${window} has no page.`);
    return page.evaluate(code);
  }

  async close(): Promise<void> {
    this.windows.clear();
    await Promise.all([...this.contexts].map((context) => context.close()));
  }

  private make(window: number, opening: Extract<FromShell, { type: 'open' }>): WindowPage {
    return new WindowPage(window, opening, {
      ask: this.ask,
      tell: (happening) => this.tell(window, happening),
      newPage: () => this.newPage(window),
    });
  }

  /** A page in a browser window of its own: those behind another one are not drawn. */
  private async newPage(window: number): Promise<Page> {
    const context = await this.browser.newContext({ acceptDownloads: true });
    this.contexts.add(context);
    await context.exposeBinding(binding, ({ page, frame }, message: FromPage) =>
      this.said(window, { url: toShell(frame.url()), isMain: frame === page.mainFrame() }, message),
    );
    await context.route(
      () => true,
      (route) => this.traffic.pass(route),
    );
    const page = await context.newPage();
    context.on('page', (another) => void this.appeared(window, another).catch(() => undefined));
    await this.grant(context, window);
    return page;
  }

  private said(window: number, frame: FrameFacts, message: FromPage): void {
    if (message.kind === 'preload-error') {
      this.tell(window, { what: 'preload-error', message: message.message });
      return;
    }
    const { channel, args } = message;
    this.tell(window, { what: 'message', channel, args, frame });
  }

  /** A page opened by the page of a window: the shell is asked whether it may be. */
  private async appeared(window: number, page: Page): Promise<void> {
    if (await this.ask('popup', { window, url: toShell(page.url()) })) this.popups.push(page);
    else await page.close();
  }

  /** Gives a page what the shell's handlers allow, and nothing else. */
  private async grant(context: BrowserContext, window: number): Promise<void> {
    const answers = await this.ask('permissions', { window, names: permissions.map(([name]) => name) });
    const granted = permissions.filter((_, at) => answers[at]?.check && answers[at].request);
    await context.grantPermissions(granted.map(([, name]) => name));
  }

  private ownerOf(page: Page): WindowPage | null {
    return [...this.windows.values()].find((window) => window.page === page) ?? null;
  }
}
