import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../electron/console/setup';
import { teamOf } from '../../shared/game/ruleset';
import type { Setup } from '../../shared/game/state';
import { rulesets } from '../../shared/rulesets';
import { demafia } from '../../shared/rulesets/demafia';

const wrongs = (seats: number, composition: Record<string, number>) =>
  demafia.checkComposition(seats, composition).map((refusal) => `${refusal.rule} ${refusal.reason.key}`);

const setupOf = (composition: Record<string, number>, options: Setup['options'] = {}): Setup => ({
  ruleset: 'demafia',
  options,
  seats: Array.from(
    { length: Object.values(composition).reduce((sum, count) => sum + count, 0) },
    (_, index) => ({
      player: `player00${index + 10}`,
      name: `P${index + 1}`,
    }),
  ),
  composition,
});

describe('DM-02 (A-02, A-17): two teams', () => {
  it.each([
    ['maniac', 'white'],
    ['lover', 'black'],
    ['boss', 'black'],
    ['mafia', 'black'],
    ['doctor', 'white'],
    ['sheriff', 'white'],
    ['citizen', 'white'],
  ])('DM-02: the %s is %s', (role, team) => {
    expect(teamOf(demafia, role)).toBe(team);
  });

  it('DM-02, A-17: the Don is the Boss and no role of his own', () => {
    expect(demafia.roles.map((role) => role.id)).toEqual([
      'boss',
      'mafia',
      'lover',
      'sheriff',
      'doctor',
      'maniac',
      'citizen',
    ]);
    expect(demafia.teams).toEqual(['white', 'black']);
  });

  it('DM-01: DeMafia is offered', () => {
    expect(rulesets.map((ruleset) => ruleset.id)).toContain('demafia');
  });
});

describe('DM-03 (A-03): the table', () => {
  it('DM-03 Test 1: nine seats are suggested three blacks: Boss, Mafia, Lover', () => {
    expect(demafia.suggest(9)).toEqual({
      boss: 1,
      mafia: 1,
      lover: 1,
      sheriff: 1,
      doctor: 1,
      maniac: 1,
      citizen: 3,
    });
  });

  it('DM-03 Test 2: eight seats with four blacks are refused, parity at the start', () => {
    const composition = { boss: 1, mafia: 2, lover: 1, sheriff: 1, citizen: 3 };
    expect(wrongs(8, composition)).toEqual(['DM-03 refusal.composition.parity']);
  });

  it.each([
    [8, 2],
    [9, 3],
    [10, 3],
    [11, 3],
    [12, 4],
  ])('DM-03, A-03: %i seats are suggested %i blacks', (seats, blacks) => {
    const { boss = 0, mafia = 0, lover = 0 } = demafia.suggest(seats);
    expect(boss + mafia + lover).toBe(blacks);
  });

  it('DM-03, A-03: at eight seats the suggestion is Boss and Lover', () => {
    expect(demafia.suggest(8)).toMatchObject({ boss: 1, mafia: 0, lover: 1 });
  });

  it.each(Array.from({ length: 16 }, (_, index) => index + 5))(
    'DM-03: the suggestion for %i seats is itself accepted',
    (seats) => {
      expect(wrongs(seats, demafia.suggest(seats))).toEqual([]);
    },
  );

  it('DM-03: fewer than 5 and more than 20 seats are refused', () => {
    expect(wrongs(4, { boss: 1, citizen: 3 })).toContain('DM-03 refusal.composition.seats');
    expect(wrongs(21, { boss: 1, citizen: 19, sheriff: 1 })).toContain('DM-03 refusal.composition.seats');
    expect(wrongs(5, { boss: 1, citizen: 4 })).toEqual([]);
    expect(wrongs(20, { boss: 1, citizen: 19 })).toEqual([]);
  });

  it('DM-03: exactly one Boss', () => {
    expect(wrongs(6, { mafia: 1, citizen: 5 })).toEqual(['DM-03 refusal.composition.oneBoss']);
    expect(wrongs(6, { boss: 2, citizen: 4 })).toContain('DM-03 refusal.composition.oneBoss');
  });

  it.each(['lover', 'sheriff', 'doctor', 'maniac'])('DM-03, A-152: at most one %s', (role) => {
    expect(wrongs(8, { boss: 1, [role]: 2, citizen: 5 })).toContain('DM-03 refusal.composition.tooMany');
    expect(wrongs(8, { boss: 1, [role]: 0, citizen: 7 })).toEqual([]);
  });

  it('DM-03: every seat has a role, and no seat two', () => {
    expect(wrongs(8, { boss: 1, citizen: 6 })).toEqual(['DM-03 refusal.composition.total']);
    expect(wrongs(8, { boss: 1, citizen: 8 })).toEqual(['DM-03 refusal.composition.total']);
  });

  it('DM-03: a game does not begin with a composition that is refused', () => {
    const even = setupOf({ boss: 1, mafia: 2, lover: 1, sheriff: 1, citizen: 3 });
    expect(refusalOf(even)).toMatchObject({ rule: 'DM-03' });
    expect(refusalOf(setupOf(demafia.suggest(8)))).toBeNull();
  });
});
