import { type Howl, Howler } from 'howler';

/** Why nothing leaves the loudspeakers. `locked`: the browser waits for the first click or key. */
export type OutputTrouble = 'unsupported' | 'locked' | 'suspended' | 'device';

/** How often the output is looked after, in ms; a new one is made no more often than that. */
const lookMs = 2_000;

/** What the output needs of the page. */
export interface Around {
  /** Whether the host has pressed anything yet. */
  readonly touched: () => boolean;
  /** Monotonic ms. */
  readonly now: () => number;
}

/** howler's types leave out that its context may be missing, and its own note of whether that runs. */
const howler = Howler as Omit<typeof Howler, 'ctx'> & { ctx: AudioContext | null; state: AudioContextState };

/**
 * howler's way to the loudspeakers, kept awake, and made anew where it cannot be woken: when the device went away, when
 * the machine slept, when the system took it ("interrupted") and did not give it back, when it says that it runs and
 * its time stands still.
 */
export class Output {
  #failed = false;
  /** Where its time stood at the last look; null for an output that has not been looked at. */
  #stood: { readonly at: number; readonly time: number; readonly ran: boolean } | null = null;
  #builtAt = Number.NEGATIVE_INFINITY;
  #listeners = new Set<() => void>();
  #built = new Set<() => void>();

  constructor(private readonly around: Around) {
    // Asleep, the output would swallow the bell after half a minute of silence.
    howler.autoSuspend = false;
    // It would make a second context, and sound on the first click; `wake` is all that a click is needed for.
    howler.autoUnlock = false;
    this.#build();
  }

  get awake(): boolean {
    return howler.ctx?.state === 'running' && !this.#failed;
  }

  get trouble(): OutputTrouble | null {
    if (typeof AudioContext === 'undefined') return 'unsupported';
    if (this.#failed || !howler.ctx) return 'device';
    if (howler.ctx.state === 'running') return null;
    return this.around.touched() ? 'suspended' : 'locked';
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls at once where there is a context, and for each one after it: sounds belong to the one they were made on. */
  onBuilt(listener: () => void): void {
    this.#built.add(listener);
    if (howler.ctx) listener();
  }

  /** Plays a sound that is loaded, at once; false where nothing can be heard now. Throws what the context throws. */
  play(howl: Howl): boolean {
    if (!this.awake) return false;
    // By a note that is behind howler would wait for a resume, and play late.
    howler.state = 'running';
    return howl.playing(howl.play());
  }

  /** Wakes the output, or makes a new one; `anew`: rather that. Resolves when it is known whether that helped. */
  async wake(anew = false): Promise<void> {
    if (this.awake) return;
    if (anew || !howler.ctx || howler.ctx.state === 'closed' || this.#failed) this.#build();
    await this.#resume();
  }

  /** To be called now and then, and whenever the devices or the page changed. */
  look(): void {
    const { now } = this.around;
    const before = this.#stood;
    if (before && now() - before.at < lookMs / 2) return;
    const { ctx } = howler;
    this.#stood = ctx && { at: now(), time: ctx.currentTime, ran: ctx.state === 'running' };
    if (!ctx || ctx.state === 'closed' || this.#failed) this.#rebuild();
    else if (ctx.state === 'running') {
      if (before?.ran && before.time === ctx.currentTime) this.#rebuild();
    } else if (before && !before.ran && this.around.touched()) this.#rebuild();
    else void this.#resume();
  }

  #rebuild(): void {
    if (this.around.now() - this.#builtAt < lookMs) return;
    this.#build();
    void this.#resume();
  }

  /** `Howler.unload` does the same and stops the music, which needs no context, and fails on one that is closed. */
  #build(): void {
    const old = howler.ctx;
    this.#stood = null;
    this.#builtAt = this.around.now();
    howler.ctx = null;
    if (old && old.state !== 'closed') {
      old.close().catch((error: unknown) => console.error('The old audio output did not close:', error));
    }
    // Once it has failed to make a context, howler would try no more.
    howler.usingWebAudio = true;
    // Asked for its volume, howler makes the context that is missing.
    howler.volume();
    const made = howler.ctx as AudioContext | null;
    this.#failed = made === null;
    if (made) {
      made.addEventListener('statechange', () => this.#changed(made));
      made.addEventListener('error', () => this.#lost(made));
      for (const listener of this.#built) listener();
    } else console.error('There is no audio output.');
    this.#tell();
  }

  #changed(context: AudioContext): void {
    if (context !== howler.ctx) return;
    if (context.state === 'closed') this.#rebuild();
    else if (context.state !== 'running') void this.#resume();
    this.#tell();
  }

  #lost(context: AudioContext): void {
    if (context !== howler.ctx) return;
    console.error('The audio device went away.');
    this.#failed = true;
    this.#rebuild();
    this.#tell();
  }

  async #resume(): Promise<void> {
    const context = howler.ctx;
    if (!context || context.state === 'running' || context.state === 'closed') return;
    try {
      await context.resume();
    } catch (error) {
      console.error('The audio output did not wake up:', error);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The page's output, looked after as long as the page lives. */
export function pageOutput(): Output {
  const output = new Output({
    touched: () => navigator.userActivation.hasBeenActive,
    now: () => performance.now(),
  });
  const look = () => output.look();
  setInterval(look, lookMs);
  navigator.mediaDevices?.addEventListener('devicechange', look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  for (const gesture of ['pointerdown', 'keydown']) {
    window.addEventListener(gesture, () => void output.wake(), { capture: true });
  }
  void output.wake();
  return output;
}
