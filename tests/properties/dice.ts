import fc from 'fast-check';
import { Dice as Chance } from '../../shared/trial/dice';

/** Chance as a list of numbers, so that a failing game shrinks to a short one. Out of rolls, it says 0. */
export class Dice extends Chance {
  private at: { no: number };

  constructor(private readonly rolls: readonly number[]) {
    const at = { no: 0 };
    super(() => {
      at.no += 1;
      return rolls[at.no - 1] ?? 0;
    });
    this.at = at;
  }

  /** Whether all rolls are used up. */
  get empty(): boolean {
    return this.at.no >= this.rolls.length;
  }
}

/** Rolls for one game: the more, the longer it goes. Without bias: small numbers would play every game alike. */
export const rolls = (most: number) =>
  fc.noBias(fc.array(fc.nat({ max: 9_999 }), { minLength: 40, maxLength: most, size: 'max' }));
