import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomView } from '../../shared/game/roomView';
import { runs } from '../runs';
import { Dice, rolls } from './dice';
import { playGame } from './player';
import { scrambled } from './secrets';

it('DM-66: replacing every secret of any state by anything leaves the bytes of the room’s view the same', () => {
  let compared = 0;
  fc.assert(
    fc.property(rolls(700), rolls(400), (list, other) => {
      const secrets = new Dice(other);
      playGame(new Dice(list), {
        look: (game) => {
          if (game.state.ended) return;
          const changed = { ...game, state: scrambled(game.state, secrets) };
          expect(JSON.stringify(roomView(changed))).toBe(JSON.stringify(roomView(game)));
          compared += 1;
        },
      });
    }),
    { numRuns: runs(40) },
  );
  expect(compared).toBeGreaterThan(1_000);
});
