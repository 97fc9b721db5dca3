import { describe, expect, it } from 'vitest';
import { sealSchema } from '../../shared/game/journal';
import { pointsTable } from '../../shared/game/points';
import { sealOf } from '../../shared/game/seal';
import { demafia } from '../../shared/rulesets/demafia';
import { holds, looked } from './holds';
import { playGame } from './player';

describe('points', () => {
  it('are the sum of their rows, each in a known column', () => {
    holds(
      30,
      700,
      looked({
        look: ({ state }) => {
          const table = pointsTable(demafia, state);
          for (const row of table.rows) {
            const rows = table.ledger.filter((one) => one.seat === row.seat && !one.void);
            expect(row.total).toBe(rows.reduce((sum, one) => sum + one.amount, 0));
            expect(Object.keys(row.points)).toEqual(demafia.columns);
          }
        },
      }),
    );
  });

  it('DM-43: a disqualified seat has exactly −50', () => {
    holds(30, 700, (dice) => {
      const { state } = playGame(dice, { options: { dqKeepsEarned: false } });
      for (const row of pointsTable(demafia, state).rows) {
        if (state.seats[row.seat - 1]?.disqualified) expect(row.total).toBe(-50);
      }
    });
  });

  it('A-27: or, where the club keeps them, −50 and what was earned, without a base and awards', () => {
    holds(20, 700, (dice) => {
      const { state } = playGame(dice, { options: { dqKeepsEarned: true } });
      for (const row of pointsTable(demafia, state).rows) {
        if (!state.seats[row.seat - 1]?.disqualified) continue;
        expect(row.points).toMatchObject({ base: 0, judge: 0, penalty: -50 });
      }
    });
  });

  it('of votes are at most one a seat and day, of oratory at most one a seat and day', () => {
    holds(30, 900, (dice) => {
      const rows = demafia.ledger(playGame(dice).state);
      for (const rule of ['DM-58', 'DM-60']) {
        const each = rows.filter((row) => row.rule === rule).map((row) => `${row.seat} ${row.when}`);
        expect(new Set(each).size).toBe(each.length);
      }
    });
  });

  it('of a Maniac are at most five for each black', () => {
    holds(30, 900, (dice) => {
      const rows = demafia.ledger(playGame(dice).state);
      const visits = rows.filter((row) => row.rule === 'DM-47' || row.rule === 'DM-48');
      const each = visits.map((row) => `${row.rule} ${row.note}`);
      expect(new Set(each).size).toBe(each.length);
    });
  });

  it('can be sealed at any moment', () => {
    holds(20, 500, (dice) => {
      const game = playGame(dice);
      const seal = sealOf(game);
      expect(sealSchema.parse(JSON.parse(JSON.stringify(seal)))).toEqual(seal);
    });
  });
});
