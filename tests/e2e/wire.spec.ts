import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Running, startConsole } from './console';
import { TableGame } from './table-game';
import { TableHost } from './table-host';
import { roleSecrets, WireTap } from './wire-tap';

/** A word that only the host may know. */
const note = 'показав-карту';
const absent = 'Прихований Гравець';

/** One evening of a system: the same days and mornings in all of them, other roles and other nights. */
interface Evening {
  readonly composition: Readonly<Record<string, number>>;
  /** Seats to choose on Night 0, by step. */
  readonly holders: Readonly<Record<string, readonly number[]>>;
  /** Whom each step of a night chooses. */
  readonly nights: readonly Readonly<Record<string, number>>[];
  /** Whether the host is restless: changes his mind, undoes, uses a clock, looks at the log. */
  readonly restless: boolean;
}

const composition = { boss: 1, lover: 1, maniac: 1, doctor: 1, sheriff: 1, citizen: 4 };
const calm: Evening = {
  composition,
  holders: { meet: [1, 2], maniac: [3], doctor: [4], sheriff: [5] },
  nights: [
    { shot: 9, heal: 1, check: 2 },
    { shot: 6, heal: 2, check: 1 },
  ],
  restless: false,
};
const restless: Evening = {
  composition,
  holders: { meet: [4, 7], maniac: [1], doctor: [2], sheriff: [9] },
  // The doctor saves whom the mafia shot, and the lover finds whom it shot on the other evening.
  nights: [
    { shot: 3, hunt: 9, visit: 6, heal: 3, check: 4 },
    { shot: 6, visit: 5, heal: 4 },
  ],
  restless: true,
};

let folders: string[] = [];
let consoles: Running[] = [];

test.afterEach(async () => {
  for (const running of consoles) await running.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  consoles = [];
  folders = [];
});

test('DM-66: the room’s line, storage and page hold nothing secret, the night is silent, and another night is the same', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [one = [], other = []] = await Promise.all(
    [calm, restless].map((evening) => played(browser, evening)),
  );
  expect(other).toEqual(one);
  expect(one.length).toBeGreaterThan(20);
});

/** Plays an evening with a room screen in another browser; gives everything that screen was told before the end. */
async function played(browser: Browser, evening: Evening): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mafia-'));
  folders.push(folder);
  const running = await startConsole(folder, 0);
  consoles.push(running);
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const room = await (await browser.newContext()).newPage();
  await page.goto(running.host);
  await page.getByRole('main').waitFor();
  const game = await TableGame.open(page);
  await game.ask({ type: 'saveSettings', settings: { autoStart: false } });
  await game.ask({ type: 'addPlayers', names: [absent] });
  const secrets = [
    ...roleSecrets('demafia', Object.keys(evening.composition)),
    new RegExp(note),
    new RegExp(absent),
  ];
  const tap = await WireTap.open(room, running.room, secrets);
  await game.begin(evening.composition);

  const host = new WatchedHost(page, tap);
  for (const [step, seats] of Object.entries(evening.holders)) {
    await host.until(new RegExp(`^n0/${step}$`));
    for (const seat of seats) await host.type(seat);
  }
  for (const [index, choices] of evening.nights.entries()) {
    await day(host, index + 1);
    await game.ask({
      type: 'foul',
      seat: 2,
      confirmed: false,
      ...(evening.restless ? { reason: note } : {}),
    });
    await night(host, room, game, index + 1, choices, evening.restless);
  }
  await host.until(/^d3\/talk$/);
  await tap.expectNoSecret();
  const { told } = tap;
  await reveal(game, room);
  tap.expectPlainHeartbeats();
  await page.context().close();
  await room.context().close();
  return told;
}

/** A day in sight of the room: on the first one seat 8 is voted out, on the second nobody stands. */
async function day(host: WatchedHost, no: number): Promise<void> {
  await host.until(new RegExp(`^d${no}/talk$`));
  if (no > 1) return;
  for (const seat of [5, 8]) await host.type(seat);
  await host.until(/^d1\/count\/1\/cand\/5$/);
  await host.type(1);
  await host.until(/^d1\/count\/1\/cand\/8$/);
  for (const voter of [2, 3, 4]) await host.type(voter);
  await expect.poll(() => host.now()).toMatch(/\/pause\//);
  await host.until(/^d1\/count\/1\/cand\/8$/);
  for (const voter of [6, 7, 9]) await host.type(voter);
}

/** A night of which the room sees its beginning and the morning. */
async function night(
  host: WatchedHost,
  room: Page,
  game: TableGame,
  no: number,
  choices: Readonly<Record<string, number>>,
  restless: boolean,
): Promise<void> {
  await host.until(new RegExp(`^n${no}/`));
  await room.locator('[data-scene=night]').waitFor();
  await room.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  const { traffic } = host.tap;
  for (let now = await host.now(); !now.endsWith('/dawn'); now = await host.next()) {
    const target = choices[now.split('/')[1] ?? ''];
    if (restless && target !== undefined) {
      await game.ask({ type: 'clock', action: { type: 'set', ms: 30_000 } });
      await host.type(target === 1 ? 3 : 1);
      await host.undo();
      await host.redo();
      await game.ask({ type: 'log' });
    }
    if (target !== undefined) await host.type(target);
  }
  await room.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(host.tap.traffic).toEqual(traffic);
  await host.next();
  await room.locator('[data-scene=morning]').waitFor();
}

/** The game is called off: now the roles are everybody's, so what was watched for can be seen at all. */
async function reveal(game: TableGame, room: Page): Promise<void> {
  await game.ask({ type: 'endGame', winner: null, reason: 'кінець' });
  await room.locator('[data-scene=result]').waitFor();
  await expect(room.getByText('Шериф').first()).toBeVisible();
}

/** A host after whose every press the room's screen is searched. */
class WatchedHost extends TableHost {
  constructor(
    page: Page,
    readonly tap: WireTap,
  ) {
    super(page);
  }

  override async next(): Promise<string> {
    const now = await super.next();
    await this.tap.expectNoSecret();
    return now;
  }

  /** At a table of nine one digit is a seat. */
  override async type(number: number): Promise<void> {
    const before = await this.entries();
    await this.page.keyboard.press(`Digit${number}`);
    await expect.poll(() => this.entries()).not.toBe(before);
  }
}
