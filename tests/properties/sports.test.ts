import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tally } from '../../shared/game/counts';
import { type Game, isRefused, openGame, redo, undo } from '../../shared/game/game';
import { fullLog } from '../../shared/game/hostView';
import { pointsTable } from '../../shared/game/points';
import type { GameState } from '../../shared/game/state';
import { sportsTables } from '../../shared/rulesets/sports';
import { winner } from '../../shared/rulesets/sports/win';
import { runs } from '../runs';
import { everyOf, expectOneOpenStep, expectWayOut } from './course';
import { Dice, rolls } from './dice';
import { offeredFaults } from './offers';
import { type Play, playGame, stamp } from './player';

/** Every sports table, and Mafia Pro's with random roles of the club's own. */
const tables = sportsTables.flatMap((ruleset) =>
  (ruleset.id === 'mafia-pro' ? ['classic', 'city'] : [null]).map((variant) => ({
    name: [ruleset.id, variant].filter(Boolean).join(' '),
    ruleset,
    options: (variant === null ? {} : { variant }) as Record<string, string>,
  })),
);

describe.each(tables)('a random game of $name', ({ ruleset, options }) => {
  /** Checks something of random games with random options; `usual` games in the daily run. */
  function holds(usual: number, property: (dice: Dice) => void, most = 500): void {
    fc.assert(
      fc.property(rolls(most), (list) => property(new Dice(list))),
      { numRuns: runs(usual), endOnFailure: true },
    );
  }
  const play = (dice: Dice, more: Play = {}) => playGame(dice, { ruleset, options, ...more });

  it('has exactly one open step while it runs, none after its end, and can be drawn at every moment', () => {
    holds(12, (dice) => {
      play(dice, {
        look: expectOneOpenStep,
      });
    });
  });

  it('has no dead end: Next with what is proposed comes to a later phase or the end', () => {
    holds(10, (dice) => {
      play(dice, { look: everyOf(12, expectWayOut) });
    });
  });

  it('takes what a step offers, refuses what it greys out, and lets Next pass where the step says so', () => {
    holds(10, (dice) => {
      play(dice, {
        look: ({ state }) => expect(offeredFaults(ruleset, state)).toEqual([]),
      });
    });
  });

  it('comes out the same when its journal is read again, and when its last line is undone and done again', () => {
    holds(10, (dice) => {
      const game = play(dice);
      const undone = undo(game, stamp);
      const redone = undone && !isRefused(undone) ? redo(undone.game, stamp) : null;
      if (redone && !isRefused(redone)) expect(redone.game.state).toEqual(game.state);
      const read = openGame(ruleset, game.setup, game.lines);
      expect(read?.state).toEqual(game.state);
      expect(fullLog(game)).toHaveLength(game.history.undoable.length);
    });
  });

  it('PO-33, SP-31, MP-23: in a closed count every voter has exactly one vote', () => {
    holds(10, (dice) => {
      for (const day of play(dice, { amends: 0, irregular: 0 }).state.days) {
        for (const count of day.counts.filter((one) => one.voters && one.candidates.length > 0)) {
          const votes = tally(count).reduce((sum, one) => sum + one.votes, 0);
          const voters = new Set([...(count.voters ?? []), ...count.hands.map((hand) => hand.voter)]);
          expect(votes).toBe(voters.size);
        }
      }
    });
  });

  it('PO-31, SP-38, MP-11: proposes a win only when the table says so; points are the sum of their rows', () => {
    holds(10, (dice) => {
      play(dice, {
        look: ({ state }: Game) => {
          if (state.win && state.phase !== 'n0') expect(state.win.winner).toBe(winner(state));
          const { rows, ledger, columns } = pointsTable(ruleset, state);
          for (const row of rows) {
            const own = ledger.filter((one) => one.seat === row.seat && !one.void);
            expect(row.total).toBe(own.reduce((sum, one) => sum + one.amount, 0));
            expect(Object.keys(row.points)).toEqual(columns);
          }
        },
      });
    });
  });

  it('MP-10, MP-11, A-124: without a win of the table’s own nobody is asked, and with neutrals Next does not finish', () => {
    holds(10, (dice) => {
      play(dice, {
        look: ({ state }: Game) => {
          const asked = ruleset.steps(state).find((step) => step.key.endsWith('/win'));
          if (!asked) return;
          const at = state.seats.filter((one) => one.out === null).map((one) => ownTeam(state, one.role));
          const count = (team: string) => at.filter((one) => one === team).length;
          if (state.win?.during !== 'n0') {
            const winner = count('black') === 0 ? 'red' : count('black') >= count('red') ? 'black' : null;
            expect(state.win?.winner).toBe(winner);
          }
          expect(asked.next.refusal === null).toBe(count('neutral') === 0);
        },
      });
    });
  });
});

/** The team of a role, told apart from the engine: by the two black cards and the club's own. */
function ownTeam({ setup }: GameState, role: string | null): string {
  if (role === 'don' || role === 'mafia') return 'black';
  return setup.customRoles?.find((one) => one.id === role)?.team ?? 'red';
}
