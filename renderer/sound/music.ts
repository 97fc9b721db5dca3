import type { MusicShelf, Track } from '../../shared/contract/music';
import { type Text, text } from '../../shared/game/words';
import { PlayingTrack } from './track';

const fadeInMs = 2_000;
const fadeOutMs = 3_000;
/** To another window, or to a pause. Not less: howler fades by hundredths, one in 4 ms at the most. */
const fadeAwayMs = 400;
const keepEveryMs = 5_000;
const retryMs = 3_000;
/** A file that stops twice within so much of it, in seconds, is to blame itself. */
const stumbleSeconds = 5;

/** What the music needs of the page and the console. */
interface MusicAround {
  /** What is in the host's folder; null while the console does not answer. */
  readonly list: () => Promise<MusicShelf | null>;
  readonly keep: (place: MusicShelf['place']) => void;
}

/** What a screen shows of the music. */
export interface MusicState {
  /** Whether the host has a folder of music. */
  readonly there: boolean;
  readonly playing: boolean;
  readonly track: string | null;
  readonly trouble: Text | null;
  /** The file that was left out last, in the host's words. */
  readonly skipped: Text | null;
}

const locked = text('music.trouble.locked');

const nothing: MusicState = { there: false, playing: false, track: null, trouble: null, skipped: null };

/**
 * The night's music. It plays while the room sees a night and this window sounds, unless the host paused it, or by day
 * where the host pressed play; it fades in and out, goes on where it stopped, and leaves out what cannot be played.
 */
export class Music {
  state: MusicState = nothing;
  #shelf: MusicShelf | null = null;
  #folder: string | null = null;
  #night = false;
  #here = false;
  #byDay = false;
  #held = false;
  #level = 1;
  #broken = new Set<string>();
  #now: Track | null = null;
  #seconds = 0;
  /** Whether music is meant to be heard; `#starts` counts what is under way, so that only the last start counts. */
  #on = false;
  #starts = 0;
  #playing: PlayingTrack | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Where a file stopped by itself. */
  #stumbled: { readonly id: string; readonly seconds: number } | null = null;
  #listeners = new Set<() => void>();

