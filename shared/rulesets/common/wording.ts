/** Where a family of rules keeps the words of its steps. */
export interface Wording {
  readonly title: (name: string) => string;
  readonly script: (name: string) => string;
  readonly next: (name: string) => string;
  readonly option: (name: string) => string;
}
