import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HouseDraft, HouseTrial } from '../../shared/contract/house';
import { text } from '../../shared/game/words';
import type { Tried } from '../../shared/trial/try';
import { ConsoleEvening } from './evening';

/** The games that get stuck, by their number. */
const stuck = vi.hoisted(() => new Set<number>());
let played = 0;

// No numbers within the limits are known to break a game: here two games break by themselves.
vi.mock('../../shared/trial/try', async (original) => ({
  ...(await original<typeof import('../../shared/trial/try')>()),
  *trying(): Generator<undefined, Tried> {
    played += 1;
    yield;
    const faults = stuck.has(played) ? [['stuck', text('phase.night', { no: 2 })] as const] : [];
    return { faults: new Map(faults), winner: 'white' };
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  played = 0;
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const house: HouseDraft = { id: null, name: 'Наші', base: 'demafia', durations: { talk: 90_000 } };

async function tried(console: ConsoleEvening): Promise<HouseTrial> {
  const begun = await console.must({ type: 'tryHouse', house });
  const trial = begun.status === 'refused' ? '' : (begun.data as { trial: string }).trial;
  for (;;) {
    const answer = await console.must({ type: 'houseTrial', trial });
    const view = answer.status === 'refused' ? null : (answer.data as HouseTrial);
    if (view?.faults) return view;
    await new Promise((next) => setImmediate(next));
  }
}

test('house rules in which something breaks are told where, and are not saved', async () => {
  const console = await new ConsoleEvening().start();
  stuck.add(7).add(40);
  const { done, faults } = await tried(console);
  expect(done).toBe(100);
  expect(faults?.filter((fault) => fault.breaks)).toEqual([
    {
      breaks: true,
      games: 2,
      first: 7,
      text: text('house.fault.stuck', { where: text('phase.night', { no: 2 }) }),
    },
  ]);
  expect(await console.ask({ type: 'saveHouse', house })).toMatchObject({
    status: 'refused',
    refusal: { reason: { key: 'house.refusal.untried' } },
  });
  stuck.clear();
  expect((await tried(console)).faults?.some((fault) => fault.breaks)).toBe(false);
  expect((await console.ask({ type: 'saveHouse', house })).status).toBe('saved');
  await console.stop();
});
