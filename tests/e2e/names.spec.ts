import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hostileNames } from '../fuzz/hostile';
import { eachConsole } from './each-console';
import { TableGame } from './table-game';
import { TableHost } from './table-host';

const own = eachConsole();

/** What a page does that it would only do if a name were more than text. */
function watch(page: Page): string[] {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => done.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') done.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1:') && !request.url().startsWith('blob:'))
      done.push(request.url());
  });
  return done;
}

test('names, notes and the club’s own words are text on every screen and in every file', async ({
  page,
  context,
}) => {
  const [markup, script, key, formula] = hostileNames;
  const done = watch(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(own().running.host);
  await page.getByRole('main').waitFor();
  const game = await TableGame.open(page);
  await game.ask({ type: 'saveSettings', settings: { club: script } });
  await game.ask({ type: 'addSeason', name: `../../${formula}/x` });
  const names = hostileNames.slice(0, 10);
  const { data: players } = await game.ask<{ id: string; name: string }[]>({
    type: 'addPlayers',
    names: [...names],
  });
  const room = await context.newPage();
  const inRoom = watch(room);
  await room.setViewportSize({ width: 1920, height: 1080 });
  await room.goto(own().running.room);
  await room.locator('[data-scene=idle]').waitFor();
  await expect(room.getByText(script ?? '', { exact: true })).toBeVisible();
  await game.ask({
    type: 'startGame',
    season: null,
    setup: {
      ruleset: 'demafia',
      options: {},
      seats: players.map(({ id, name }) => ({ player: id, name })),
      composition: { boss: 1, mafia: 1, sheriff: 1, doctor: 1, citizen: 6 },
    },
  });
  await page.locator('[data-now="n0/meet"]').waitFor();
  const host = new TableHost(page);
  await game.ask({ type: 'deal' });
  await page.bringToFront();
  await host.until(/^d1\/talk$/);
  for (const seat of [1, 3]) await host.type(seat);
  await game.ask({ type: 'foul', seat: 3, reason: markup, confirmed: false });
  await host.until(/^d1\/count\/1\/cand\/3$/);
  for (const shown of [page, room]) {
    for (const name of [markup, key]) await expect(shown.getByText(name ?? '').first()).toBeAttached();
    expect(await shown.locator('img[src=x], script:not([src])').count()).toBe(0);
    await shown.screenshot({ path: test.info().outputPath(`${shown === page ? 'host' : 'room'}.png`) });
  }
  await page.keyboard.press('KeyL');
  await expect(page.getByText(`$t(refusal.stale)`).first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('log.png') });
  await page.keyboard.press('Escape');

  await game.ask({ type: 'endGame', winner: 'white', reason: markup });
  await room.locator('[data-scene=result]').waitFor();
  await room.screenshot({ path: test.info().outputPath('result.png') });
  await game.ask({ type: 'closeGame' });
  await page
    .getByRole('link', { name: 'Сезон' })
    .or(page.getByRole('button', { name: 'Сезон' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Експорт' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV ігор' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[^\\/:*?"<>|]+ games\.csv$/);
  const content = readFileSync(await file.path(), 'utf8');
  expect(content).toContain(`;'${formula};`);
  expect(content).not.toMatch(/(^|[;\n])"?[=+@\t]/);
  await page.screenshot({ path: test.info().outputPath('season.png') });
  expect(done).toEqual([]);
  expect(inRoom).toEqual([]);
});
