import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { RulesetId } from '../../shared/game/words';
import { type Running, startConsole } from './console';
import { SportsKeys, secrets } from './sports-host';
import { TableGame } from './table-game';

const cards = { don: 1, mafia: 2, sheriff: 1, citizen: 6 };
const demafia = { boss: 1, mafia: 1, lover: 1, sheriff: 1, doctor: 1, maniac: 1, citizen: 4 };

/** A console with a game of a sports table, the host's screen and the room's. */
export class SportsConsole {
  private constructor(
    private readonly folder: string,
    private readonly running: Running,
    readonly page: Page,
    readonly room: Page,
    readonly game: TableGame,
    readonly host: SportsKeys,
  ) {}

  static async start(page: Page, browser: Browser, ruleset: RulesetId): Promise<SportsConsole> {
    const folder = mkdtempSync(join(tmpdir(), 'mafia-'));
    const running = await startConsole(folder, 0);
    await page.goto(running.host);
    await page.getByRole('main').waitFor();
    const room = await (await browser.newContext()).newPage();
    await room.goto(running.room);
    const game = await TableGame.open(page);
    await game.begin(cards, ruleset);
    await expect(room.locator('[data-scene=night]')).toBeVisible();
    return new SportsConsole(folder, running, page, room, game, await SportsKeys.at(page, room));
  }

  async stop(): Promise<void> {
    await this.room.context().close();
    await this.running.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The proposed win is confirmed, seen; the room learns of it only then. */
  async win(team: 'red' | 'black'): Promise<void> {
    const { page, room, host } = this;
    await host.until(/\/win$/);
    await expect(room.locator('[data-scene=result]')).toHaveCount(0);
    await page.keyboard.press('KeyH');
    await page.waitForTimeout(450);
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-winner=${team}]`)).toBeVisible();
    await expect(room.locator('[data-scene=result]')).toBeVisible();
    // Now the roles are open: what was looked for at every step is there.
    expect(await room.locator('#root').innerHTML()).toMatch(secrets);
  }

  /** A game of DeMafia straight after: nothing of the game before is in it, and it goes its own way to Night 1. */
  async demafiaAfter(): Promise<void> {
    const { page, room, game, host } = this;
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('[data-winner]')).toHaveCount(0);
    await game.begin(demafia);
    await expect.poll(async () => (await game.view()).ruleset).toBe('demafia');
    const view = await game.view();
    for (const seat of view.seats) {
      const { role, out, fouls, silenced, nominated, votedFor, tag } = seat;
      expect([role, out, fouls, silenced, nominated, votedFor, tag]).toEqual([
        ...[null, null, 0],
        ...[false, false, null, null],
      ]);
    }
    expect([view.nominations, view.vote, view.boards, view.log, view.undo]).toEqual([[], null, [], [], null]);
    expect(view.steps.map((step) => step.key)).toEqual(
      ['meet', 'maniac', 'doctor', 'sheriff', 'dawn'].map((name) => `n0/${name}`),
    );
    await expect(page.getByRole('button', { name: 'Ролі сховано' })).toBeVisible();
    for (const seat of [1, 2, 3]) await host.type(seat);
    for (const [role, seat] of Object.entries({ maniac: 6, doctor: 5, sheriff: 4 })) {
      await host.until(new RegExp(`^n0/${role}$`));
      await host.type(seat);
    }
    await host.until(/^d1\/talk$/);
    await expect(room.locator('[data-scene=talk]')).toBeVisible();
    await expect(room.locator('[data-fouls=true], [data-nominated=true], [data-out=true]')).toHaveCount(0);
    await host.until(/^n1\//);
    expect((await game.view()).steps.map((step) => step.key)).toEqual(
      ['shot', 'hunt', 'visit', 'heal', 'check', 'dawn'].map((act) => `n1/${act}`),
    );
  }
}
