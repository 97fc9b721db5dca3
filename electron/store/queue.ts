/** Runs tasks one after another, whatever becomes of the ones before. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** `before` has to succeed before each task; a task whose turn it is otherwise rejects as `before` did. */
  constructor(private readonly before: () => Promise<void> = () => Promise.resolve()) {}

  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    const result = this.#last.then(this.before).then(task);
    // The caller of `run` gets the rejection; the chain itself must go on.
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Takes no more tasks; resolves when the accepted ones are done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
  }
}
