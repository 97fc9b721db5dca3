import { describe, expect, it } from 'vitest';
import { type House, houseSchema } from '../../shared/contract/house';
import { requestBodySchema } from '../../shared/contract/requests';
import { beginGame, enter, isRefused, openGame } from '../../shared/game/game';
import { type Setup, setupSchema } from '../../shared/game/state';
import { rulesetOf, rulesets } from '../../shared/rulesets';
import { houseRefusals, houseRuleset, withHouse } from '../../shared/rulesets/house';

const house: House = {
  id: 'house001',
  name: 'Quick evening',
  base: 'polemica',
  options: { voteAfterRemoval: 'goesOn' },
  durations: { speech: 45_000, card: 3_000 },
  discipline: { fouls: { silence: 2, removal: 3 } },
};

function setupOf(base: House['base'], seats = 10): Setup {
  return {
    ruleset: base,
    options: {},
    seats: Array.from({ length: seats }, (_, at) => ({
      player: `player${String(at + 1).padStart(3, '0')}`,
      name: `P${at + 1}`,
    })),
    composition: rulesetOf(base)?.suggest(seats) ?? {},
  };
}

const stamp = (() => {
  let ids = 0;
  return { at: 0, by: 'house', id: () => `entry${++ids}` };
})();

/** Next with the reasons it wants, until the step with this key is open. */
function upTo(ruleset: ReturnType<typeof houseRuleset>, setup: Setup, key: string) {
  let game = beginGame(ruleset, setup);
  for (let presses = 0; presses < 60; presses += 1) {
    const open = ruleset.steps(game.state).find((step) => step.status === 'now');
    if (open?.key === key) return { game, open };
    const entered = enter(game, ruleset.next(game.state), stamp, 'so be it');
    if (isRefused(entered)) throw new Error(entered.reason.key);
    game = entered.game;
  }
  throw new Error(`no ${key}`);
}

