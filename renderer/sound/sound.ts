import { useSyncExternalStore } from 'react';
import type { Settings } from '../../shared/contract/club';
import type { HostMessage, Transport } from '../../shared/contract/messages';
import { type Text, text } from '../../shared/game/words';
import { type CueKind, Cues, fetchFile } from './cues';
import { onceEach } from './edges';
import { type OutputTrouble, pageOutput } from './output';
import { SoundingWindow } from './which';

/** Why nothing is heard. `elsewhere`: another window sounds. */
export type SoundTrouble = OutputTrouble | 'load' | 'play' | 'elsewhere';

/** What a screen shows about the sound: whether it can be heard, why not, and ways to try. */
export interface Sound {
  readonly ok: boolean;
  readonly reason: Text | null;
  /** Plays a cue, so that the host hears whether all is well; what failed is tried again before. */
  test(kind?: CueKind): void;
  /** Tries again what failed. */
  again(): void;
}

const reasons: Readonly<Record<SoundTrouble, Text>> = {
  unsupported: text('sound.trouble.unsupported'),
  device: text('sound.trouble.device'),
  load: text('sound.trouble.load'),
  play: text('sound.trouble.play'),
  locked: text('sound.trouble.locked'),
  suspended: text('sound.trouble.suspended'),
  elsewhere: text('sound.trouble.elsewhere'),
};

/** The sound of this window: the output, the cues on it, and whether this is the window that sounds. */
class WindowSound {
  readonly output = pageOutput();
  readonly cues = new Cues(this.output, { fetch: fetchFile, now: () => performance.now() });
  readonly #listeners = new Set<() => void>();
  readonly window = new SoundingWindow(() => this.#tell());

  constructor() {
    this.cues.onChange(() => this.#tell());
  }

  get trouble(): SoundTrouble | null {
    const { trouble } = this.output;
    if (trouble === 'locked' || !this.window.here) return trouble ?? 'elsewhere';
    return trouble ?? this.cues.trouble;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(settings: Settings): void {
    this.output.setGain(settings.muted ? 0 : settings.volume / 100);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

let shared: WindowSound | null = null;
/** The one sound of this window. */
export const windowSound = (): WindowSound => {
  shared ??= new WindowSound();
  return shared;
};

/**
 * Lets the host's window sound: each edge of the authority once, at the volume of the settings. Called once,
 * with the window's transport; edges before it are never made up for.
 */
export function attachSound(transport: Transport<HostMessage>): void {
  const sound = windowSound();
  const ring = onceEach((edge) => {
    if (sound.window.here) void sound.cues.play(edge.kind);
  });
  transport.onMessage((message) => {
    if (message.type === 'edge') ring(message.edge);
    else if (message.type === 'console') sound.set(message.view.settings);
  });
}

const troubleNow = (): SoundTrouble | null => windowSound().trouble;
const again = () => void windowSound().cues.again();
const test = async (kind: CueKind = 'start') => {
  const { cues, output } = windowSound();
  if (!output.awake || cues.trouble) await cues.again();
  await cues.play(kind);
};

/** Whether sound can be heard now, for a sign on the host's screen. */
export function useSound(): Sound {
  const trouble = useSyncExternalStore(windowSound().subscribe, troubleNow);
  return {
    ok: trouble === null,
    reason: trouble && reasons[trouble],
    test: (kind) => void test(kind),
    again,
  };
}
