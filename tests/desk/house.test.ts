import { describe, expect, it } from 'vitest';
import {
  amountsIn,
  blankForm,
  draftOf,
  type Form,
  formOf,
  playOf,
  problemOf,
  withNumber,
} from '../../renderer/host/house/form';
import { blankDraft, withRuleset } from '../../renderer/host/setup/draft';
import {
  chosenBy,
  entryOf,
  houseIn,
  offeredHouses,
  rulesIn,
  withoutGone,
} from '../../renderer/host/setup/rulesChoice';
import type { KeptHouse } from '../../shared/contract/house';
import { rulesetOf } from '../../shared/rulesets';

const kept: KeptHouse = {
  id: 'house001',
  name: 'Наші',
  base: 'demafia',
  options: { voteCut: 'off' },
  durations: { talk: 90_000 },
  discipline: { fouls: { silence: 2, removal: 3 } },
  points: { 'DM-37': 12 },
};

describe('the form of house rules', () => {
  it('gives back what it was filled with, and leaves out what is the base’s', () => {
    expect(draftOf(formOf(kept))).toEqual(kept);
    expect(draftOf(blankForm('polemica'))).toEqual({ id: null, name: '', base: 'polemica' });
    const emptied = { ...formOf(kept), durations: withNumber({ talk: 90_000 }, 'talk', null) };
    expect(draftOf(emptied)).not.toHaveProperty('durations');
  });

  it('takes the base’s number for the foul that is left empty', () => {
    const form: Form = { ...blankForm('demafia'), discipline: { removal: 6 } };
    expect(draftOf(form).discipline).toEqual({ fouls: { silence: 3, removal: 6 } });
    // With fouls off there is nothing to set.
    expect(draftOf({ ...form, options: { fouls: 'off' } })).not.toHaveProperty('discipline');
  });

  it.each([
    [{ discipline: { silence: 5 } }, 'house.foulsOrder'],
    [{ durations: { talk: 3_600_001 } }, 'house.bounds'],
    [{ durations: { council: 60_000 } }, 'house.noClock'],
    [{}, undefined],
  ])('says what stands in the way of %j', (change, key) => {
    expect(problemOf({ ...blankForm('demafia'), ...change })?.key).toBe(key);
  });

  it('A-45: asks for every number of a points table that is switched on, and forgets them with it', () => {
    const pro = rulesetOf('mafia-pro');
    const on = { points: 'club', compensation: 'flat' };
    expect(pro && amountsIn(pro, on)).toEqual(['win', 'move2', 'move3', 'removal', 'compensation']);
    const form: Form = { ...blankForm('mafia-pro'), options: on, points: { win: 1 } };
    expect(problemOf(form)).toMatchObject({ key: 'house.amountMissing' });
    expect(draftOf({ ...form, options: {} })).not.toHaveProperty('points');
  });

  it('knows the same numbers whatever their order and name', () => {
    const one = formOf({ ...kept, durations: { talk: 1_000, defence: 2_000 } });
    const other = { ...formOf({ ...kept, durations: { defence: 2_000, talk: 1_000 } }), name: 'Інші' };
    expect(playOf(one)).toBe(playOf(other));
    expect(playOf({ ...one, points: {} })).not.toBe(playOf(one));
  });
});

describe('the choice of rules', () => {
  const houses: readonly KeptHouse[] = [kept, { ...kept, id: 'house002', retired: true }];

  it('offers house rules by name that are not put away', () => {
    expect(offeredHouses(houses)).toEqual([kept]);
    const chosen = chosenBy('house house001', houses);
    expect(chosen).toEqual({ ruleset: 'demafia', house: 'house001' });
    expect(chosen && entryOf(chosen, houses)).toBe('house house001');
    const rules = chosen && rulesIn(chosen, houses);
    expect(rules?.options.find(({ name }) => name === 'voteCut')?.default).toBe('off');
  });

  it('falls back to the system where they are gone', () => {
    const gone = { ruleset: 'demafia', house: 'house002' } as const;
    expect(houseIn(gone, houses)).toBeUndefined();
    expect(rulesIn(gone, houses)).toBe(rulesetOf('demafia'));
    expect(entryOf(gone, houses)).toBe('demafia');
    expect(withoutGone(gone, houses)).toEqual({ ruleset: 'demafia' });
    expect(chosenBy('poker', houses)).toBeUndefined();
  });

  it('begins options and roles anew between a system and house rules over it, and keeps the people', () => {
    const base = rulesetOf('demafia');
    if (!base) throw new Error('no DeMafia');
    const draft = {
      ...blankDraft('demafia'),
      names: ['Їжак', '', '', '', '', '', ''],
      options: { voteCut: 'auto' },
    };
    const ours = withRuleset(base, draft, 'house001');
    expect(ours).toMatchObject({ house: 'house001', options: {}, names: draft.names });
    expect(withRuleset(base, ours, 'house001')).toBe(ours);
    expect(withRuleset(base, ours)).not.toHaveProperty('house');
  });
});