describe('a house', () => {
  it('is data with bounds', () => {
    expect(houseSchema.parse(house)).toEqual(house);
    const bad = [
      { ...house, name: '  ' },
      { ...house, base: 'poker' },
      { ...house, durations: { speech: -1 } },
      { ...house, durations: { speech: 3_600_001 } },
      { ...house, durations: { speech: 1_000.5 } },
      { ...house, discipline: { fouls: { silence: 4, removal: 3 } } },
      { ...house, discipline: { fouls: { silence: 0, removal: 3 } } },
      { ...house, points: { 'DM-44': Number.POSITIVE_INFINITY } },
      { ...house, points: { 'DM-44': 1_001 } },
      { ...house, points: { 'DM-44': 0.000_1 } },
      { ...house, more: 1 },
    ];
    for (const one of bad) expect(houseSchema.safeParse(one).success).toBe(false);
  });

  it('names only what its base has', () => {
    const refused = (change: Partial<House>) =>
      houseRefusals({ ...house, options: {}, discipline: {}, durations: {}, ...change }).map(
        ({ reason }) => reason.key,
      );
    expect(houseRefusals(house)).toEqual([]);
    expect(refused({ durations: { council: 60_000 } })).toEqual(['house.noClock']);
    expect(refused({ durations: { constructor: 60_000 } })).toEqual(['house.noClock']);
    expect(refused({ points: { 'DM-44': 1 } })).toEqual(['house.noAmount']);
    expect(refused({ options: { tieShrinks: 'never' } })).toEqual(['refusal.setup.option']);
    expect(refused({ discipline: { remarks: 3 } })).toEqual(['house.otherDiscipline']);
    expect(refused({ base: 'epoch-of-clones', discipline: { fouls: { silence: 1, removal: 2 } } })).toEqual([
      'house.otherDiscipline',
    ]);
    expect(refused({ base: 'epoch-of-clones', durations: { talk: 100_000 } })).toEqual(['house.cueAfterEnd']);
    expect(() => houseRuleset({ ...house, durations: { council: 60_000 } })).toThrow('does not fit');
  });

  it('PO-12: sets the clocks of its games, the others stay those of the base', () => {
    const { open } = upTo(houseRuleset(house), setupOf('polemica'), 'd1/speech/1');
    expect(open.clock).toMatchObject({ ms: 45_000 });
    const base = rulesetOf('polemica');
    if (!base) throw new Error('no base');
    expect(upTo(base, setupOf('polemica'), 'd1/speech/1').open.clock).toMatchObject({ ms: 60_000 });
  });

  it('EC-98, EC-118, DM-23: sets clocks and remarks in the other families too', () => {
    const epoch = houseRuleset({
      ...house,
      base: 'epoch-of-clones',
      options: {},
      durations: { talk: 300_000, talkCue: 200_000 },
      discipline: { remarks: 3 },
    });
    const { game, open } = upTo(epoch, setupOf('epoch-of-clones'), 'd1/talk');
    expect(open.clock).toMatchObject({ ms: 300_000, cueMs: 200_000 });
    expect(epoch.discipline?.(game.state).removal).toBe(3);
    const demafia = houseRuleset({ ...house, base: 'demafia', options: {}, durations: { talk: 90_000 } });
    expect(upTo(demafia, setupOf('demafia'), 'd1/talk').open.clock).toMatchObject({ ms: 90_000 });
  });

  it('A-31: sets the fouls that silence and remove, unless fouls are off', () => {
    const ruleset = houseRuleset(house);
    const state = ruleset.begin(setupOf('polemica'));
    const fouled = [1, 2].reduce((now) => ruleset.apply(now, { type: 'foul', seat: 4, during: 'n0' }), state);
    expect(ruleset.nextFoul(state, 4).consequence).toBe('none');
    expect(ruleset.nextFoul(fouled, 4)).toEqual({ count: 3, consequence: 'removal' });
    const off = houseRuleset({ ...house, options: { fouls: 'off' } });
    expect(off.nextFoul(fouled.setup.house ? off.begin(setupOf('polemica')) : state, 4).consequence).toBe(
      'none',
    );
  });

  it('DM-44…63: sets what a row of DeMafia is worth', () => {
    const ruleset = houseRuleset({ id: 'house002', name: 'H', base: 'demafia', points: { 'DM-63': -7.5 } });
    const state = ruleset.begin(setupOf('demafia'));
    const left = ruleset.apply(state, {
      type: 'left',
      seat: 2,
      cause: 'disqualified',
      during: 'n0',
      reason: 'insult',
    });
    expect(ruleset.ledger(left)).toMatchObject([{ rule: 'DM-63', amount: -7.5 }]);
  });

  it('its games carry what they are played with, and replay by the base alone', () => {
    const { game } = upTo(houseRuleset(house), setupOf('polemica'), 'd1/speech/3');
    const kept = setupSchema.parse(JSON.parse(JSON.stringify(withHouse(house, setupOf('polemica')))));
    expect(kept.house).toMatchObject({ id: 'house001', name: 'Quick evening' });
    expect(kept.options).toEqual({ voteAfterRemoval: 'goesOn' });
    const base = rulesetOf('polemica');
    expect(base && openGame(base, kept, game.lines)?.state).toEqual(game.state);
  });

  it('its options are the defaults that are offered, and an evening may choose others', () => {
    const offered = houseRuleset(house).options.find((one) => one.name === 'voteAfterRemoval');
    expect(offered).toMatchObject({ default: 'goesOn', values: ['goesOn', 'ask', 'cancelled'] });
    const chosen = withHouse(house, { ...setupOf('polemica'), options: { voteAfterRemoval: 'ask' } });
    expect(chosen.options).toEqual({ voteAfterRemoval: 'ask' });
  });

  it('an empty one plays every base as it is', () => {
    for (const base of rulesets) {
      const empty = houseRuleset({ id: 'house003', name: 'Same', base: base.id });
      expect(empty.options).toEqual(base.options);
      const { house: own, ...setup } = empty.begin(setupOf(base.id)).setup;
      expect(own).toEqual({ id: 'house003', name: 'Same' });
      expect(setup).toEqual(base.begin(setupOf(base.id)).setup);
    }
  });

  it('a screen cannot give a game numbers of its own', () => {
    const asks = (setup: Setup) =>
      requestBodySchema.safeParse({ type: 'startGame', season: 'season01', setup }).success;
    expect(asks(setupOf('polemica'))).toBe(true);
    expect(asks(withHouse(house, setupOf('polemica')))).toBe(false);
  });
});

describe('the host says no time that the club has changed', () => {
  it.each([
    ['demafia', 'talk', 'd1/talk', 'demafia.script.talk'],
    ['polemica', 'agreement', 'n0/meet', 'sports.script.meetMinute'],
    ['epoch-of-clones', 'talk', 'd1/talk', 'epoch.script.talk'],
  ] as const)('in %s by the clock %s', (base, clock, key, script) => {
    const seats = base === 'epoch-of-clones' ? 13 : 10;
    const scriptIn = (durations: Record<string, number>) => {
      const ruleset = houseRuleset({ ...house, base, options: {}, discipline: undefined, durations });
      return upTo(ruleset, setupOf(base, seats), key).open.script?.key;
    };
    expect(scriptIn({})).toBe(script);
    expect(scriptIn({ [clock]: 300_000 })).toBe(`${script}Own`);
  });
});
