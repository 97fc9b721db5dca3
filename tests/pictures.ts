import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../electron/build';
import type { HostView } from '../shared/contract/host';
import { play, startGame } from './bench/bot';
import { Line } from './bench/line';
import { chromiumArgs, findChromium } from './chromium';
import { startConsole } from './e2e/console';

const folder = resolve(import.meta.dirname, '../resources/pictures');
const quiet = 900;

/** Takes the pictures of README.md: a night and a vote on both screens, a speech in the room. `tsx tests/pictures.ts` */
async function main(): Promise<void> {
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'mafia-pictures-'));
  const running = await startConsole(data, 0);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArgs });
  let view: HostView | null = null;
  const line = await Line.open(running.host, (message) => {
    if (message.type === 'game') view = message.view;
  });
  const ask: Parameters<typeof play>[0] = async (body) => {
    // Next is deaf for a moment after a step changed.
    if (body.type === 'next') await pause(450);
    return line.ask(body);
  };
  const until = (enough: (view: HostView) => boolean) => play(ask, () => view, enough);
  const open = async (address: string, width: number, height: number) => {
    const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
    await page.goto(address);
    return page;
  };
  const shoot = async (page: Page, name: string) => {
    await pause(quiet);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  };
  try {
    await ask({ type: 'saveSettings', settings: { club: 'Клуб «Ратуша»' } });
    await startGame(ask);
    const host = await open(running.host, 1366, 768);
    const room = await open(running.room, 1920, 1080);
    // A browser lets a page sound only once it was used.
    await host.mouse.click(410, 240);

    await until(({ now }) => now === 'd1/talk');
    await ask({ type: 'foul', seat: 4, confirmed: false });
    await until((shown) => stepOf(shown)?.kind === 'speech');
    await ask({ type: 'clock', action: { type: 'start' } });
    await shoot(room, 'room-speech');

    await until((shown) => stepOf(shown)?.kind === 'hands');
    const key = stepOf(view)?.key ?? '';
    for (const voter of [5, 7]) {
      await ask({ type: 'answer', step: key, answer: { type: 'hands', voters: [voter], up: true } });
    }
    await shoot(host, 'host-vote');
    await shoot(room, 'room-vote');

    await until((shown) => shown.now === 'n1/heal');
    await host.keyboard.press('KeyH');
    await shoot(host, 'host-night');
  } finally {
    line.close();
    await browser.close();
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

function stepOf(view: HostView | null) {
  return view?.steps.find((step) => step.key === view.now);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

await main();
