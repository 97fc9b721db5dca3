import fc from 'fast-check';

/** Chance as a list of numbers, so that a failing game shrinks to a short one. Out of rolls, it says 0. */
export class Dice {
  private at = 0;

  constructor(private readonly rolls: readonly number[]) {}

  /** Whether all rolls are used up. */
  get empty(): boolean {
    return this.at >= this.rolls.length;
  }

  /** A whole number from 0, below the argument. */
  below(limit: number): number {
    const roll = this.rolls[this.at] ?? 0;
    this.at += 1;
    return limit <= 0 ? 0 : roll % limit;
  }

  /** A whole number from `from` to `to`. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** One of these; undefined of none. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** True this often in a hundred. */
  often(percent: number): boolean {
    return this.below(100) < percent;
  }
}

/** Rolls for one game: the more, the longer it goes. Without bias: small numbers would play every game alike. */
export const rolls = (most: number) =>
  fc.noBias(fc.array(fc.nat({ max: 9_999 }), { minLength: 40, maxLength: most, size: 'max' }));
