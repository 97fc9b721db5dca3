import { expect, test } from '@playwright/test';
import type { SportsPlay } from '../cases/format';
import { SportsConsole } from './sports-evening';

const seats = 'citizen mafia citizen sheriff don citizen citizen mafia citizen citizen'.split(' ');

/** Day 1: a third foul, a tie, a raise of too few. Night 1: a miss. */
const first: SportsPlay[] = [
  { day: 1 },
  { speech: 1, nominate: 2 },
  { speech: 2 },
  { foul: 10 },
  { speech: 3, nominate: 6 },
  { foul: 10 },
  { foul: 10 },
];
const firstVote: SportsPlay[] = [
  {
    count: [
      [2, [1, 3, 4, 7, 9]],
      [6, [2, 5, 8]],
    ],
  },
  {
    count: [
      [2, [1, 3, 4, 7, 9]],
      [6, []],
    ],
  },
  { raise: [1, 3, 4, 7] },
  {
    night: 1,
    shots: [
      [2, 4],
      [5, 4],
      [8, 7],
    ],
    don: 4,
    sheriff: 5,
  },
  { day: 2 },
  { speech: 2, nominate: 6 },
];
/** Days 2 and 3, after the fourth foul: one leaves by the vote, one at night, one by the vote. */
const last: SportsPlay[] = [
  { speech: 3, nominate: 8 },
  {
    count: [
      [6, [1, 2, 5, 7, 8]],
      [8, []],
    ],
  },
  {
    night: 2,
    shots: [
      [2, 4],
      [5, 4],
      [8, 4],
    ],
    don: 1,
    sheriff: 2,
  },
  { day: 3 },
  { speech: 3, nominate: 7 },
  { speech: 5, nominate: 2 },
  {
    count: [
      [7, [1, 2, 5, 8]],
      [2, []],
    ],
  },
];

test('issue 4: a game of Polemica in three days by keys, the room told nothing, then DeMafia with nothing of it', async ({
  page,
  browser,
}) => {
  const at = await SportsConsole.start(page, browser, 'polemica');
  const { host, room, game } = at;
  const now = async (key: RegExp) => expect.poll(() => host.now()).toMatch(key);
  await host.deal(seats);
  await host.until(/^n0\/order$/);
  for (const seat of [4, 7]) await host.type(seat);
  for (const told of first) await host.play(told);

  // PO-35, A-122: today's speech is skipped, in sight of host and room.
  await host.until(/\/speech\/10$/);
  await expect(page.locator('[data-skipped][aria-current=step]')).toHaveText('10');
  for (const told of firstVote.slice(0, 2)) await host.play(told);
  // too few hands, so nobody leaves.
  await host.play({ raise: [1, 3, 4, 7] });
  await now(/^d1\/verdict$/);
  expect((await game.view()).seats.every((seat) => seat.out === null)).toBe(true);
  await host.play(firstVote[3] ?? { day: 2 });
  // PO-23: two numbers are a miss.
  expect((await game.view()).steps.find((step) => step.key === 'n1/shot')).toMatchObject({ chosen: null });
  for (const told of firstVote.slice(4)) await host.play(told);

  // PO-35: the fourth removes; A-129: what becomes of the vote is asked.
  await host.lastFoul(10);
  await now(/^d2\/after-removal\/2$/);
  await host.press('Digit1');
  for (const told of last) await host.play(told);
  // PO-16: the last word of the one voted out, and only then the win.
  await host.until(/^d3\/last-word\/7$/);
  await expect(room.locator('[data-scene=speech]')).toBeVisible();
  await at.win('black');

  const inputs = await host.inputs();
  console.log(`Polemica in three days: ${inputs} inputs`);
  expect(inputs).toBeLessThan(200);
  await at.demafiaAfter();
  await at.stop();
});
