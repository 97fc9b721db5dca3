import { describe, expect, it } from 'vitest';
import { factSchema } from '../../../shared/game/facts';
import { ledgerOf } from '../../../shared/game/ledger';
import { columnsOf } from '../../../shared/game/ruleset';
import type { GameState, OptionValue, Out } from '../../../shared/game/state';
import { houseRefusals } from '../../../shared/rulesets/house';
import { sportsTables } from '../../../shared/rulesets/sports';

/** Numbers of a club. The rules give none. */
const points = { win: 1, move2: 0.25, move3: 0.5, removal: -0.5, compensation: 0.4, compensationShare: 40 };
const house = { id: 'house001', name: 'Наші', points };
/** 1 Don, 2 and 3 Mafia, 4 Sheriff, 5–10 Citizens. */
const roles = ['don', 'mafia', 'mafia', 'sheriff', ...Array.from({ length: 6 }, () => 'citizen')];
const first: Out = { cause: 'night-kill', during: 'n1' };

describe.each(sportsTables.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  'A-45: the points of $id',
  ({ ruleset }) => {
    const played = (
      options: Record<string, OptionValue>,
      change: Partial<GameState>,
      outs: Record<number, Out>,
    ) => {
      const begun = ruleset.begin({
        ruleset: ruleset.id,
        options,
        ...(options.points === 'club' ? { house } : {}),
        seats: roles.map((_, at) => ({ player: `player${at + 10}`, name: `P${at + 1}` })),
        composition: ruleset.suggest(10),
      });
      const seats = begun.seats.map((seat, at) => ({
        ...seat,
        role: roles[at] ?? null,
        out: outs[at + 1] ?? null,
      }));
      return { ...begun, seats, ...change };
    };
    const ended = (winner: string) => ({ ended: { winner, during: 'd3/vote', reason: null, neutrals: [] } });
    const of = (state: GameState, seat: number) =>
      ledgerOf(ruleset, state).flatMap((row) => (row.seat === seat ? [[row.column, row.amount]] : []));

    it('are none unless the club has them', () => {
      const state = played({}, { ...ended('red'), suspects: [{ seat: 5, named: [1, 2, 3] }] }, { 5: first });
      expect(ledgerOf(ruleset, state).filter(({ rule }) => rule.startsWith('club'))).toEqual([]);
      expect(columnsOf(ruleset, state.setup)).toEqual(ruleset.columns);
      expect(ruleset.options.map(({ name }) => name)).not.toContain('points');
      // An option alone brings no points: the numbers are those of house rules.
      const { house: _, ...setup } = played({ points: 'club' }, ended('red'), {}).setup;
      expect(columnsOf(ruleset, setup)).toEqual(ruleset.columns);
    });

    it('have no number that the club has not set, and none can be left out', () => {
      expect(new Set(Object.values(ruleset.amounts ?? {}))).toEqual(new Set([null]));
      const moves = ruleset.id === 'mafia-pro' ? ['move2', 'move3'] : [];
      expect(ruleset.amountsNeeded?.({})).toEqual([]);
      expect(ruleset.amountsNeeded?.({ points: 'club' })).toEqual(['win', ...moves, 'removal']);
      const all = ['win', ...moves, 'removal', 'compensation', 'compensationShare'];
      const season = { points: 'club', compensation: 'season' };
      expect(ruleset.amountsNeeded?.(season)).toEqual(all);
      const ours = { id: 'house001', name: 'Наші', base: ruleset.id, options: season };
      const said = (own: Record<string, number>) =>
        houseRefusals({ ...ours, points: own }).map(({ reason }) => reason.key);
      expect(said({})).toEqual(all.map(() => 'house.amountMissing'));
      const set = Object.fromEntries(all.map((name) => [name, 1]));
      expect(said(set)).toEqual([]);
      expect([said({ ...set, compensationShare: 0 }), said({ ...set, compensationShare: 101 })]).toEqual([
        ['house.share'],
        ['house.share'],
      ]);
    });

    it('over a season mark whom they are for, and give nothing in the game', () => {
      const options = { points: 'club', compensation: 'season' };
      expect(of(played(options, ended('black'), { 5: first }), 5)).toEqual([['compensation', 0]]);
      expect(of(played(options, ended('red'), { 5: first }), 5)).toEqual([['base', 1]]);
    });

    it('are given for the win to the whole team', () => {
      const rows = ledgerOf(ruleset, played({ points: 'club' }, ended('black'), {}));
      expect(rows.map(({ seat, column, amount }) => [seat, column, amount])).toEqual(
        [1, 2, 3].map((seat) => [seat, 'base', 1]),
      );
    });

    it.each([
      [[1, 2, 3], [['move', 0.5]]],
      [[1, 2, 6], [['move', 0.25]]],
      [[1, 6, 7], []],
      [[1, 1, 6], []],
    ])('for the best move %j are %j', (named, points) => {
      expect(of(played({ points: 'club' }, { suspects: [{ seat: 5, named }] }, { 5: first }), 5)).toEqual(
        points,
      );
    });

    it.each([
      ['off', 'black', 5, first, []],
      ['flat', 'black', 5, first, [['compensation', 0.4]]],
      [
        'flat',
        'red',
        5,
        first,
        [
          ['base', 1],
          ['compensation', 0.4],
        ],
      ],
      ['whenLost', 'red', 5, first, [['base', 1]]],
      ['whenLost', 'black', 5, first, [['compensation', 0.4]]],
      ['flat', 'red', 2, first, []],
      ['flat', 'black', 5, { cause: 'night-kill', during: 'n2' }, []],
      ['flat', 'black', 5, { cause: 'vote', during: 'd1/vote' }, []],
    ] as const)(
      'with compensation %s and %s winning, seat %i has its own',
      (compensation, winner, seat, out, points) => {
        expect(of(played({ points: 'club', compensation }, ended(winner), { [seat]: out }), seat)).toEqual(
          points,
        );
      },
    );

    it.each(['fouls', 'removed'] as const)('a removal by %s costs, going home does not', (cause) => {
      const during = 'd1/talk';
      const state = played({ points: 'club' }, {}, { 6: { cause, during }, 7: { cause: 'left', during } });
      expect([of(state, 6), of(state, 7)]).toEqual([[['penalty', -0.5]], []]);
    });

    it('extra points and penalties are the host’s, with a comment', () => {
      const word = {
        type: 'overrule',
        what: { kind: 'points', seat: 5, column: 'extra', amount: 0.3 },
        during: 'n0',
      };
      expect(factSchema.safeParse({ ...word, reason: '' }).success).toBe(false);
      const fact = factSchema.parse({ ...word, reason: 'a strong speech' });
      const on = played({ points: 'club' }, {}, {});
      expect(ruleset.check(on, fact).kind).toBe('ok');
      expect(of(ruleset.apply(on, fact), 5)).toEqual([['extra', 0.3]]);
      if (ruleset.columns.length === 0)
        expect(ruleset.check(played({}, {}, {}), fact)).toMatchObject({ kind: 'impossible', rule: 'A-45' });
    });
  },
);
