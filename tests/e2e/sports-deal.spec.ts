import { expect, test } from '@playwright/test';
import { SportsConsole } from './sports-evening';

/** As long as a player looks; the cover asks for 700 ms. */
const lookMs = 800;
const roleWords = /Дон|Мафія|Шериф|Мирний/;

test('SP-04, PO-05: cards dealt by the console are seen one by one as the laptop goes round, by nobody else', async ({
  page,
  browser,
}) => {
  const at = await SportsConsole.start(page, browser, 'polemica');
  const { host, room, game } = at;
  const cover = page.locator('[data-passing]');
  const seen = page.locator('nav [data-seen]');
  await host.until(/^n0\/card\/1$/);
  await page.keyboard.press('KeyH');
  const before = await room.locator('#root').innerHTML();
  await page.keyboard.press('KeyD');
  await expect(cover).toHaveAttribute('data-passing', '1');
  const { seats } = await game.view();

  for (const { seat, role } of seats) {
    await expect(cover).toHaveAttribute('data-passing', String(seat));
    // Neither Enter nor a key of the game does anything before the card was seen.
    for (const key of ['Enter', 'KeyH', 'KeyL', 'Digit5']) await page.keyboard.press(key);
    await expect(cover).toHaveAttribute('data-passing', String(seat));
    await expect(page.locator('#root')).not.toContainText(roleWords);
    await page.keyboard.down('Space');
    await expect(page.locator('[data-held]')).toContainText(roleOf(role));
    await page.waitForTimeout(lookMs);
    await expect(page.locator('#root strong')).toHaveText([roleOf(role)]);
    await page.keyboard.up('Space');
    await expect(page.locator('#root')).not.toContainText(roleWords);
    await expect(seen).toHaveCount(seat);
    expect(await room.locator('#root').innerHTML()).toBe(before);
    await page.keyboard.press('Enter');
  }

  // Back with the host: the roles are hidden, nothing has been entered but the deal, the minute waits.
  await expect(cover).toHaveCount(0);
  expect(await host.now()).toBe('n0/meet');
  await expect(page.getByText('Ролі сховано').first()).toBeVisible();
  await expect(page.locator('#root')).not.toContainText(/Мирний/);
  await expect(page.getByText('готовий до старту')).toBeVisible();

  // A slip of the finger shows nothing to anybody; any seat can be looked at again; Escape ends it.
  await page.keyboard.press('KeyP');
  await page.getByRole('button', { name: /^№ 7/ }).click();
  await expect(cover).toHaveAttribute('data-passing', '7');
  await page.getByRole('button', { name: /Тримати/ }).click();
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await expect(seen).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cover).toHaveCount(0);
  await host.undo();
  expect((await game.view()).seats.every((seat) => seat.role === null)).toBe(true);
  await at.stop();
});

function roleOf(role: string | null): string {
  const names: Readonly<Record<string, string>> = {
    don: 'Дон',
    mafia: 'Мафія',
    sheriff: 'Шериф',
    citizen: 'Мирний',
  };
  return names[role ?? ''] ?? '?';
}
