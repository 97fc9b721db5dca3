/** Why nothing leaves the loudspeakers. `locked`: the browser waits for the first click or key. */
export type OutputTrouble = 'unsupported' | 'locked' | 'suspended' | 'device';

/** How often the output is looked after, in ms; a new one is made no more often than that. */
const lookMs = 2_000;

/** What the output needs of the page. */
export interface Around {
  /** Makes an audio context; null where there is no Web Audio. Throws where no device can be had. */
  readonly make: (() => AudioContext) | null;
  /** Whether the host has pressed anything yet. */
  readonly touched: () => boolean;
  /** Monotonic ms. */
  readonly now: () => number;
}

/**
 * The way to the loudspeakers, kept awake, and made anew where it cannot be woken: when the device went away, when the
 * machine slept, when the system took it ("interrupted") and did not give it back, when it says that it runs and its
 * time stands still.
 */
export class Output {
  #context: AudioContext | null = null;
  #level: GainNode | null = null;
  #gain = 1;
  #failed = false;
  /** Where its time stood at the last look; null for an output that has not been looked at. */
  #stood: { readonly at: number; readonly time: number; readonly ran: boolean } | null = null;
  #builtAt = Number.NEGATIVE_INFINITY;
  #listeners = new Set<() => void>();

  constructor(private readonly around: Around) {
    this.#build();
  }

  /** The context that sounds now, to decode with; null where none could be made. */
  get context(): AudioContext | null {
    return this.#context;
  }

  get awake(): boolean {
    return this.#context?.state === 'running' && !this.#failed;
  }

  get trouble(): OutputTrouble | null {
    if (!this.around.make) return 'unsupported';
    if (this.#failed || !this.#context) return 'device';
    if (this.#context.state === 'running') return null;
    return this.around.touched() ? 'suspended' : 'locked';
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Volume 0–1. */
  setGain(gain: number): void {
    this.#gain = gain;
    if (this.#level) this.#level.gain.value = gain;
  }

  /** Plays at once; false where nothing can be heard now. Throws what the context throws. */
  play(buffer: AudioBuffer): boolean {
    if (!this.#context || !this.#level || !this.awake) return false;
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    source.connect(this.#level);
    source.start();
    return true;
  }

  /** Wakes the output, or makes a new one. Resolves when it is known whether that helped. */
  async wake(): Promise<void> {
    if (this.awake) return;
    if (!this.#context || this.#context.state === 'closed' || this.#failed) this.#build();
    await this.#resume();
  }

  /** To be called now and then, and whenever the devices or the page changed. */
  look(): void {
    const { now } = this.around;
    const before = this.#stood;
    if (before && now() - before.at < lookMs / 2) return;
    const context = this.#context;
    this.#stood = context && { at: now(), time: context.currentTime, ran: context.state === 'running' };
    if (!context || context.state === 'closed' || this.#failed) this.#rebuild();
    else if (context.state === 'running') {
      if (before?.ran && before.time === context.currentTime) this.#rebuild();
    } else if (before && !before.ran && this.around.touched()) this.#rebuild();
    else void this.#resume();
  }

  /** The host wants another try, now. */
  async again(): Promise<void> {
    if (!this.awake) this.#build();
    await this.#resume();
  }

  #rebuild(): void {
    if (this.around.now() - this.#builtAt < lookMs) return;
    this.#build();
    void this.#resume();
  }

  #build(): void {
    const old = this.#context;
    this.#context = null;
    this.#level = null;
    this.#stood = null;
    this.#builtAt = this.around.now();
    if (old && old.state !== 'closed') {
      old.close().catch((error: unknown) => console.error('The old audio output did not close:', error));
    }
    if (!this.around.make) return;
    try {
      const context = this.around.make();
      const level = new GainNode(context, { gain: this.#gain });
      level.connect(context.destination);
      context.addEventListener('statechange', () => this.#changed(context));
      context.addEventListener('error', () => this.#lost(context));
      this.#context = context;
      this.#level = level;
      this.#failed = false;
    } catch (error) {
      console.error('There is no audio output:', error);
      this.#failed = true;
    }
    this.#tell();
  }

  #changed(context: AudioContext): void {
    if (context !== this.#context) return;
    if (context.state === 'closed') this.#rebuild();
    else if (context.state !== 'running') void this.#resume();
    this.#tell();
  }

  #lost(context: AudioContext): void {
    if (context !== this.#context) return;
    console.error('The audio device went away.');
    this.#failed = true;
    this.#rebuild();
    this.#tell();
  }

  async #resume(): Promise<void> {
    const context = this.#context;
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
    make: typeof AudioContext === 'undefined' ? null : () => new AudioContext({ latencyHint: 'interactive' }),
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
