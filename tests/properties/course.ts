import { expect } from 'vitest';
import type { Game } from '../../shared/game/game';
import { hostView } from '../../shared/game/hostView';
import { orderOf } from '../../shared/game/phases';
import { roomView } from '../../shared/game/roomView';
import { openStep, pressOn } from './player';

/** Exactly one step is open while the game runs and none after its end, and both screens can be drawn. */
export function expectOneOpenStep(game: Game): void {
  const steps = game.ruleset.steps(game.state);
  expect(steps.filter((step) => step.status === 'now')).toHaveLength(game.state.ended ? 0 : 1);
  expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length);
  expect(steps.every((step) => /^[a-z0-9][a-z0-9/-]{0,59}$/.test(step.key))).toBe(true);
  const view = hostView(game, { id: 'game', season: 'season', gameNo: 1 });
  expect(view.now).toBe(openStep(game)?.key ?? null);
  expect(JSON.stringify(roomView(game))).not.toContain('undefined');
}

/** From here Next with what is proposed comes to a later phase or the end. */
export function expectWayOut(from: Game): void {
  const order = orderOf(from.state.phase);
  let game = from;
  for (let presses = 0; !game.state.ended && orderOf(game.state.phase) === order; presses += 1) {
    expect(presses).toBeLessThan(150);
    game = pressOn(game);
  }
}

/** Looks at every so many changes of a game. */
export function everyOf(count: number, look: (game: Game) => void): (game: Game) => void {
  let tried = 0;
  return (game) => {
    tried += 1;
    if (tried % count === 0) look(game);
  };
}