  constructor(private readonly around: MusicAround) {
    setInterval(() => this.keep(), keepEveryMs);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The settings: the folder, and how loud, 0–1. */
  set(folder: string | null, level: number): void {
    if (level !== this.#level && this.state.playing) this.#playing?.turn(level, !this.#on);
    this.#level = level;
    if (folder === this.#folder) return;
    this.#folder = folder;
    this.#shelf = null;
    this.#broken.clear();
    this.#on = false;
    this.#silence(fadeAwayMs);
    // What still fades is no longer the music: the night goes on with another track.
    this.#show({ ...nothing, there: folder !== null });
    if (folder === null) this.#now = null;
    else void this.look();
  }

  /** The room sees a night, or no longer. */
  setNight(night: boolean): void {
    if (night === this.#night) return;
    this.#night = night;
    if (!night) this.#byDay = false;
    this.#follow();
  }

  /** This window is the one that sounds, or no longer. */
  setHere(here: boolean): void {
    // Another window may have played on.
    if (here && !this.#here) this.#shelf = null;
    this.#here = here;
    this.#follow(fadeAwayMs);
  }

  /** Play and pause. What the host paused stays so until it is played again. */
  toggle(): void {
    this.#held = this.#on && this.#night;
    this.#byDay = !this.#on && !this.#night;
    this.#broken.clear();
    this.#follow(fadeAwayMs);
    this.keep(true);
  }

  /** The next track, at its beginning. */
  next(): void {
    this.#stop();
    this.#step();
    if (this.#on) void this.#start();
    this.keep(true);
  }

  /** Another try with what failed, also after the first click that a browser waits for. */
  again(): void {
    this.#broken.clear();
    this.#show({ trouble: null, skipped: null });
    if (this.#on) void this.#start();
    else void this.look();
  }

  /** The host has pressed something, which is what a browser waits for before it lets anything play. */
  unlock(): void {
    if (this.#on && this.state.trouble?.key === locked.key) void this.#start();
  }

  /** Where the music is, for another night and another start. */
  keep(always = false): void {
    if (!this.#now || !(always || this.state.playing)) return;
    this.#mark();
    const seconds = Math.round(this.#seconds * 10) / 10;
    this.around.keep({ track: this.#now.id, seconds, held: this.#held });
  }

  /** Looks into the folder; false where there is nothing to play. */
  async look(): Promise<boolean> {
    const shelf = await this.around.list();
    if (!shelf) {
      this.#show({ trouble: text('music.trouble.lost') });
      return false;
    }
    const first = this.#shelf === null || this.#shelf.folder !== shelf.folder;
    this.#shelf = shelf;
    if (first) {
      this.#held = shelf.place.held;
      this.#seconds = shelf.place.seconds;
      this.#now = shelf.tracks.find((track) => track.id === shelf.place.track) ?? null;
    }
    if (!shelf.tracks.some((track) => track.id === this.#now?.id)) {
      this.#now = shelf.tracks[0] ?? null;
      this.#seconds = 0;
    }
    this.#show({ there: shelf.folder !== null, trouble: shelf.trouble, track: this.#now?.name ?? null });
    if (first) this.#follow();
    return this.#now !== null;
  }

  #follow(outMs = fadeOutMs): void {
    const wanted = this.#folder !== null && this.#here && ((this.#night && !this.#held) || this.#byDay);
    if (wanted === this.#on) return;
    this.#on = wanted;
    if (wanted) void this.#start();
    else this.#silence(outMs);
  }

  async #start(): Promise<void> {
    this.#starts += 1;
    const start = this.#starts;
    clearTimeout(this.#retry);
    if (this.state.playing) {
      // It was only just fading out.
      this.#playing?.fade(this.#level, fadeInMs);
      return;
    }
    const found = await this.look();
    if (start !== this.#starts || !this.#on) return;
    if (found && this.#now) {
      this.#load(this.#now, this.#seconds);
      return;
    }
    this.#stop();
    // A folder on a stick may come back, and so may the console.
    this.#retry = setTimeout(() => void this.#start(), retryMs);
  }

  #load(track: Track, seconds: number): void {
    this.#playing?.drop();
    this.#playing = new PlayingTrack(track, seconds, {
      plays: () => {
        this.#show({ playing: true, trouble: null });
        this.#playing?.fade(this.#level, fadeInMs);
      },
      ended: () => this.next(),
      broken: () => void this.#failed(track),
      locked: () => this.#show({ playing: false, trouble: locked }),
    });
  }

  /** A file that is still there cannot be played: it is left out. One that played goes on once, as after a lost device. */
  async #failed(track: Track): Promise<void> {
    const played = this.state.playing;
    this.#stop();
    const start = this.#starts;
    const listed = await this.look();
    if (start !== this.#starts || !this.#on) return;
    if (
      listed &&
      this.#shelf?.tracks.some((one) => one.id === track.id) &&
      !(played && this.#stumbles(track))
    ) {
      this.#broken.add(track.id);
      this.#show({ skipped: text('music.skipped', { file: track.name }) });
      if (this.#shelf.tracks.every((one) => this.#broken.has(one.id))) {
        this.#show({ trouble: text('music.trouble.nothingPlays') });
        return;
      }
      this.#step();
    }
    void this.#start();
  }

  /** Whether it is the first time that the track stops about here. */
  #stumbles({ id }: Track): boolean {
    const before = this.#stumbled;
    this.#stumbled = { id, seconds: this.#seconds };
    return before?.id !== id || Math.abs(before.seconds - this.#seconds) > stumbleSeconds;
  }

  /** To the next track that is not known to be broken. */
  #step(): void {
    const tracks = this.#shelf?.tracks ?? [];
    const at = tracks.findIndex((track) => track.id === this.#now?.id);
    const after = [...tracks.slice(at + 1), ...tracks.slice(0, at + 1)];
    this.#now = after.find((track) => !this.#broken.has(track.id)) ?? null;
    this.#seconds = 0;
    this.#show({ track: this.#now?.name ?? null });
  }

  #silence(ms: number): void {
    this.#starts += 1;
    clearTimeout(this.#retry);
    if (!this.state.playing) {
      this.#stop();
      return;
    }
    this.#playing?.fade(0, ms, () => {
      this.keep();
      this.#stop();
    });
  }

  #stop(): void {
    this.#mark();
    this.#playing?.drop();
    this.#playing = null;
    this.#show({ playing: false });
  }

  /** Notes where the music is. */
  #mark(): void {
    if (this.state.playing && this.#playing) this.#seconds = this.#playing.seconds;
  }

  #show(change: Partial<MusicState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
