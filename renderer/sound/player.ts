import { Howl, Howler } from 'howler';
import cue from '../../resources/sounds/cue.wav';
import end from '../../resources/sounds/end.wav';
import start from '../../resources/sounds/start.wav';
import warning from '../../resources/sounds/warning.wav';
import type { ClockEdge } from '../../shared/contract/clock';

export type CueKind = ClockEdge['kind'];

/**
 * Why nothing is heard. `locked`: the browser waits for the first click or key. `suspended`: the audio output
 * fell asleep or went away. `load`, `play`: the file or the playing failed. `elsewhere`: another window sounds.
 */
export type SoundTrouble = 'unsupported' | 'load' | 'play' | 'locked' | 'suspended' | 'elsewhere';

/** Plays the cues and knows whether they can be heard. */
export interface CuePlayer {
  /** Plays now or not at all: a late bell is worse than none. */
  play(kind: CueKind): void;
  /** Volume 0–100. */
  setLevel(volume: number, muted: boolean): void;
  /** Loads again what failed and plays the cue, so that the host hears whether all is well. */
  test(kind: CueKind): void;
  trouble(): SoundTrouble | null;
  onChange(listener: () => void): () => void;
}

/** How late a cue may still sound when the audio output has to be woken first, in ms. */
const latestMs = 250;

/** Loads the cues and keeps the audio output awake. Once a window. */
export function createCuePlayer(): CuePlayer {
  // Asleep, the output would swallow the bell after half a minute of silence.
  Howler.autoSuspend = false;
  const listeners = new Set<() => void>();
  const failed = new Set<CueKind>();
  let playFailed = false;
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const load = (kind: CueKind, src: string) =>
    new Howl({
      src: [src],
      format: ['wav'],
      html5: false,
      preload: true,
      onload: () => {
        failed.delete(kind);
        changed();
      },
      onloaderror: (_id, error) => {
        console.error(`The ${kind} sound did not load:`, error);
        failed.add(kind);
        changed();
      },
      onplay: () => {
        playFailed = false;
        changed();
      },
      onplayerror: (_id, error) => {
        console.error(`The ${kind} sound did not play:`, error);
        playFailed = true;
        changed();
      },
    });
  const howls: Record<CueKind, Howl> = {
    start: load('start', start),
    cue: load('cue', cue),
    warning: load('warning', warning),
    end: load('end', end),
  };

  // howler types the context as always there; without Web Audio it is null.
  const context: AudioContext | null = Howler.ctx;
  const awake = () => context?.state === 'running';
  const wake = async () => {
    if (!context || awake()) return;
    try {
      await context.resume();
    } catch (error) {
      console.error('The audio output did not wake up:', error);
    }
  };
  context?.addEventListener('statechange', () => {
    if (!awake()) void wake();
    changed();
  });
  for (const gesture of ['pointerdown', 'keydown']) {
    window.addEventListener(gesture, () => void wake(), { capture: true });
  }
  void wake();

  const play = (kind: CueKind) => {
    if (howls[kind].state() !== 'loaded') return;
    if (awake()) {
      howls[kind].play();
      return;
    }
    const asked = performance.now();
    void wake().then(() => {
      if (awake() && performance.now() - asked <= latestMs) howls[kind].play();
    });
  };

  return {
    play,
    setLevel: (volume, muted) => {
      Howler.volume(Math.min(1, Math.max(0, volume / 100)));
      Howler.mute(muted);
    },
    test: (kind) => {
      for (const broken of failed) howls[broken].load();
      play(kind);
    },
    trouble: () => {
      if (!Howler.usingWebAudio || !context) return 'unsupported';
      if (failed.size > 0) return 'load';
      if (playFailed) return 'play';
      if (awake()) return null;
      return navigator.userActivation.hasBeenActive ? 'suspended' : 'locked';
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
