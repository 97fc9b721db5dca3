import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Running, startConsole } from './console';

const names = ['Олег', 'Марта', 'Тарас', 'Ірина', 'Вадим', 'Софія', 'Назар', 'Юля', 'Денис', 'Катя'];

let folder: string;
let running: Running;

test.use({ viewport: { width: 1366, height: 650 } });

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mafia-'));
  running = await startConsole(folder, 0);
});

test.afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const seats = (page: Page) => page.locator('[data-seat]');
const namesOf = (page: Page) =>
  seats(page).evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => input.value));

async function newGame(page: Page): Promise<void> {
  await page.goto(running.host);
  await page.getByRole('button', { name: 'Нова гра' }).click();
  await expect(seats(page).first()).toBeFocused();
}

async function type(page: Page, people: readonly string[]): Promise<void> {
  for (const name of people) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
}

test('a half filled table is there again after the console was killed', async ({ page }) => {
  await newGame(page);
  await type(page, names.slice(0, 6));
  await page.getByRole('button', { name: 'Мафія: більше' }).click();
  await expect(page.getByRole('textbox', { name: 'Мафія', exact: true })).toHaveValue('2');
  await page.reload();
  await expect(seats(page).nth(6)).toBeFocused();

  await running.kill();
  running = await startConsole(folder, Number(new URL(running.host).port));
  await page.goto('about:blank');
  await page.goto(running.host);
  await expect(seats(page).nth(5)).toHaveValue('Софія');
  await expect(page.getByRole('textbox', { name: 'Мафія', exact: true })).toHaveValue('2');
  await type(page, names.slice(6));
  await page.getByRole('button', { name: 'Почати гру' }).click();
  await expect(page.locator('[data-now="n0/meet"]')).toBeVisible();
});

test('the same player twice is refused where he was typed, and the way there is shown', async ({ page }) => {
  await newGame(page);
  await type(page, [...names.slice(0, 3), 'марта']);
  await expect(seats(page).nth(3)).toBeFocused();
  await expect(seats(page).nth(3)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('уже № 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Почати гру' })).toBeDisabled();
  await page.getByRole('button', { name: /сидить двічі: № 2 і № 4/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await type(page, names.slice(3));
  await page.getByRole('button', { name: 'Почати гру' }).click();
  await expect(page.locator('[data-now="n0/meet"]')).toBeVisible();
});

test('a pasted list seats everybody, is shuffled, taken back and dragged', async ({ page }) => {
  await newGame(page);
  await page.getByRole('button', { name: 'Вставити список' }).click();
  await page
    .getByRole('textbox', { name: /По одному в рядку/ })
    .fill(names.map((name, index) => `${index + 1}. ${name}`).join('\n'));
  await page.getByRole('button', { name: 'Розсадити' }).click();
  await expect.poll(() => namesOf(page)).toEqual(names);

  await page.getByRole('button', { name: 'Перемішати' }).click();
  expect((await namesOf(page)).toSorted()).toEqual(names.toSorted());
  await page.getByRole('button', { name: 'Повернути, як було' }).click();
  expect(await namesOf(page)).toEqual(names);

  await page.getByRole('button', { name: /^Місце 2, Марта/ }).hover();
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 4 });
  await page.getByRole('button', { name: /^Місце 9, Денис/ }).hover();
  await page.mouse.up();
  await expect(seats(page).nth(1)).toHaveValue('Денис');
  await expect(seats(page).nth(8)).toHaveValue('Марта');

  await page.getByRole('button', { name: /^Місце 1, Олег/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Узято: Олег, місце 1')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/Над місцем 2/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(seats(page).first()).toHaveValue('Денис');
  await expect(seats(page).nth(1)).toHaveValue('Олег');
});

test('the next game takes the last line-up in one click, and Enter takes a known name', async ({ page }) => {
  await newGame(page);
  await type(page, names);
  await page.getByRole('button', { name: 'Почати гру' }).click();
  await expect(page.locator('[data-now="n0/meet"]')).toBeVisible();
  await callOff(page);

  await page.getByRole('button', { name: 'Нова гра' }).click();
  await type(page, ['оле', 'мар']);
  expect((await namesOf(page)).slice(0, 2)).toEqual(['Олег', 'Марта']);
  await page.getByRole('button', { name: 'Минулий склад' }).click();
  await expect.poll(() => namesOf(page)).toEqual(names);
});

/** Ends the open game without a winner, by the requests the screen itself sends. */
async function callOff(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const socket = new WebSocket(`ws://${location.host}/host/socket`);
    await new Promise((opened) => socket.addEventListener('open', opened));
    const ask = (id: string, body: object) =>
      new Promise<void>((answered) => {
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'response' && message.response.id === id) answered();
        });
        socket.send(JSON.stringify({ id, body }));
      });
    await ask('end-of-game', { type: 'endGame', winner: null, reason: 'test' });
    await ask('close-game', { type: 'closeGame' });
    socket.close();
  });
  await expect(page.getByRole('button', { name: 'Нова гра' })).toBeVisible();
}

for (const [language, name] of [
  ['uk', 'Українська'],
  ['ru', 'Русский'],
  ['en', 'English'],
] as const) {
  test(`no page of the desk scrolls in ${name}${language === 'uk' ? ' or has an axe violation' : ''}`, async ({
    page,
  }) => {
    const look = async () => {
      expect(await longer(page)).toBeLessThanOrEqual(0);
      if (language === 'uk') expect(await violations(page)).toEqual([]);
    };
    await page.goto(running.host);
    const pages = page.getByRole('navigation').getByRole('button');
    await pages.nth(3).click();
    await page.getByText(name, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const index of [3, 0, 1, 2]) {
      await pages.nth(index).click();
      await look();
    }
    await pages.nth(0).click();
    await page.locator('main').getByRole('button').first().click();
    await expect(seats(page).first()).toBeFocused();
    await page.keyboard.type('Dr. Watson');
    await look();
    await page.locator('aside').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look();
  });
}

/** By how many pixels the page is larger than the screen. */
const longer = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => Math.max(main.scrollHeight - main.clientHeight, main.scrollWidth - main.clientWidth));

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
