import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../shared/game/ruleset';
import { rulesets } from '../../shared/rulesets';
import { demafia } from '../../shared/rulesets/demafia';
import { houseRuleset } from '../../shared/rulesets/house';
import { diceOf } from '../../shared/trial/dice';
import { tryRules } from '../../shared/trial/try';

const kinds = (ruleset: Ruleset, games = 4, limits = { moves: 120, presses: 2_000 }) =>
  tryRules(ruleset, diceOf(7), games, limits)
    .filter((fault) => fault.breaks)
    .map((fault) => [fault.kind, fault.games]);

describe('trying rules with random games', () => {
  it.each(rulesets.map((ruleset) => ({ ruleset, id: ruleset.id })))(
    'finds nothing broken in $id',
    ({ ruleset }) => {
      expect(tryRules(ruleset, diceOf(11), 12).filter((fault) => fault.breaks)).toEqual([]);
    },
  );

  it('finds nothing broken in a house of quick clocks and few fouls', () => {
    const house = houseRuleset({
      id: 'house001',
      name: 'Quick',
      base: 'mafia-pro',
      durations: { speech: 20_000, card: 4_000 },
      discipline: { fouls: { silence: 1, removal: 2 } },
    });
    expect(kinds(house)).toEqual([]);
  });

  it('says when a game comes to no end', () => {
    expect(kinds({ ...demafia, steps: demafia.steps }, 3, { moves: 5, presses: 0 })).toEqual([['noEnd', 3]]);
  });

  it('says when what is proposed is refused', () => {
    const refusing: Ruleset = {
      ...demafia,
      check: (state, fact) =>
        fact.type === 'phaseClosed' || fact.type === 'done'
          ? { kind: 'impossible', rule: 'X', reason: { key: 'x' } }
          : demafia.check(state, fact),
    };
    expect(kinds(refusing, 2)).toEqual([['stuck', 2]]);
  });

  it('says when the rules throw', () => {
    const throwing: Ruleset = {
      ...demafia,
      steps(state) {
        if (state.phase === 'd1/talk') throw new Error('no talk');
        return demafia.steps(state);
      },
    };
    expect(kinds(throwing, 2)).toEqual([['throws', 2]]);
  });

  it('says when a clock cannot run, and when points are no numbers', () => {
    const clocks: Ruleset = {
      ...demafia,
      steps: (state) =>
        demafia
          .steps(state)
          .map((step) => ({ ...step, clock: { kind: 'countdown', ms: -1, public: true } as const })),
      ledger: () => [{ seat: 1, rule: 'DM-44', amount: Number.NaN, when: 'n1', note: '' }],
    };
    expect(kinds(clocks, 2)).toEqual([
      ['clock', 2],
      ['points', 2],
    ]);
  });

  it('tells a team that never wins, and does not call that broken', () => {
    const faults = tryRules(demafia, diceOf(3), 1);
    expect(faults.map(({ kind, breaks }) => [kind, breaks])).toEqual([['neverWins', false]]);
  });
});
