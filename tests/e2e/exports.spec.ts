import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { type Download, expect, type Page, test } from '@playwright/test';
import Papa from 'papaparse';
import { Line } from '../bench/line';
import { readWorkbook } from '../season/xlsx-reader';
import { type Running, startConsole } from './console';
import { playSeason } from './small-season';

let folder: string;
let running: Running;
let troubles: string[];

test.use({ viewport: { width: 1366, height: 650 } });

test.beforeEach(async ({ page }) => {
  folder = mkdtempSync(join(tmpdir(), 'mafia-'));
  running = await startConsole(folder, 0);
  await playSeason(running.host, 3);
  troubles = [];
  // What the page's policy does not allow is said on the browser's console.
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) troubles.push(message.text());
  });
  await openSeason(page, running);
});

test.afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(troubles).toEqual([]);
});

async function openSeason(page: Page, { host }: Running): Promise<void> {
  await page.goto(host);
  await page.getByRole('button', { name: 'Сезон', exact: true }).click();
}

async function fetched(page: Page, button: string): Promise<{ file: Download; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { file, bytes: readFileSync(await file.path()) };
}

const rowsOf = (bytes: Buffer, delimiter: string) =>
  Papa.parse<Record<string, string>>(bytes.toString().slice(1), { header: true, delimiter }).data;

test('tables come as CSV with both separators, as a workbook and as JSON', async ({ page }) => {
  await page.getByRole('button', { name: 'Експорт' }).click();
  const dialog = page.getByRole('dialog');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('export.png') });
  const { file, bytes } = await fetched(page, 'CSV ігор');
  expect(file.suggestedFilename()).toMatch(/^\d{4} games\.csv$/);
  await expect(dialog.getByText(/^Готово: \d{4} games\.csv$/)).toBeVisible();
  const games = rowsOf(bytes, ';');
  expect(games).toHaveLength(30);
  expect(games[0]).toMatchObject({ seat: '1', player: 'Ґалаґан', role: 'boss', version: '3' });
  const players = rowsOf((await fetched(page, 'CSV гравців')).bytes, ';');
  expect(players.map((row) => row.player_id)).toContain(games[0]?.player_id);

  await dialog.getByRole('combobox', { name: 'Розділювач у CSV' }).click();
  await page
    .getByRole('option', { name: /Кома|,/ })
    .last()
    .click();
  const standings = rowsOf((await fetched(page, 'CSV таблиці')).bytes, ',');
  expect(standings).toHaveLength(10);
  expect(Number(standings[0]?.average?.replace(',', '.'))).toBeGreaterThan(0);
  expect(rowsOf((await fetched(page, 'CSV ночей')).bytes, ',').length).toBeGreaterThanOrEqual(0);

  const book = readWorkbook((await fetched(page, 'Книга XLSX')).bytes);
  expect([...book.keys()]).toEqual(['standings', 'games', 'votes', 'nights', 'players']);
  expect(book.get('games')?.[1]?.[4]).toEqual({ type: 'text', value: 'Ґалаґан' });
  const json = JSON.parse((await fetched(page, 'Файл JSON')).bytes.toString());
  expect(json).toMatchObject({ format: 'mafia-host-console/export', club: 'Клуб «Ратуша»' });
  expect(json.games).toHaveLength(3);
});

