import { appendFileSync, renameSync, statSync } from 'node:fs';
import { format } from 'node:util';

const mostBytes = 512 * 1024;
const longestEntry = 8 * 1024;

/**
 * What went wrong, in a file that the host can send. A full file becomes the old one, so that both together never
 * take more than twice `most` bytes; the same trouble again and again is counted instead of repeated.
 */
export class ErrorLog {
  private last = '';
  private repeated = 0;

  /** `now` gives the wall clock, ms. */
  constructor(
    readonly file: string,
    private readonly now: () => number,
    private readonly most = mostBytes,
  ) {}

  write(what: string): void {
    const entry = what.slice(0, longestEntry);
    if (entry === this.last) {
      this.repeated += 1;
      return;
    }
    if (this.repeated > 0) this.append(`(${this.repeated} more times)`);
    this.last = entry;
    this.repeated = 0;
    this.append(entry);
  }

  /** Has everything that is reported on this console as an error written down as well. */
  hear(console: Pick<Console, 'error'>): void {
    const { error } = console;
    console.error = (...said: unknown[]) => {
      error.apply(console, said);
      this.write(format(...said));
    };
  }

  private append(entry: string): void {
    const line = `${new Date(this.now()).toISOString()} ${entry}\n`;
    try {
      if (this.size() + Buffer.byteLength(line) > this.most) renameSync(this.file, `${this.file}.old`);
      appendFileSync(this.file, line, { mode: 0o600 });
    } catch {
      // A disk that takes no log must not stop a game; what is wrong with it the saving of the game tells.
    }
  }

  private size(): number {
    return statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
  }
}
