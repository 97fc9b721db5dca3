import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../shared/game/ruleset';
import type { OptionValue } from '../../../shared/game/state';
import { options } from '../../../shared/rulesets/epoch/options';
import { rolesOf } from '../evening';
import { EpochEvening, small, thirteen } from './table';

type Check = (options: Readonly<Record<string, OptionValue>>) => void;

const nights = (told: string, isIn: readonly number[]): Check => {
  return (chosen) => {
    const evening = new EpochEvening(told, chosen);
    const found: number[] = [];
    for (const no of [1, 2, 3, 4]) {
      evening.quiet(no);
      if (evening.keys.includes(`n${no}/death`)) found.push(no);
      evening.sleep(no, { death: 1, doctor: no % 2 ? 6 : 5 });
    }
    expect(found).toEqual(isIn);
  };
};
const fits = (rule: string | undefined): Check => {
  return (chosen) => {
    const seats = rolesOf('boss mafioso sheriff sergeant citizen*6');
    const composition: Record<string, number> = { boss: 1, mafioso: 1, sheriff: 1, sergeant: 1, citizen: 6 };
    const { ruleset } = new EpochEvening(small);
    const deck = deckOf(ruleset, { options: { ...chosen } });
    expect(deck.checkComposition(seats.length, composition)[0]?.rule).toBe(rule);
  };
};
const script = (key: string): Check => {
  return (chosen) => {
    expect(new EpochEvening(small, chosen).toDay(1).to('/ballot').script).toBe(`epoch.script.ballot-${key}`);
  };
};
const asks = (isAsked: boolean): Check => {
  return (chosen) => {
    expect(new EpochEvening(small, chosen).toDay(1).to('/voter/1').keys.includes('d1/absent')).toBe(isAsked);
  };
};
const wins = (winners: readonly number[]): Check => {
  return (chosen) => {
    const evening = new EpochEvening('boss mafioso sheriff citizen*2', chosen).toDay(1);
    for (const seat of [2, 3, 4, 5]) evening.leave(seat);
    expect(evening.ruleset.winners?.(evening.state, 'mafia')).toEqual(winners);
  };
};

/** Every value of every option, of ranges the ends, with what it does. The first is the default. */
const values: Readonly<Record<string, readonly (readonly [OptionValue, Check])[]>> = {
  deathNight: [
    [3, nights(`${thirteen} citizen*5`, [3])],
    [1, nights(`${thirteen} citizen*5`, [1])],
    [9, nights(`${thirteen} citizen*5`, [])],
  ],
  deathRepeats: [
    [false, nights(`${thirteen} citizen*5`, [3])],
    [true, nights(`${thirteen} citizen*5`, [3, 4])],
  ],
  deathBelow13: [
    ['off', nights('boss sheriff citizen*10', [])],
    ['on', nights('boss sheriff citizen*10', [3])],
  ],
  sergeantBelow11: [
    ['off', fits('EC-08')],
    ['on', fits(undefined)],
  ],
  voteMode: [
    ['open', script('open')],
    ['alphabetical', script('alphabetical')],
    ['private', script('private')],
  ],
  chatPenalties: [
    ['off', asks(false)],
    ['on', asks(true)],
  ],
  deadTeammatesWin: [
    [false, wins([1])],
    [true, wins([1, 2])],
  ],
};
const tested = Object.entries(values).flatMap(([name, list]) =>
  list.map(([value, check]) => ({ name, value, check })),
);

describe('the options of decisions 6.7', () => {
  it.each(tested)('$name = $value', ({ name, value, check }) => check({ [name]: value }));

  it.each(options.map((one) => one.name))('%s stands for its default when nothing was chosen', (name) => {
    values[name]?.[0]?.[1]({});
  });

  it('are those of the decisions, with their defaults; every value is tested, of ranges the ends', () => {
    expect(options.map((one) => [one.name, one.default])).toEqual([
      ['deathNight', 3],
      ['deathRepeats', false],
      ['deathBelow13', 'off'],
      ['sergeantBelow11', 'off'],
      ['voteMode', 'open'],
      ['chatPenalties', 'off'],
      ['deadTeammatesWin', false],
    ]);
    for (const { name, values: allowed } of options) {
      const wanted = 'from' in allowed ? [allowed.from, allowed.to] : allowed;
      expect(values[name]?.map(([value]) => value)).toEqual(expect.arrayContaining([...wanted]));
    }
  });
});