test('a bundle is taken in by another laptop, with a game that went on differently and a question about a person', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Експорт' }).click();
  const { bytes } = await fetched(page, 'Для іншого ноутбука');
  // The other laptop has the same games; in the last one its host wrote a note, ours another.
  const bundle = JSON.parse(gunzipSync(bytes).toString());
  const stranger = 'stranger01';
  const other = mkdtempSync(join(tmpdir(), 'mafia-'));
  const there = await startConsole(other, 0);
  try {
    const path = join(other, 'bundle.json.gz');
    writeFileSync(path, bytes);
    await openSeason(page, there);
    await page.locator('input[type=file]').setInputFiles(path);
    const dialog = page.getByRole('dialog', { name: 'Що в цьому файлі' });
    await expect(dialog.getByText('3 гри, яких тут не було')).toBeVisible();
    await dialog.getByRole('button', { name: 'Прийняти' }).click();
    await page.getByRole('dialog', { name: 'Прийнято' }).getByRole('button', { name: 'Закрити' }).click();
    await expect(page.getByRole('cell', { name: 'Ґалаґан' })).toBeVisible();

    const game = bundle.games.at(-1);
    const line = await Line.open(there.host, () => undefined);
    await line.ask({ type: 'openGame', game: game.id });
    await line.ask({ type: 'note', about: { kind: 'game' }, text: 'Записано тут' });
    await line.ask({ type: 'closeGame' });
    line.close();
    const n = game.text.trimEnd().split('\n').length;
    const fact = { type: 'note', about: { kind: 'game' }, text: 'Записано там', during: 'd1/talk' };
    const entry = {
      n,
      at: Date.now(),
      by: 'there',
      op: { type: 'add', entries: [{ id: 'note-there', v: 1, fact }] },
    };
    game.text += `${JSON.stringify(entry)}\n`;
    bundle.players.data.push({ id: stranger, name: 'їжак', createdAt: 1 });
    writeFileSync(path, gzipSync(JSON.stringify(bundle)));
    await page.getByRole('button', { name: 'Сезон', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(dialog.getByText('1 гра пішла там інакше')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Прийняти' })).toBeDisabled();
    await page.screenshot({ path: test.info().outputPath('preview.png') });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await dialog.getByText('Та сама', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Прийняти' }).click();
    await page.getByRole('dialog', { name: 'Прийнято' }).getByRole('button', { name: 'Закрити' }).click();

    await page.getByRole('button', { name: 'Порівняти й вибрати' }).click();
    await expect(page.getByRole('region', { name: 'Версія 1' }).getByText(/Записано тут/)).toBeVisible();
    const second = page.getByRole('region', { name: 'Версія 2' });
    await expect(second.getByText(/Записано там/)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('versions.png') });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await second.getByRole('button', { name: 'Вибрати цю версію' }).click();
    await expect(page.getByRole('button', { name: 'Порівняти й вибрати' })).toHaveCount(0);
    await expect(page.getByText('3 гри').first()).toBeVisible();
    const kept = JSON.parse(readFileSync(join(other, 'players.json'), 'utf8')).data;
    expect(kept.find(({ id }: { id: string }) => id === stranger)).toHaveProperty('sameAs');
    expect(readFileSync(join(other, 'games', `${game.id}.jsonl`), 'utf8')).toContain('Записано там');
  } finally {
    await there.stop();
    rmSync(other, { recursive: true, force: true });
  }
});

test('each chart is drawn and saved as a picture that is not blank', async ({ page }) => {
  await page.getByRole('button', { name: 'Графіки' }).click();
  for (const kind of ['Хід сезону', 'За видами', 'Команди', 'Ролі']) {
    await page.getByText(kind, { exact: true }).click();
    await expect(page.locator('svg.recharts-surface').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`chart-${kind}.png`) });
    const { file, bytes } = await fetched(page, 'Зберегти як картинку');
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    writeFileSync(test.info().outputPath(`picture-${kind}.png`), bytes);
    const seen = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const dots = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      const colors = new Set<number>();
      let inked = 0;
      for (let at = 0; at < dots.length; at += 4) {
        const color = ((dots[at] ?? 0) << 16) | ((dots[at + 1] ?? 0) << 8) | (dots[at + 2] ?? 0);
        colors.add(color);
        if (color !== 0x161920) inked += 1;
      }
      return { width: image.width, colors: colors.size, share: inked / (dots.length / 4) };
    }, bytes.toString('base64'));
    expect(seen.width).toBeGreaterThan(1_200);
    expect(seen.colors).toBeGreaterThan(50);
    expect(seen.share).toBeGreaterThan(0.01);
  }
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'До таблиці' }).click();
  await expect(page.getByRole('button', { name: 'Експорт' })).toBeVisible();
});
