import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import Papa from 'papaparse';
import { caseSchema, type Play } from '../cases/format';
import { startConsole } from './console';
import { eachConsole } from './each-console';
import { TableHost } from './table-host';

const told = caseSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../cases/demafia-06.json'), 'utf8')),
);
const names = ['Олег', 'Марта', 'Тарас', 'Ірина', 'Вадим', 'Софія', 'Назар', 'Юля', 'Денис', 'Катя', 'Роман'];

const own = eachConsole();

test('game 6 is played by the keys from seats to CSV, with the room watching and the power cut in a vote', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, acceptDownloads: true });
  const page = await context.newPage();
  const room = await context.newPage();
  await page.goto(own().running.host);
  await room.goto(own().running.room);
  await page.bringToFront();
  await seat(page);
  const host = new TableHost(page);
  await expect(scene(room)).resolves.toBe('night');

  await identify(host);
  for (const [index, play] of told.play.entries()) {
    if ('refused' in play) continue;
    await carryOut(host, room, play, index);
  }
  await award(host, page, room);
  await compareCsv(page);
  await context.close();
});

/** Types the names, one a line, and starts. */
async function seat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Нова гра' }).click();
  await page.getByRole('button', { name: 'Додати місце' }).click();
  await page.locator('[data-seat="1"]').click();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Почати гру' }).press('Enter');
  await expect(page.locator('[data-now="n0/meet"]')).toBeVisible();
}

/** Night 0: each role in the order in which the steps ask for it. */
async function identify(host: TableHost): Promise<void> {
  const roles = ['boss', 'mafia', 'lover', 'maniac', 'doctor', 'sheriff'];
  const holders = (role: string) => told.seats.flatMap((held, index) => (held === role ? [index + 1] : []));
  for (const role of roles) {
    if (['maniac', 'doctor', 'sheriff'].includes(role)) await host.until(new RegExp(`^n0/${role}$`));
    for (const seat of holders(role)) await host.type(seat);
  }
  await host.until(/^d1\/talk$/);
}

const scene = async (room: Page) => room.locator('[data-scene]').getAttribute('data-scene');

async function carryOut(host: TableHost, room: Page, play: Play, index: number): Promise<void> {
  if ('day' in play) {
    await host.until(new RegExp(`^d${play.day}/(morning|talk)$`));
    if (play.day > 1) {
      await expect(room.locator('[data-scene=morning]')).toBeVisible();
      await host.until(new RegExp(`^d${play.day}/talk$`));
    }
    await expect(room.locator('[data-scene=talk]')).toBeVisible();
  } else if ('nominate' in play) await host.type(play.nominate);
  else if ('count' in play) await count(host, room, play.count, index);
  else if ('tie' in play) await tie(host, room, play);
  else if ('night' in play) await night(host, room, play);
  else throw new Error(`this game has no ${Object.keys(play)[0]}`);
}

