import { z } from 'zod';
import { type Text, text } from '../../shared/game/words';
import { StoreError } from '../store/store';

/** How a write went: on disk, or kept in memory and being tried again. */
export type Written = 'saved' | 'held';

interface Task {
  readonly write: () => Promise<void>;
  readonly settle: (written: Written) => void;
  readonly fail: (error: unknown) => void;
}

const firstRetryMs = 500;
const lastRetryMs = 5_000;

/**
 * Writes in order and never gives up: what fails is held in memory and tried again, and so is everything behind it.
 * `onChange` is told how many writes are held and why.
 */
export class Outbox {
  private readonly tasks: Task[] = [];
  private writing = false;
  private retryMs = firstRetryMs;
  private timer: NodeJS.Timeout | null = null;
  private error: Text | null = null;
  private idle: (() => void)[] = [];

  constructor(private readonly onChange: () => void) {}

  /** Writes held now, and what keeps them. */
  get state(): { readonly held: number; readonly error: Text | null } {
    return { held: this.error === null ? 0 : this.tasks.length, error: this.error };
  }

  /** Resolves `saved` once the write is on disk, or `held` as soon as it is clear that it is not; rejects on a bug. */
  write(write: () => Promise<void>): Promise<Written> {
    return new Promise((settle, fail) => {
      this.tasks.push({ write, settle, fail });
      if (this.error !== null) this.onChange();
      void this.drain();
    });
  }

  /** Waits until everything is written, or until one more try has failed. */
  async close(): Promise<void> {
    await this.drain();
    if (this.writing) await new Promise<void>((resolve) => this.idle.push(resolve));
    if (this.timer) clearTimeout(this.timer);
  }

  private async drain(): Promise<void> {
    if (this.writing) return;
    this.writing = true;
    if (this.timer) clearTimeout(this.timer);
    for (let task = this.tasks[0]; task; task = this.tasks[0]) {
      try {
        await task.write();
      } catch (error) {
        if (!isBug(error)) {
          this.failed(error);
          break;
        }
        // What cannot be written today cannot be written tomorrow, and must not stand in the way.
        this.tasks.shift();
        task.fail(error);
        continue;
      }
      this.tasks.shift();
      task.settle('saved');
    }
    this.writing = false;
    if (this.tasks.length === 0) this.recovered();
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private failed(error: unknown): void {
    this.error = whyOf(error);
    for (const task of this.tasks) task.settle('held');
    this.timer = setTimeout(() => void this.drain(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, lastRetryMs);
    this.onChange();
  }

  private recovered(): void {
    this.retryMs = firstRetryMs;
    if (this.error === null) return;
    this.error = null;
    this.onChange();
  }
}

function whyOf(error: unknown): Text {
  if (error instanceof StoreError) return error.text;
  return text('store.error.unknown', { why: error instanceof Error ? error.message : String(error) });
}

/** Whether the value is what cannot be written, and not the disk that does not take it. */
function isBug(error: unknown): boolean {
  return error instanceof z.ZodError || error instanceof RangeError || error instanceof TypeError;
}
