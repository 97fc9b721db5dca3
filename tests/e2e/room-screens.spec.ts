import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startConsole } from './console';
import { type HostPage, identify, openHostPage, ten } from './host-page';

const icon = resolve(import.meta.dirname, '../../resources/icons/icon-256.png');

let night: HostPage;

test.beforeEach(async ({ page }) => {
  night = await openHostPage(page);
});

test.afterEach(async () => {
  await night.running.stop();
  rmSync(night.folder, { recursive: true, force: true });
});

/** A room screen beside the host's page. */
async function openRoom(host: Page, more = ''): Promise<Page> {
  const room = await host.context().newPage();
  await room.setViewportSize({ width: 1280, height: 720 });
  await room.goto(night.running.room + more);
  await room.locator('[data-rev]').waitFor();
  await host.bringToFront();
  return room;
}

/** Opens the part of the settings that is about the room. */
async function settings(host: Page, part: string): Promise<void> {
  await host.getByRole('button', { name: 'Налаштування' }).click();
  await host.getByText(part, { exact: true }).first().click();
}

const sign = (host: Page) => host.getByRole('banner').getByRole('button', { name: /^(Зал|Перерва)/ });
const look = (room: Page) => room.locator('html').getAttribute('data-look');

test('the host’s list names each room screen and says whether it shows the newest picture', async ({
  page,
}) => {
  const room = await openRoom(page);
  await sign(page).click();
  const list = page.getByRole('list', { name: 'Екрани залу' });
  await expect(list.getByRole('listitem')).toHaveText(/Браузер на цьому ноутбуці.*показує поточне/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await room.close();
  await expect(list.getByRole('listitem')).toHaveText(/Браузер на цьому ноутбуці.*мовчить \d+ секунд/);
  await expect(page.getByText('Зал: зникло 1')).toBeVisible();
  await openRoom(page);
  await expect(page.getByText('Зал: зникло 1')).toHaveCount(0);
});

test('a break: the room reads when the game goes on and counts down; nothing of the game is in its page', async ({
  page,
}) => {
  const room = await openRoom(page);
  await sign(page).click();
  await page.getByRole('button', { name: '10 хв' }).click();
  await expect(room.getByRole('heading', { level: 1 })).toHaveText('Перерва');
  await expect(room.getByText(/^Продовжимо о \d\d:\d\d$/)).toBeVisible();
  await expect(room.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
  await expect(page.getByText(/^Перерва до \d\d:\d\d$/).first()).toBeVisible();
  // What was pressed is gone; the list still closes, and opens.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Завершити перерву' })).toHaveCount(0);
  await sign(page).click();
  await room.reload();
  await expect(room.getByText(/^Продовжимо о/)).toBeVisible();
  expect((await new AxeBuilder({ page: room }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Завершити перерву' }).click();
  await expect(room.locator('[data-scene=idle]')).toBeVisible();

  // Without a countdown there is only the time that was said.
  await page.getByText('Показувати залу зворотний відлік').click();
  await page.getByRole('button', { name: '5 хв', exact: true }).click();
  await expect(room.getByText(/^Продовжимо о/)).toBeVisible();
  await expect(room.getByRole('timer')).toHaveCount(0);
});

test('a break in a game pauses its clock, and Esc closes the list though what was pressed is gone', async ({
  page,
}) => {
  await night.game.begin(ten);
  await identify(night.host);
  await expect(page.getByRole('button', { name: 'Пауза' })).toBeVisible();
  await sign(page).click();
  await page.screenshot({ path: test.info().outputPath('list.png') });
  await page.getByRole('button', { name: '5 хв', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Завершити перерву' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('break.png') });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Завершити перерву' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Пауза' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Меню гри' }).click();
  await page.getByRole('button', { name: 'Зупинити гру' }).click();
  await page.getByRole('textbox').fill('пізно');
  await expect(page.getByText('Спершу покажіть ролі.')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('stop.png') });
});

test('the look is the host’s choice; an address that asks for a transparent page is one in every look', async ({
  page,
}) => {
  const room = await openRoom(page);
  const stream = await openRoom(page, '?look=transparent');
  expect(await look(room)).toBe('dark');
  await settings(page, 'Екран залу');
  await page.getByText('Світлий', { exact: true }).click();
  await expect.poll(() => look(room)).toBe('light');
  expect(await look(stream)).toBe('transparent');
  expect(await cornerOf(room)).toEqual([244, 245, 248, 255]);
  expect((await cornerOf(stream))[3]).toBe(0);
  await page.getByText('Прозорий', { exact: true }).click();
  await expect.poll(() => look(room)).toBe('transparent');
  expect((await cornerOf(room))[3]).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
});

/** The colour of the upper left corner, with its opacity, as streaming software gets it. */
async function cornerOf(room: Page): Promise<number[]> {
  const png = (await room.screenshot({ omitBackground: true })).toString('base64');
  return room.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, png);
}

test('the club’s logo is chosen in the settings and stands in the room; what is no picture is refused', async ({
  page,
}) => {
  const room = await openRoom(page);
  await settings(page, 'Загальні');
  const bring = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Вибрати файл' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  };
  await bring('logo.png', Buffer.from('<svg><script>alert(1)</script></svg>'));
  await expect(page.getByRole('alert')).toContainText('Це не PNG, JPEG чи WebP');
  await expect(room.locator('img')).toHaveCount(0);

  await bring('logo.png', readFileSync(icon));
  const shown = room.locator('img');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await expect(page.getByRole('img', { name: /Логотип/ })).toBeVisible();
  expect(readFileSync(join(night.folder, 'logo.png'))).toEqual(readFileSync(icon));

  await page.getByRole('button', { name: 'Прибрати' }).click();
  await expect(room.locator('img')).toHaveCount(0);
});

test('a console that dies leaves the picture with a small sign; started again, the room heals by itself', async ({
  page,
}) => {
  const room = await openRoom(page);
  const { port } = new URL(night.running.host);
  await night.running.kill();
  await expect(room.getByText('Немає зв’язку з консоллю')).toBeVisible();
  await expect(room.locator('[data-scene=idle]')).toBeVisible();
  night = { ...night, running: await startConsole(night.folder, Number(port)) };
  await expect(room.getByText('Немає зв’язку з консоллю')).toHaveCount(0);
  await expect(room.locator('[data-scene=idle]')).toBeVisible();
});
