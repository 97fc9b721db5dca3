import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt } from '../electron/build';
import type { Settings } from '../shared/contract/club';
import { chromiumArgs, findChromium } from './chromium';
import { openRoom, openTv } from './e2e/room-page';
import { messagesFor, picturesOf, seatsOf } from './e2e/room-scenes';

type Theme = Settings['roomTheme'];

/** A television draws 4K as 1920×1080 points of two dots each, or as so many points as it has. */
const screens = [
  { name: '720p', width: 1280, height: 720, dots: 1 },
  { name: '1080p', width: 1920, height: 1080, dots: 1 },
  { name: '4k', width: 3840, height: 2160, dots: 1 },
  { name: '4k-tv', width: 1920, height: 1080, dots: 2 },
];
const tables = [
  { name: '10', count: 10, long: false },
  { name: '25', count: 25, long: false },
  { name: '25-long', count: 25, long: true },
];
const themes: readonly Theme[] = ['dark', 'light', 'transparent'];
/** So wide is a picture on a contact sheet: about what a screen of 1.2 m is to the eye at 8 m. */
const thumb = 320;
const perRow = 5;
const perSheet = 40;
const logo = readFileSync(resolve(import.meta.dirname, '../resources/icons/icon-512.png'));

/**
 * Every picture of the room's screen at every size, table and look, and contact sheets of them to be looked at.
 * `tsx tests/roomPictures.ts <folder> [--screen 720p] [--table 25] [--theme light] [--only vote] [--page tv]`
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      screen: { type: 'string' },
      table: { type: 'string' },
      theme: { type: 'string' },
      only: { type: 'string' },
      page: { type: 'string', default: 'room' },
    },
  });
  const folder = resolve(positionals[0] ?? 'test-results/room');
  mkdirSync(folder, { recursive: true });
  await ensureBuilt();
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArgs });
  try {
    for (const theme of themes.filter((one) => !values.theme || one === values.theme)) {
      for (const screen of screens.filter(({ name }) => !values.screen || name === values.screen)) {
        for (const table of tables.filter(({ name }) => !values.table || name === values.table)) {
          const page = values.page === 'tv' ? 'tv' : 'room';
          const name = `${page === 'tv' ? 'tv-' : ''}${theme}-${screen.name}-${table.name}`;
          await sheets(browser, folder, name, await shots(browser, page, screen, table, theme, values.only));
        }
      }
    }
  } finally {
    await browser.close();
  }
}

interface Shot {
  readonly name: string;
  readonly png: Buffer;
}

async function shots(
  browser: Browser,
  page: 'room' | 'tv',
  screen: (typeof screens)[number],
  { count, long }: (typeof tables)[number],
  theme: Theme,
  only: string | undefined,
): Promise<Shot[]> {
  const context = await browser.newContext({ deviceScaleFactor: screen.dots });
  const room = await (page === 'tv' ? openTv : openRoom)(context, screen);
  await room.page.route('**/logo.png', (route) => route.fulfill({ contentType: 'image/png', body: logo }));
  const taken: Shot[] = [];
  const pictures = picturesOf(count);
  for (const [name, shown] of [...Object.entries(pictures), ...withLogo(pictures), ...lost(pictures)]) {
    if (only && !name.includes(only)) continue;
    await room.show(messagesFor(shown, seatsOf(count, long), { theme, ...shown.more }));
    if (name.endsWith('-logo')) {
      await room.page.waitForFunction(() => document.querySelector('img')?.complete);
    }
    const sign = room.page.getByRole('status');
    if (name.endsWith('-lost')) await room.lose().then(() => sign.waitFor());
    // A photograph that streaming software may have behind a transparent page: half of it light.
    if (theme === 'transparent') await room.page.evaluate(putBehind);
    taken.push({ name, png: await room.page.screenshot({ animations: 'disabled' }) });
    room.back();
    await sign.waitFor({ state: 'detached' });
  }
  await context.close();
  return taken;
}

type Pictures = ReturnType<typeof picturesOf>;

/** The pictures that have the club's logo, where there is one. */
function withLogo(pictures: Pictures): [string, Pictures[string]][] {
  return Object.entries(pictures)
    .filter(([name]) => ['idle', 'break', 'break-no-countdown', 'result'].includes(name))
    .map(([name, shown]) => [`${name}-logo`, { ...shown, more: { ...shown.more, logo: '/logo.png' } }]);
}

/** Some that are left standing when the console does not answer. */
function lost(pictures: Pictures): [string, Pictures[string]][] {
  return Object.entries(pictures)
    .filter(([name]) => ['idle', 'break', 'speech', 'speech-last', 'vote-pause', 'result'].includes(name))
    .map(([name, shown]) => [`${name}-lost`, shown]);
}

function putBehind(): void {
  document.documentElement.style.background =
    'repeating-linear-gradient(45deg, #f4ead2 0 6vh, #7f9a6b 6vh 10vh, #2a3140 10vh 15vh, #c24b3a 15vh 18vh)';
}

/** Puts the pictures on sheets, small, each with its name. */
async function sheets(browser: Browser, folder: string, name: string, taken: readonly Shot[]): Promise<void> {
  for (const { name: picture, png } of taken) writeFileSync(join(folder, `${name}-${picture}.png`), png);
  const page = await browser.newPage({ viewport: { width: perRow * (thumb + 8), height: 600 } });
  for (let first = 0; first < taken.length; first += perSheet) {
    const figures = taken.slice(first, first + perSheet).map(({ name: picture, png }) => {
      const source = `data:image/png;base64,${png.toString('base64')}`;
      return `<figure><img src="${source}" width="${thumb}"><figcaption>${picture}</figcaption></figure>`;
    });
    const style = `body{margin:0;background:#555;color:#fff;font:12px sans-serif;display:grid;grid-template-columns:repeat(${perRow},${thumb}px);gap:8px}figure{margin:0}`;
    await page.setContent(`<style>${style}</style>${figures.join('')}`);
    const path = join(folder, `sheet-${name}-${first / perSheet + 1}.png`);
    await page.screenshot({ path, fullPage: true });
    console.log(path);
  }
  await page.close();
}

await main();
