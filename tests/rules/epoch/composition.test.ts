import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../shared/game/ruleset';
import { dealFacts } from '../../../shared/rulesets/common/deal';
import { epoch } from '../../../shared/rulesets/epoch';
import { splitOf, suggestedMafiosi } from '../../../shared/rulesets/epoch/composition';
import { rolesOf } from '../evening';
import { EpochEvening, small, thirteen } from './table';

const counted = (told: string) => {
  const composition: Record<string, number> = {};
  for (const role of rolesOf(told)) composition[role] = (composition[role] ?? 0) + 1;
  return composition;
};
const refused = (told: string, options = {}) =>
  deckOf(epoch, { options })
    .checkComposition(rolesOf(told).length, counted(told))
    .map((one) => one.rule);
const advised = (told: string) =>
  epoch.adviseComposition?.(rolesOf(told).length, counted(told)).map((one) => one.rule);

describe('the table', () => {
  it('EC-01: from 5 to 25 participants', () => {
    expect(epoch.seats).toEqual({ min: 5, max: 25 });
    expect(refused('boss sheriff doctor citizen')).toEqual(['EC-01']);
    expect(refused('boss sheriff doctor citizen*2')).toEqual([]);
    const large = 'boss mafioso*4 sheriff citizen*';
    expect(refused(`${large}19`)).toEqual([]);
    expect(refused(`${large}20`)).toEqual(['EC-01']);
  });

  it('EC-01, EC-03, EC-08: what is suggested for 5 to 25 seats fits and is not advised against', () => {
    for (let seats = 5; seats <= 25; seats += 1) {
      const composition = epoch.suggest(seats);
      expect(Object.values(composition).every((count) => count >= 0)).toBe(true);
      expect(epoch.checkComposition(seats, composition)).toEqual([]);
      expect(epoch.adviseComposition?.(seats, composition)).toEqual([]);
      expect(composition.citizen).toBeGreaterThanOrEqual(2);
      expect(composition.courtesan).toBe(seats >= 9 ? 1 : 0);
      expect(composition.sergeant).toBe(seats >= 11 ? 1 : 0);
    }
  });

  it('A-84: a quarter of the table are mafiosi', () => {
    const suggested = Array.from({ length: 21 }, (_, at) => suggestedMafiosi(at + 5));
    expect(suggested).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6]);
    expect(advised('boss mafioso sheriff citizen*4')).toEqual(['A-84']);
  });

  it('EC-02, A-152: one Sheriff, not none and not two', () => {
    expect(refused('boss sheriff citizen*3')).toEqual([]);
    expect(refused('boss citizen*4')).toEqual(['EC-02']);
    expect(refused('boss sheriff*2 citizen*3')).toEqual(['A-152']);
  });

  it('EC-03: a Courtesan below 9 players is advised against, and may be played', () => {
    expect(advised('boss mafioso sheriff courtesan citizen*4')).toEqual(['EC-03']);
    expect(refused('boss mafioso sheriff courtesan citizen*4')).toEqual([]);
    expect(advised('boss mafioso sheriff courtesan citizen*5')).toEqual([]);
  });

  it('EC-05, EC-06, EC-07: at most one Maniac, Doctor and Judge', () => {
    for (const role of ['maniac', 'doctor', 'judge']) {
      expect(refused(`boss sheriff ${role} citizen*3`)).toEqual([]);
      expect(refused(`boss sheriff ${role}*2 citizen*3`)).toEqual(['A-152']);
    }
  });

  it('EC-08: a Sergeant from 11 players, below that by the host’s word', () => {
    const ten = 'boss mafioso sheriff sergeant citizen*6';
    expect(refused(ten)).toEqual(['EC-08']);
    expect(refused(ten, { sergeantBelow11: 'on' })).toEqual([]);
    expect(refused(`${ten} citizen`)).toEqual([]);
  });

  it('EC-12, EC-46: two clans from six mafiosi on, each with its Boss', () => {
    const six = 'boss mafioso*2 yakuza-boss yakuza*2 sheriff citizen*18';
    expect(refused(six)).toEqual([]);
    expect(refused('boss mafioso*5 sheriff citizen*18')).toEqual(['EC-46']);
    expect(refused('boss mafioso*2 yakuza-boss yakuza sheriff citizen*15')).toEqual(['EC-46']);
    expect(refused('boss mafioso*2 yakuza*3 sheriff citizen*18')).toEqual(['EC-12']);
    // The host may divide them otherwise.
    expect(refused('boss mafioso*3 yakuza-boss yakuza sheriff citizen*18')).toEqual([]);
  });

  it('EC-46: 6 are 3 and 3, 7 are 4 and 3, 5 are one clan', () => {
    expect([5, 6, 7].map(splitOf)).toEqual([
      { mafia: 5, yakuza: 0 },
      { mafia: 3, yakuza: 3 },
      { mafia: 4, yakuza: 3 },
    ]);
  });

  it('EC-11, A-152: a Werewolf only beside a Maniac', () => {
    expect(refused('boss sheriff werewolf citizen*2')).toEqual(['A-152']);
    expect(refused('boss sheriff werewolf maniac citizen*2')).toEqual([]);
  });

  it('EC-92: with thirteen seats thirteen cards are dealt, and none is Death', () => {
    const { state } = new EpochEvening(thirteen).unidentified();
    const dealt = dealFacts(state, (below) => below - 1).flatMap((fact) =>
      fact.type === 'role' ? [fact.role] : [],
    );
    expect(dealt).toHaveLength(13);
    expect(dealt).not.toContain('death');
    expect(epoch.roles.map((role) => role.id)).not.toContain('death');
  });

  it('a role that is not known, and roles for more or fewer seats, are refused', () => {
    expect(refused('boss sheriff lover citizen*3')).toEqual(['EC-01']);
    expect(epoch.checkComposition(9, counted(small)).map((one) => one.rule)).toEqual(['EC-01']);
    expect(refused('mafioso sheriff citizen*3')).toEqual(['EC-04']);
  });
});
