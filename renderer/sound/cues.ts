import { Howl } from 'howler';
import cue from '../../resources/sounds/cue.wav';
import end from '../../resources/sounds/end.wav';
import morning from '../../resources/sounds/morning.wav';
import night from '../../resources/sounds/night.wav';
import start from '../../resources/sounds/start.wav';
import warning from '../../resources/sounds/warning.wav';
import type { ClockEdge } from '../../shared/contract/clock';
import type { Output } from './output';

export type CueKind = ClockEdge['kind'];

/** Each cue has a file of its own. */
const files: Readonly<Record<CueKind, string>> = { start, cue, warning, end, night, morning };
export const cueKinds = ['start', 'cue', 'warning', 'end', 'night', 'morning'] as const;

/** How late a cue may still sound when the audio output has to be woken first, in ms: a late bell is worse than none. */
const latestMs = 250;

/** Holds the cues decoded, plays them, and remembers what could not be loaded or heard. */
export class Cues {
  readonly #howls = new Map<CueKind, Howl>();
  readonly #failed = new Set<CueKind>();
  #volume = 1;
  #missed = false;
  #listeners = new Set<() => void>();

  constructor(
    private readonly output: Output,
    /** Monotonic ms. */
    private readonly now: () => number,
  ) {
    output.onBuilt(() => {
      for (const kind of cueKinds) void this.#load(kind);
    });
    output.onChange(() => this.#tell());
  }

  /** `load`: a file is not there or cannot be read; `play`: the last cue was not heard. */
  get trouble(): 'load' | 'play' | null {
    if (this.#failed.size > 0) return 'load';
    return this.#missed ? 'play' : null;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Volume 0–1, of the cues only. */
  setVolume(volume: number): void {
    this.#volume = volume;
    for (const howl of this.#howls.values()) if (isReady(howl)) howl.volume(volume);
  }

  /** Plays now or not at all. */
  async play(kind: CueKind): Promise<void> {
    const asked = this.now();
    const ready = isReady(this.#howls.get(kind));
    if (ready && !this.output.awake) await this.output.wake();
    this.#missed = !ready || this.now() - asked > latestMs || !this.#sound(kind);
    this.#tell();
  }

  /** Loads what did not load, and makes the output anew where it does not run. */
  async again(): Promise<void> {
    this.#missed = false;
    await this.output.wake(true);
    await Promise.all([...this.#failed].map((kind) => this.#load(kind)));
    this.#tell();
  }

  #sound(kind: CueKind): boolean {
    const howl = this.#howls.get(kind);
    try {
      return isReady(howl) && this.output.play(howl);
    } catch (error) {
      console.error(`The ${kind} sound did not play:`, error);
      return false;
    }
  }

  /** Loads a cue for the context there is. Resolves when it is known whether that went well. */
  #load(kind: CueKind): Promise<void> {
    const before = this.#howls.get(kind);
    return new Promise((done) => {
      const known = (error: unknown) => {
        done();
        if (howl !== this.#howls.get(kind)) return;
        if (error === null) this.#failed.delete(kind);
        else {
          console.error(`The ${kind} sound did not load:`, error);
          this.#failed.add(kind);
        }
        this.setVolume(this.#volume);
        this.#tell();
      };
      const howl: Howl = new Howl({
        src: [files[kind]],
        format: ['wav'],
        // Only Web Audio starts on time, and knows that it cannot.
        html5: false,
        preload: true,
        volume: this.#volume,
        onload: () => known(isReady(howl) ? null : 'the request for it failed'),
        onloaderror: (_id, error) => known(error),
      });
      this.#howls.set(kind, howl);
      // Not earlier: howler keeps what it has decoded while a sound needs it, so that a new context need not wait.
      before?.unload();
    });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Loaded, and not by the element that howler falls back to where its request fails. */
function isReady(howl: Howl | undefined): howl is Howl {
  return howl?.state() === 'loaded' && (howl as Howl & { readonly _webAudio: boolean })._webAudio;
}
