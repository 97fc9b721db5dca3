/** Draws the icons as PNG from their SVG with the Chromium of the tests: `npx tsx resources/icons/make.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tests/chromium';

const icons = import.meta.dirname;
const site = join(icons, '..', 'public');
const pictures = [
  { from: join(icons, 'icon.svg'), to: join(icons, 'icon-256.png'), size: 256 },
  { from: join(icons, 'icon.svg'), to: join(icons, 'icon-512.png'), size: 512 },
  { from: join(site, 'icon.svg'), to: join(site, 'icon-256.png'), size: 256 },
];

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArgs,
});
const page = await browser.newPage();
for (const { from, to, size } of pictures) {
  const svg = Buffer.from(await readFile(from)).toString('base64');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0"><img width="${size}" src="data:image/svg+xml;base64,${svg}"></body>`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await writeFile(to, await page.screenshot({ omitBackground: true }));
}
await browser.close();
