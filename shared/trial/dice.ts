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

/** Chance of a game by its number: the same number always plays the same game. */
export function diceOf(no: number): Dice {
  let at = Math.imul(no, 0x9e3779b1) >>> 0;
  return new Dice(() => {
    at = (at + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(at ^ (at >>> 15), at | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return (more ^ (more >>> 14)) >>> 0;
  });
}
