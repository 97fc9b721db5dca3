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

/** What the cues need of the page. */
export interface Loading {
  /** The bytes of a file; rejects when there are none. */
  readonly fetch: (address: string) => Promise<ArrayBuffer>;
  /** Monotonic ms. */
  readonly now: () => number;
}

/** Holds the cues decoded, plays them, and remembers what could not be loaded or heard. */
export class Cues {
  readonly #buffers = new Map<CueKind, AudioBuffer>();
  readonly #failed = new Set<CueKind>();
  #missed = false;
  #listeners = new Set<() => void>();

  constructor(
    private readonly output: Output,
    private readonly loading: Loading,
  ) {
    for (const kind of cueKinds) void this.#load(kind);
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

  /** Plays now or not at all. */
  async play(kind: CueKind): Promise<void> {
    const asked = this.loading.now();
    const buffer = this.#buffers.get(kind);
    if (buffer && !this.output.awake) await this.output.wake();
    this.#missed = !buffer || this.loading.now() - asked > latestMs || !this.#sound(kind, buffer);
    this.#tell();
  }

  /** Loads what did not load, and makes the output anew where it does not run. */
  async again(): Promise<void> {
    this.#missed = false;
    await Promise.all([this.output.again(), ...[...this.#failed].map((kind) => this.#load(kind))]);
    this.#tell();
  }

  #sound(kind: CueKind, buffer: AudioBuffer): boolean {
    try {
      return this.output.play(buffer);
    } catch (error) {
      console.error(`The ${kind} sound did not play:`, error);
      return false;
    }
  }

  async #load(kind: CueKind): Promise<void> {
    try {
      const bytes = await this.loading.fetch(files[kind]);
      const { context } = this.output;
      if (!context) throw new Error('there is no audio output to read it with');
      this.#buffers.set(kind, await context.decodeAudioData(bytes));
      this.#failed.delete(kind);
    } catch (error) {
      console.error(`The ${kind} sound did not load:`, error);
      this.#failed.add(kind);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The bytes of one of the console's own files. */
export async function fetchFile(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
