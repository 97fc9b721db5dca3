/** What a screen says of one part of a file that comes in several requests. */
interface Part {
  readonly upload: string;
  readonly part: number;
  readonly parts: number;
}

/** Collects the parts of one file at a time, in order; a part of another file begins anew. */
export class Parts<T> {
  private upload = '';
  private readonly rows: T[] = [];
  private next = 0;

  /** Everything with the last part, null before it, undefined for a part that does not fit. */
  take({ upload, part, parts }: Part, rows: readonly T[]): readonly T[] | null | undefined {
    if (part === 0) {
      this.upload = upload;
      this.rows.length = 0;
      this.next = 0;
    }
    if (this.upload !== upload || this.next !== part || part >= parts) return undefined;
    this.rows.push(...rows);
    this.next += 1;
    if (this.next < parts) return null;
    this.upload = '';
    return this.rows.splice(0);
  }
}
