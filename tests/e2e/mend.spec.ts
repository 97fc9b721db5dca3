import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Running } from './console';
import { openHostPage } from './host-page';
import type { TableGame } from './table-game';
import type { TableHost } from './table-host';

let folder: string;
let running: Running;
let host: TableHost;
let game: TableGame;

test.beforeEach(async ({ page }) => {
  ({ folder, running, game, host } = await openHostPage(page));
});

test.afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A seat of a table below ten: its digit alone. */
async function press(seat: number): Promise<void> {
  const before = await host.entries();
  await host.page.keyboard.press(`Digit${seat}`);
  await expect.poll(() => host.entries()).not.toBe(before);
}

async function foul(seat: number): Promise<void> {
  const before = await host.entries();
  await host.page.keyboard.press(`Shift+Digit${seat}`);
  await expect.poll(() => host.entries()).not.toBe(before);
}

/** Night 0 by the keys. */
async function identify(holders: Readonly<Record<string, number>>): Promise<void> {
  for (const [step, seat] of Object.entries(holders)) {
    await host.until(new RegExp(`^n0/${step}$`));
    await press(seat);
  }
  await host.until(/^d1\/talk$/);
}

/** Opens the log, chooses the newest entry that says this, and opens its correction. */
async function correct(page: Page, words: RegExp): Promise<void> {
  await page.keyboard.press('KeyL');
  await page.locator('[data-entry]').filter({ hasText: words }).first().click();
  await page.getByRole('button', { name: 'Виправити', exact: true }).click();
  await page.getByRole('dialog', { name: 'Виправити запис' }).waitFor();
  await page.locator('[data-choices]').first().waitFor();
}

const preview = (page: Page) => page.getByRole('region', { name: 'Що стане інакше' });

async function confirm(page: Page, reason = ''): Promise<void> {
  const before = (await game.view()).undo?.n;
  if (reason) await page.getByPlaceholder('Чому виправляємо').fill(reason);
  await page.locator('form').getByRole('button', { name: 'Виправити', exact: true }).click();
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  // The second line of the page hears of it a moment later.
  await expect.poll(async () => (await game.view()).undo?.n).not.toBe(before);
}

const five = { boss: 1, sheriff: 1, citizen: 3 };
const six = { boss: 1, sheriff: 1, citizen: 4 };
const seven = { boss: 1, sheriff: 1, citizen: 5 };

