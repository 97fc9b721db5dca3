import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { digitHeights, openRoom, openTv, overflowing } from './room-page';
import { messagesFor, picturesOf, seatsOf } from './room-scenes';

const sizes = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  // An old projector, and a laptop's own shape.
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];
const tables = [
  { count: 6, long: false },
  { count: 12, long: false },
  { count: 12, long: true },
  { count: 20, long: false },
  { count: 25, long: true },
];
const laptop = { width: 1366, height: 768 };
const sizeOf = (size: { width: number; height: number }) => `${size.width}×${size.height}`;

function picture(name: string, count = 12) {
  const found = picturesOf(count)[name];
  if (!found) throw new Error(`no such picture: ${name}`);
  return found;
}

for (const size of sizes) {
  test(`at ${sizeOf(size)} the digits are at least 40 % of the screen's height while somebody speaks`, async ({
    context,
  }) => {
    const room = await openRoom(context, size);
    const spoken = ['talk', 'speech-last', 'speech-long', 'vote-pause-many'];
    for (const name of [...spoken, 'sports-speech', 'last-word-open', 'best-move-clock']) {
      await room.show(messagesFor(picture(name, 25), seatsOf(25)));
      const heights = await digitHeights(room.page);
      expect(heights.length, name).toBeGreaterThanOrEqual(2);
      expect(Math.min(...heights), name).toBeGreaterThanOrEqual(0.4);
    }
  });

  test(`at ${sizeOf(size)} nothing leaves its place, with 6, 12, 20 and 25 seats and with long names`, async ({
    context,
  }) => {
    const room = await openRoom(context, size);
    for (const { count, long } of tables) {
      for (const [name, shown] of Object.entries(picturesOf(count))) {
        await room.show(messagesFor(shown, seatsOf(count, long)));
        expect(await overflowing(room.page), `${name}, ${count} seats, long: ${long}`).toEqual([]);
      }
    }
    expect(room.errors).toEqual([]);
  });
}

test('a name of two words is whole on its seat at a table of 11, from a laptop to 4K', async ({
  context,
}) => {
  const seats = seatsOf(11).map((seat) => ({ ...seat, name: 'Пан Коцький' }));
  for (const size of sizes.filter(({ width, height }) => width / height > 1.7)) {
    const room = await openRoom(context, size);
    await room.show(messagesFor(picture('speech'), seats));
    const cut = await room.page
      .locator('footer li > :nth-child(3)')
      .evaluateAll((shown) => shown.filter((name) => name.scrollHeight > name.clientHeight * 1.2).length);
    expect(cut, sizeOf(size)).toBe(0);
  }
});

test('a role that nobody knows is a dash, and a loss has a real minus', async ({ context }) => {
  const { page, show } = await openRoom(context, laptop);
  await show(messagesFor(picture('result-called-off'), seatsOf(12)));
  await expect(page.getByRole('row', { name: /^2 / })).toHaveText('2Марта–');
  await show(messagesFor(picture('result'), seatsOf(12)));
  await expect(page.getByRole('row', { name: /^9 / })).toContainText('−50');
});

