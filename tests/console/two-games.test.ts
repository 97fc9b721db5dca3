import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nine } from '../rules/evening';
import { systems } from '../rules/sports/table';
import { ConsoleEvening } from './evening';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A sports game with something of everything: fouls, nominations, hands, a raise, a kill, a removal, a clock by hand. */
async function sportsGame(evening: ConsoleEvening, system: (typeof systems)[number]): Promise<void> {
  const composition = { don: 1, mafia: 2, sheriff: 1, citizen: 6 };
  await evening.open(system, 10, composition, system === 'mafia-pro' ? { reveal: 'open' } : {});
  await pressOn(evening, /^n0\/card\/1$/);
  await evening.must({ type: 'deal' });
  await pressOn(evening, /^d1\/speech\/1$/);
  await evening.must({ type: 'foul', seat: 3, confirmed: false });
  await evening.answer({ type: 'nominate', seat: 5, by: null });
  await pressOn(evening, /^d1\/speech\/2$/);
  await evening.answer({ type: 'nominate', seat: 6, by: null });
  for (const count of [1, 2]) {
    await pressOn(evening, new RegExp(`/count/${count}/cand/5$`));
    await evening.up(1, 2, 3, 4, 7);
  }
  await pressOn(evening, /^d1\/raise$/);
  await evening.up(1, 2);
  await pressOn(evening, /^n1\/shot$/);
  await evening.choose(8);
  await pressOn(evening, /^d2\/(best-move|last-word)\/8$/);
  if (evening.now.includes('best-move')) await evening.up(1, 9);
  await evening.must({ type: 'leave', seat: 9, cause: 'removed', reason: 'obscenity' });
  await evening.must({ type: 'clock', action: { type: 'set', ms: 45_000 } });
  await evening.must({ type: 'endGame', winner: 'red', reason: 'enough' });
  expect(evening.view.end).toMatchObject({ winner: 'red', awards: false });
  await evening.must({ type: 'closeGame' });
}

/** Presses Next until such a step is open; the roll call is answered. */
async function pressOn(evening: ConsoleEvening, key: RegExp): Promise<void> {
  for (let presses = 0; !key.test(evening.now); presses += 1) {
    if (presses > 60) throw new Error(`never came to ${key}; now at ${evening.now}`);
    if (evening.now === 'n0/present') await evening.up(...all);
    await evening.next();
  }
}

/** Plays DeMafia to its end: what both screens show at each step, without ids, counters and moments. */
async function demafiaGame(evening: ConsoleEvening): Promise<string[]> {
  const seen: string[] = [];
  const from = evening.room.length;
  const look = () => seen.push(JSON.stringify({ ...evening.view, id: '', season: '', gameNo: 0 }));
  await evening.begin(nine);
  look();
  for (const key of ['n0/maniac', 'd1/talk', 'd1/no-vote', 'n1/shot', 'n1/dawn', 'd2/talk']) {
    await pressOn(evening, new RegExp(`^${key}$`));
    look();
    if (key === 'n1/shot') await evening.choose(8);
  }
  await evening.must({ type: 'endGame', winner: 'white', reason: 'late' });
  look();
  // A console that has shown nothing yet tells the room once more that it is idle.
  const rooms = evening.room
    .slice(from)
    .filter((message) => message.type !== 'room' || message.view.scene.type !== 'idle')
    .map((message) => JSON.stringify(message));
  return [...seen, ...rooms].map((shown) => shown.replace(/"(at|rev)":\d+/g, '"$1":0'));
}

it.each(systems)(
  'nothing of a game of %s is in the DeMafia game after it, on the host’s screen or in the room',
  async (system) => {
    const alone = await new ConsoleEvening().start();
    const after = await new ConsoleEvening().start();
    await sportsGame(after, system);
    expect(after.roomScene).toEqual({ type: 'idle' });
    expect(after.roomClock).toBeNull();
    expect(await demafiaGame(after)).toEqual(await demafiaGame(alone));
    await alone.stop();
    await after.stop();
  },
);
