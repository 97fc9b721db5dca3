import { expect, test } from '@playwright/test';
import type { SportsPlay } from '../cases/format';
import { SportsConsole } from './sports-evening';

const seats = 'citizen mafia citizen sheriff don citizen citizen mafia citizen citizen'.split(' ');

/** A third foul, a tie in the revote as well, and hands enough for both to leave; at night a miss. */
const first: SportsPlay[] = [
  { day: 1 },
  { speech: 1, nominate: 6 },
  { foul: 10 },
  { foul: 10 },
  { speech: 2, nominate: 7 },
  { foul: 10 },
  {
    count: [
      [6, [1, 2, 3, 4, 5]],
      [7, [6, 8]],
    ],
  },
  {
    count: [
      [6, [1, 2, 3, 4, 5]],
      [7, []],
    ],
  },
  { raise: [1, 2, 3, 5, 8, 9] },
];
const second: SportsPlay[] = [
  {
    night: 1,
    shots: [
      [2, 4],
      [5, null],
      [8, 4],
    ],
    don: 4,
    sheriff: 5,
  },
  { day: 2 },
  { speech: 2, nominate: 4 },
];

test('issue 4: a game of Ukrainian sports mafia by keys, the room told nothing, then DeMafia with nothing of it', async ({
  page,
  browser,
}) => {
  const at = await SportsConsole.start(page, browser, 'sports-ua');
  const { host, room, game } = at;
  await host.deal(seats);
  await host.until(/^n0\/order$/);
  for (const seat of [4, 1]) await host.type(seat);
  for (const told of first) await host.play(told);

  // SP-48: both have their last words.
  for (const seat of [6, 7]) {
    await host.until(new RegExp(`^d1/last-word/${seat}$`));
    await expect(room.locator('[data-scene=speech]')).toBeVisible();
  }
  for (const told of second) await host.play(told);

  // SP-14: the host alone is reminded, and only while the roles are shown.
  const reminder = page.getByText('Виставлено Шерифа');
  await expect(reminder).toHaveCount(0);
  await page.keyboard.press('KeyH');
  await expect(reminder).toBeVisible();
  await page.keyboard.press('KeyH');
  await expect(reminder).toHaveCount(0);

  // the fourth foul removes, and the vote is called off; SP-44: so does an insult, at once.
  await host.lastFoul(10);
  await expect.poll(() => host.now()).toBe('d2/after-removal/2');
  await host.press('Digit2');
  await host.play({ remove: 9, reason: 'obscenity' });
  const { seats: after } = await game.view();
  expect([after[9]?.out?.cause, after[8]?.out?.cause]).toEqual(['fouls', 'removed']);
  await at.win('black');
  await at.demafiaAfter();
  await at.stop();
});
