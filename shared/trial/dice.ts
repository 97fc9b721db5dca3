/** Chance that comes in from outside: `roll` gives whole numbers from 0. */
export class Dice {
  constructor(private readonly roll: () => number) {}

  /** A whole number from 0, below the argument. */
  below(limit: number): number {
    const roll = this.roll();
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