async function count(
  host: TableHost,
  room: Page,
  ballot: readonly (readonly [number, readonly number[]])[],
  index: number,
) {
  const no = index === 5 || index === 12 ? 2 : 1;
  let now = await host.now();
  for (let presses = 0; !new RegExp(`/count/${no}/cand/`).test(now) && presses < 20; presses += 1) {
    now = await host.next();
    if (/\/defence\//.test(now)) await expect(room.locator('[data-scene=speech]')).toBeVisible();
    if (/\/crash$/.test(now)) await expect(room.locator('[data-scene=tie]')).toBeVisible();
  }
  for (const [candidate, hands] of ballot) {
    await expect.poll(() => host.now()).toMatch(new RegExp(`/count/${no}/cand/${candidate}$`));
    await expect(room.locator('[data-scene=vote]')).toBeVisible();
    for (const [order, voter] of hands.entries()) {
      await host.type(voter);
      if (order === 2) await pause(host, room);
      if (index === 4 && candidate === 8 && order === 1) await cutThePower(host, room);
    }
    await host.next();
  }
}

/** DM-30: the third hand stops the count; the room sees it; Enter ends the speech. */
async function pause(host: TableHost, room: Page): Promise<void> {
  await expect.poll(() => host.now()).toMatch(/\/pause\//);
  await expect(room.getByText(/пауза підрахунку/i)).toBeVisible();
  await host.next();
}

/** The console is killed in the middle of a vote and started again: both screens come back to the same hand. */
async function cutThePower(host: TableHost, room: Page): Promise<void> {
  const before = { now: await host.now(), line: await host.entries() };
  await own().running.kill();
  own().running = await startConsole(own().folder, Number(new URL(own().running.host).port));
  await expect(host.page.locator(`[data-now="${before.now}"]`)).toBeVisible();
  await expect.poll(() => host.entries()).toBe(before.line);
  // Until the page is connected again, presses are refused.
  await expect(host.page.getByText('Збережено')).toBeVisible();
  await host.undo();
  await host.redo();
  await expect(room.locator('[data-scene=vote]')).toBeVisible();
}

async function tie(host: TableHost, room: Page, play: Extract<Play, { tie: string }>): Promise<void> {
  await host.until(/\/tie$/);
  await expect(room.locator('[data-scene=tie]')).toBeVisible();
  await host.page.keyboard.press(play.tie === 'expel' ? 'Digit1' : 'Digit2');
  if (play.tie === 'expel') {
    await expect.poll(() => host.now()).toMatch(/\/verdict$/);
    return;
  }
  await expect.poll(() => host.now()).toMatch(/\/loaded$/);
  await host.type(7);
  await expect(room.getByText('7', { exact: true }).and(room.locator('[data-number]'))).toHaveCount(0);
  await host.next();
  await host.type(3);
  await host.type(7);
  await expect.poll(() => host.now()).toMatch(/\/verdict$/);
}

async function night(host: TableHost, room: Page, play: Extract<Play, { night: number }>): Promise<void> {
  await host.until(new RegExp(`^n${play.night}/`));
  await expect(room.locator('[data-scene=night]')).toBeVisible();
  const acts: Readonly<Record<string, number | undefined>> = { ...play, proposals: undefined };
  for (let now = await host.now(); !now.endsWith('/dawn'); now = await host.next()) {
    const target = acts[now.split('/')[1] ?? ''];
    if (target !== undefined) await host.type(target);
  }
  await expect(room.locator('[data-scene=night]')).toBeVisible();
}

/** The win is confirmed; the points on the screen are those of the case. */
async function award(host: TableHost, page: Page, room: Page): Promise<void> {
  await host.until(/\/win$/);
  await expect(room.locator('[data-scene=result]')).toHaveCount(0);
  await page.waitForTimeout(450);
  await page.keyboard.press('KeyH');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-winner=white]')).toBeVisible();
  await expect(room.locator('[data-scene=result]')).toBeVisible();
  await page.getByRole('button', { name: 'Закрити гру' }).click();
}

/** The downloaded CSV says what the case says. */
async function compareCsv(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Сезон' })
    .or(page.getByRole('button', { name: 'Сезон' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Експорт' }).click();
  const rows = await download(page, 'CSV ігор');
  const points = told.expect.pts as Record<string, Record<string, number>>;
  expect(rows).toHaveLength(told.seats.length);
  for (const [index, row] of rows.entries()) {
    const seat = index + 1;
    expect(row.seat).toBe(String(seat));
    expect(row.player).toBe(names[index]);
    expect(row.role).toBe(told.seats[index]);
    for (const [column, value] of Object.entries(points[String(seat)] ?? {})) {
      expect(`${seat} ${column} ${row[column]}`).toBe(`${seat} ${column} ${value}`);
    }
  }
  const standings = await download(page, 'CSV таблиці');
  expect(standings.map((row) => row.total).sort()).toEqual(
    Object.values(points)
      .map((row) => String(row.total))
      .sort(),
  );
}

async function download(page: Page, name: string): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const content = readFileSync(await file.path(), 'utf8');
  expect(content.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(content.slice(1), { header: true, skipEmptyLines: true }).data;
}
