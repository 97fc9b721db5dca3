import { describe, expect, it } from 'vitest';
import type { Fact } from '../../shared/game/facts';
import type { Game } from '../../shared/game/game';
import { fullLog, hostView } from '../../shared/game/hostView';
import { orderOf } from '../../shared/game/phases';
import { roomView } from '../../shared/game/roomView';
import type { GameState } from '../../shared/game/state';
import { demafia } from '../../shared/rulesets/demafia';
import { declined, holds, looked } from './holds';
import { openStep, playGame, pressOn } from './player';

describe('a random game', () => {
  it('has exactly one open step while it runs and none after its end', () => {
    holds(
      40,
      900,
      looked({
        look: ({ state }) => {
          const steps = demafia.steps(state);
          expect(steps.filter((step) => step.status === 'now')).toHaveLength(state.ended ? 0 : 1);
          expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length);
          expect(steps.every((step) => step.phase === state.phase)).toBe(true);
          expect(steps.every((step) => /^[a-z0-9][a-z0-9/-]{0,59}$/.test(step.key))).toBe(true);
          const now = steps.findIndex((step) => step.status === 'now');
          expect(steps.slice(0, now).every((step) => step.status === 'done')).toBe(true);
        },
      }),
    );
  });

  it('has no dead end: from any state Next with what is proposed comes to a later phase or the end', () => {
    holds(25, 700, (dice) => {
      let tried = 0;
      const look = (after: Game) => {
        tried += 1;
        if (tried % 12 !== 0) return;
        const order = orderOf(after.state.phase);
        let game = after;
        for (let presses = 0; !game.state.ended && orderOf(game.state.phase) === order; presses += 1) {
          expect(presses).toBeLessThan(150);
          game = pressOn(game);
        }
      };
      playGame(dice, { look });
    });
  });

  it('comes to its end when nothing but Next is pressed, unless the host has declined a win', () => {
    holds(15, 200, (dice) => {
      let game = playGame(dice, { amends: 0, irregular: 0, shy: 0 });
      const order = orderOf(game.state.phase);
      const goesOn = () => !game.state.ended && orderOf(game.state.phase) < order + 3 * 22;
      while (goesOn()) game = pressOn(game);
      // Without a Boss, Mafia or Lover who showed himself nobody shoots, and nobody need ever die.
      const shooting = game.state.seats.some((seat) => ['boss', 'mafia'].includes(seat.role ?? ''));
      if (!declined(game) && shooting) expect(game.state.ended).not.toBeNull();
    });
  });

  it('takes what a step offers and refuses what it greys out, with the same rule', () => {
    holds(
      25,
      700,
      looked({
        look: ({ state }) => {
          const step = demafia.steps(state).find((one) => one.status === 'now');
          if (!step || !('offers' in step) || step.kind === 'roles') return;
          for (const offer of step.offers) {
            const fact = offeredFact(state, step, offer.seat);
            if (!fact) continue;
            const verdict = demafia.check(state, fact);
            expect([step.key, offer.seat, verdict.kind === 'ok' ? null : verdict.rule]).toEqual([
              step.key,
              offer.seat,
              offer.refusal?.rule ?? null,
            ]);
          }
        },
      }),
    );
  });

  it('lets Next pass exactly where the step says so', () => {
    holds(
      25,
      700,
      looked({
        look: ({ state }) => {
          const step = demafia.steps(state).find((one) => one.status === 'now');
          const [fact] = demafia.next(state).slice(-1);
          if (!step || !fact || fact.type === 'gameEnded') return;
          const verdict = demafia.check(state, fact);
          expect([step.key, verdict.kind === 'ok' ? null : verdict.kind]).toEqual([
            step.key,
            step.next.refusal?.kind ?? null,
          ]);
        },
      }),
    );
  });

  it('can be drawn for both screens at every moment', () => {
    holds(
      20,
      700,
      looked({
        look: (game) => {
          const view = hostView(game, { id: 'game', season: 'season', gameNo: 1 });
          expect(view.now).toBe(openStep(game)?.key ?? null);
          expect(JSON.stringify(roomView(game))).not.toContain('undefined');
          expect(fullLog(game).length).toBe(game.history.undoable.length);
        },
      }),
    );
  });
});

function offeredFact(
  state: GameState,
  step: NonNullable<ReturnType<typeof openStep>>,
  seat: number,
): Fact | null {
  if (step.kind === 'hands') {
    if (step.up.includes(seat) || step.waiting.includes(seat)) return null;
    const { count, candidate } = step;
    return { type: 'hand', day: state.days.at(-1)?.no ?? 0, count, candidate, voter: seat, up: true };
  }
  const answer =
    step.kind === 'discussion'
      ? ({ type: 'nominate', seat, by: null } as const)
      : ({ type: 'seat', seat } as const);
  const facts = demafia.answer(state, step.key, answer);
  return 'rule' in facts ? null : (facts[0] ?? null);
}
