import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Music } from '../../renderer/sound/music';
import type { MusicPlace, MusicShelf } from '../../shared/contract/music';
import { text } from '../../shared/game/words';

const id = (no: number) => String(no).repeat(32);
const tracks = [1, 2, 3].map((no) => ({ id: id(no), name: `${no}.mp3` }));
const nowhere: MusicPlace = { track: null, seconds: 0, held: false };

/** The sound of a page that the test lets end, break, or wait for a click. */
class FakeAudio extends EventTarget {
  src = '';
  preload = '';
  volume = 1;
  currentTime = 0;
  duration = 200;
  paused = true;
  allowed = true;

  async play(): Promise<void> {
    if (!this.allowed) throw Object.assign(new Error('no click yet'), { name: 'NotAllowedError' });
    const no = /music\/(.)/.exec(this.src)?.[1] ?? '';
    if (broken.has(`${no}.mp3`)) {
      this.dispatchEvent(new Event('error'));
      throw Object.assign(new Error('no supported source'), { name: 'NotSupportedError' });
    }
    this.dispatchEvent(new Event('loadedmetadata'));
    this.paused = false;
  }

  pause() {
    this.paused = true;
  }
  removeAttribute() {
    this.src = '';
  }
  load() {}
}

let broken: Set<string>;
let shelf: MusicShelf | null;
let made: FakeAudio[];
let kept: MusicPlace[];
let allowed: boolean;

/** The music of a window that sounds, with the host's folder. */
function music(here = true): Music {
  const one = new Music({
    list: async () => structuredClone(shelf),
    keep: (place) => kept.push(place),
    element: () => {
      const element = Object.assign(new FakeAudio(), { allowed });
      made.push(element);
      return element as unknown as HTMLAudioElement;
    },
    now: () => performance.now(),
  });
  one.setHere(here);
  one.set('/music', 0.4);
  return one;
}

/** The tracks that sound now, and how loud. */
const heard = () =>
  made.filter((one) => !one.paused).map((one) => [/music\/(.)/.exec(one.src)?.[1], one.volume]);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  broken = new Set();
  shelf = { folder: '/music', tracks, left: false, trouble: null, place: nowhere };
  made = [];
  kept = [];
  allowed = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('music follows the night', () => {
  test('it fades in with the night and out for the morning, and goes on there in the next night', async () => {
    const one = music();
    await pass(10_000);
    expect(heard()).toEqual([]);
    one.setNight(true);
    await pass(1_000);
    expect(heard()[0]?.[1]).toBeCloseTo(0.2, 1);
    await pass(1_000);
    expect(heard()).toEqual([['1', 0.4]]);
    const [first] = made;
    if (first) first.currentTime = 61;
    one.setNight(false);
    await pass(1_500);
    expect(heard()[0]?.[1]).toBeCloseTo(0.2, 1);
    await pass(1_500);
    expect(heard()).toEqual([]);
    expect(kept.at(-1)).toEqual({ track: id(1), seconds: 61, held: false });
    one.setNight(true);
    await pass(2_000);
    expect(heard()).toEqual([['1', 0.4]]);
    expect(made.at(-1)?.currentTime).toBe(61);
  });

  test('an undo back into the night while it fades only fades it in again', async () => {
    const one = music();
    one.setNight(true);
    await pass(3_000);
    one.setNight(false);
    await pass(1_500);
    one.setNight(true);
    await pass(2_000);
    expect(heard()).toEqual([['1', 0.4]]);
    expect(made).toHaveLength(1);
  });

  test('a night and a morning within a moment leave it silent', async () => {
    const one = music();
    one.setNight(true);
    one.setNight(false);
    await pass(10_000);
    expect(heard()).toEqual([]);
  });

  test('in a window that does not sound there is none, and it comes along when this one does', async () => {
    const one = music(false);
    one.setNight(true);
    await pass(10_000);
    expect(heard()).toEqual([]);
    shelf = { folder: '/music', tracks, left: false, trouble: null, place: { ...nowhere, track: id(2) } };
    one.setHere(true);
    await pass(2_000);
    expect(heard()).toEqual([['2', 0.4]]);
    one.setHere(false);
    await pass(300);
    expect(heard()).toEqual([]);
  });

  test('after a restart it is where it was, paused if it was paused', async () => {
    shelf = {
      folder: '/music',
      tracks,
      left: false,
      trouble: null,
      place: { track: id(3), seconds: 42, held: false },
    };
    const one = music();
    one.setNight(true);
    await pass(2_000);
    expect([heard(), made[0]?.currentTime]).toEqual([[['3', 0.4]], 42]);
    shelf = { ...shelf, place: { track: id(3), seconds: 42, held: true } };
    made = [];
    const other = music();
    other.setNight(true);
    await pass(10_000);
    expect(heard()).toEqual([]);
    other.toggle();
    await pass(2_000);
    expect(heard()).toEqual([['3', 0.4]]);
  });
});

