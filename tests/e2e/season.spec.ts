import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { peopleNamed, writeClub } from './club-folder';
import { type Running, startConsole } from './console';

const names = ['Ґава', 'Їжак', 'Євген', 'Пані', 'Щука', 'Ясен', 'Ківі', 'Мавка', 'Сойка', 'Лис', 'Тарас'];
const people = peopleNamed(names).map((one) => (one.name === 'Лис' ? { ...one, aliases: ['Микита'] } : one));
/** Three games that count, each with the next of the eleven at seat 1, and one that does not. */
const games = [
  { date: '2026-03-05', gameNo: 1, first: 0 },
  { date: '2026-03-05', gameNo: 2, first: 1 },
  { date: '2026-03-12', gameNo: 1, first: 2 },
  { date: '2026-03-12', gameNo: 2, first: 5, unrated: true },
];

let folder: string;
let running: Running;

test.use({ viewport: { width: 1366, height: 650 } });

test.beforeEach(async ({ page }) => {
  folder = mkdtempSync(join(tmpdir(), 'mafia-'));
  writeClub(folder, people, games);
  running = await startConsole(folder, 0);
  await page.goto(running.host);
  await page.getByRole('main').waitFor();
});

test.afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const go = (page: Page, to: string) =>
  page.getByRole('navigation').getByRole('button', { name: to, exact: true }).click();
const table = (page: Page) => page.getByRole('region', { name: 'Таблиця', exact: true });
const line = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
/** The cells of a player's line: place, name, games, wins … */
const cells = (page: Page, name: string) => line(page, name).getByRole('cell').allInnerTexts();
const total = async (page: Page, name: string) => Number((await cells(page, name)).at(-2));
const files = () =>
  games.map((_, at) => readFileSync(join(folder, 'games', `game000${at + 1}.jsonl`), 'utf8'));

async function lookAt(page: Page, name: string): Promise<void> {
  await go(page, 'Гравці');
  await page.getByRole('region').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

async function chooseInMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Цей сезон' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a renamed player keeps the games, two records become one person and two again, and no file is touched', async ({
  page,
}) => {
  const before = files();
  await go(page, 'Сезон');
  await expect(line(page, 'Їжак')).toBeVisible();
  const [hedgehog, fox] = [await total(page, 'Їжак'), await total(page, 'Лис')];
  expect((await cells(page, 'Їжак'))[2]).toBe('3');

  await lookAt(page, 'Їжак');
  await page.getByRole('button', { name: 'Змінити' }).click();
  await page.getByLabel('Нік', { exact: true }).fill('Голка');
  await expect(page.getByText('«Їжак» стане одним з інших імен')).toBeVisible();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('heading', { name: 'Голка', exact: true })).toBeVisible();
  await expect(page.getByText('Інші імена: Їжак')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ігри' }).getByText('Їжак · місце').first()).toBeVisible();

  await page.getByRole('button', { name: 'Об’єднати' }).click();
  await page.getByRole('combobox', { name: /З ким об’єднати/ }).fill('микита');
  await page.getByRole('option', { name: 'Лис' }).click();
  await page.getByRole('button', { name: 'Об’єднати', exact: true }).last().click();
  await expect(page.getByText('Разом із записом «Лис»')).toBeVisible();
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await go(page, 'Сезон');
  await expect(line(page, 'Голка')).toBeVisible();
  expect(await total(page, 'Голка')).toBe(hedgehog + fox);
  await expect(line(page, 'Лис')).toHaveCount(0);

  await lookAt(page, 'Голка');
  await page.getByRole('button', { name: 'Роз’єднати' }).click();
  await expect(page.getByText('Разом із записом «Лис»')).toHaveCount(0);
  await go(page, 'Сезон');
  await expect(line(page, 'Лис')).toBeVisible();
  expect([await total(page, 'Голка'), await total(page, 'Лис')]).toEqual([hedgehog, fox]);

  // The other record may be the one that stays.
  await lookAt(page, 'Голка');
  await page.getByRole('button', { name: 'Об’єднати' }).click();
  await page.getByRole('combobox', { name: /З ким об’єднати/ }).fill('микита');
  await page.getByRole('option', { name: 'Лис' }).click();
  await page
    .getByRole('radiogroup', { name: 'Як називати людину' })
    .getByText('Лис', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Об’єднати', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Лис', exact: true })).toBeVisible();
  await expect(page.getByText('Разом із записом «Голка»')).toBeVisible();
  await go(page, 'Гравці');
  await expect(page.getByRole('heading', { name: 'Гравці', exact: true })).toBeVisible();
  await lookAt(page, 'Лис');
  await page.getByRole('button', { name: 'Роз’єднати' }).click();
  await expect(page.getByText('Разом із записом «Голка»')).toHaveCount(0);
  expect(files()).toEqual(before);
});