test('a foul on the wrong seat two phases ago is moved by the keys: the speech that was held is flagged, the next one skipped', async ({
  page,
}) => {
  await game.begin(six, 'demafia', { foulSilence: 'defence' });
  await identify({ meet: 1, sheriff: 2 });
  for (const seat of [5, 5, 6]) await foul(seat);
  for (const seat of [4, 5]) await press(seat);
  // Number 5 has two fouls: the defence is held.
  await host.until(/^d1\/defence\/1\/5$/);
  await host.until(/^n1\/shot$/);

  await page.keyboard.press('KeyL');
  const wrong = page.locator('[data-entry]').filter({ hasText: /Фол: №\s6/ });
  await wrong.waitFor();
  for (let presses = 0; !(await wrong.evaluate((row) => row === document.activeElement)); presses += 1) {
    expect(presses).toBeLessThan(60);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Виправити запис' }).waitFor();
  await expect(page.locator('[data-choices] button').first()).toBeFocused();
  await page.keyboard.press('Digit5');
  await expect(preview(page)).toContainText('5 Вадим: 2 фоли → 3 фоли');
  // What stands differently behind it could give the roles away: it is seen with them.
  await expect(preview(page)).toContainText('Може змінитися ще щось');
  await expect(preview(page)).not.toContainText('проти правил');
  await expect(page.locator('form').getByRole('button', { name: 'Виправити', exact: true })).toBeFocused();
  // Nothing is written before the word, and Back leaves all as it was.
  expect((await game.view()).seats[4]?.fouls).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Виправити запис' }).waitFor({ state: 'hidden' });
  expect((await game.view()).seats[4]?.fouls).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await correct(page, /Фол: №\s6/);
  await page.keyboard.press('Digit5');
  await preview(page).getByText('3 фоли').waitFor();
  await confirm(page, 'не той гравець');
  const { seats, undo } = await game.view();
  expect(seats.map((seat) => seat.fouls)).toEqual([0, 0, 0, 0, 3, 0]);
  expect(undo?.text).toMatchObject({ key: 'log.amend', params: { reason: 'не той гравець' } });

  // The speech that was held stays on the record, against the rule.
  await page.keyboard.press('KeyL');
  await page.getByRole('switch', { name: 'Показати кроки' }).click();
  await expect(
    page.locator('[data-entry][data-status="irregular"]').filter({ hasText: /виправдання №\s5/i }),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // One undo takes the whole correction back, over a restart too.
  await host.undo();
  await expect.poll(async () => (await game.view()).seats[5]?.fouls).toBe(1);
  await host.redo();
  await expect.poll(async () => (await game.view()).seats[4]?.fouls).toBe(3);

  // On the next day the speech that was not held yet is skipped.
  await press(3);
  await host.until(/^d2\/talk$/);
  for (const seat of [4, 5]) await press(seat);
  await host.until(/^d2\/defence\/1\/4$/);
  expect(await host.next()).toBe('d2/count/1/cand/4');
});

test('a wrong hand in an earlier count is corrected: who leaves, the points and the winner follow', async ({
  page,
}) => {
  await game.begin(seven, 'demafia', { uzhhorodAt: 'off' });
  await identify({ meet: 1, sheriff: 2 });
  for (const seat of [1, 7]) await press(seat);
  await host.until(/\/cand\/1$/);
  for (const seat of [2, 3]) await press(seat);
  await host.until(/\/cand\/7$/);
  for (const seat of [1, 4, 5]) await press(seat);
  await host.until(/^n1\/shot$/);
  expect((await game.view()).seats[6]?.out?.cause).toBe('vote');

  await page.keyboard.press('KeyH');
  await correct(page, /Рука 4 → 7/);
  await page
    .locator('[data-group="candidate"]')
    .getByRole('button', { name: /1 Олег|Рука 4 → 1/ })
    .first()
    .click();
  await expect(preview(page)).toContainText('1 Олег: за столом → голосування');
  await expect(preview(page)).toContainText('іде № 7 → ');
  await expect(preview(page)).toContainText('іде № 1');
  await expect(preview(page)).toContainText('за правилами перемога — Мирне місто');
  await preview(page).getByText('Бали').waitFor();
  await confirm(page);

  const view = await game.view();
  expect(view.seats.map((seat) => seat.out?.cause ?? null)).toEqual(['vote', ...Array(6).fill(null)]);
  expect(view.win?.winner).toBe('white');
  expect(view.points.rows.map((row) => row.total)).toEqual([0, 11, 11, 11, 10, 10, 10]);
});

test('a role entered wrongly on Night 0 is corrected on Day 3, and its acts come along', async ({ page }) => {
  await game.begin(seven);
  await identify({ meet: 1, sheriff: 2 });
  for (const [night, shot] of [
    [1, 7],
    [2, 6],
  ] as const) {
    await host.until(new RegExp(`^n${night}/shot$`));
    await press(shot);
    await host.until(new RegExp(`^n${night}/check$`));
    await press(night === 1 ? 1 : 4);
  }
  await host.until(/^d3\/talk$/);

  // While the roles are hidden their entries are not in the document.
  await page.keyboard.press('KeyL');
  await page.getByRole('dialog').waitFor();
  await expect(page.getByText(/Марта: Шериф/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('KeyH');
  await correct(page, /№\s2 Марта: Шериф/);
  await page.keyboard.press('Digit3');
  await expect(preview(page)).toContainText('3 Тарас: Мирний → Шериф');
  await expect(preview(page)).toContainText(/2 Марта 5 ?→ 0/);
  await expect(preview(page)).toContainText(/3 Тарас 0 ?→ 5/);
  await confirm(page, 'показався Тарас');
  const { seats, points } = await game.view();
  expect([seats[1]?.role, seats[2]?.role]).toEqual(['citizen', 'sheriff']);
  expect(points.ledger).toMatchObject([
    { seat: 1, rule: 'DM-44' },
    { seat: 3, rule: 'DM-56', note: '1' },
    { seat: 1, rule: 'DM-44' },
  ]);
});

test('a finished game is opened from the season and corrected: the seal is new and the CSV follows', async ({
  page,
}) => {
  await game.begin(five, 'demafia', { uzhhorodAt: 'off' });
  await identify({ meet: 1, sheriff: 2 });
  for (const seat of [1, 5]) await press(seat);
  await host.until(/\/cand\/1$/);
  await press(2);
  await host.until(/\/cand\/5$/);
  for (const seat of [1, 3, 4]) await press(seat);
  for (const [night, shot] of [
    [1, 4],
    [2, 3],
  ] as const) {
    await host.until(new RegExp(`^n${night}/shot$`));
    await press(shot);
  }
  await page.keyboard.press('KeyH');
  await host.until(/^d3\/win$/);
  await page.waitForTimeout(450);
  await page.keyboard.press('Enter');
  await page.locator('[data-winner="black"]').waitFor();
  await page.keyboard.press('Control+Enter');
  const { data: played } = await game.ask<{ season: string }[]>({ type: 'games', season: null });
  const season = played[0]?.season ?? '';
  const rows = async () => {
    const body = { type: 'csv', season, table: 'games', ruleset: 'demafia' } as const;
    const { data } = await game.ask<{ content: string }>(body);
    const [head = '', ...lines] = data.content.trim().split('\r\n');
    const from = head.split(';').indexOf('player');
    return lines.map((line) =>
      line
        .split(';')
        .slice(from, from + 4)
        .join(' '),
    );
  };
  expect((await rows())[0]).toBe('Олег boss black win');

  await page.getByRole('button', { name: /Мафія/ }).first().click();
  await page.locator('[data-winner]').waitFor();
  await correct(page, /Рука 3 → 5/);
  await page
    .locator('[data-group="candidate"]')
    .getByRole('button', { name: /Рука 3 → 1/ })
    .click();
  // Two hands each: the vote has no result, and the host says who left by it.
  const missing = preview(page).locator('fieldset');
  await missing.getByRole('button', { name: '1 Олег' }).click();
  // The rules say that the whites won right there.
  await missing.getByRole('button', { name: /завершити гру/ }).click();
  await expect(preview(page)).toContainText('кінець, перемога — Мирне місто');
  await confirm(page, 'рука була за першого');
  await page.locator('[data-winner="white"]').waitFor();
  expect((await rows()).slice(0, 2)).toEqual(['Олег boss black loss', 'Марта sheriff white win']);

  await page.reload();
  await page.locator('[data-winner="white"]').waitFor();
  await host.undo();
  await page.locator('[data-winner="black"]').waitFor();
});
