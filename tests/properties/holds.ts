import fc from 'fast-check';
import type { Game } from '../../shared/game/game';
import { runs } from '../runs';
import { Dice, rolls } from './dice';
import { type Play, playGame } from './player';

/** Checks something of random games: `usual` games in the daily run, each of up to `most` rolls. */
export function holds(usual: number, most: number, property: (dice: Dice) => void): void {
  fc.assert(
    fc.property(rolls(most), (list) => property(new Dice(list))),
    // A game of a thousand rolls shrinks for hours; the rolls that failed are printed.
    { numRuns: runs(usual), endOnFailure: true },
  );
}

/** A property that looks at every move of a game. */
export const looked = (play: Play) => (dice: Dice) => {
  playGame(dice, play);
};

/** Whether the host played on over a proposed win. */
export const declined = (game: Game) =>
  game.timeline.some((one) => one.entry.fact.type === 'winDeclined' && one.status !== 'orphan');
