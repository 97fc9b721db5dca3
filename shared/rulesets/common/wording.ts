/** Where a family of rules keeps the words of its steps. */
export interface Wording {
  readonly title: (name: string) => string;
  readonly script: (name: string) => string;
  readonly next: (name: string) => string;
  readonly option: (name: string) => string;
  /** Scripts that say how long a clock runs, by the clocks' names: house rules with such a clock have `<name>Own`. */
  readonly timed?: Readonly<Record<string, readonly string[]>>;
}
