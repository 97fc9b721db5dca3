import { expect, test } from '@playwright/test';
import type { SportsPlay } from '../cases/format';
import { SportsConsole } from './sports-evening';

const seats = 'citizen mafia citizen sheriff don citizen citizen mafia citizen citizen'.split(' ');

/** A third foul; a tie twice, and hands enough for both to leave; a kill on Night 1. */
const first: SportsPlay[] = [
  { day: 1 },
  { speech: 1, nominate: 9 },
  { foul: 10 },
  { foul: 10 },
  { speech: 2, nominate: 7 },
  { foul: 10 },
  {
    count: [
      [9, [1, 2, 3, 4, 5]],
      [7, [6, 8]],
    ],
  },
  {
    count: [
      [9, [1, 2, 3, 4, 5]],
      [7, []],
    ],
  },
  { raise: [1, 2, 3, 5, 8, 10] },
  {
    night: 1,
    shots: [
      [2, 6],
      [5, 6],
      [8, 6],
    ],
    don: 4,
    sheriff: 5,
  },
  { day: 2 },
  { bestMove: [1, 2, 8] },
];
/** Nobody is nominated on Day 2; two numbers of one shooter are a miss. */
const second: SportsPlay[] = [
  {
    night: 2,
    shots: [
      [2, 1],
      [5, 1],
      [8, [1, 3]],
    ],
    don: 1,
    sheriff: 1,
  },
  { day: 3 },
  { speech: 3 },
];

test('issue 4: a game of Mafia Pro by keys, the room told nothing, then DeMafia with nothing of it', async ({
  page,
  browser,
}) => {
  const at = await SportsConsole.start(page, browser, 'mafia-pro');
  const { host, room, game } = at;
  // MP-38, MP-39: two answer, then all the rest.
  for (const seat of [2, 3]) await host.type(seat);
  await page.keyboard.press('KeyD');
  expect(await host.now()).toBe('n0/present');
  await host.press('KeyA');
  await host.deal(seats);
  for (const told of first) await host.play(told);

  // MP-34: named aloud, so the room sees the numbers; the last minute comes after.
  await expect(room.locator('[data-scene=speech]')).toContainText('8');
  await host.until(/^d2\/last-word\/6$/);
  for (const told of second) await host.play(told);
  expect((await game.view()).seats.filter((seat) => seat.out?.during === 'n2')).toEqual([]);

  await host.lastFoul(10);
  await at.win('black');
  // MP-44: two house points for the win, one for the shot that killed a red.
  expect((await game.view()).points.rows[1]).toMatchObject({ role: 'mafia', total: 3 });
  await at.demafiaAfter();
  await at.stop();
});
