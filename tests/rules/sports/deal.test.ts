import { describe, expect, it } from 'vitest';
import { teamOf } from '../../../shared/game/ruleset';
import { dealFacts } from '../../../shared/rulesets/common/deal';
import { sportsTables } from '../../../shared/rulesets/sports';
import { SportsEvening, systems } from './table';

const fixed = { don: 1, mafia: 2, sheriff: 1, citizen: 6 };

describe.each(sportsTables)('$id', (ruleset) => {
  it('PO-02, SP-01, SP-03, MP-15: ten seats, three blacks and seven reds, nothing else', () => {
    expect(ruleset.checkComposition(10, fixed)).toEqual([]);
    expect(ruleset.suggest(10)).toEqual(fixed);
    for (const seats of [9, 11]) {
      expect(ruleset.checkComposition(seats, fixed)[0]?.reason.key).toBe('refusal.composition.exactly');
    }
    const wrongs: Record<string, number>[] = [
      { don: 1, mafia: 2, sheriff: 2, citizen: 5 },
      { don: 0, mafia: 3, sheriff: 1, citizen: 6 },
      { don: 1, mafia: 2, sheriff: 1, citizen: 5, doctor: 1 },
    ];
    for (const wrong of wrongs) {
      expect(ruleset.checkComposition(10, wrong)[0]?.reason.key).toBe('refusal.composition.fixed');
    }
  });

  it('SP-02, MP-02: the Don and the mafia are black, the Sheriff and the citizens red', () => {
    expect(['don', 'mafia', 'sheriff', 'citizen'].map((role) => teamOf(ruleset, role))).toEqual([
      'black',
      'black',
      'red',
      'red',
    ]);
  });
});

describe('the cards', () => {
  it('PO-04: the judge introduces the players and says that night falls', () => {
    const evening = new SportsEvening('polemica').unidentified();
    expect(evening.keys.slice(0, 2)).toEqual(['n0/introduce', 'n0/nightfall']);
    expect(evening.open('confirm').seats).toHaveLength(10);
    evening.next();
    expect(evening.script).toBe('sports.script.nightfall');
    expect(evening.phase).toBe('n0');
  });

  it('PO-06: seats 1 to 10 draw in turn, five seconds each, and one key records the role', () => {
    const evening = new SportsEvening('polemica').unidentified().to('/card/1');
    const clocks = evening.ruleset.steps(evening.state).filter((step) => step.key.includes('/card/'));
    expect(clocks.map((step) => step.clock)).toEqual(
      Array.from({ length: 10 }, () => ({ kind: 'countdown', ms: 5_000, public: false })),
    );
    evening.option('sheriff');
    expect(evening.key).toBe('n0/card/2');
    expect(evening.state.seats[0]?.role).toBe('sheriff');
    expect(evening.refused({ type: 'option', option: 'sheriff' }).rule).toBe('PO-02');
  });

  it('SP-21: with nine of ten roles entered the game does not go on, with ten it does', () => {
    const evening = new SportsEvening('sports-ua').unidentified().to('/card/1');
    for (const role of ['don', 'mafia', 'mafia', 'sheriff', ...Array(5).fill('citizen')])
      evening.option(role);
    expect(evening.key).toBe('n0/card/10');
    expect(evening.now.clock).toBeNull();
    expect(evening.refusal((one) => one.next())).toMatchObject({ rule: 'SP-21', kind: 'irregular' });
    evening.option('citizen');
    expect(evening.key).toBe('n0/meet');
  });

  it('SP-04: the console deals by chance, the same for the same chance, seven reds and three blacks', () => {
    const dealt = (seed: number) => {
      let state = seed;
      const evening = new SportsEvening('sports-ua').unidentified();
      const chance = (below: number) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % below;
      };
      evening.enter(dealFacts(evening.state, chance));
      // Dealt once more, everything that was dealt before is taken back.
      evening.enter(dealFacts(evening.state, chance));
      return evening.state.seats.map((seat) => seat.role);
    };
    expect(dealt(7)).toEqual(dealt(7));
    expect(dealt(7)).not.toEqual(dealt(8));
    expect(dealt(7).toSorted()).toEqual([...Array(6).fill('citizen'), 'don', 'mafia', 'mafia', 'sheriff']);
  });

  it('MP-38, MP-39: cards come after the roll call, and with nine of ten present it is not over', () => {
    const evening = new SportsEvening('mafia-pro').unidentified();
    expect(evening.key).toBe('n0/present');
    expect(evening.keys.indexOf('n0/card/1')).toBeGreaterThan(evening.keys.indexOf('n0/present'));
    evening.answer({ type: 'hands', voters: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], up: true });
    evening.down(4);
    expect(evening.open('hands').up).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
    expect(evening.now.next.refusal).toMatchObject({ rule: 'MP-39', reason: { params: { seats: [4] } } });
    evening.up(4).next();
    expect(evening.key).toBe('n0/nightfall');
  });

  it('MP-38: the other systems have no roll call', () => {
    const evening = new SportsEvening('polemica').unidentified();
    const why = evening.refusal((one) => one.enter([{ type: 'present', seat: 1, on: true }]));
    expect(why).toMatchObject({ kind: 'impossible', reason: { key: 'refusal.notInTheseRules' } });
  });

  it('a role recorded later than Night 0 is a correction and needs a reason', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system).toDay(1);
      const why = evening.refusal((one) => one.enter([{ type: 'role', seat: 1, role: 'citizen' }]));
      expect(why).toMatchObject({ kind: 'irregular', reason: { key: 'refusal.rolesAreFixed' } });
    }
  });
});