test('an unrated game stays out, a formula is told in words what is wrong with it, and a closed season stays as it was', async ({
  page,
}) => {
  await go(page, 'Сезон');
  await expect(line(page, 'Щука')).toBeVisible();
  expect((await cells(page, 'Щука'))[2]).toBe('3');

  await chooseInMenu(page, /Налаштування/);
  await page.getByText('За формулою', { exact: true }).click();
  const formula = page.getByLabel('Формула клубу');
  await formula.fill('wins * 100 + pst');
  await expect(page.getByText('Слова «pst» формула не знає.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Зберегти' })).toBeDisabled();
  await formula.fill('wins * 100 + ');
  await page.getByRole('button', { name: /^pts/ }).click();
  await expect(formula).toHaveValue('wins * 100 + pts');
  await expect(page.getByRole('region', { name: 'Як виглядатиме' }).getByRole('listitem')).toHaveCount(5);
  const first = await page.getByRole('region', { name: 'Як виглядатиме' }).locator('b').first().textContent();
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Рахунок' })).toBeVisible();
  const [place, name, score = ''] = await table(page)
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .allInnerTexts();
  expect([place, name]).toEqual(['1', first]);

  await chooseInMenu(page, 'Закрити сезон');
  await expect(page.getByText(/Сезон закрито .*, підсумки сталі/)).toBeVisible();
  await chooseInMenu(page, /Налаштування/);
  await expect(formula).toHaveValue('wins * 100 + pts');
  await expect(formula).not.toBeEditable();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Новий сезон' }).click();
  await page.getByLabel('Назва сезону').fill('Літо');
  await page.getByRole('button', { name: 'Створити' }).click();
  await page.getByRole('combobox', { name: 'Який сезон показати' }).click();
  await page.getByRole('option', { name: 'Весна 2026' }).click();
  await chooseInMenu(page, /Перенести ігри/);
  await page.getByRole('combobox', { name: 'До сезону' }).click();
  await page.getByRole('option', { name: 'Літо' }).click();
  await page.getByRole('checkbox', { name: /5 березня, гра 1/ }).check();
  await page.getByRole('button', { name: 'Перенести 1 гру' }).click();
  await expect(
    page.getByText(/Відтоді змінилася 1 гра: 5 березня, гра 1 \(більше не рахується\)/),
  ).toBeVisible();
  await expect(table(page).getByRole('row').nth(1)).toContainText(score);
  await page.getByRole('button', { name: 'Показати, як зараз' }).click();
  await expect.poll(async () => (await cells(page, 'Щука'))[3]).toBe('2');
  await chooseInMenu(page, 'Відкрити сезон знову');
  await expect(page.getByText(/Сезон закрито/)).toHaveCount(0);
});

test('people of a sheet are shown before they come, all of them or none, and are found at a seat by another name', async ({
  page,
}) => {
  await go(page, 'Гравці');
  await page.getByRole('button', { name: 'З таблиці' }).click();
  const sheet = 'нік;інші імена\nВовк;Сірий\nмикита;\n';
  await page.getByRole('textbox', { name: /вставте/ }).fill(`${sheet}Сова;Пані`);
  await page.getByRole('button', { name: 'Показати', exact: true }).click();
  await expect(page.getByText('таке ім’я вже є: Пані')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Взяти/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Інша таблиця' }).click();
  await page.getByRole('textbox', { name: /вставте/ }).fill(sheet);
  await page.getByRole('button', { name: 'Показати', exact: true }).click();
  await expect(page.getByText('уже є: Лис')).toBeVisible();
  await page.getByRole('button', { name: 'Взяти 1 рядок' }).click();
  await expect(page.getByRole('heading', { name: '12 гравців' })).toBeVisible();

  await lookAt(page, 'Пані');
  await page.getByRole('button', { name: 'Змінити' }).click();
  await page.getByRole('switch', { name: 'Ходить на ігри' }).uncheck();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('не ходить', { exact: true })).toBeVisible();

  await go(page, 'Головна');
  await page.getByRole('button', { name: 'Нова гра' }).click();
  const seat = page.getByLabel('Місце 1: ім’я гравця');
  await seat.fill('сір');
  await expect(page.getByRole('option', { name: /Вовк/ })).toBeVisible();
  await seat.fill('сірий');
  await seat.press('Enter');
  await expect(seat).toHaveValue('Вовк');
  const other = page.getByLabel('Місце 2: ім’я гравця');
  await other.fill('Пан');
  await expect(page.getByRole('option', { name: /Пані/ })).toHaveCount(0);
  await other.fill('пані');
  await other.press('Enter');
  await expect(other).toHaveValue('Пані');
});

test('number, table and host of a game are corrected from its row and from its protocol', async ({
  page,
}) => {
  await go(page, 'Сезон');
  const rows = page.getByRole('region', { name: 'Ігри' }).getByRole('listitem');
  const correction = page.getByRole('dialog', { name: 'Ця гра у протоколі' });
  await rows
    .first()
    .getByRole('button', { name: /виправити номер, стіл і ведучого/ })
    .click();
  await correction.getByRole('textbox', { name: 'Яка гра вечора' }).fill('4');
  await correction.getByRole('textbox', { name: 'Стіл' }).fill('Зелений');
  await correction.getByRole('button', { name: 'Зберегти' }).click();
  await expect(correction).toBeHidden();
  await expect(rows.first()).toContainText('гра 4');
  await expect(rows.first()).toContainText('стіл: Зелений');

  await rows
    .first()
    .getByRole('button', { name: /Історія гри 4/ })
    .click();
  const record = page.getByRole('dialog', { name: 'Запис гри' });
  await record.getByRole('tab', { name: 'Протокол' }).click();
  await record.getByRole('button', { name: 'Номер, стіл, ведучий' }).click();
  await page.keyboard.press('Escape');
  await expect(correction).toBeHidden();
  await record.getByRole('button', { name: 'Номер, стіл, ведучий' }).click();
  await correction.getByRole('textbox', { name: 'Ведучий' }).fill('Марта');
  await correction.getByRole('button', { name: 'Зберегти' }).click();
  await expect(record.getByRole('article')).toContainText('Ведучий: Марта');
  await expect(record.getByRole('article')).toContainText('Зелений');
  await page.keyboard.press('Escape');
  await expect(rows.first()).toContainText('ведучий: Марта');
});