describe('the host', () => {
  test('pauses it for this night and those after, and plays it again', async () => {
    const one = music();
    one.setNight(true);
    await pass(2_000);
    one.toggle();
    await pass(300);
    expect(heard()).toEqual([]);
    expect(kept.at(-1)).toMatchObject({ held: true });
    one.setNight(false);
    one.setNight(true);
    await pass(5_000);
    expect(heard()).toEqual([]);
    one.toggle();
    await pass(2_000);
    expect(heard()).toEqual([['1', 0.4]]);
    expect(kept.at(-1)).toMatchObject({ held: false });
  });

  test('plays it by day until the host pauses it', async () => {
    const one = music();
    await pass(10);
    one.toggle();
    await pass(2_000);
    expect(heard()).toEqual([['1', 0.4]]);
    one.toggle();
    await pass(300);
    expect(heard()).toEqual([]);
    one.setNight(true);
    await pass(2_000);
    expect(heard()).toEqual([['1', 0.4]]);
  });

  test('goes to the next track, and after the last comes the first', async () => {
    const one = music();
    one.setNight(true);
    await pass(2_000);
    one.next();
    await pass(2_000);
    expect(heard()).toEqual([['2', 0.4]]);
    expect(kept.at(-1)).toEqual({ track: id(2), seconds: 0, held: false });
    for (const no of ['3', '1']) {
      made.at(-1)?.dispatchEvent(new Event('ended'));
      await pass(2_000);
      expect(heard()).toEqual([[no, 0.4]]);
    }
  });

  test('makes it louder and mutes it while it plays', async () => {
    const one = music();
    one.setNight(true);
    await pass(2_000);
    one.set('/music', 0.9);
    expect(heard()).toEqual([['1', 0.9]]);
    one.set('/music', 0);
    expect(heard()).toEqual([['1', 0]]);
  });

  test('takes the folder away, and chooses another in the middle of the night', async () => {
    const one = music();
    one.setNight(true);
    await pass(2_000);
    one.set(null, 0.4);
    await pass(300);
    expect([heard(), one.state.there]).toEqual([[], false]);
    shelf = { folder: '/other', tracks: tracks.slice(1), left: false, trouble: null, place: nowhere };
    one.set('/other', 0.4);
    await pass(2_500);
    expect(heard()).toEqual([['2', 0.4]]);
  });

  test('hears it with the first click where the browser waits for one', async () => {
    allowed = false;
    const one = music();
    one.setNight(true);
    await pass(2_000);
    expect(one.state).toMatchObject({ playing: false, trouble: text('music.trouble.locked') });
    allowed = true;
    one.unlock();
    await pass(2_000);
    expect(heard()).toEqual([['1', 0.4]]);
    expect(one.state.trouble).toBeNull();
  });
});

describe('what cannot be played', () => {
  test('a broken file is left out with its name, now and the next time round', async () => {
    broken.add('1.mp3');
    const one = music();
    one.setNight(true);
    await pass(2_500);
    expect(heard()).toEqual([['2', 0.4]]);
    expect(one.state.skipped).toEqual(text('music.skipped', { file: '1.mp3' }));
    made.at(-1)?.dispatchEvent(new Event('ended'));
    await pass(2_500);
    made.at(-1)?.dispatchEvent(new Event('ended'));
    await pass(2_500);
    expect(heard()).toEqual([['2', 0.4]]);
    expect(made).toHaveLength(4);
  });

  test('where nothing in the folder can be played it says so and ends, and tries again on demand', async () => {
    for (const { name } of tracks) broken.add(name);
    const one = music();
    one.setNight(true);
    await pass(60_000);
    expect(heard()).toEqual([]);
    expect(one.state.trouble).toEqual(text('music.trouble.nothingPlays'));
    expect(made).toHaveLength(3);
    broken.clear();
    one.again();
    await pass(2_500);
    expect(heard()[0]?.[1]).toBeCloseTo(0.4);
  });

  test('a folder that is gone is said, no file is blamed, and the music comes back with it', async () => {
    const one = music();
    one.setNight(true);
    await pass(2_000);
    const there = shelf;
    const gone = text('music.trouble.gone', { folder: '/music' });
    shelf = { folder: '/music', tracks: [], left: false, trouble: gone, place: nowhere };
    made.at(-1)?.dispatchEvent(new Event('error'));
    await pass(1_000);
    expect([heard(), one.state.trouble, one.state.skipped]).toEqual([[], gone, null]);
    shelf = there;
    await pass(6_000);
    expect(heard()).toEqual([['1', 0.4]]);
    expect(one.state.trouble).toBeNull();
  });

  test('a console that does not answer is said, and the music comes back with it', async () => {
    const one = music();
    one.setNight(true);
    await pass(2_000);
    const there = shelf;
    shelf = null;
    made.at(-1)?.dispatchEvent(new Event('error'));
    await pass(1_000);
    expect(one.state).toMatchObject({ playing: false, trouble: text('music.trouble.lost'), skipped: null });
    shelf = there;
    await pass(6_000);
    expect(heard()).toEqual([['1', 0.4]]);
  });

  test('while it plays its place is kept every few seconds, and not while it does not', async () => {
    const one = music();
    await pass(20_000);
    expect(kept).toEqual([]);
    one.setNight(true);
    await pass(2_000);
    const [playing] = made;
    if (playing) playing.currentTime = 7.04;
    await pass(5_000);
    expect(kept).toEqual([{ track: id(1), seconds: 7, held: false }]);
  });
});
