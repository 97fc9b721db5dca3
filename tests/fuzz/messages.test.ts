import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dice } from '../properties/dice';
import { runs } from '../runs';
import { Attack } from './attack';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Evenings under attack, with 120 messages each on average: more than 100,000 messages in `npm run test:long`. */
const evenings = process.env.LONG ? runs(90) : 45;

/** The rolls of one message, out of one number. */
function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return new Dice(
    Array.from({ length: 300 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (state >>> 16) % 10_000;
    }),
  );
}

it('no message, however made, ends the console, changes anything by being refused, or tells what is secret', async () => {
  const total = { messages: 0, refused: 0, accepted: 0, room: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.noBias(fc.array(fc.integer(), { minLength: 1, maxLength: 240, size: 'max' })),
      async (setup, seeds) => {
        const attack = new Attack();
        await attack.start(diceOf(setup));
        for (const seed of seeds) await attack.message(diceOf(seed));
        attack.lookBack();
        await attack.stop();
        for (const name of ['messages', 'refused', 'accepted', 'room'] as const) {
          total[name] += attack.counted[name];
        }
      },
    ),
    { numRuns: evenings, endOnFailure: true },
  );
  console.log(
    `${total.messages} messages: ${total.accepted} accepted, ${total.refused} refused, ${total.room} on the room’s line`,
  );
  expect(total.messages).toBeGreaterThan(80 * evenings);
  expect(total.accepted).toBeGreaterThan(10 * evenings);
  expect(total.refused).toBeGreaterThan(30 * evenings);
});
