import { describe, expect, test } from 'vitest';
import { keptRoles, rolesInGame, withCustomRole, withoutRole } from '../../renderer/host/setup/customRoles';
import {
  blankDraft,
  compositionOf,
  freshDraft,
  isBlank,
  obstacles,
  withDeck,
  withNames,
  withOption,
  withRole,
  withRuleset,
} from '../../renderer/host/setup/draft';
import { type Draft, defaultSettings, draftSchema } from '../../shared/contract/club';
import type { CustomRole } from '../../shared/game/state';
import type { RulesetId } from '../../shared/game/words';
import { rulesetOf } from '../../shared/rulesets';
import { demafia } from '../../shared/rulesets/demafia';

const people = (count: number) => Array.from({ length: count }, (_, index) => `Гравець ${index + 1}`);
const seated = (count: number) => withNames(demafia, blankDraft('demafia'), people(count));
function table(id: RulesetId) {
  const found = rulesetOf(id);
  if (!found) throw new Error(`no rules ${id}`);
  return found;
}
const pro = table('mafia-pro');
const bomb: CustomRole = {
  id: 'custom-1',
  name: 'Бомба',
  team: 'red',
  order: 0,
  heals: false,
  actsWhenOut: true,
  text: '',
};
const cityOf = (count: number): Draft => {
  const draft = withNames(pro, withRuleset(pro, blankDraft('demafia')), people(count));
  return { ...withDeck(pro, draft, 'variant', 'city'), customRoles: [] };
};
const keys = (draft: Parameters<typeof obstacles>[1]) =>
  obstacles(demafia, draft).map((obstacle) => obstacle.text.key);

describe('a new game', () => {
  test('that nobody touched is not worth keeping', () => {
    expect(isBlank(blankDraft('demafia'))).toBe(true);
    expect(isBlank(seated(7))).toBe(false);
    expect(isBlank(withOption(demafia, blankDraft('demafia'), 'voteCut', 'off'))).toBe(false);
  });

  test('has as many seats as names, within the limits of the rules', () => {
    expect(seated(12).names).toHaveLength(12);
    expect(seated(3).names).toHaveLength(5);
    expect(seated(20).names).toHaveLength(20);
  });

  test('sends nobody away: under rules with fewer seats only free ones go, and the host is told', () => {
    const polemica = withRuleset(table('polemica'), seated(12));
    expect(polemica.names).toEqual(people(12));
    expect(obstacles(table('polemica'), polemica)).toEqual([
      { text: { key: 'desk.missing.overExactly', params: { max: 10, seats: 12, count: 2 } }, seat: null },
    ]);
    const roomy = withNames(demafia, blankDraft('demafia'), [...people(8), '', '', '', '']);
    expect(withRuleset(table('polemica'), roomy).names).toEqual([...people(8), '', '']);
    expect(withNames(demafia, blankDraft('demafia'), people(24)).names).toHaveLength(24);
  });

  test('can be kept as the console keeps it', () => {
    const draft = withRole(demafia, withOption(demafia, seated(12), 'uzhhorodAt', 'off'), 'maniac', 0);
    expect(draftSchema.parse(draft)).toEqual(draft);
    const named = withCustomRole(pro, cityOf(12), { name: '' })?.draft;
    expect(draftSchema.parse(named)).toEqual(named);
  });

  test('begins with the rules of the last one: its deck and whether roles open (MP-41), not its other options; the club’s own roles are there', () => {
    const lastTable = {
      ruleset: 'mafia-pro',
      options: { variant: 'city', reveal: 'open', fouls: 'off' },
    } as const;
    const customRoles = [bomb];
    const draft = freshDraft(pro, { ...defaultSettings, lastTable, customRoles });
    expect(draft).toMatchObject({ ruleset: 'mafia-pro', customRoles });
    expect(draft.options).toEqual({ variant: 'city', reveal: 'open' });
    expect(freshDraft(table('polemica'), { ...defaultSettings, customRoles })).toEqual(
      blankDraft('polemica'),
    );
  });
});

