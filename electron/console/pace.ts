/** How many messages of one screen are taken within a second; the fastest host stays far below it. */
export const messagesASecond = 50;

/** Counts what happens, so that no more than `most` of it happens within any `withinMs`. `mono` is monotonic ms. */
export class Pace {
  private readonly taken: number[] = [];
  private over = false;

  constructor(
    private readonly mono: () => number,
    private readonly most: number,
    private readonly withinMs: number,
  ) {}

  /** Takes one more, or says that it is too many; `first` of those in a row. */
  next(): 'taken' | 'first' | 'too many' {
    const now = this.mono();
    const oldest = this.taken[0];
    if (this.taken.length >= this.most && oldest !== undefined) {
      if (now - oldest < this.withinMs) {
        const first = !this.over;
        this.over = true;
        return first ? 'first' : 'too many';
      }
      this.taken.shift();
    }
    this.over = false;
    if (Number.isFinite(this.most)) this.taken.push(now);
    return 'taken';
  }
}
