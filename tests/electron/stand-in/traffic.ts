import type { Frame, Page, Request, Route } from '@playwright/test';
import { isShells, toChromium, toShell } from './addresses';
import type { WindowPage } from './window-page';
import type { AskShell } from './wire';

/** A page that is no part of the shell: what a page gets to see that got out. */
const elsewhere = { status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' };

/** Everything the pages ask for. Nothing reaches a network: the shell's own protocol answers, or nobody. */
export class Traffic {
  /** Addresses outside the shell that some page asked for. */
  readonly outside: string[] = [];

  constructor(
    private readonly ask: AskShell,
    private readonly ownerOf: (page: Page) => WindowPage | null,
  ) {}

  async pass(route: Route): Promise<void> {
    try {
      await this.answer(route);
    } catch {
      // The page or the shell has ended meanwhile, and with it whoever waits for the answer.
    }
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const url = request.url();
    const frame = frameOf(request);
    const owner = frame && this.ownerOf(frame.page());
    // The first request of a window that a page opened: whether there may be one is asked elsewhere.
    if (!owner) return route.abort();
    const moves = request.isNavigationRequest();
    if (moves && !(await this.mayGo(owner, frame, url))) return route.abort('aborted');
    if (!isShells(url)) {
      this.outside.push(url);
      return moves ? route.fulfill(elsewhere) : route.abort();
    }
    const { range } = request.headers();
    const served = await this.ask('serve', { url: toShell(url), method: request.method(), range });
    if (!served) return route.abort('failed');
    const { status, headers, body } = served;
    const target = status >= 300 && status < 400 && headers.location;
    if (moves && target) return this.redirect(route, owner, new URL(target, url).href);
    return route.fulfill({ status, headers: { ...headers }, body: Buffer.from(body) });
  }

  private async mayGo(owner: WindowPage, frame: Frame, url: string): Promise<boolean> {
    const isMainFrame = frame === owner.page?.mainFrame();
    if (isMainFrame && owner.loading !== null && toChromium(owner.loading) === url) {
      owner.loading = null;
      return true;
    }
    return this.ask('navigate', { window: owner.window, url: toShell(url), isMainFrame });
  }

  private async redirect(route: Route, owner: WindowPage, url: string): Promise<void> {
    if (!(await this.ask('redirect', { window: owner.window, url: toShell(url) }))) {
      return route.abort('aborted');
    }
    this.outside.push(url);
    return route.fulfill(elsewhere);
  }
}

function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    // A page that is only just being opened has no frame yet.
    return null;
  }
}
