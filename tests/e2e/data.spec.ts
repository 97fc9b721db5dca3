import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startGame } from '../bench/bot';
import { Line } from '../bench/line';
import { type Running, startConsole } from './console';

let folder: string;
let running: Running;

test.use({ viewport: { width: 1366, height: 650 } });

test.beforeEach(async ({ page }) => {
  folder = mkdtempSync(join(tmpdir(), 'mafia-'));
  running = await startConsole(folder, 0);
  const line = await Line.open(running.host, () => undefined);
  await startGame((body) => line.ask(body));
  await line.ask({ type: 'endGame', winner: null, reason: 'the lights went out' });
  await line.ask({ type: 'closeGame' });
  line.close();
  await page.goto(running.host);
  await openData(page);
});

test.afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openData(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Налаштування', exact: true }).click();
  await page.getByText('Дані', { exact: true }).click();
  await expect(page.getByText(folder)).toBeVisible();
}

/** Has the backup made, and saves its file. */
async function backUp(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Зробити копію' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^mafia-\d{4}-\d\d-\d\d\.json\.gz$/);
  const path = join(folder, 'kept.json.gz');
  await file.saveAs(path);
  return path;
}

const bin = (page: Page) => page.getByRole('region', { name: 'Кошик' });
const fits = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return main !== null && main.scrollHeight <= main.clientHeight;
  });

test('a backup is saved as one file, restored after a deletion, and the restore is taken back', async ({
  page,
}) => {
  const path = await backUp(page);
  await expect(page.getByText('У ньому 1 гра, 10 гравців.')).toBeVisible();
  expect(JSON.parse(gunzipSync(readFileSync(path)).toString()).games).toHaveLength(1);

  await page.getByRole('button', { name: 'Видалити гру' }).click();
  await page.getByRole('button', { name: /^Видалити: / }).click();
  await expect(page.getByText('Ігор немає.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Очистити' }).click();
  await page.getByRole('button', { name: 'Видалити назавжди' }).click();
  await expect(bin(page).getByText('Кошик порожній')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(path);
  const dialog = page.getByRole('dialog', { name: 'Що в цій копії' });
  await expect(dialog.getByText('Повернеться 1 гра, якої зараз немає.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Відновити' }).click();
  await expect(page.getByText('Відновлено з копії.')).toBeVisible();
  await page.getByRole('button', { name: 'Головна' }).click();
  await expect(page.getByText('Зупинено')).toBeVisible();

  await openData(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Повернути, як було' }).click();
  await expect(page.getByText('Повернуто стан до відновлення.')).toBeVisible();
  await page.getByRole('button', { name: 'Головна' }).click();
  await expect(page.getByText('Ігор ще немає')).toBeVisible();
});

test('a file that is no backup is refused with its reason', async ({ page }) => {
  const path = join(folder, 'photo.json.gz');
  writeFileSync(path, 'no backup at all');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('Файл пошкоджено, прочитати його не вдається: photo.json.gz')).toBeVisible();
});

test('a game and a player lie in the bin until they are brought back', async ({ page }) => {
  await page.getByRole('button', { name: 'Видалити гру' }).click();
  await page.getByRole('button', { name: /^Видалити: / }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Гравці', exact: true }).click();
  await page.getByRole('button', { name: 'Ще про гравця: Їжак' }).click();
  await page.getByRole('button', { name: 'Прибрати зі списку' }).click();
  await expect(page.getByText('9 гравців')).toBeVisible();

  await openData(page);
  await expect(bin(page).getByRole('listitem')).toHaveCount(2);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await bin(page).getByRole('button', { name: 'Повернути: Їжак' }).click();
  await bin(page)
    .getByRole('button', { name: /^Повернути: .* гра 1/ })
    .click();
  await expect(bin(page).getByText('Кошик порожній')).toBeVisible();
  await page.getByRole('button', { name: 'Гравці', exact: true }).click();
  await expect(page.getByText('10 гравців')).toBeVisible();
});

test('somebody who asks to be forgotten has another name in the list and in his games', async ({ page }) => {
  await page.getByRole('button', { name: 'Гравці', exact: true }).click();
  await page.getByRole('button', { name: 'Ще про гравця: Їжак' }).click();
  await page.getByRole('button', { name: 'Відкрити сторінку' }).click();
  await expect(page.getByRole('heading', { name: 'Їжак', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'До списку гравців' }).click();
  await page.getByRole('button', { name: 'Ще про гравця: Їжак' }).click();
  await expect(page.getByText(/Старе ім’я ще лишиться/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Нове ім’я' }).fill('щука');
  await expect(page.getByText('Ім’я «щука» у клубі вже зайняте.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Нове ім’я' }).fill('Гість');
  await page.getByRole('button', { name: 'Замінити назавжди' }).click();
  await expect(page.getByRole('cell', { name: 'Гість', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Їжак', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Головна' }).click();
  await page.getByText('Зупинено').click();
  await expect(page.getByText('Гість').first()).toBeVisible();
});
