import { expect, type Page, test } from '@playwright/test';
import { eachConsole } from './each-console';
import { EpochKeys } from './epoch-host';
import { TableGame } from './table-game';

const names = [
  ...[
    'Ґалаґан',
    'Їжак',
    'Чорна Пані',
    'Олександра',
    'Мавка',
    'Сойка',
    'Тарас',
    'Вадим',
    'Щука',
    'Ясен',
    'Ківі',
  ],
  ...['Євген', 'Назар', 'Лис', 'Юля', 'Денис', 'Катя', 'Роман', 'Софія', 'Ірина', 'Марта', 'Олег', 'Степан'],
  ...['Барвінок', 'Валькірія'],
];
/** As the rules suggest for 25 (A-84, EC-46): two clans of three. */
const roles = [
  ...[
    'boss',
    'mafioso',
    'mafioso',
    'yakuza-boss',
    'yakuza',
    'yakuza',
    'sheriff',
    'courtesan',
    'maniac',
    'doctor',
  ],
  ...['judge', 'sergeant', 'journalist', 'tramp', 'werewolf', ...Array<string>(10).fill('citizen')],
];

const own = eachConsole();

test('EC-46: a table of 25 with two clans is set up and played for two nights, and nothing of it needs scrolling', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(own().running.host);
  const room = await (await browser.newContext()).newPage();
  await room.goto(own().running.room);
  await page.bringToFront();
  const game = await TableGame.open(page);
  const host = new Watched(page, room, game);
  const out = async (seat: number) => (await game.view()).seats[seat - 1]?.out?.cause ?? null;

  await test.step('the setup fits, and says the sizes the rules name', async () => {
    await setUp(page);
    const list = page.getByRole('region', { name: 'Склад ролей' });
    await expect(list).toContainText('Куртизанкавід 9');
    await expect(list).toContainText('Сержантвід 11');
    await expect(list).toContainText('Смерть — не картка: приходить у ніч 3.');
    await expect(list).toContainText('Два клани — від 6 мафіозі.');
    expect(await scrolled(page)).toEqual([]);
    // another number of mafiosi is advised against, and can be played.
    await list.getByRole('button', { name: 'Якудза: більше' }).click();
    await expect(list).toContainText('Мафіозі: 7. Для такого столу радять 6.');
    await list.getByRole('button', { name: 'Склад за правилами' }).click();
    await page.getByRole('button', { name: 'Почати гру' }).click();
    await page.locator('[data-now^="n0/"]').waitFor();
  });
  await page.keyboard.press('KeyH');
  await host.identify(roles);

  await test.step('Day 1: 25 votes, the alphabetical order, a mended vote, a tie that the Judge pardons', async () => {
    await host.until(/^d1\/ballot$/);
    await host.press('Digit2');
    await host.next();
    // EC-105: by name, in Ukrainian order.
    expect(await host.now()).toBe('d1/voter/24');
    await host.type(3);
    for (let vote = 2; vote <= 12; vote += 1) await host.press('KeyA');
    // The last one is taken back with one key, and asked again.
    const last = await host.now();
    await host.undo();
    await expect(page.locator('[data-now]')).not.toHaveAttribute('data-now', last);
    await host.press('KeyA');
    await host.vote(4);
    while (/\/voter\//.test(await host.now())) {
      await ((await host.now()).endsWith('/voter/4') ? host.vote(3) : host.vote(4));
    }
    await host.fits();
    await expect(room.locator('main li')).toHaveCount(2);
    await host.until(/^d1\/ask$/);
    await host.fits();
    await host.press('Digit3');
    await host.until(/^n1\/client$/);
  });

  await test.step('Night 1: the clans kill each other’s Bosses', async () => {
    await host.act('client', 25);
    await host.act('check', 25);
    await host.expectBig('Немає вдома');
    await host.act('shot', 4);
    await host.act('shot-yakuza', 1);
    await host.act('kill', 24);
    await host.act('heal', 10);
    await host.act('compare', 2, 5);
    await host.expectBig('Однакові');
    await host.act('watch', 24);
    await host.until(/^d2\/talk$/);
    expect([await out(1), await out(4), await out(24)]).toEqual(Array(3).fill('night-kill'));
  });

  await test.step('Day 2: told to the host alone, the room sees no vote before all are in', async () => {
    await host.until(/^d2\/ballot$/);
    await host.press('Digit3');
    await host.next();
    const before = await room.locator('main').innerHTML();
    await host.vote(9);
    await host.vote('same');
    // Hidden, the host's screen does not show them either.
    await expect(page.getByText('→ 9').first()).toBeVisible();
    await page.keyboard.press('KeyH');
    await expect(page.getByText('→ 9')).toHaveCount(0);
    await page.keyboard.press('KeyH');
    while (/\/voter\//.test(await host.now())) {
      expect(await room.locator('main').innerHTML()).toBe(before);
      await ((await host.now()).endsWith('/9') ? host.vote(2) : host.vote(9));
    }
    await host.until(/^d2\/ask$/);
    await expect(room.locator('main li')).toContainText(['2', '9']);
    await host.press('Digit1');
    await host.until(/^n2\/client$/);
    expect(await out(9)).toBe('vote');
  });

  await test.step('Night 2: the next in rank sends each clan’s move, the Werewolf acts for the Maniac', async () => {
    await host.act('client', 23);
    await host.until(/^n2\/shot$/);
    await expect(page.getByText('Хід передає № 2 Їжак.')).toBeVisible();
    await host.act('shot', 5);
    await host.act('shot-yakuza', 23);
    await host.expectBig('Немає вдома');
    await host.until(/^n2\/kill$/);
    await expect(page.getByText('За Маніяка діє Перевертень.')).toBeVisible();
    await host.act('kill', 22);
    // EC-63: not twice running.
    await host.until(/^n2\/heal$/);
    await expect(
      page.locator('[data-step="n2/heal"]').getByRole('button', { name: /№ 10,/ }),
    ).toHaveAttribute('data-state', 'barred');
    await host.until(/^d3\/talk$/);
    expect([await out(5), await out(22), await out(23)]).toEqual(['night-kill', 'night-kill', null]);
  });
  await test.step('the end: every row and every button is in sight, and so is the word of the prizes', async () => {
    await game.ask({ type: 'endGame', winner: 'peaceful', reason: 'пізно' });
    const rows = page.locator('main tr[data-seat]');
    await expect(rows).toHaveCount(25);
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page)).toEqual([]);
    await expect(page.getByRole('banner')).toContainText('Гру завершено');
    const close = page.getByRole('button', { name: /^Закрити гру/ });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Призи за гру…' }).click();
    const pay = page
      .getByRole('dialog', { name: 'Призи за гру' })
      .getByRole('button', { name: /^Виплатити/ });
    await expect(pay).toBeInViewport({ ratio: 1 });
    await page.getByRole('combobox', { name: 'Ведучий' }).click();
    await page.getByRole('option', { name: 'Без призу ведучому' }).click();
    await pay.click();
    await expect(page.getByRole('button', { name: /^Так, виплатити/ })).toBeInViewport({ ratio: 1 });
  });
  await room.context().close();
});

/** A host who looks at every step whether all of it is on the screen. */
class Watched extends EpochKeys {
  override async next(): Promise<string> {
    await this.fits();
    return super.next();
  }

  /** One vote by its keys. */
  async vote(told: number | 'same'): Promise<void> {
    const voter = await this.now();
    await (told === 'same' ? this.press('KeyA') : this.type(told));
    await expect(this.page.locator('[data-now]')).not.toHaveAttribute('data-now', voter);
  }

  async fits(): Promise<void> {
    expect([await this.now(), await scrolled(this.page)]).toEqual([await this.now(), []]);
  }
}

/** Where something is cut off and would have to be scrolled to. */
function scrolled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .map((one) => `${one.className}: ${one.scrollHeight} in ${one.clientHeight}`),
  );
}

async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Нова гра' }).click();
  await page.getByRole('combobox', { name: 'Система правил' }).click();
  await page.getByRole('option', { name: 'Епоха клонів' }).click();
  await page.getByRole('button', { name: 'Вставити список' }).click();
  await page.getByRole('textbox', { name: /По одному в рядку/ }).fill(names.join('\n'));
  await page.getByRole('button', { name: 'Розсадити' }).click();
  await expect(page.locator('input[data-seat]')).toHaveCount(25);
}