describe('the club’s own roles', () => {
  test('MP-15, A-131: another deck keeps the people and begins the composition anew', () => {
    const city = cityOf(12);
    expect(compositionOf(pro, city)).toMatchObject({ don: 1, mafia: 3, sheriff: 1, werewolf: 0, citizen: 7 });
    const classic = withDeck(pro, withRole(pro, city, 'werewolf', 1), 'variant', 'classic');
    expect([classic.names.length, classic.options, classic.composition]).toEqual([12, {}, null]);
  });

  test('A-125: a new one has an id of its own, takes a seat of the plain role, and the twelfth is the last', () => {
    let draft = cityOf(14);
    for (let no = 1; no <= 12; no += 1) {
      const added = withCustomRole(pro, draft, { name: `Роль ${no}` });
      expect(added?.id).toBe(`custom-${no}`);
      draft = added?.draft ?? draft;
    }
    expect(withCustomRole(pro, draft, { name: 'ще одна' })).toBeNull();
    const fewer = withoutRole(pro, draft, 'custom-3');
    expect(withCustomRole(pro, fewer, { name: 'Інша' })?.id).toBe('custom-3');
    expect(compositionOf(pro, fewer)['custom-3']).toBeUndefined();
    const one = withCustomRole(pro, cityOf(10), bomb);
    expect(compositionOf(pro, one?.draft ?? draft)).toMatchObject({ citizen: 5, 'custom-1': 1 });
  });

  test('A-125: those in the game need names, each of its own; the list that is kept has no nameless and no twins', () => {
    const two = (name: string) => {
      const first = withCustomRole(pro, cityOf(10), bomb)?.draft ?? cityOf(10);
      return withCustomRole(pro, first, { name })?.draft ?? first;
    };
    const told = (draft: ReturnType<typeof two>) => obstacles(pro, draft).map((one) => one.text.key);
    expect(told(two(' '))).toEqual(['desk.missing.roleName']);
    expect(told(two(' Бомба '))).toEqual(['refusal.setup.roleTwice']);
    expect(told(two('Міна'))).toEqual([]);
    expect(keptRoles(two(' ')).map((role) => role.name)).toEqual(['Бомба']);
    expect(keptRoles(two('Бомба'))).toHaveLength(1);
    expect(rolesInGame(pro, withRole(pro, two('Міна'), 'custom-1', 0)).map((role) => role.id)).toEqual([
      'custom-2',
    ]);
  });
});

describe('the composition', () => {
  test('DM-03: is the suggested one until the host changes it, and follows the number of seats', () => {
    expect(compositionOf(demafia, seated(9))).toEqual(demafia.suggest(9));
    expect(compositionOf(demafia, seated(12))).toEqual(demafia.suggest(12));
  });

  test('the plain role takes the seats that are left', () => {
    const draft = withRole(demafia, seated(10), 'maniac', 0);
    const total = Object.values(compositionOf(demafia, draft)).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(10);
    expect(compositionOf(demafia, draft).citizen).toBe((demafia.suggest(10).citizen ?? 0) + 1);
  });

  test('a changed one keeps its special roles when a seat is added', () => {
    const draft = withRole(demafia, seated(10), 'mafia', 2);
    const bigger = withNames(demafia, draft, people(11));
    expect(compositionOf(demafia, bigger)).toEqual({
      ...compositionOf(demafia, draft),
      citizen: (compositionOf(demafia, draft).citizen ?? 0) + 1,
    });
  });
});

describe('what stands in the way of the start', () => {
  test('nothing, when everybody sits and the composition is sound', () => {
    expect(keys(seated(10))).toEqual([]);
  });

  test('the same player in two seats is named before the free seats', () => {
    const names = ['Олег', 'Марта', 'олег', '', ''];
    const [first, second] = obstacles(demafia, withNames(demafia, blankDraft('demafia'), names));
    expect(first).toMatchObject({ text: { params: { first: 1, second: 3 } }, seat: 3 });
    expect(second).toMatchObject({ text: { params: { seats: [4, 5] } }, seat: 4 });
  });

  test('many free seats are counted, not listed', () => {
    expect(obstacles(demafia, blankDraft('demafia'))[0]).toMatchObject({ text: { params: { count: 10 } } });
  });

  test('DM-03: blacks as many as whites', () => {
    expect(keys(withRole(demafia, seated(8), 'mafia', 2))).toEqual(['refusal.composition.parity']);
  });
});

describe('options', () => {
  test('an option at its default is not written down', () => {
    const changed = withOption(demafia, seated(8), 'voteCut', 'auto');
    expect(changed.options).toEqual({ voteCut: 'auto' });
    expect(withOption(demafia, changed, 'voteCut', 'banner').options).toEqual({});
  });
});
