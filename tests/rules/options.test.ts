import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../electron/console/setup';
import type { OptionValue } from '../../shared/game/state';
import { demafia } from '../../shared/rulesets/demafia';
import { Evening, eight } from './evening';
import { values } from './optionValues';

const tested = Object.entries(values).flatMap(([name, list]) =>
  list.map(([value, title, check]) => ({ name, value, title, check })),
);

describe('the options of decisions 6.7', () => {
  it.each(tested)('$name = $value · $title', ({ name, value, check }) => {
    check({ [name]: value });
  });

  it('each option stands for its default when nothing was chosen', () => {
    for (const { name, default: value } of demafia.options) {
      const check = tested.find((one) => one.name === name && one.value === value)?.check;
      expect(check, name).toBeDefined();
      check?.({});
    }
  });

  it('every value of every option is tested, of ranges the ends', () => {
    for (const { name, values: allowed } of demafia.options) {
      const wanted =
        'several' in allowed
          ? allowed.several
          : 'from' in allowed
            ? [allowed.from, allowed.to, ...allowed.also]
            : allowed;
      expect(
        tested.filter((one) => one.name === name).map((one) => one.value),
        name,
      ).toEqual(expect.arrayContaining([...wanted]));
    }
    expect(Object.keys(values)).toEqual(demafia.options.map((one) => one.name));
  });

  it('the defaults are those of decisions 6.7', () => {
    expect(Object.fromEntries(demafia.options.map((one) => [one.name, one.default]))).toEqual({
      blackWin: 'parity',
      night0Actions: 'identify',
      maniacHeal: 'cancelVisit',
      shotBonusTo: 'aliveAfterDawn',
      sheriffRepeatScores: false,
      loverRepeatScores: true,
      voteCut: 'banner',
      uzhhorodAt: 3,
      uzhhorodScope: 'everyCount',
      singleCandidate: 'majority',
      voteShootout: 'off',
      oratoryShootout: 'off',
      shootoutRange: 10,
      dqKeepsEarned: false,
      foulSilence: 'balagan',
      fouls: '3/4',
    });
  });

  it('an unknown option or a value that is not on the list does not begin a game', () => {
    const { setup } = new Evening(eight).game;
    const refused = (options: Record<string, OptionValue>) => refusalOf({ ...setup, options })?.reason.key;
    expect(refused({})).toBeUndefined();
    expect(refused({ uzhhorodAt: 4, voteCut: 'auto', fouls: 'off' })).toBeUndefined();
    expect(refused({ blackWin: 'never' })).toBe('refusal.setup.option');
    expect(refused({ uzhhorodAt: 0 })).toBe('refusal.setup.option');
    expect(refused({ uzhhorodAt: 2.5 })).toBe('refusal.setup.option');
    expect(refused({ loverRepeatScores: 'true' })).toBe('refusal.setup.option');
    expect(refused({ somethingElse: 1 })).toBe('refusal.setup.option');
  });
});
