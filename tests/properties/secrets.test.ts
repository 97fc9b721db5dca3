import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomView } from '../../shared/game/roomView';
import { demafia } from '../../shared/rulesets/demafia';
import { sportsTables } from '../../shared/rulesets/sports';
import { runs } from '../runs';
import { Dice, rolls } from './dice';
import { playGame } from './player';
import { scrambled } from './secrets';

const tables = [
  ...[demafia, ...sportsTables].map((ruleset) => ({ ruleset, roles: 'closed', open: false })),
  ...sportsTables
    .filter(({ options }) => options.some((option) => option.name === 'reveal'))
    .map((ruleset) => ({ ruleset, roles: 'open', open: true })),
];

it.each(tables)(
  'DM-66, PO-17, SP-49, MP-41, MP-42: replacing every secret of any state of $ruleset.id by anything leaves the bytes of the room’s view the same, roles $roles',
  ({ ruleset, roles, open }) => {
    let compared = 0;
    fc.assert(
      fc.property(rolls(700), rolls(400), (list, other) => {
        const secrets = new Dice(other);
        playGame(new Dice(list), {
          ruleset,
          options: ruleset.options.some(({ name }) => name === 'reveal') ? { reveal: roles } : {},
          look: (game) => {
            if (game.state.ended) return;
            const changed = { ...game, state: scrambled(game.state, secrets, open) };
            expect(JSON.stringify(roomView(changed))).toBe(JSON.stringify(roomView(game)));
            compared += 1;
          },
        });
      }),
      { numRuns: runs(ruleset === demafia ? 40 : 12) },
    );
    expect(compared).toBeGreaterThan(500);
  },
);
