import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../../electron/build';
import type { HostView } from '../../shared/contract/host';
import { chromiumArgs, findChromium } from '../chromium';
import { startConsole } from '../e2e/console';
import { play, startGame } from './bot';
import { newFolder } from './club';
import { Line } from './line';
import { type Marks, marks } from './marks';
import { ms, percentile, type Row, ratio, type Section } from './row';

const pairs = 30;
/** A seat whose number is not the beginning of another one's. */
const seat = 5;
/** The network of the TV: this machine's own, where nobody else looks. */
const network = '127.0.0.2';
const host = { width: 1366, height: 768 };
const room = { width: 1920, height: 1080 };

/** From a key on the host's screen to `saved` and painted there, and to painted on the room's, in a real Chromium. */
export const screens: Section = async () => {
  await ensureBuilt();
  process.env.MAFIA_LAN = network;
  const running = await startConsole(newFolder(), 0);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArgs });
  try {
    const tvAddress = await untilTheTalk(running.host);
    const hostPage = await openPage(browser, running.host, host, `[data-seat="${seat}"]`);
    const roomPage = await openPage(browser, running.room, room, '[data-rev]');
    const tvPage = await openPage(browser, tvAddress, room, '#root');
    const blank = await blankPage(browser);
    const taken = { host: [] as number[], room: [] as number[], tv: [] as number[], blank: [] as number[] };
    for (let pair = 0; pair < pairs; pair += 1) {
      for (const key of [`Shift+Digit${seat}`, 'Control+KeyZ']) {
        await measure(key, { host: hostPage, room: roomPage, tv: tvPage }, taken);
        taken.blank.push(await keyToPaint(blank));
      }
    }
    const bare = percentile(taken.blank, 0.95);
    return [
      row('key → saved and painted on the host screen', taken.host, 50, bare),
      row('key → painted on the room screen', taken.room, 100, bare),
      row('key → painted on the page for a TV', taken.tv, 100, bare),
    ];
  } finally {
    await browser.close();
    await running.stop();
  }
};

function row(what: string, taken: readonly number[], most: number, bare: number): Row {
  const p95 = percentile(taken, 0.95);
  return {
    what: `${what}, p95`,
    measured: `${ms(p95)}, median ${ms(percentile(taken, 0.5))} of ${taken.length}`,
    hold: `≤ ${most} ms`,
    baseline: `key → painted on a page with nothing behind it ${ms(bare)}, ${ratio(p95, bare)}`,
    holds: p95 <= most,
  };
}

/** Plays until everybody talks; gives the address of the page for a TV. */
async function untilTheTalk(address: string): Promise<string> {
  let view: HostView | null = null;
  let tv = '';
  const line = await Line.open(address, (message) => {
    if (message.type === 'game') view = message.view;
    if (message.type === 'console') tv = message.view.lan?.addresses[0]?.address ?? '';
  });
  const ask: Parameters<typeof play>[0] = async (body) => {
    // Next is deaf for a moment after a step changed.
    if (body.type === 'next') await new Promise((done) => setTimeout(done, 450));
    return line.ask(body);
  };
  // No clock runs: nothing else than the key may change what is painted.
  await ask({ type: 'saveSettings', settings: { autoStart: false } });
  await ask({ type: 'lan', on: true });
  await startGame(ask);
  await play(
    ask,
    () => view,
    ({ phase }) => phase === 'd1/talk',
  );
  line.close();
  return tv;
}

/** The runner's compiler gives functions their names with a helper that a page does not have. */
const names = 'globalThis.__name = (named) => named';

async function newPage(browser: Browser, viewport: typeof host): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript(names);
  return page;
}

async function openPage(
  browser: Browser,
  address: string,
  viewport: typeof host,
  part: string,
): Promise<Page> {
  const page = await newPage(browser, viewport);
  await page.addInitScript(marks, part);
  await page.goto(address);
  await page.waitForSelector(part);
  return page;
}

async function blankPage(browser: Browser): Promise<Page> {
  const page = await newPage(browser, host);
  await page.setContent('<p id="part">0</p><script>let n = 0</script>');
  await page.evaluate(() => {
    window.addEventListener('keydown', () => {
      const part = document.querySelector('#part');
      if (part) part.textContent = String(Number(part.textContent) + 1);
    });
  });
  await page.evaluate(names);
  await page.evaluate(marks, '#part');
  return page;
}

async function measure(
  key: string,
  pages: Readonly<Record<'host' | 'room' | 'tv', Page>>,
  taken: Readonly<Record<'host' | 'room' | 'tv', number[]>>,
): Promise<void> {
  for (const page of [pages.tv, pages.room, pages.host]) await page.evaluate(forget);
  await pages.host.keyboard.press(key);
  const own = await settled(pages.host, ({ key: at, saved, painted }) => Boolean(at && saved && painted));
  taken.host.push(Math.max(own.saved, own.painted) - own.key);
  for (const other of ['room', 'tv'] as const) {
    const { painted } = await settled(pages[other], (marks) => marks.painted > 0);
    taken[other].push(painted - own.key);
  }
}

async function keyToPaint(page: Page): Promise<number> {
  await page.evaluate(forget);
  await page.keyboard.press('KeyX');
  const { key, painted } = await settled(page, (at) => Boolean(at.key && at.painted));
  return painted - key;
}

const forget = () => {
  window.marks = { key: 0, saved: 0, painted: 0 };
};

async function settled(page: Page, complete: (marks: Marks) => boolean): Promise<Marks> {
  for (let tries = 0; tries < 100; tries += 1) {
    await new Promise((done) => setTimeout(done, 60));
    const found = await page.evaluate(() => window.marks);
    if (complete(found)) return found;
  }
  throw new Error('the key changed nothing on the screen');
}
