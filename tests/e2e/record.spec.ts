import { rmSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { Running } from './console';
import { identify, openHostPage, ten } from './host-page';
import type { TableGame } from './table-game';
import type { TableHost } from './table-host';

let folder: string;
let running: Running;
let host: TableHost;
let game: TableGame;

test.beforeEach(async ({ page }) => {
  ({ folder, running, game, host } = await openHostPage(page));
  await game.begin(ten);
  await page.keyboard.press('KeyH');
  await identify(host);
  await page.keyboard.press('KeyH');
});

test.afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Меню гри' }).click();
  await page.getByRole('dialog', { name: 'Меню гри' }).getByRole('button', { name: item }).click();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Запис гри' });

async function look(page: Page, what: string): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => `${what}: ${one.id} ${one.nodes[0]?.html}`)).toEqual([]);
}

test('the story hides what the roles hide, is searched by seat, name and word, and is copied as it is seen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await game.ask({ type: 'foul', seat: 9, reason: 'таємний жест', confirmed: false });
  await host.type(7);
  await page.keyboard.press('KeyV');
  await host.type(3);
  await fromMenu(page, 'Історія та протокол');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('№ 3 Тарас виставляє: № 7 Назар')).toBeVisible();
  await expect(dialog).toContainText('Ролі приховано');
  // What is hidden is not in the document either.
  expect(await dialog.innerHTML()).not.toMatch(/Бос|Коханка|таємний/);
  await look(page, 'hidden story');
  for (const tab of ['Протокол', 'Скасоване й виправлене']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog.getByRole('button', { name: 'Показати ролі' })).toBeVisible();
    expect(await dialog.innerHTML()).not.toMatch(/Бос|Коханка/);
  }
  await dialog.getByRole('tab', { name: 'Історія' }).click();
  await dialog.getByRole('button', { name: 'Показати ролі' }).click();
  await expect(dialog.getByText('Бос (Дон): № 1 Олег')).toBeVisible();
  await look(page, 'story');

  const search = dialog.getByRole('searchbox');
  const lines = dialog.getByRole('listitem');
  await search.fill('3');
  await expect(lines).toHaveText(['Коханка: № 3 Тарас', '№ 3 Тарас виставляє: № 7 Назар']);
  await search.fill('назар');
  await expect(lines).toHaveCount(2);
  await expect(dialog.getByRole('status')).toHaveText('2 рядки');
  await search.fill('таємний');
  await expect(lines).toHaveText(['Фол 1: № 9 Денис — «таємний жест»']);
  await dialog.getByRole('button', { name: 'Скопіювати текст' }).click();
  await expect(dialog.getByRole('button', { name: 'Скопійовано' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\u00a0', ' ')).toBe('День 1\n– Фол 1: № 9 Денис — «таємний жест»');
  await search.fill('такого нема');
  await expect(
    dialog
      .getByRole('button', { name: 'Скопійовано' })
      .or(dialog.getByRole('button', { name: 'Скопіювати текст' })),
  ).toBeDisabled();
});

test('a refused clipboard gives the text to copy by hand', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await host.type(7);
  await fromMenu(page, 'Історія та протокол');
  await dialogOf(page).getByRole('button', { name: 'Скопіювати текст' }).click();
  const byHand = page.getByRole('textbox', { name: 'Буфер обміну' });
  await expect(byHand).toHaveValue(/Виставлено №.7 Назар/);
  const selected = await byHand.evaluate(
    (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
  );
  expect(selected).toBeGreaterThan(20);
});

test('a note and a protest are typed while the keys are off, and the room sees nothing of them', async ({
  page,
  context,
}) => {
  const room = await context.newPage();
  await room.goto(running.room);
  await page.bringToFront();
  await fromMenu(page, 'Нотатка чи протест');
  const dialog = page.getByRole('dialog', { name: 'До протоколу' });
  await look(page, 'note');
  await dialog.getByRole('textbox').pressSequentially('7 h b світло');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect((await game.view()).nominations).toEqual([]);
  await fromMenu(page, 'Нотатка чи протест');
  await dialog.getByText('Протест', { exact: true }).click();
  await dialog.getByRole('textbox').fill('пізня рука');
  await expect(dialog.getByRole('button', { name: 'Зберегти' })).toBeDisabled();
  await dialog.getByRole('button', { name: '5', exact: true }).click();
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await expect(dialog).toBeHidden();

  await page.keyboard.press('KeyH');
  await fromMenu(page, 'Історія та протокол');
  await expect(dialogOf(page).getByText('Нотатка, день 1: 7 h b світло')).toBeVisible();
  await expect(dialogOf(page).getByText('Протест, № 5 Вадим: пізня рука')).toBeVisible();
  await expect(room.getByText('світло')).toHaveCount(0);
  await expect(room.getByText('рука')).toHaveCount(0);
});

test('the protocol is printed alone, on one or two pages, and remembers the host and the table', async ({
  page,
}) => {
  await host.type(7);
  await host.type(8);
  await host.until(/\/cand\/7$/);
  for (const seat of [1, 2]) await host.type(seat);
  await host.until(/^n1\/shot$/);
  await page.keyboard.press('KeyH');
  await host.type(9);
  await game.ask({ type: 'endGame', winner: 'white', reason: 'пізно' });
  await page.getByRole('button', { name: 'Історія та протокол' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'Протокол' }).click();
  const field = dialog.getByRole('textbox', { name: 'Ведучий' });
  await field.fill('Оксана');
  await field.press('Enter');
  const sheet = dialog.getByRole('article');
  await expect(sheet).toContainText('Ведучий: Оксана');
  const voted = sheet.getByRole('row', { name: /^7 ● ●/ });
  await expect(voted).toBeVisible();
  await look(page, 'protocol');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await dialog.getByRole('button', { name: 'Друкувати' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Протокол' })).toBeHidden();
  await expect(page.getByText('Закрити гру')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(2);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a finished game is read from the season, without being opened', async ({ page }) => {
  await host.type(7);
  await host.undo();
  await game.ask({ type: 'endGame', winner: null, reason: 'пожежа' });
  await page.getByRole('button', { name: 'Закрити гру' }).click();
  await page.getByRole('button', { name: 'Сезон' }).click();
  await page.getByRole('button', { name: 'Історія гри 1' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Гру зупинено — «пожежа»')).toBeVisible();
  await expect(dialog.getByText('Бос (Дон): № 1 Олег')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Скасоване й виправлене (1)' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Виставлено № 7 Назар');
  await look(page, 'changes');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Історія гри 1' })).toBeVisible();
});
