import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { listen } from './ears';
import { type HostPage, identify, openHostPage, ten } from './host-page';
import { tone } from './tone';

let opened: HostPage | null = null;
let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'music-'));
});
test.afterEach(async () => {
  await opened?.running.stop();
  opened = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Lengths of the cue files, in seconds. */
const [start, warning, end] = [0.75, 0.66, 1.5];

/** A game in its first discussion, whose page is the only line to the console; five seconds warn two before. */
async function discussion(page: Page): Promise<HostPage> {
  opened = await openHostPage(page);
  await opened.game.ask({
    type: 'saveSettings',
    settings: { clockWarnings: { '5000': 2_000 }, autoStart: false },
  });
  await opened.game.begin(ten);
  await identify(opened.host);
  // The second line of the page would get what is meant for the first.
  await page.reload();
  await page.getByRole('timer').waitFor();
  return opened;
}

/** Sets a clock of five seconds by hand, which starts it. */
async function fiveSeconds(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Годинник', exact: true }).click();
  await page.getByLabel('Своя тривалість').fill('5');
  await page.getByLabel('Своя тривалість').press('Enter');
}

test('each cue of a clock is started once and heard once; a reload replays none', async ({ page }) => {
  const ears = await listen(page);
  await discussion(page);
  await fiveSeconds(page);
  await expect.poll(() => ears.cues()).toEqual([start, warning, end]);
  await expect(page.getByRole('timer')).toHaveText('+0:02');
  expect(await ears.cues()).toEqual([start, warning, end]);
  expect(await ears.sounds()).toBe(3);
  await page.reload();
  await page.getByRole('timer').waitFor();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('timer')).toHaveText('+0:06');
  expect([await ears.cues(), await ears.sounds()]).toEqual([[], 0]);
});

test('an audio context that is lost is made anew, and the next bell is heard', async ({ page }) => {
  const ears = await listen(page);
  await discussion(page);
  await page.keyboard.press('Shift');
  const before = await ears.contexts();
  await ears.close();
  await expect.poll(() => ears.contexts()).toBeGreaterThan(before);
  await fiveSeconds(page);
  await expect.poll(() => ears.cues()).toEqual([start, warning, end]);
  await expect.poll(() => ears.sounds()).toBe(3);
  await expect(page.getByText('Звуку немає')).toHaveCount(0);
});

test('a sound that does not load is in sight, and is there after another try', async ({ page }) => {
  const ears = await listen(page);
  await page.route(/\/assets\/end-[^/]*\.wav$/, (route) => route.abort());
  await discussion(page);
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Звуку немає' }).click();
  await expect(page.getByText('Файл звуку не завантажився')).toBeVisible();
  await page.unroute(/\/assets\/end-[^/]*\.wav$/);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await expect(page.getByText('Звук працює')).toBeVisible();
  await page.keyboard.press('Escape');
  await fiveSeconds(page);
  await expect.poll(() => ears.cues()).toEqual([start, warning, end]);
});

/** A minute of a tone, and a file that only looks like music. */
function putMusic(): void {
  writeFileSync(join(folder, '1 не музика.mp3'), 'this is no music');
  writeFileSync(join(folder, '2 тон.wav'), tone(60));
}

test('music starts with the night, leaves out a broken file, fades in the morning and goes on in the next night', async ({
  page,
}) => {
  putMusic();
  const ears = await listen(page);
  const forbidden: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
  });
  opened = await openHostPage(page);
  const { game, host } = opened;
  await page.getByRole('button', { name: 'Налаштування' }).click();
  await page.getByText('Годинник і звук').click();
  await page.getByLabel('Тека з музикою').fill(`${folder}/нема`);
  await page.getByRole('button', { name: 'Узяти' }).click();
  await expect(page.getByText('Теки з музикою немає')).toBeVisible();
  await page.getByLabel('Тека з музикою').fill(folder);
  await page.getByRole('button', { name: 'Узяти' }).click();
  await expect(page.getByText('2 треки')).toBeVisible();
  expect(await ears.music()).toBeNull();

  await game.begin(ten);
  const peak = async () => (await ears.music())?.peak ?? 0;
  const volume = async () => (await ears.music())?.volume ?? 0;
  await expect.poll(peak).toBeGreaterThan(0.2);
  await expect.poll(volume).toBeCloseTo(0.4);
  await page.getByRole('button', { name: /грає$/ }).click();
  await expect(page.getByText('Файл не грає, його пропущено: 1 не музика.mp3')).toBeVisible();
  await page.keyboard.press('Escape');

  await identify(host);
  const fading = await ears.music();
  expect(fading).not.toBeNull();
  await expect.poll(() => ears.music()).toBeNull();
  await host.until(/^n1\//);
  await expect.poll(peak).toBeGreaterThan(0.2);
  expect((await ears.music())?.at).toBeGreaterThanOrEqual(fading?.at ?? Number.NaN);

  const lost = await ears.music();
  const contexts = await ears.contexts();
  await ears.close();
  await expect.poll(() => ears.contexts()).toBeGreaterThan(contexts);
  await expect.poll(peak).toBeGreaterThan(0.2);
  expect((await ears.music())?.at).toBeGreaterThanOrEqual(lost?.at ?? Number.NaN);

  const before = await ears.music();
  await page.keyboard.press('KeyJ');
  await expect.poll(() => ears.music()).toBeNull();
  await page.reload();
  await page.locator('[data-now]').waitFor();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: /не грає$/ })).toBeVisible();
  expect(await ears.music()).toBeNull();
  await page.keyboard.press('KeyJ');
  await expect.poll(peak).toBeGreaterThan(0.2);
  expect((await ears.music())?.at).toBeGreaterThanOrEqual(before?.at ?? Number.NaN);
  expect(forbidden).toEqual([]);
});
