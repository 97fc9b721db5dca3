const name = 'console-sound';

/**
 * Of several host windows exactly one sounds: the one the host works in, another when it closes. `changed` is told
 * whenever this window begins or ceases to be it.
 */
export class SoundingWindow {
  here = false;
  #waits = false;

  constructor(private readonly changed: () => void) {
    if (!('locks' in navigator)) {
      this.#set(true);
      return;
    }
    this.#wait();
    for (const gesture of ['pointerdown', 'keydown']) {
      window.addEventListener(gesture, () => this.#take(), { capture: true });
    }
  }

  #take(): void {
    if (!this.here) this.#claim({ steal: true });
  }

  #wait(): void {
    if (this.#waits) return;
    this.#waits = true;
    this.#claim({});
  }

  #claim(how: LockOptions): void {
    navigator.locks
      .request(name, how, () => {
        if (!how.steal) this.#waits = false;
        this.#set(true);
        return new Promise<never>(() => undefined);
      })
      .catch((error: unknown) => {
        // Another window took it; that one may close.
        if (error instanceof Error && error.name === 'AbortError') {
          this.#set(false);
          this.#wait();
          return;
        }
        console.error('Which window sounds could not be settled:', error);
        this.#set(true);
      });
  }

  #set(here: boolean): void {
    if (this.here === here) return;
    this.here = here;
    this.changed();
  }
}
