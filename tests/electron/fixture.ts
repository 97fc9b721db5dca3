import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { installedRuntime } from '../../electron/runtime';
import { chromiumArgs, findChromium } from '../chromium';
import { laptop, projector } from './displays';
import { Runtime } from './runtime';
import type { LaunchOptions, ScreenName, Shell } from './shell';
import { StandIn } from './stand-in/launch';

/** Where the scenarios run. */
export interface Where {
  where: 'stand-in' | 'runtime';
}

interface Night {
  /** Folder of the club's data, empty at first. */
  folder: string;
  /** Starts the shell over the folder, with a laptop and a projector where nothing else is said. */
  launch: (options?: Partial<LaunchOptions>) => Promise<Shell>;
}

interface Chromium {
  chromium: Browser | null;
}

export const test = base.extend<Where & Night, Chromium>({
  where: ['stand-in', { option: true }],
  chromium: [
    async ({ playwright }, use, { project }) => {
      if (project.name === 'runtime') return use(null);
      const executablePath = findChromium() ?? undefined;
      const browser = await playwright.chromium.launch({ args: chromiumArgs, executablePath });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'mafia-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  launch: async ({ chromium, folder }, use) => {
    const launched: Shell[] = [];
    await use(async (options = {}) => {
      const built = process.env.MAFIA_BUILT ?? '';
      const all = { built, folder, displays: [laptop, projector], ...options };
      const shell = chromium
        ? StandIn.launch(chromium, all)
        : await Runtime.launch(installedRuntime() ?? '', all);
      launched.push(shell);
      return shell;
    });
    for (const shell of launched) {
      await shell.kill();
      expect(shell.complaints).toEqual([]);
      expect(shell.outside).toEqual([]);
    }
  },
});

export { expect };

/** The page of a screen's window, once its screen is drawn. */
export async function pageOf(shell: Shell, screen: ScreenName): Promise<Page> {
  const find = () => shell.find(`app://${screen}/`);
  await expect.poll(() => (find() ? '' : shell.output || 'no page yet'), { message: screen }).toBe('');
  const page = find();
  if (!page) throw new Error(`The page of the ${screen} went away.`);
  await expect(page.locator('#root > *').first()).toBeAttached();
  return page;
}

/** The part of the settings that is about the room's screens. */
export async function openRoomSettings(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Налаштування' }).click();
  await host.getByText('Екран залу', { exact: true }).first().click();
}
