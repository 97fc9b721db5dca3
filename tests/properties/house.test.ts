import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { House } from '../../shared/contract/house';
import { houseSchema } from '../../shared/contract/house';
import { openGame } from '../../shared/game/game';
import type { OptionSpec, Ruleset } from '../../shared/game/ruleset';
import { type OptionValue, setupSchema } from '../../shared/game/state';
import { rulesets } from '../../shared/rulesets';
import { houseRefusals, houseRuleset, withHouse } from '../../shared/rulesets/house';
import { diceOf } from '../../shared/trial/dice';
import { triedOnce } from '../../shared/trial/try';
import { Dice, rolls } from './dice';
import { playGame } from './player';

/** Often at a limit, else anywhere between. */
const within = (from: number, to: number) =>
  fc.oneof(fc.constantFrom(from, from + 1, to - 1, to), fc.integer({ min: from, max: to }));

const values = ({ values: known }: OptionSpec): fc.Arbitrary<OptionValue> =>
  'several' in known
    ? fc.subarray([...known.several], { minLength: 1 }).map((some) => some.join(', '))
    : 'from' in known
      ? fc.oneof(
          within(known.from, known.to),
          ...(known.also.length > 0 ? [fc.constantFrom(...known.also)] : []),
        )
      : fc.constantFrom(...known);

/** House rules over this base with numbers at their limits and any of its options. */
function houses(base: Ruleset): fc.Arbitrary<House> {
  // What is left out is not there, whatever the type of a record without required keys says.
  const some = <T>(all: Readonly<Record<string, fc.Arbitrary<T>>>) =>
    fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<Record<string, T>>;
  const same = <T>(names: readonly string[], value: fc.Arbitrary<T>) =>
    Object.fromEntries(names.map((name) => [name, value]));
  const specs = [...base.options, ...(base.houseOptions ?? [])].filter(({ group }) => group !== 'deck');
  const options = some<OptionValue>(Object.fromEntries(specs.map((spec) => [spec.name, values(spec)])));
  const fouls = fc
    .tuple(within(1, 20), within(1, 20))
    .map(([one, other]) => ({ silence: Math.min(one, other), removal: Math.max(one, other) }));
  const amount = fc.oneof(fc.constantFrom(-1_000, 0, 0.001, 1_000), fc.integer({ min: -9, max: 9 }));
  return fc
    .record({
      options,
      durations: some(
        same(
          Object.keys(base.durations ?? {}),
          within(1, 3_600).map((seconds) => seconds * 1_000),
        ),
      ),
      discipline: base.discipline
        ? fc.record({ remarks: within(1, 20) })
        : fc.record({ fouls }, { requiredKeys: [] }),
      // Where all have to be set, all are.
      points: base.amountsNeeded
        ? fc.record(same(Object.keys(base.amounts ?? {}), amount))
        : some(same(Object.keys(base.amounts ?? {}), amount)),
    })
    .map(({ points, ...own }) => ({
      id: 'house001',
      name: 'Наші',
      base: base.id,
      ...own,
      points: 'compensationShare' in points ? { ...points, compensationShare: 40 } : points,
    }));
}

describe.each(rulesets.map((base) => ({ id: base.id, base })))('house rules over $id', ({ base }) => {
  it('at any of their limits break nothing that the trial looks for', () => {
    fc.assert(
      fc.property(houses(base), fc.integer({ min: 1, max: 999 }), (house, no) => {
        expect(houseSchema.parse(house)).toEqual(house);
        fc.pre(houseRefusals(house).length === 0);
        expect([
          ...triedOnce(houseRuleset(house), diceOf(no), { moves: 120, presses: 3_000 }).faults,
        ]).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('replay by the base alone, from the setup that a game’s file has', () => {
    fc.assert(
      fc.property(houses(base), rolls(200), (house, made) => {
        fc.pre(houseRefusals(house).length === 0);
        const game = playGame(new Dice(made), { ruleset: houseRuleset(house) });
        const setup = setupSchema.parse(JSON.parse(JSON.stringify(withHouse(house, game.setup))));
        const again = openGame(base, setup, game.lines);
        expect(again?.state).toEqual(game.state);
        expect(again && base.ledger(again.state)).toEqual(base.ledger(game.state));
      }),
      { numRuns: 8 },
    );
  });
});
