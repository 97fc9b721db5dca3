import { describe, expect, it } from 'vitest';
import type { Overruled } from '../../../shared/game/facts';
import { exchanged } from '../../../shared/rulesets/common/swap';
import { EpochEvening, fifteen, thirteen } from './table';

const word = (evening: EpochEvening, what: Overruled) => {
  evening.enter([{ type: 'overrule', what, during: evening.phase, reason: 'the host says so' }]);
  return evening;
};

describe('the host’s word before the rules', () => {
  it('EC-111: a kill of the host’s comes with the others at dawn, before Death; whom he spares lives', () => {
    const night = () => new EpochEvening(thirteen, { deathNight: 1 }).toNight(1);
    const struck = word(night(), { kind: 'out', seat: 11, cause: 'night-kill' });
    struck.sleep(1, { mafia: 12, tramp: 11, death: 10 });
    expect(struck.dead).toEqual([11, 12, 10]);
    expect([struck.isOut(11), struck.isOut(10)]).toEqual(['night-kill', 'death-role']);
    const spared = word(night(), { kind: 'in', seat: 12 });
    spared.sleep(1, { mafia: 12, tramp: 12, death: 10 });
    expect([spared.dead, spared.told('tramp')]).toEqual([[10], 'alive']);
    const twice = word(night(), { kind: 'in', seat: 10 }).sleep(1, { death: 10 });
    expect(twice.dead).toEqual([]);
  });

  it('EC-111: a vote held once more begins as new: open, nobody away, nobody judged', () => {
    const evening = new EpochEvening(thirteen).toDay(1).to('/ballot').option('private');
    evening.to('/voter/1').choose(4).to('/ask').option('away').to('/verdict');
    expect(evening.state.days[0]).toMatchObject({ mode: 'private', away: [7] });
    word(evening, { kind: 'repeat', phase: 'd1/vote' });
    expect(evening.key).toBe('d1/ballot');
    expect(evening.state.days[0]).toMatchObject({ counts: [], expelled: null });
    for (const name of ['mode', 'away', 'sentence', 'judged'] as const) {
      expect(evening.state.days[0]?.[name]).toBeUndefined();
    }
    expect(evening.to('/voter/1').choose(4).to('/ask').now.actors).toEqual([7]);
  });

  it('EC-63, EC-94: a night held once more has no number for Death and no treatment', () => {
    const evening = new EpochEvening(thirteen, { deathNight: 1 }).toNight(1);
    evening.sleep(1, { doctor: 10, mafia: 12, tramp: 12, death: 4 });
    word(evening, { kind: 'repeat', phase: 'n1' });
    expect(evening.state.nights[1]).toMatchObject({ acts: [], dead: null });
    for (const name of ['death', 'healed', 'witnessed'] as const) {
      expect(evening.state.nights[1]?.[name]).toBeUndefined();
    }
    expect([evening.isOut(12), evening.isOut(4)]).toEqual([null, null]);
  });
});

describe('two people exchange their seats', () => {
  it('everything that names a seat goes with them, and comes back when they exchange again', () => {
    const evening = new EpochEvening(`boss mafioso*2 ${fifteen.replace('boss mafioso ', '')}`, {
      deathNight: 2,
    });
    evening.to('/ranks-mafia').up(3, 2);
    evening.vote(1, [4, 11], [5, 12], [6, 11], [7, 12]).judge(11);
    evening.sleep(1, { courtesan: 13, doctor: 14, mafia: 15, tramp: 15, journalist: [14, 16] });
    evening.tie(2, 12, 16).option('away').judge('pardon');
    evening.sleep(2, { mafia: 16, death: 2 }).toDay(3).remark(14);
    const { state } = evening;
    for (const [one, other] of [
      [2, 3],
      [14, 16],
      [2, 16],
      [11, 12],
    ] as const) {
      const swapped = exchanged(state, one, other);
      expect(swapped).not.toEqual(state);
      expect(exchanged(swapped, one, other)).toEqual(state);
    }
    const { nights, days, ranks } = exchanged(state, 14, 16);
    expect(nights[1]?.healed).toBe(16);
    expect(nights[1]?.acts.find((act) => act.role === 'journalist')).toMatchObject({ target: 16, other: 14 });
    expect(nights[2]?.dead).toEqual([14, 2]);
    expect(days[1]?.judged?.suspects).toEqual([12, 14]);
    expect(ranks).toEqual([3, 2]);
  });
});
