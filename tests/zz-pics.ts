import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium';
import { startConsole } from './e2e/console';
import { playSeason } from './e2e/small-season';

const out = '/tmp/exp-shots';
mkdirSync(out, { recursive: true });
const data = mkdtempSync('/tmp/exp-data-');
const running = await startConsole(data, 0);
await playSeason(running.host, 7);
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArgs });
for (const [w, h] of [
  [1366, 768],
  [1920, 1080],
] as const) {
  const page = await (await browser.newContext({ viewport: { width: w, height: h } })).newPage();
  await page.goto(running.host);
  await page.getByRole('button', { name: 'Сезон', exact: true }).click();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/season-${w}.png` });
  await page.getByRole('button', { name: 'Експорт' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/export-${w}.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Графіки' }).click();
  for (const [at, kind] of ['Хід сезону', 'За видами', 'Команди', 'Ролі'].entries()) {
    await page.getByText(kind, { exact: true }).click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/chart${at}-${w}.png` });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Зберегти як картинку' }).click(),
    ]);
    writeFileSync(`${out}/picture${at}-${w}.png`, readFileSync(await file.path()));
  }
}
await browser.close();
await running.stop();
