import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type HostPage, identify, openHostPage, ten } from './host-page';

/** A digit that turns is not drawn at the same moment on all screens of a busy machine: so far apart it may be, ms. */
const turningMs = 450;
const runMs = 60_000;
const busy = { everyMs: 500, forMs: 200 };

interface Shown {
  readonly at: number;
  readonly text: string;
}

declare global {
  interface Window {
    shown: Shown[];
  }
}

let opened: HostPage | null = null;
test.afterEach(async () => {
  await opened?.running.stop();
  opened = null;
});

/** Has a page write down each change of its digits, at the time that all pages of a machine share. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shown = [];
    const read = () => {
      const text = document.querySelector('[role=timer]')?.textContent ?? '';
      if (window.shown.at(-1)?.text !== text) {
        window.shown.push({ at: performance.timeOrigin + performance.now(), text });
      }
    };
    read();
    new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const shownBy = (page: Page) => page.evaluate(() => window.shown);

/** What stood there from one moment to another. */
function texts(shown: readonly Shown[], from: number, to: number): string[] {
  return shown
    .filter(({ at }, index) => at <= to && (shown[index + 1]?.at ?? Number.POSITIVE_INFINITY) >= from)
    .map(({ text }) => text);
}

/** Moments at which one screen shows what the other does not, before, then or after: ten looks a second. */
function differences(one: readonly Shown[], other: readonly Shown[], from: number, to: number): string[] {
  const found: string[] = [];
  for (let at = from; at < to; at += 100) {
    const [mine] = texts(one, at, at);
    const its = texts(other, at - turningMs, at + turningMs);
    if (mine === undefined || !its.includes(mine)) {
      found.push(`${Math.round(at - from)} ms: ${mine} beside ${its.join(' ')}`);
    }
  }
  return found;
}

/** A room's screen whose line the test can cut. */
async function openRoom(context: BrowserContext, address: string) {
  const page = await context.newPage();
  let cut = false;
  const lines = new Set<() => void>();
  await page.routeWebSocket(/\/room\/socket$/, (line) => {
    if (cut) {
      void line.close();
      return;
    }
    const server = line.connectToServer();
    lines.add(() => {
      void server.close();
      void line.close();
    });
  });
  await page.goto(address);
  await page.getByRole('timer').waitFor();
  return {
    page,
    cut: () => {
      cut = true;
      for (const close of lines) close();
      lines.clear();
    },
    mend: () => {
      cut = false;
    },
  };
}

const now = () => performance.timeOrigin + performance.now();
const until = (page: Page, at: number) => page.waitForTimeout(Math.max(0, at - now()));

test('a busy host’s screen and two of the room show the same digits for a minute, over a reload and a cut line', async ({
  page,
  browser,
}) => {
  opened = await openHostPage(page);
  const { game, host, running } = opened;
  await game.ask({ type: 'saveSettings', settings: { autoStart: false } });
  await game.begin(ten);
  await identify(host);
  const [first, second] = await Promise.all(
    [1, 2].map(async () => openRoom(await browser.newContext(), running.room)),
  );
  if (!first || !second) throw new Error('the room has no screens');
  await page.evaluate(({ everyMs, forMs }) => {
    setInterval(() => {
      const from = performance.now();
      while (performance.now() - from < forMs);
    }, everyMs);
  }, busy);
  for (const one of [page, first.page, second.page]) await watch(one);
  await game.ask({ type: 'clock', action: { type: 'set', ms: 50_000 } });
  await expect(second.page.getByRole('timer')).toHaveText('0:49');
  const began = now();

  await until(page, began + 15_000);
  const beforeReload = await shownBy(first.page);
  await first.page.reload();
  await first.page.getByRole('timer').waitFor();
  await watch(first.page);
  const reloaded = now() + turningMs;

  await until(page, began + 25_000);
  second.cut();
  const cut = now();
  await game.ask({ type: 'clock', action: { type: 'add', ms: 5_000 } });
  await until(page, cut + 5_000);
  second.mend();
  const [right] = texts(await shownBy(page), now(), now());
  await expect
    .poll(async () => Number((await second.page.getByRole('timer').textContent())?.slice(2)))
    .toBeLessThanOrEqual(Number(right?.slice(2)));
  await expect(second.page.getByText('Немає зв’язку з консоллю')).toHaveCount(0);
  const mended = now() + turningMs;

  await until(page, began + runMs);
  const ended = now() - turningMs;
  const shown = await shownBy(page);
  expect(differences(beforeReload, shown, began, began + 14_000)).toEqual([]);
  const [one, two] = [await shownBy(first.page), await shownBy(second.page)];
  expect(differences(one, shown, reloaded, ended)).toEqual([]);
  expect(differences(shown, one, reloaded, ended)).toEqual([]);
  expect(differences(two, shown, began, cut - turningMs)).toEqual([]);
  expect(differences(two, shown, mended, ended)).toEqual([]);
  expect(differences(two, one, mended, ended)).toEqual([]);
  expect(texts(two, ended, ended)[0]).toMatch(/^\+0:0\d$/);

  await game.ask({ type: 'clock', action: { type: 'pause' } });
  const last = await page.getByRole('timer').textContent();
  for (const screen of [page, first.page, second.page]) {
    await expect(screen.getByRole('timer')).toHaveText(last ?? '');
  }
});
