import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roomView } from '../../shared/game/roomView';
import { demafia } from '../../shared/rulesets/demafia';
import { sportsTables } from '../../shared/rulesets/sports';
import { runs } from '../runs';
import { Dice, rolls } from './dice';
import { playGame } from './player';
import { scrambled } from './secrets';

/** Every table, with roles closed and, where the rules know it, open; Mafia Pro's also with roles of the club's own. */
const tables = [demafia, ...sportsTables].flatMap((ruleset) => {
  const has = (option: string) => ruleset.options.some(({ name }) => name === option);
  return (has('variant') ? ['classic', 'city'] : ['']).flatMap((variant) =>
    (has('reveal') ? ['closed', 'open'] : ['']).map((reveal) => ({
      name: [ruleset.id, variant, reveal].filter(Boolean).join(' '),
      ruleset,
      options: { ...(variant ? { variant } : {}), ...(reveal ? { reveal } : {}) } as Record<string, string>,
    })),
  );
});

it.each(tables)(
  'DM-66, PO-17, SP-49, MP-41, MP-42: replacing every secret of any state of $name by anything leaves the bytes of the room’s view the same',
  ({ ruleset, options }) => {
    let compared = 0;
    fc.assert(
      fc.property(rolls(700), rolls(400), (list, other) => {
        const secrets = new Dice(other);
        playGame(new Dice(list), {
          ruleset,
          options,
          look: (game) => {
            if (game.state.ended) return;
            const isOpen = (seat: number) => ruleset.isOpen?.(game.state, seat) ?? false;
            const changed = { ...game, state: scrambled(game.state, secrets, isOpen) };
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