test('PO-32, A-45: a result without points has no column for them; a team has a sign beside its colour', async ({
  context,
}) => {
  const { page, show } = await openRoom(context, laptop);
  await show(messagesFor(picture('result-red', 10), seatsOf(10)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Перемогли червоні');
  await expect(page.getByRole('heading', { level: 1 }).locator('svg')).toHaveCount(1);
  await expect(page.getByRole('columnheader')).toHaveText(['Гравець', 'Роль', 'Гравець', 'Роль']);
  await expect(page.getByRole('row', { name: /^4 / })).toHaveText('4ІринаШериф');
  await expect(page.locator('tbody svg')).toHaveCount(10);
  await show(messagesFor(picture('result-sports-black', 10), seatsOf(10)));
  await expect(page.getByRole('columnheader', { name: 'Бали' })).toHaveCount(2);
});

test('a speech says who is next, a last word that it is one, and a role that is open stands beside the name', async ({
  context,
}) => {
  const { page, show } = await openRoom(context, laptop);
  const [header, seat] = [page.locator('header'), page.locator('footer li').nth(1)];
  await show(messagesFor(picture('sports-speech', 10), seatsOf(10)));
  await expect(header).toContainText('далі 6 Софія');
  await show(messagesFor(picture('last-word', 10), seatsOf(10)));
  await expect(header).toContainText('Остання хвилина');
  await expect(header).not.toContainText('далі');
  await expect(seat).toHaveText('2Марта');
  await show(messagesFor(picture('last-word-open', 10), seatsOf(10)));
  await expect(page.locator('main')).toContainText('2МартаДон мафії · Мафія');
  await expect(seat).toHaveText('2МартаДон мафії');
});

test('MP-27, MP-34: the raise counts its hands against what it takes, the best move shows whom it names', async ({
  context,
}) => {
  const { page, show } = await openRoom(context, laptop);
  await show(messagesFor(picture('raise', 10), seatsOf(10)));
  await expect(page.locator('[data-enough]')).toHaveText('0Треба рук: 5');
  await expect(page.locator('[data-enough=true]')).toHaveCount(0);
  await show(messagesFor(picture('raise-enough', 10), seatsOf(10)));
  await expect(page.locator('[data-enough=true]')).toHaveText('5Треба рук: 5руки: 1, 2, 4, 5, 6');
  await show(messagesFor(picture('best-move', 10), seatsOf(10)));
  await expect(page.locator('main li')).toHaveText(['1Олег', '3Тарас', '6Софія']);
});

for (const [which, open] of [
  ['room', openRoom],
  ['tv', openTv],
] as const) {
  test(`EC-21, EC-105: on the ${which} page a closed ballot leaves no vote open and marks its suspects by a sign`, async ({
    context,
  }) => {
    const { page, show } = await open(context, laptop);
    const main = page.locator('main');
    await show(messagesFor(picture('epoch-vote'), seatsOf(12)));
    await expect(main.getByRole('heading')).toHaveText('Лишилося 3 голоси');
    await expect(main.locator('[data-suspect]')).toHaveCount(0);
    await show(messagesFor(picture('epoch-vote-closed'), seatsOf(12)));
    await expect(main.getByRole('heading')).toHaveText('Голосування закрито');
    await expect(main).toContainText('Під підозрою: 3');
    await expect(main.getByRole('listitem', { name: '№ 3 Тарас: під підозрою' }).locator('svg')).toHaveCount(
      1,
    );
    await expect(main.locator('[data-suspect]')).toHaveCount(1);
    await show(messagesFor(picture('epoch-vote-closed-many', 25), seatsOf(25)));
    await expect(main).toContainText('Під підозрою гравців: 25');
    await show(messagesFor(picture('epoch-vote-private'), seatsOf(12)));
    await expect(main.getByRole('listitem')).toHaveCount(0);
  });

  test(`EC-107: on the ${which} page all nicks of 21 winners are in sight, and their rows bear a cup`, async ({
    context,
  }) => {
    for (const size of sizes) {
      const { page, show } = await open(context, size);
      await show(messagesFor(picture('epoch-result-many', 25), seatsOf(25)));
      const line = page.getByText(/^Переможці: /);
      await expect(line).toContainText('Ґаля');
      const cut = await line.evaluate(
        (one) => one.scrollHeight > one.clientHeight * 1.1 || one.scrollWidth > one.clientWidth,
      );
      expect(cut, sizeOf(size)).toBe(false);
      expect(await overflowing(page), sizeOf(size)).toEqual([]);
      await expect(page.getByRole('img', { name: 'перемога' })).toHaveCount(21);
    }
  });
}

test('every picture is without axe violations', async ({ context }) => {
  const room = await openRoom(context, laptop);
  for (const [name, shown] of Object.entries(picturesOf(12))) {
    // The same elements in the same colours as their neighbours in the list.
    if (/-(ready|long|many|board-hit|again|black|called-off)$/.test(name)) continue;
    await room.show(messagesFor(shown, seatsOf(12)));
    const { violations } = await new AxeBuilder({ page: room.page }).analyze();
    expect(
      violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' ')}`),
      name,
    ).toEqual([]);
  }
});

test('every picture has its words in all three languages', async ({ context }) => {
  const room = await openRoom(context, laptop);
  for (const language of ['uk', 'ru', 'en'] as const) {
    for (const [name, shown] of Object.entries(picturesOf(12))) {
      await room.show(messagesFor(shown, seatsOf(12), { language, club: 'Club' }));
      await expect(room.page.locator('html')).toHaveAttribute('lang', language);
      await expect(room.page.locator('body'), name).not.toContainText(/\b(room|role)\.\w+/);
      if (language === 'en' && name.startsWith('result')) {
        await expect(room.page.locator('thead').first()).toContainText('Role');
      }
    }
  }
});

test('the last ten seconds turn the clock inside out, count blocks and say so; overtime says so too', async ({
  context,
}) => {
  const { page, show } = await openRoom(context, laptop);
  const panel = page.locator('[data-mood]');
  await show(messagesFor(picture('speech'), seatsOf(12)));
  await expect(panel).toHaveAttribute('data-mood', 'running');
  await expect(page.locator('[data-on]')).toHaveCount(0);
  await show(messagesFor(picture('speech-last'), seatsOf(12)));
  await expect(panel).toHaveAttribute('data-mood', 'warning');
  await expect(panel).toContainText('Останні секунди');
  await expect(page.locator('[data-on]')).toHaveCount(10);
  await show(messagesFor(picture('speech-overtime'), seatsOf(12)));
  await expect(panel).toHaveAttribute('data-mood', 'overtime');
  await expect(panel).toContainText('Час вийшов');
  await expect(page.getByRole('timer')).toHaveText(/^\+0:\d\d$/);
});

test('DM-31: at the pause of the count the speaker stands large and the clock counts up', async ({
  context,
}) => {
  const { page, show } = await openRoom(context, laptop);
  await show(messagesFor(picture('vote-pause'), seatsOf(12)));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6Софія');
  await expect(page.getByText('Пауза підрахунку')).toBeVisible();
  const first = await page.getByRole('timer').textContent();
  await expect(page.getByRole('timer')).not.toHaveText(first ?? '');
  await expect(page.getByText('Час вийшов')).toHaveCount(0);
});

for (const [which, open] of [
  ['room', openRoom],
  ['tv', openTv],
] as const) {
  test(`${which}: a page that an older console gave out loads itself anew when a newer one speaks to it, once`, async ({
    context,
  }) => {
    const { page, show, send } = await open(context, laptop);
    await show(messagesFor(picture('speech'), seatsOf(12)));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const newer = { version: '1.1.0' };
    send(...messagesFor(picture('vote'), seatsOf(12), newer));
    await page.locator('[data-scene=waiting]').waitFor();
    await show(messagesFor(picture('vote'), seatsOf(12), newer));
    await show(messagesFor(picture('speech'), seatsOf(12), newer));
    expect(loads).toBe(1);
  });
}

test('the night shows a moon and no clock, no seats and no names, whatever is sent', async ({ context }) => {
  const { page, show } = await openRoom(context, laptop);
  await show(messagesFor({ ...picture('night'), clock: picture('speech').clock }, seatsOf(12)));
  await expect(page.getByText('Місто спить')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText('Софія')).toHaveCount(0);
});

test('a blank screen is blank on purpose: a dim mark, and nothing of the game in the page', async ({
  context,
}) => {
  const { page, send } = await openRoom(context, laptop);
  send(...messagesFor(picture('vote'), seatsOf(12), { blank: true }));
  await expect(page.locator('[data-scene=blank] svg')).toBeVisible();
  await expect(page.getByText('Софія')).toHaveCount(0);
});

test('when the console goes away the picture stays, the clock runs on and a small sign says so', async ({
  context,
}) => {
  const room = await openRoom(context, laptop);
  await room.show(messagesFor(picture('speech'), seatsOf(12)));
  await expect(room.page.getByText('Немає зв’язку з консоллю')).toHaveCount(0);
  await room.lose();
  await expect(room.page.getByText('Немає зв’язку з консоллю')).toBeVisible();
  await expect(room.page.getByRole('heading', { level: 1 })).toContainText('Софія');
  const first = await room.page.getByRole('timer').textContent();
  await expect(room.page.getByRole('timer')).not.toHaveText(first ?? '');
  room.back();
  await expect(room.page.getByText('Немає зв’язку з консоллю')).toHaveCount(0);
});

test('signs and a long club name fit above a pause of the count on an old projector', async ({ context }) => {
  const room = await openRoom(context, { width: 1024, height: 768 });
  await room.show(messagesFor(picture('vote-pause-many'), seatsOf(12, true), { club: 'Ж'.repeat(60) }));
  await room.lose();
  await expect(room.page.getByText('Немає зв’язку з консоллю')).toBeVisible();
  expect(await overflowing(room.page)).toEqual([]);
});

test('the screen keeps telling the console that it is alive, and shows no cursor', async ({ context }) => {
  const room = await openRoom(context, laptop);
  await expect.poll(() => room.pings.length).toBeGreaterThanOrEqual(2);
  expect(await room.page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('none');
});
