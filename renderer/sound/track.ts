import { Howl } from 'howler';
import { type Track, trackAddress } from '../../shared/contract/music';

/** What a file of music has to tell. `locked`: the browser does not let it play before the first click or key. */
interface Told {
  readonly plays: () => void;
  readonly ended: () => void;
  readonly broken: () => void;
  readonly locked: () => void;
}

/** One file of the host's music: plays from a place as soon as it can, silent until it is faded in. */
export class PlayingTrack {
  readonly #howl: Howl;
  #dropped = false;
  #fadesUntil = 0;
  #faded: ReturnType<typeof setTimeout> | undefined;

  /** `seconds`: where in the file it begins. */
  constructor(track: Track, seconds: number, told: Told) {
    // howler tells everything a moment later, when the track may be dropped already.
    const tell = (then: () => void) => () => {
      if (!this.#dropped) then();
    };
    const howl: Howl = new Howl({
      src: [trackAddress(track.id)],
      // The address has no extension.
      format: [track.name.slice(track.name.lastIndexOf('.') + 1).toLowerCase()],
      // By an element: so the file streams. Web Audio would read it whole before the first note, hold it decoded, which
      // is 1.4 GB for an hour, and fall silent with each context that is lost. howler fades both.
      html5: true,
      volume: 0,
      onload: tell(() => {
        // At its end it would only end.
        if (seconds > 0 && seconds < howl.duration() - 1) howl.seek(seconds);
        howl.play();
      }),
      onplay: tell(told.plays),
      onend: tell(told.ended),
      onloaderror: tell(told.broken),
      // Only what is loaded is played: it is not the file.
      onplayerror: tell(told.locked),
    });
    this.#howl = howl;
  }

  /** Where in the file it is. */
  get seconds(): number {
    return this.#howl.seek();
  }

  /** Goes to this volume within so long, in ms, then does what is to be done; another fade takes its place. */
  fade(volume: number, ms: number, then: () => void = () => undefined): void {
    clearTimeout(this.#faded);
    this.#faded = setTimeout(then, ms);
    this.#fadesUntil = performance.now() + ms;
    this.#aim(volume, ms);
  }

  /** Another volume, also in the middle of a fade; `out`: of one to silence, which stays one. */
  turn(volume: number, out: boolean): void {
    const leftMs = Math.max(0, this.#fadesUntil - performance.now());
    if (!out) this.#aim(volume, leftMs);
    else if (volume < this.#howl.volume()) {
      this.#howl.volume(volume);
      this.#aim(0, leftMs);
    }
  }

  /** Stops it, and loads no more of it. */
  drop(): void {
    this.#dropped = true;
    clearTimeout(this.#faded);
    this.#howl.unload();
  }

  #aim(volume: number, ms: number): void {
    const from = this.#howl.volume();
    // howler's fade from a volume to the same one never ends, nor does one that takes no time.
    if (ms > 0 && from !== volume) this.#howl.fade(from, volume, ms);
    else this.#howl.volume(volume);
  }
}
