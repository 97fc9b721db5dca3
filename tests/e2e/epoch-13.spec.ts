import { expect, type Page, test } from '@playwright/test';
import { eachConsole } from './each-console';
import { EpochKeys } from './epoch-host';
import { TableGame } from './table-game';

const roles =
  'boss mafioso mafioso sheriff courtesan maniac doctor judge journalist tramp sergeant citizen citizen'.split(
    ' ',
  );
const composition = {
  ...{ boss: 1, mafioso: 2, sheriff: 1, courtesan: 1, maniac: 1, doctor: 1, judge: 1 },
  ...{ journalist: 1, tramp: 1, sergeant: 1, citizen: 2 },
};

const own = eachConsole();

test('EC: thirteen seats by keys to the end: a saved client, a suicide, a spirit who decides a tie, Death on Night 3', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(own().running.host);
  await page.getByRole('main').waitFor();
  const room = await (await browser.newContext()).newPage();
  await room.goto(own().running.room);
  const game = await TableGame.open(page);
  await game.begin(composition, 'epoch-of-clones');
  const host = new EpochKeys(page, room, game);
  await page.keyboard.press('KeyH');
  await host.identify(roles);
  const out = async (seat: number) => (await game.view()).seats[seat - 1]?.out?.cause ?? null;

  await test.step('Day 1: twelve name one, the Judge is asked and pardons; the room does not see that he is', async () => {
    await host.until(/^d1\/talk$/);
    await host.votes([12, ...Array(10).fill('same'), 1, 'same']);
    expect(await host.now()).toBe('d1/ask');
    const asked = await picture(room);
    await expect(page.getByText('Вирішує Суддя: № 8 Юля.')).toBeVisible();
    // EC-67: hidden, the host's screen does not say it either.
    await page.keyboard.press('KeyH');
    await expect(page.getByText('Вирішує Суддя')).toHaveCount(0);
    await expect(page.locator('[data-acting]')).toHaveCount(0);
    await page.keyboard.press('KeyH');
    await host.press('Digit2');
    expect(await picture(room)).toBe(asked);
    await host.until(/^d1\/verdict$/);
    await expect(room.locator('[data-scene=leaving]')).toBeVisible();
    await host.until(/^n1\/client$/);
    expect(await out(12)).toBeNull();
  });

  await test.step('Night 1: the Maniac is entered before his turn; whoever comes to the client hears it at once', async () => {
    await host.act('client', 12);
    await host.until(/^n1\/check$/);
    await page.keyboard.press('KeyT');
    await page.keyboard.press('KeyT');
    await expect(page.locator('[data-step="n1/kill"]')).toHaveAttribute('data-open', 'true');
    await host.type(8);
    await page.keyboard.press('Enter');
    await host.act('check', 12);
    await host.expectBig('Немає вдома');
    await host.act('shot', 12);
    await host.expectBig('Немає вдома');
    await host.act('heal', 7);
    await host.act('compare', 1, 4);
    await host.expectBig('Різні');
    await host.act('watch', 8);
    await host.expectBig('Софія');
    await host.until(/^n1\/dawn$/);
    await expect(room.locator('[data-scene=night]')).toBeVisible();
  });

  await test.step('Day 2: the paper, a suicide, and the spirit of the Judge breaks the tie', async () => {
    await host.until(/^d2\/morning$/);
    await expect(room.getByText('Бомж бачив убивцю')).toBeVisible();
    await expect(room.locator('main li')).toHaveCount(1);
    await host.until(/^d2\/talk$/);
    expect([await out(8), await out(12)]).toEqual(['night-kill', null]);
    await host.remark(13);
    await expect(room.locator('footer [data-fouls=true]')).toHaveCount(1);
    await host.lastRemark(13);
    expect(await out(13)).toBe('suicide');
    // 1…7, 9…12: five for 3, five for 12, one names nobody.
    await host.votes([3, 'same', 12, 3, 'same', 'same', 12, 'same', 'same', 'same', null]);
    expect(await host.now()).toBe('d2/ask');
    await expect(page.getByText('Вирішує дух Судді: № 8 Юля.')).toBeVisible();
    const asked = await picture(room);
    await host.press('Digit1');
    expect(await picture(room)).toBe(asked);
    await host.until(/^d2\/verdict$/);
    await expect(room.locator('[data-scene=leaving]')).toContainText('Тарас');
    await host.until(/^n2\/client$/);
    expect(await out(3)).toBe('vote');
  });

  await test.step('Night 2: the Boss has no message, so that the next one counts; both sides shoot', async () => {
    await host.act('client', 11);
    await host.act('check', 2);
    await host.expectBig('Мафія');
    await host.until(/^n2\/shot$/);
    await page.keyboard.press('KeyS');
    await host.press('KeyN');
    await page.keyboard.press('KeyS');
    await host.type(4);
    await expect(page.getByText('Хід передає № 2 Марта.')).toBeVisible();
    await host.act('kill');
    await host.act('heal', 9);
    await host.act('compare', 1, 6);
    await host.act('watch', 9);
    await host.expectBig('Гравець живий');
    await host.until(/^d3\/talk$/);
    expect([await out(2), await out(4)]).toEqual(['night-kill', 'night-kill']);
    await host.votes(Array(8).fill(null));
    await host.until(/^n3\/client$/);
  });

  await test.step('Night 3: the Sergeant shoots for the Sheriff, and Death takes the third of the living', async () => {
    await host.act('client', 12);
    await expect(page.getByText('За Шерифа діє Сержант.')).toHaveCount(0);
    await host.until(/^n3\/check$/);
    await expect(page.getByText('За Шерифа діє Сержант.')).toBeVisible();
    await host.act('check', 1);
    await host.act('shot', 7);
    await host.act('kill', 9);
    await host.act('heal', 7);
    await host.act('compare', 5, 10);
    await host.act('watch', 9);
    await host.until(/^n3\/death$/);
    await expect(page.locator('[data-step="n3/death"]')).toContainText('3№ 6 Софія');
    await host.type(3);
    await host.until(/^n3\/dawn$/);
    await host.until(/^d4\/morning$/);
    // EC-96: Death's victim comes last.
    await expect(room.locator('main li')).toContainText(['1', '9', '6']);
    await host.until(/\/win$/);
    expect([await out(1), await out(9), await out(6)]).toEqual(['night-kill', 'night-kill', 'death-role']);
  });

  await test.step('EC-107: the game ends with the nicks of the winners, and without points', async () => {
    await expect(room.locator('[data-scene=result]')).toHaveCount(0);
    await page.waitForTimeout(450);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-winner=peaceful]')).toContainText(
      'Переможці: Вадим, Назар, Катя, Роман, Їжак',
    );
    await expect(room.locator('[data-scene=result]')).toContainText(
      'Переможці: Вадим, Назар, Катя, Роман, Їжак',
    );
    await expect(page.getByRole('table')).not.toContainText('PTS');
    // What was looked for at every step stands there now.
    await expect(room.locator('[data-scene=result]')).toContainText('Куртизанка');
  });
  await room.context().close();
});

/** What the room sees, but for the clock. */
function picture(room: Page): Promise<string> {
  return room.locator('main').innerHTML();
}
