import { useSyncExternalStore } from 'react';
import type { ConsoleView, HostMessage } from '../../shared/contract/messages';
import { type Text, text } from '../../shared/game/words';
import type { Send } from '../ui/connection';
import { type CueKind, Cues } from './cues';
import { onceEach } from './edges';
import { Music, type MusicState } from './music';
import { type OutputTrouble, pageOutput } from './output';
import { SoundingWindow } from './which';

/** Why nothing is heard. `elsewhere`: another window sounds. */
type SoundTrouble = OutputTrouble | 'load' | 'play' | 'elsewhere';

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

/** The sound of this window: the output, the cues on it, the music, and whether this is the window that sounds. */
class WindowSound {
  readonly output = pageOutput();
  readonly cues = new Cues(this.output, () => performance.now());
  readonly music: Music;
  readonly #listeners = new Set<() => void>();
  readonly window: SoundingWindow;

  constructor(connection: Connection) {
    this.music = new Music({
      list: async () => {
        const answer = await connection.send({ type: 'music' });
        return answer.status === 'refused' ? null : answer.data;
      },
      // What the console does not take now it gets again in a moment.
      keep: (place) => void connection.send({ type: 'keepMusic', place }),
    });
    this.window = new SoundingWindow(() => this.#moved());
    this.#moved();
    this.cues.onChange(() => this.#tell());
    for (const gesture of ['pointerdown', 'keydown']) {
      window.addEventListener(gesture, () => this.music.unlock(), { capture: true });
    }
    window.addEventListener('pagehide', () => this.music.keep());
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

  set({ settings, night }: ConsoleView): void {
    this.cues.setVolume(settings.muted ? 0 : settings.volume / 100);
    this.music.set(settings.musicFolder, settings.muted ? 0 : settings.musicVolume / 100);
    this.music.setNight(night);
  }

  #moved(): void {
    // The lock may be had before there is a window to tell.
    this.music.setHere(this.window?.here ?? false);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What the sound needs of the line to the console. */
interface Connection {
  readonly send: Send;
  readonly line: { onMessage(listener: (message: HostMessage) => void): () => void };
}

let shared: WindowSound | null = null;
const windowSound = (): WindowSound => {
  if (!shared) throw new Error('no sound is attached to this page');
  return shared;
};

/**
 * Lets the host's window sound: each edge of the authority once, at the volume of the settings, and the night's music.
 * Called once, with the window's connection; edges before it are never made up for.
 */
export function attachSound(connection: Connection): WindowSound {
  const sound = new WindowSound(connection);
  shared = sound;
  const ring = onceEach((edge) => {
    if (sound.window.here) void sound.cues.play(edge.kind);
  });
  connection.line.onMessage((message) => {
    if (message.type === 'edge') ring(message.edge);
    else if (message.type === 'console') sound.set(message.view);
  });
  return sound;
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

/** The night's music, and the ways to play it. */
export function useMusic(): MusicState & Pick<Music, 'toggle' | 'next' | 'again'> {
  const { music } = windowSound();
  const state = useSyncExternalStore(music.subscribe, () => music.state);
  return {
    ...state,
    toggle: () => music.toggle(),
    next: () => music.next(),
    again: () => music.again(),
  };
}

/** Plays or pauses the music, by a key. */
export function toggleMusic(): void {
  windowSound().music.toggle();
}
