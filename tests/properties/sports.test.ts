import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tally } from '../../shared/game/counts';
import { type Game, isRefused, openGame, redo, undo } from '../../shared/game/game';
import { fullLog, hostView } from '../../shared/game/hostView';
import { orderOf } from '../../shared/game/phases';
import { pointsTable } from '../../shared/game/points';
import { roomView } from '../../shared/game/roomView';
import type { GameState } from '../../shared/game/state';
import type { Answer, Step } from '../../shared/game/steps';
import type { Refusal } from '../../shared/game/words';
import { sportsTables } from '../../shared/rulesets/sports';
import { winner } from '../../shared/rulesets/sports/win';
import { runs } from '../runs';
import { Dice, rolls } from './dice';
import { openStep, type Play, playGame, pressOn, stamp } from './player';

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
        look: (game) => {
          const steps = ruleset.steps(game.state);
          expect(steps.filter((step) => step.status === 'now')).toHaveLength(game.state.ended ? 0 : 1);
          expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length);
          expect(steps.every((step) => /^[a-z0-9][a-z0-9/-]{0,59}$/.test(step.key))).toBe(true);
          const view = hostView(game, { id: 'game', season: 'season', gameNo: 1 });
          expect(view.now).toBe(openStep(game)?.key ?? null);
          expect(JSON.stringify(roomView(game))).not.toContain('undefined');
        },
      });
    });
  });

  it('has no dead end: Next with what is proposed comes to a later phase or the end', () => {
    holds(10, (dice) => {
      let tried = 0;
      play(dice, {
        look: (after) => {
          tried += 1;
          if (tried % 12 !== 0) return;
          const order = orderOf(after.state.phase);
          let game = after;
          for (let presses = 0; !game.state.ended && orderOf(game.state.phase) === order; presses += 1) {
            expect(presses).toBeLessThan(150);
            game = pressOn(game);
          }
        },
      });
    });
  });

  it('takes what a step offers, refuses what it greys out, and lets Next pass where the step says so', () => {
    holds(10, (dice) => {
      play(dice, {
        look: ({ state }) => {
          const step = ruleset.steps(state).find((one) => one.status === 'now');
          if (!step) return;
          for (const { answer, refusal } of answersOf(step)) {
            const facts = ruleset.answer(state, step.key, answer);
            const [fact] = 'rule' in facts ? [] : facts.slice(-1);
            const verdict = fact && ruleset.check(state, fact);
            const rule = !verdict || verdict.kind === 'ok' ? undefined : verdict.rule;
            expect([step.key, answer, rule]).toEqual([step.key, answer, refusal?.rule]);
          }
          const [fact] = ruleset.next(state).slice(-1);
          if (!fact || fact.type === 'gameEnded') return;
          const verdict = ruleset.check(state, fact);
          expect([step.key, verdict.kind === 'ok' ? null : verdict.kind]).toEqual([
            step.key,
            step.next.refusal?.kind ?? null,
          ]);
        },
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

interface Offered {
  readonly answer: Answer;
  readonly refusal: Refusal | undefined;
}

/** Everything that a step offers, with what it says against it. */
function answersOf(step: Step): Offered[] {
  switch (step.kind) {
    case 'choice':
      return step.options
        .filter(() => !step.key.endsWith('/win'))
        .map(({ id, refusal }) => ({ answer: { type: 'option', option: id }, refusal }));
    case 'hands':
      return step.offers
        .filter(({ seat }) => !step.up.includes(seat))
        .map(({ seat, refusal }) => ({ answer: { type: 'hands', voters: [seat], up: true }, refusal }));
    case 'discussion':
      return step.offers.map(({ seat, refusal }) => ({
        answer: { type: 'nominate', seat, by: null },
        refusal,
      }));
    case 'seat':
    case 'shots':
      return step.offers.map(({ seat, refusal }) => ({ answer: { type: 'seat', seat }, refusal }));
    default:
      return [];
  }
}
