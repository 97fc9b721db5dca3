import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Running, startConsole } from './console';
import { TableGame } from './table-game';
import { TableHost } from './table-host';

/** Ten roles of DeMafia, and who holds them in a test. */
export const ten = { boss: 1, mafia: 1, lover: 1, sheriff: 1, doctor: 1, maniac: 1, citizen: 4 };
const holders = { meet: [1, 2, 3], maniac: [6], doctor: [5], sheriff: [4] };

/** A console with its data in a folder of its own, and the host's page on it. */
export interface HostPage {
  readonly folder: string;
  readonly running: Running;
  readonly game: TableGame;
  readonly host: TableHost;
}

/** Starts a console and opens its host's page at the least a screen must hold: 1366×768 below a window's frame. */
export async function openHostPage(page: Page): Promise<HostPage> {
  const folder = mkdtempSync(join(tmpdir(), 'mafia-'));
  const running = await startConsole(folder, 0);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(running.host);
  await page.getByRole('main').waitFor();
  return { folder, running, game: await TableGame.open(page), host: new TableHost(page) };
}

/** Night 0 by the keys, with the roles on the first six seats. */
export async function identify(host: TableHost): Promise<void> {
  for (const [step, seats] of Object.entries(holders)) {
    await host.until(new RegExp(`^n0/${step}$`));
    for (const seat of seats) await host.type(seat);
  }
  await host.until(/^d1\/talk$/);
}
