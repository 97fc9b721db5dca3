import { rmSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Running, startConsole } from './console';
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
});

test.afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tile = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"] button`).first();
const cell = (page: Page, seat: number) =>
  page
    .getByRole('group')
    .getByRole('button')
    .nth(seat - 1);

async function stroke(page: Page, cells: readonly Locator[]): Promise<void> {
  for (const [index, one] of cells.entries()) {
    await one.hover();
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('no axe violation and nothing to scroll, in no phase, hidden or shown', async ({ page }) => {
  const look = async (what: string) => {
    // What still fades in has less contrast than it will have.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => `${what}: ${one.id} ${one.nodes[0]?.html}`)).toEqual([]);
    const hidden = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(`${what}: ${hidden}`).toBe(`${what}: 0`);
  };
  await look('hidden roles');
  await page.keyboard.press('KeyH');
  await identify(host);
  await look('talk');
  await host.type(7);
  await host.type(8);
  await host.until(/\/nominations$/);
  await look('nominations');
  await host.until(/\/defence\/1\/7$/);
  await look('defence');
  await host.until(/\/cand\/7$/);
  for (const seat of [1, 2]) await host.type(seat);
  await look('hands');
  await host.type(3);
  await look('pause');
  await host.until(/\/cand\/8$/);
  for (const seat of [4, 5, 6]) await host.type(seat);
  await host.until(/\/crash$/);
  await look('car crash');
  await host.until(/\/count\/2\/cand\/7$/);
  await host.until(/\/tie$/);
  await look('tie');
  await page.keyboard.press('Digit2');
  await expect(page.locator('[data-now="d1/loaded"]')).toBeVisible();
  await look('loaded number');
  await host.type(4);
  await host.until(/\/turn\//);
  await look('turn');
  await host.type(4);
  await host.until(/^n1\/shot$/);
  await look('shot');
  await host.type(9);
  await host.until(/^n1\/check$/);
  await host.type(1);
  await expect(page.getByText('ЧОРНИЙ').first()).toBeVisible();
  await look('check');
  await host.until(/^d2\/morning$/);
  await look('morning');
  await tile(page, 6).click({ button: 'right' });
  await look('seat menu');
  await page.keyboard.press('Escape');
  for (const key of ['F1', 'KeyL']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await look(key);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await game.ask({ type: 'endGame', winner: 'white', reason: 'late' });
  await page.locator('[data-winner]').waitFor();
  await page.getByRole('button', { name: '10', exact: true }).last().click();
  await look('end');
});

test('a hand, a run and a mis-click: strokes, Shift, undo, the pause and the fourth foul', async ({
  page,
}) => {
  await page.keyboard.press('KeyH');
  await identify(host);
  await host.type(10);
  await page.keyboard.press('KeyV');
  await host.type(3);
  expect((await game.view()).nominations).toEqual([{ seat: 10, by: 3 }]);

  for (let foul = 0; foul < 3; foul += 1) await host.foul(7);
  await page.keyboard.press('Shift+Digit7');
  await page.keyboard.press('Shift+Digit7');
  const question = page.getByRole('alert');
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect((await game.view()).seats[6]?.fouls).toBe(3);
  expect(await host.now()).toBe('d1/talk');

  await host.until(/\/cand\/10$/);
  await stroke(page, [cell(page, 2), cell(page, 3)]);
  await expect.poll(async () => (await game.view()).vote?.candidates[0]?.hands).toEqual([2, 3]);
  await tile(page, 9).click();
  await expect(page.locator('[data-now="d1/pause/1/10"]')).toBeVisible();
  await tile(page, 8).click();
  await host.next();
  expect((await game.view()).vote?.candidates[0]?.hands).toEqual([2, 3, 9]);

  await tile(page, 10).click();
  await tile(page, 1).click({ modifiers: ['Shift'] });
  await expect.poll(async () => (await game.view()).vote?.candidates[0]?.hands).toEqual([2, 3, 9, 10, 1]);
  await host.undo();
  expect((await game.view()).vote?.candidates[0]?.hands).toEqual([2, 3, 9, 10]);
  await host.redo();
  const before = await host.entries();
  await page.keyboard.press('KeyN');
  await expect.poll(() => host.entries()).not.toBe(before);
  expect((await game.view()).vote?.candidates[0]?.hands).toEqual([2, 3, 9]);
});

test('what is irregular is entered with a reason, and a done line of the night is corrected', async ({
  page,
}) => {
  await page.keyboard.press('KeyH');
  await identify(host);
  await host.until(/^n1\/shot$/);
  await page.waitForTimeout(450);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('KeyY');
  await expect(page.locator('[data-now="n1/hunt"]')).toBeVisible();
  await page.locator('[data-step="n1/shot"] button').click();
  await host.type(8);
  expect((await game.view()).steps[0]).toMatchObject({ key: 'n1/shot', chosen: 8, status: 'done' });
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step="n1/hunt"][data-open]')).toBeVisible();
  expect(await host.now()).toBe('n1/hunt');
});

test('a key held down acts once, and no key of the game acts while somebody types', async ({ page }) => {
  await page.keyboard.press('KeyH');
  await identify(host);
  await page.waitForTimeout(450);
  await page.keyboard.down('Digit5');
  await page.keyboard.down('Digit5');
  await page.keyboard.up('Digit5');
  await expect.poll(async () => (await game.view()).nominations.length).toBe(1);
  await page.getByRole('button', { name: 'Меню гри' }).click();
  await page.getByRole('button', { name: 'Зупинити гру' }).click();
  await page.getByRole('textbox').fill('');
  await page.keyboard.type('7 h l 8');
  await page.keyboard.press('Escape');
  expect((await game.view()).nominations).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Ролі видно' })).toBeVisible();
});

test('DM-08: Enter passes over no open question; Y records all the same, Esc records nothing', async ({
  page,
}) => {
  await page.keyboard.press('KeyH');
  await identify(host);
  for (const night of [1, 2]) {
    await host.until(new RegExp(`^n${night}/shot$`));
    await host.type(7 + night);
    await host.until(new RegExp(`^n${night}/heal$`));
    await host.type(5);
  }
  await host.until(/^n3\/shot$/);
  await host.type(10);
  await host.until(/^n3\/heal$/);
  await expect(page.getByRole('button', { name: 'Далі: нікого не обрано' })).toBeVisible();
  await page.waitForTimeout(450);
  // Both in one breath: the answer is still on its way when Next is pressed.
  for (const key of ['Digit0', 'Digit5', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Далі: нікого не обрано' }).click();
  expect(await host.now()).toBe('n3/heal');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Digit0');
  await page.keyboard.press('Digit5');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('KeyY');
  await expect(page.getByRole('alert')).toBeHidden();
  await host.next();
  expect((await game.view()).steps.find((step) => step.key === 'n3/heal')).toMatchObject({ chosen: 5 });
});

test('DM-65: with everything hidden no key decides the game', async ({ page }) => {
  await identify(host);
  await host.until(/^n1\/shot$/);
  await host.type(10);
  for (const seat of [4, 7, 8, 9]) {
    await game.ask({ type: 'leave', seat, cause: 'left', reason: 'home' });
  }
  await host.until(/\/win$/);
  await page.waitForTimeout(450);
  for (const key of ['Enter', 'Digit1', 'Enter']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('alert')).toContainText('Спершу покажіть (H)');
  }
  expect((await game.view()).end).toBeNull();
  await page.keyboard.press('KeyH');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-winner="black"]')).toBeVisible();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Digit0');
  await page.keyboard.press('Digit9');
  await expect.poll(async () => (await game.view()).end?.bestMoves).toEqual([9]);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Нова гра' })).toBeVisible();
});

test('DM-34: the number is loaded blind by the mouse, and nothing shows it', async ({ page }) => {
  await identify(host);
  for (const seat of [7, 8]) await host.type(seat);
  await host.until(/\/cand\/7$/);
  for (let count = 1; count <= 2; count += 1) {
    await host.until(new RegExp(`/count/${count}/cand/7$`));
    for (const seat of [1, 2]) await host.type(seat);
    await host.until(/\/cand\/8$/);
    for (const seat of [4, 5]) await host.type(seat);
  }
  await host.until(/\/tie$/);
  await page.keyboard.press('Digit2');
  await expect(page.locator('[data-now="d1/loaded"]')).toBeVisible();
  await page.waitForTimeout(450);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Спершу оберіть число');
  const panel = page.locator('[data-now]');
  const before = await host.entries();
  await panel.getByRole('button', { name: '3', exact: true }).click();
  await expect.poll(() => host.entries()).not.toBe(before);
  await expect(panel.getByText('записано').first()).toBeVisible();
  await expect(panel.locator('[aria-pressed=true]')).toHaveCount(0);
  expect((await game.view()).steps.find((step) => step.key === 'd1/loaded')).toMatchObject({ chosen: 3 });
  await panel.getByRole('button', { name: 'Навмання' }).click();
  await host.until(/\/turn\//);
});

test('DM-63: no double click takes anybody out, and the log says what for', async ({ page }) => {
  await identify(host);
  const open = () => tile(page, 6).click({ button: 'right' });
  await open();
  await page.getByRole('button', { name: 'Дискваліфікувати…' }).dblclick();
  await expect(page.getByRole('button', { name: 'Зрив гри' })).toBeVisible();
  await page.keyboard.press('Escape');
  await open();
  await page.getByRole('button', { name: 'Залишає гру' }).dblclick();
  await expect(page.getByRole('button', { name: 'Ні, лишається' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await game.view()).seats[5]?.out).toBeNull();

  await page.keyboard.press('KeyF');
  await page.keyboard.press('Digit0');
  await page.keyboard.press('Digit6');
  await expect(page.getByRole('button', { name: 'Фол 1' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Дискваліфікувати…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(450);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Дискваліфікувати, −50' }).press('Enter');
  await expect.poll(async () => (await game.view()).seats[5]?.disqualifiedFor).toBe('disruption');
  await expect(page.locator('footer')).toContainText('Дискваліфікація: № 6 Софія — Зрив гри');
});

test('a press while the console is down is refused and not carried out after the restart', async ({
  page,
}) => {
  await identify(host);
  await host.type(7);
  const line = await host.entries();
  const { port } = new URL(running.host);
  await running.kill();
  await expect(page.getByText('Консоль не відповідає').first()).toBeVisible();
  await page.waitForTimeout(450);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'натисніть ще раз' })).toBeVisible();
  running = await startConsole(folder, Number(port));
  await expect(page.getByText('Збережено')).toBeVisible();
  // What nobody heard bars nothing any more.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.waitForTimeout(1_000);
  expect([await host.now(), await host.entries()]).toEqual(['d1/talk', line]);
  await host.next();
});

test('the sign of a blank room stays beside a warning, and pressing the warning does nothing', async ({
  page,
  context,
}) => {
  const room = await context.newPage();
  await room.goto(running.room);
  await expect(page.getByText('Зал: 1')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('KeyB');
  await expect(page.getByText('Зал сховано')).toBeVisible();
  await room.close();
  await page.getByText('Зал: зникло 1').click();
  await expect(page.getByRole('button', { name: 'Зал сховано', expanded: false })).toBeVisible();
});
