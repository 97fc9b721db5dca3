import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { RequestBody } from '../../shared/contract/requests';
import { Line } from '../bench/line';
import { type Running, startConsole } from './console';

let folder: string;
let running: Running;
let line: Line;
let people: readonly { id: string; name: string }[];

const names = ['Їжак', 'Сова', 'Лис', 'Щука', 'Борсук', 'Вовк', 'Дятел', 'Яструб'];
const composition = { boss: 1, sheriff: 1, doctor: 1, citizen: 5 };

// A dialog that is still coming or going has other colours than the one that is judged.
test.use({ viewport: { width: 1366, height: 650 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mafia-'));
  running = await startConsole(folder, 0);
  line = await Line.open(running.host, () => undefined);
  people = (await ask({ type: 'addPlayers', names: [...names, 'Ведучий'] })) as typeof people;
});

test.afterEach(async () => {
  line.close();
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (body: RequestBody) => line.ask(body);
const id = (name: string) => people.find((player) => player.name === name)?.id ?? '';

/** The day this many days ago on this machine's calendar. */
function day(ago: number): string {
  const then = new Date();
  then.setDate(then.getDate() - ago);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

const seats = () => people.slice(0, 8).map(({ id: player, name }) => ({ player, name }));

/** A game of the Epoch of Clones that this side won, put away. */
async function won(winner: string): Promise<void> {
  const setup = { ruleset: 'epoch-of-clones' as const, options: {}, seats: seats(), composition };
  await ask({ type: 'startGame', setup, season: null });
  await ask({ type: 'endGame', winner, reason: 'as the table saw it' });
  await ask({ type: 'closeGame' });
}

async function openLedger(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: 'Журнал', exact: true }).click();
  await page.getByText(part, { exact: true }).click();
}

/** Fills in a choice of the dialog by its label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByLabel(label, { exact: true }))
    .first()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const fits = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return main !== null && main.scrollHeight <= main.clientHeight && main.scrollWidth <= main.clientWidth;
  });

test('EC-114, EC-115: three breaches by hand make a Zombie, who is named at the seat and admitted only with a reason', async ({
  page,
}) => {
  for (const [ago, reason] of [
    [30, 'left'],
    [20, 'revealed'],
  ] as const) {
    const record = { type: 'breach', on: day(ago), player: id('Щука'), reason, sanction: 'none' } as const;
    await ask({ type: 'enterRecord', record });
  }
  const names8 = [...names];
  await ask({
    type: 'saveDraft',
    draft: { ruleset: 'epoch-of-clones', options: {}, names: names8, composition },
  });
  await page.goto(running.host);
  await openLedger(page, 'Порушення');
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Порушення…' }).click();
  const entry = page.getByRole('dialog', { name: 'Записати порушення' });
  await choose(page, 'Кого стосується', 'Щука');
  await choose(page, 'Причина', 'Порушення: змова в особистих повідомленнях');
  await entry.getByRole('button', { name: 'Записати' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page.getByText('«Зомбі» назавжди')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Головна' }).click();
  await page.getByRole('button', { name: 'Продовжити' }).click();
  await expect(page.getByText('«Зомбі» назавжди').first()).toBeVisible();
  await page.getByRole('button', { name: 'Почати гру' }).click();
  const admit = page.getByRole('dialog', { name: 'Журнал клубу не допускає до гри' });
  await expect(admit.getByText(/№\s4 Щука: «Зомбі»: три порушення/)).toBeVisible();
  await expect(admit.getByRole('button', { name: 'Почати попри журнал' })).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await admit.getByLabel('Чому допускаєте').fill('Так вирішили збори клубу');
  await admit.getByRole('button', { name: 'Почати попри журнал' }).click();
  await expect(page.getByRole('button', { name: /Меню/ })).toBeVisible();

  await ask({ type: 'endGame', winner: null, reason: 'гасло світло' });
  await ask({ type: 'closeGame' });
  await openLedger(page, 'Порушення');
  await expect(page.getByText('Допуск попри журнал: «Зомбі»')).toBeVisible();
  await expect(page.getByText(/Так вирішили збори клубу/)).toBeVisible();
});

test('EC-114: taken back with a reason a breach counts no more, and stays crossed out after a restart', async ({
  page,
}) => {
  for (const reason of ['left', 'revealed', 'collusion'] as const) {
    const record = { type: 'breach', on: day(1), player: id('Щука'), reason, sanction: 'none' } as const;
    await ask({ type: 'enterRecord', record });
  }
  await page.goto(running.host);
  await openLedger(page, 'Порушення');
  await expect(page.getByText('«Зомбі» назавжди')).toBeVisible();
  await page.getByRole('button', { name: /Скасувати запис: Щука: Порушення: розкриття/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Скасувати запис' });
  await dialog.getByLabel('Чому').fill('Сплутали з іншим');
  await dialog.getByRole('button', { name: 'Скасувати' }).click();
  await expect(page.getByText('Скасовано: Сплутали з іншим')).toBeVisible();
  await expect(page.getByText('«Зомбі» назавжди')).toHaveCount(0);
  line.close();
  await running.kill();
  running = await startConsole(folder, 0);
  line = await Line.open(running.host, () => undefined);
  await page.goto(running.host);
  await openLedger(page, 'Порушення');
  await expect(page.getByText('Скасовано: Сплутали з іншим')).toBeVisible();
  await expect(page.getByText('Порушення: 2 з 3')).toBeVisible();
});

test('EC-129, EC-130, EC-131: a donation, the prizes of a game, what is left in the fund, and its holder', async ({
  page,
}) => {
  await ask({ type: 'saveSettings', settings: { hostName: 'Ведучий' } });
  await won('peaceful');
  await page.goto(running.host);
  await openLedger(page, 'Спільний фонд');
  await page.getByRole('button', { name: 'Внесок…' }).click();
  const gift = page.getByRole('dialog', { name: 'Записати внесок' });
  await gift.getByLabel('Сума, золотих').fill('1,005');
  await expect(gift.getByRole('button', { name: 'Записати' })).toBeDisabled();
  await gift.getByLabel('Сума, золотих').fill('1,00');
  await gift.getByLabel('Від кого').fill('Меценат');
  await gift.getByRole('button', { name: 'Записати' }).click();
  await expect(page.getByText('Меценат')).toBeVisible();
  await page.getByRole('button', { name: /^Виплатити призи/ }).click();
  const prizes = page.getByRole('dialog', { name: 'Призи за гру' });
  // No card was recorded, so that all eight are peaceful and have won: 0.08, and 0.05 for the host.
  await expect(prizes.getByText('У фонді залишиться 0,87 зол.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await prizes.getByRole('button', { name: 'Виплатити 0,13 зол.' }).click();
  await expect(page.getByText('Усі призи виплачено')).toBeVisible();
  await expect(page.getByText('0,87 зол.')).toBeVisible();
  await page.getByLabel('Тримач фонду').fill('Сова');
  await page.getByLabel('Тримач фонду').press('Enter');
  await expect
    .poll(() => JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')).data.fundHolder)
    .toBe('Сова');
  expect(await fits(page)).toBe(true);
});

test('EC-131: without a host in the settings the prizes ask who it was, and a fund that would go below zero asks once more', async ({
  page,
}) => {
  await won('peaceful');
  await page.goto(running.host);
  await openLedger(page, 'Спільний фонд');
  await page.getByRole('button', { name: /^Виплатити призи/ }).click();
  const prizes = page.getByRole('dialog', { name: 'Призи за гру' });
  await expect(prizes.getByText('залишиться −0,08 зол.')).toBeVisible();
  await expect(prizes.getByRole('button', { name: /^Виплатити/ })).toBeDisabled();
  await prizes.getByRole('combobox', { name: 'Ведучий' }).fill('Пугач');
  await page.getByRole('option', { name: 'Пугач (ще немає у списку)' }).click();
  await prizes.getByRole('button', { name: 'Виплатити 0,13 зол.' }).click();
  await expect(prizes.getByRole('alert')).toHaveText(
    'Спільний фонд піде в мінус: −0,13 зол. — справді виплатити?',
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await prizes.getByRole('button', { name: 'Так, виплатити 0,13 зол.' }).click();
  await expect(prizes).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Пугач')).toBeVisible();
});

test('EC-131: the host of the settings is proposed, also when the club does not have the name yet', async ({
  page,
}) => {
  await ask({ type: 'saveSettings', settings: { hostName: 'Пугач' } });
  await ask({ type: 'enterRecord', record: { type: 'donation', on: day(0), from: 'Меценат', amount: 100 } });
  await won('peaceful');
  await page.goto(running.host);
  await openLedger(page, 'Спільний фонд');
  await page.getByRole('button', { name: /^Виплатити призи/ }).click();
  const prizes = page.getByRole('dialog', { name: 'Призи за гру' });
  await expect(prizes.getByRole('combobox', { name: 'Ведучий' })).toHaveValue('Пугач (ще немає у списку)');
  await prizes.getByRole('button', { name: 'Виплатити 0,13 зол.' }).click();
  await expect(prizes).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Пугач')).toBeVisible();
});

test('EC-114: a substitute whom the ledger keeps away is named, and comes in only with a reason', async ({
  page,
}) => {
  const [late] = (await ask({ type: 'addPlayers', names: ['Пізній'] })) as { id: string }[];
  for (const reason of ['left', 'revealed', 'collusion'] as const) {
    const record = { type: 'breach', on: day(1), player: late?.id ?? '', reason, sanction: 'none' } as const;
    await ask({ type: 'enterRecord', record });
  }
  const setup = { ruleset: 'epoch-of-clones' as const, options: {}, seats: seats(), composition };
  await ask({ type: 'startGame', setup, season: null });
  await page.goto(running.host);
  await page.getByRole('button', { name: /Меню/ }).click();
  await page.getByText('Заміна, пересадка…').click();
  const dialog = page.getByRole('dialog', { name: 'Хто де сидить' });
  await dialog.getByText('Заміна', { exact: true }).click();
  await dialog.getByRole('button', { name: '2 Сова' }).click();
  await dialog
    .getByRole('textbox', { name: 'Ім’я або нік' })
    .or(dialog.getByRole('combobox', { name: 'Ім’я або нік' }))
    .first()
    .fill('Пізній');
  await dialog.getByText('За тим, хто зайшов: Пізній').click();
  await dialog.getByRole('button', { name: 'Записати' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Пізній: «Зомбі»');
  const admit = dialog.getByRole('button', { name: 'Посадити попри журнал' });
  await expect(admit).toBeDisabled();
  await dialog.getByLabel('Чому допускаєте').fill('Більше нікого не було');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await admit.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /№ 2, Пізній/ }).first()).toBeVisible();
});

test('EC-112, EC-113: no confidence is declared on the screen of the finished game, and judged in the ledger', async ({
  page,
}) => {
  await ask({ type: 'saveSettings', settings: { hostName: 'Ведучий' } });
  const setup = { ruleset: 'epoch-of-clones' as const, options: {}, seats: seats(), composition };
  await ask({ type: 'startGame', setup, season: null });
  await ask({ type: 'endGame', winner: 'peaceful', reason: 'кінець' });
  await page.goto(running.host);
  await page.getByRole('button', { name: 'Недовіра ведучому…' }).click();
  const form = page.getByRole('dialog', { name: 'Недовіра ведучому' });
  await choose(page, 'Хто висловлює недовіру', 'Лис');
  await form.getByLabel('Своїми словами').fill('Підказка вголос');
  await form.getByRole('button', { name: 'Записати' }).click();
  await expect(form).toHaveCount(0);
  await ask({ type: 'closeGame' });
  await openLedger(page, 'Недовіри');
  await expect(page.getByText('Недовіра ведучому: Ведучий')).toBeVisible();
  await page.getByText('Обґрунтована', { exact: true }).click();
  await expect(page.getByText('Обґрунтовані недовіри за тиждень: 1')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('EC-128: the lists are saved as files and read, and stand as a text for the forum', async ({ page }) => {
  for (const ago of [20, 10, 1]) {
    await ask({ type: 'enterRecord', record: { type: 'suicide', on: day(ago), player: id('Лис') } });
  }
  await page.goto(running.host);
  await page.getByRole('button', { name: 'Журнал', exact: true }).click();
  await page.getByRole('button', { name: 'Для форуму…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Списки для форуму клубу' });
  await expect(dialog.getByLabel('Текст')).toHaveValue(/Чорний список:\n— Лис — до \d+ \S+ 20\d\d р\./);
  await expect(dialog.getByLabel('Текст')).toHaveValue(/^Гра «Мафія»: списки на \d+ \S+ 20\d\d р\./);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'CSV: чорний список' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`mafia black list ${day(0)}.csv`);
  const path = join(folder, 'kept.csv');
  await file.saveAs(path);
  expect(readFileSync(path, 'utf8')).toMatch(/^\uFEFFplayer;until\r\nЛис;\d{4}-\d\d-\d\d$/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
