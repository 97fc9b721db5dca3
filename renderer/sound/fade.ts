const stepMs = 50;

/** A loudness that goes up and down by itself, between 0 and 1. */
export class Fade {
  #level = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly set: (level: number) => void,
    private readonly now: () => number,
  ) {}

  /** Goes to this level within so long, in ms, then does what is to be done; another fade takes its place. */
  to(level: number, ms: number, then: () => void = () => undefined): void {
    this.stop();
    const [from, began] = [this.#level, this.now()];
    const step = () => {
      // By the time that has passed: a hidden page is woken once a second only.
      const share = Math.min(1, (this.now() - began) / ms);
      this.#level = from + (level - from) * share;
      this.set(this.#level);
      if (share < 1) return;
      this.stop();
      then();
    };
    this.#timer = setInterval(step, stepMs);
  }

  /** Is at this level at once. */
  at(level: number): void {
    this.stop();
    this.#level = level;
    this.set(level);
  }

  /** Stays where it is. */
  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
