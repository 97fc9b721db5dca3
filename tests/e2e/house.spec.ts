import { readFileSync, rmSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import Papa from 'papaparse';
import type { Player } from '../../shared/contract/club';
import { type HostPage, identify, openHostPage } from './host-page';

const names = ['Ґалаґан', 'Їжак', 'Євген', 'Чорна Пані', 'Щука', 'Ясен', 'Ківі', 'Мавка', 'Сойка', 'Лис'];
/** A hundred games on a machine that has other things to do. */
const trialMs = 240_000;

let open: HostPage;

test.beforeEach(async ({ page }) => {
  test.setTimeout(trialMs + 120_000);
  open = await openHostPage(page);
});
test.afterEach(async () => {
  await open.running.stop();
  rmSync(open.folder, { recursive: true, force: true });
});

async function newRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Правила', exact: true }).click();
  await page.getByText('Правила клубу', { exact: true }).click();
  await page.getByRole('button', { name: 'Нові правила' }).click();
}

const play = (page: Page) => page.getByRole('button', { name: 'Зіграти 100 ігор' });
const save = (page: Page) => page.getByRole('button', { name: 'Зберегти правила' });

async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const text = readFileSync(await file.path())
    .toString()
    .slice(1);
  const rows = Papa.parse<Record<string, string>>(text, { header: true, delimiter: ';' }).data;
  return { name: file.suggestedFilename(), rows };
}

test('a club copies DeMafia under its own name, tries it, and plays by its own numbers', async ({ page }) => {
  await newRules(page);
  await page.getByLabel('Назва').fill('Вечір у Ратуші');
  await page.getByLabel('Балаган або обговорення').fill('90');
  await page.getByLabel('Фол, після якого йдуть').fill('3');
  await page.getByLabel('Фол, після якого мовчать').fill('2');
  await page.getByLabel('Перемога мирних, за столом').fill('12,5');
  await expect(save(page)).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('form.png') });
  await play(page).click();
  await expect(page.getByText(/Зіграно [1-9]\d* з 100/)).toBeVisible({ timeout: trialMs });
  await page.screenshot({ path: test.info().outputPath('trial.png') });
  await expect(page.getByText('нічого не зламалося')).toBeVisible({ timeout: trialMs });
  // Other numbers were not tried.
  await page.getByLabel('Балаган або обговорення').fill('91');
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Балаган або обговорення').fill('90');
  await save(page).click();
  await expect(page.getByText('Правила «Вечір у Ратуші» збережено')).toBeVisible();

  await page.getByRole('button', { name: 'Головна' }).click();
  await page.getByRole('button', { name: 'Нова гра' }).click();
  await page.getByRole('combobox', { name: 'Система правил' }).click();
  await page.getByRole('option', { name: 'Вечір у Ратуші' }).click();
  await page.locator('[data-seat]').first().focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Почати гру' }).click();
  await expect(page.getByRole('heading', { name: 'Вечір у Ратуші' })).toBeVisible();
  await identify(open.host);
  // The club's minute and a half, and the third foul removes.
  expect((await open.game.view()).house).toMatchObject({ durations: { talk: 90_000 } });
  await open.host.foul(5);
  await open.host.foul(5);
  await expect
    .poll(async () => (await open.game.view()).seats[4])
    .toMatchObject({ nextFoul: 'removal', silenced: true });
  await page.screenshot({ path: test.info().outputPath('fouls.png') });
  await page.getByRole('button', { name: 'Меню гри' }).click();
  await page
    .getByRole('dialog', { name: 'Меню гри' })
    .getByRole('button', { name: /правил/i })
    .click();
  await expect(page.getByRole('dialog').getByText('замість чисел системи')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('reference.png') });
  await page.keyboard.press('Escape');
  await open.game.ask({ type: 'endGame', winner: 'white', reason: 'пізно' });
  await page.getByRole('heading', { name: 'Перемогли мирні' }).first().waitFor();
  await page.screenshot({ path: test.info().outputPath('end.png') });
  await open.game.ask({ type: 'closeGame' });

  await page.getByRole('button', { name: 'Сезон', exact: true }).click();
  const table = page.getByRole('region', { name: 'Таблиця' });
  await expect(table.getByText('Вечір у Ратуші')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('12,5');
  await page.screenshot({ path: test.info().outputPath('season.png') });
  await page.getByRole('button', { name: 'Експорт' }).click();
  const standings = await downloaded(page, 'CSV таблиці');
  expect(standings.name).toMatch(/Вечір у Ратуші standings\.csv$/);
  expect(standings.rows[0]).toMatchObject({ total: '12,5', base: '12,5' });
  const games = await downloaded(page, 'CSV ігор');
  expect(games.rows).toHaveLength(10);
  expect(games.rows[0]).toMatchObject({ house: 'Вечір у Ратуші' });
});

