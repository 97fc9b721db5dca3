import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { RequestBody } from '../../shared/contract/requests';
import { startConsole } from './console';
import { eachConsole } from './each-console';

const names = ['Олег', 'Марта', 'Тарас', 'Ірина', 'Вадим', 'Софія', 'Назар', 'Юля', 'Денис', 'Катя'];

test.use({ viewport: { width: 1366, height: 650 } });

const own = eachConsole();

const seats = (page: Page) => page.locator('[data-seat]');
const namesOf = (page: Page) =>
  seats(page).evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => input.value));

async function newGame(page: Page): Promise<void> {
  await page.goto(own().running.host);
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

  await own().running.kill();
  own().running = await startConsole(own().folder, Number(new URL(own().running.host).port));
  await page.goto('about:blank');
  await page.goto(own().running.host);
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

test('the next game takes the last line-up in one click, and Tab completes a known name', async ({
  page,
}) => {
  await newGame(page);
  await type(page, names);
  await page.getByRole('button', { name: 'Почати гру' }).click();
  await expect(page.locator('[data-now="n0/meet"]')).toBeVisible();
  await ask(page, { type: 'endGame', winner: null, reason: 'test' }, { type: 'closeGame' });

  await page.getByRole('button', { name: 'Нова гра' }).click();
  for (const beginning of ['оле', 'мар']) {
    await page.keyboard.type(beginning);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  expect((await namesOf(page)).slice(0, 2)).toEqual(['Олег', 'Марта']);
  await page.getByRole('button', { name: 'Минулий склад' }).click();
  await expect.poll(() => namesOf(page)).toEqual(names);
});

test('a new player never becomes a known one whose name only begins so', async ({ page }) => {
  await page.goto(own().running.host);
  await ask(page, { type: 'addPlayers', names: ['Пан Коцький', 'Лис Микита', 'Мавка'] });
  await newGame(page);
  const says = (seat: number) => page.locator('label', { has: page.locator(`[data-seat="${seat}"]`) });

  await page.keyboard.type('Пан');
  await expect(page.getByRole('option', { name: 'Пан Коцький' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(seats(page).nth(1)).toBeFocused();
  await expect(says(1)).toHaveText('новий гравець');

  // The club's own writing of the name, however it was typed.
  await page.keyboard.type('мавка');
  await page.keyboard.press('Enter');
  await expect(says(2)).toHaveText('у клубі');

  await page.keyboard.type('Ли');
  await page.keyboard.press('ArrowRight');
  await expect(seats(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(says(3)).toHaveText('у клубі');

  await page.keyboard.type('Коц');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(seats(page).nth(4)).toBeFocused();
  expect((await namesOf(page)).slice(0, 4)).toEqual(['Пан', 'Мавка', 'Лис Микита', 'Пан Коцький']);
});

test('what is typed after Enter is never added to a name that stands', async ({ page }) => {
  await newGame(page);
  await type(page, names.slice(0, 3));
  await seats(page).last().focus();
  await type(page, ['Катя']);
  await expect(seats(page).nth(3)).toBeFocused();
  await type(page, names.slice(3, 9));

  // Enter went on to a seat that was filled already: its name is selected, and typing replaces it.
  await expect(seats(page).last()).toBeFocused();
  await type(page, ['Катя']);
  await expect(page.getByRole('button', { name: 'Почати гру' })).toBeFocused();
  await page.keyboard.type('Іванко');
  expect(await namesOf(page)).toEqual(names);
  // A space and Enter of a name that is typed on do not begin the game.
  await page.keyboard.type('Dr Watson');
  await page.keyboard.press('Enter');
  expect(await namesOf(page)).toEqual(names);

  for (let more = 0; more < 3; more += 1) await page.getByRole('button', { name: 'Мафія: більше' }).click();
  await expect(page.getByRole('button', { name: 'Почати гру' })).toBeDisabled();
  await seats(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Додати місце' })).toBeFocused();
  await page.keyboard.type('Іванко');
  expect(await namesOf(page)).toEqual(names);
});

test('a list to be pasted says how many seats the table will have, and instead of whom', async ({ page }) => {
  await newGame(page);
  await type(page, names.slice(0, 4));
  await page.getByRole('button', { name: 'Вставити список' }).click();
  await page
    .getByRole('textbox', { name: /По одному в рядку/ })
    .fill('1. Соня\n2. Пан Коцький, Лис Микита\n');
  const foot = page.getByRole('dialog').getByRole('status');
  await expect(foot).toContainText('Знайдено 3 імені');
  await expect(foot).toContainText('10 → 5 місць');
  await expect(foot).toContainText('замість 4 імен');
  await page.getByRole('button', { name: 'Розсадити' }).click();
  await expect.poll(() => namesOf(page)).toEqual(['Соня', 'Пан Коцький', 'Лис Микита', '', '']);
});

/** Sends requests as the screen itself does, one after another. */
async function ask(page: Page, ...bodies: readonly RequestBody[]): Promise<void> {
  // A screen is drawn once the key of the address was exchanged for the session, which the socket needs.
  await page.getByRole('main').waitFor();
  await page.evaluate(async (all) => {
    const socket = new WebSocket(`ws://${location.host}/host/socket`);
    await new Promise((opened) => socket.addEventListener('open', opened));
    for (const body of all) {
      const id = crypto.randomUUID();
      await new Promise<void>((answered) => {
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'response' && message.response.id === id) answered();
        });
        socket.send(JSON.stringify({ id, body }));
      });
    }
    socket.close();
  }, bodies);
}

const longName = 'Дуже Довге Ім’я Гравця-Переможця Усіх Ужгородських Турнірів';

test('at 1280 pixels nothing of a season with a long name is cut off, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 650 });
  await newGame(page);
  await type(page, [longName, ...names.slice(1)]);
  for (const name of await page.locator('label', { has: seats(page) }).all()) {
    expect(await overlaps(name)).toBe(false);
  }
  await page.getByRole('button', { name: 'Почати гру' }).click();
  await expect(page.locator('[data-now="n0/meet"]')).toBeVisible();
  await ask(page, { type: 'endGame', winner: 'white', reason: 'test' }, { type: 'closeGame' });
  for (const language of ['uk', 'ru', 'en'] as const) {
    await ask(page, { type: 'saveSettings', settings: { language } });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const index of [0, 1, 2]) {
      await page.getByRole('navigation').getByRole('button').nth(index).click();
      await expect(page.getByText(longName).first()).toBeVisible();
      expect(await wider(page), `${language}, page ${index}`).toEqual([]);
    }
  }
});

test('names of two words and wide letters are whole in the ring of 11 seats', async ({ page }) => {
  const people = ['Джокер', 'Пан Коцький', 'Лис Микита', 'Містер Ікс', 'Жмеринка', 'Сергій Петрович'];
  await newGame(page);
  await page.getByRole('button', { name: 'Додати місце' }).click();
  await seats(page).first().focus();
  await type(page, [...people, 'Олена', 'Тарас', 'Вітя', '=Формула', 'Чорна Пані']);
  await page.getByRole('button', { name: 'Почати гру' }).click();
  await expect(page.locator('[data-now="n0/meet"]')).toBeVisible();
  const cut = await page
    .locator('[data-digits] > button > :nth-child(2)')
    .evaluateAll((shown) =>
      shown
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight * 1.2)
        .map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
});

/** Whether parts of an element lie on each other. */
const overlaps = (element: Locator) =>
  element.evaluate(({ children }) => {
    const rights = [...children].map((child) => child.getBoundingClientRect());
    return rights.some((box, index) => (rights[index + 1]?.left ?? box.right) < box.right);
  });

/** Panels whose content is wider than they are. */
const wider = (page: Page) =>
  page
    .locator('main, main section > div')
    .evaluateAll((places) =>
      places
        .filter((place) => place.scrollWidth > place.clientWidth)
        .map((place) => place.textContent?.slice(0, 40)),
    );

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
    await page.goto(own().running.host);
    const pages = page.getByRole('navigation').getByRole('button');
    await pages.last().click();
    await page.getByText(name, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look();
    // The other parts of the settings, the club's files last.
    const parts = page.locator('main').getByRole('radiogroup').first().locator('label');
    for (const part of (await parts.all()).slice(1)) {
      await part.click();
      await look();
    }
    await expect(page.getByText(own().folder)).toBeVisible();
    for (const one of await pages.all()) {
      await one.click();
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