test('rules that cannot be played are refused in words, before and behind the trial', async ({ page }) => {
  await newRules(page);
  await page.getByLabel('Назва').fill('Поспіх');
  await page.getByRole('combobox', { name: 'Основа' }).click();
  await page.getByRole('option', { name: 'Епоха Клонів' }).click();
  // EC-98: the call to vote would come after the end of the talk.
  await page.getByLabel('Балаган або обговорення').fill('60');
  await expect(page.getByRole('alert')).toHaveText('Заклик голосувати має звучати до кінця обговорення');
  await expect(play(page)).toBeDisabled();
  await page.screenshot({ path: test.info().outputPath('refused.png') });

  // a points table has no number but the club's.
  await page.getByRole('combobox', { name: 'Основа' }).click();
  await page.getByRole('option', { name: 'Polemica' }).click();
  await page.getByRole('combobox', { name: 'Таблиця балів клубу' }).click();
  await page.getByRole('option', { name: 'є', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Впишіть число: Перемога команди');
  await page.getByLabel('Перемога команди').fill('1');
  await expect(page.getByRole('alert')).toContainText('Впишіть число: Видалення');
  await page.getByLabel('Видалення').fill('-0,5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('points.png') });
  await expect(play(page)).toBeEnabled();
  await expect(save(page)).toBeDisabled();

  // Whoever asks past the form is refused as well.
  const house = { id: null, name: 'Повз форму', base: 'demafia', durations: { talk: 5_000 } } as const;
  expect(await open.game.ask({ type: 'saveHouse', house })).toMatchObject({
    status: 'refused',
    refusal: { reason: { key: 'house.refusal.untried' } },
  });
  await play(page).click();
  await page.getByRole('button', { name: 'Зупинити' }).click();
  await expect(play(page)).toBeEnabled();
  const { data } = await open.game.ask<readonly Player[]>({ type: 'players' });
  expect(data).toEqual([]);
});

test('rules that are left before they are saved wait for the host, also when a trial was running', async ({
  page,
}) => {
  await newRules(page);
  await page.getByLabel('Назва').fill('Наш вечір');
  await page.getByLabel('Балаган або обговорення').fill('95');
  await play(page).click();
  await expect(page.getByRole('button', { name: 'Зупинити' })).toBeVisible();
  await page.getByRole('button', { name: 'Головна' }).click();
  await page.getByRole('button', { name: 'Правила', exact: true }).click();
  const goOn = page.getByRole('button', { name: 'Продовжити незбережені правила: Наш вечір' });
  await goOn.click();
  await expect(page.getByLabel('Балаган або обговорення')).toHaveValue('95');
  await page.screenshot({ path: test.info().outputPath('waits.png') });
  await page.getByRole('button', { name: 'До списку' }).click();
  await goOn.click();
  await expect(page.getByLabel('Назва')).toHaveValue('Наш вечір');
  await page.getByRole('button', { name: 'Відкинути зміни' }).click();
  await page.getByRole('button', { name: 'Нові правила' }).click();
  await expect(page.getByLabel('Назва')).toHaveValue('');
});
