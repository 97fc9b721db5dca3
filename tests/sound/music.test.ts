import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MusicPlace, MusicShelf } from '../../shared/contract/music';
import { text } from '../../shared/game/words';
import { type FakePage, fakePage } from './audio';

const id = (no: number) => String(no).repeat(32);
const tracks = ['1.mp3', '2.OGG', '3.flac'].map((name, index) => ({ id: id(index + 1), name }));
const nowhere: MusicPlace = { track: null, seconds: 0, held: false };

let page: FakePage;
let shelf: MusicShelf | null;
let kept: MusicPlace[];
let Music: typeof import('../../renderer/sound/music').Music;

/** The music of a window that sounds, with the host's folder. */
function music(here = true) {
  const one = new Music({
    list: async () => structuredClone(shelf),
    keep: (place) => kept.push(place),
  });
  one.setHere(here);
  one.set('/music', 0.4);
  return one;
}

/** What sounds now, and how loud. */
const playing = () => page.elements.filter((one) => !one.paused && one.src !== '');
const heard = () => playing().map((one) => [one.track, Math.round(one.volume * 1_000) / 1_000]);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** As long as a track needs to be loaded and faded in. */
const fadedIn = () => pass(2_200);

beforeEach(async () => {
  vi.useFakeTimers();
  page = fakePage();
  const { Output } = await import('../../renderer/sound/output');
  new Output({ touched: () => true, now: () => performance.now() });
  ({ Music } = await import('../../renderer/sound/music'));
  shelf = { folder: '/music', tracks, left: false, trouble: null, place: nowhere };
  kept = [];
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
    await pass(1_200);
    expect(heard()).toEqual([['1', 0.4]]);
    const [first] = playing();
    if (first) first.currentTime = 61;
    one.setNight(false);
    await pass(1_500);
    expect(heard()[0]?.[1]).toBeCloseTo(0.2, 1);
    await pass(1_500);
    expect(heard()).toEqual([]);
    expect(kept.at(-1)).toEqual({ track: id(1), seconds: 61, held: false });
    one.setNight(true);
    await fadedIn();
    expect(heard()).toEqual([['1', 0.4]]);
    expect(playing()[0]?.currentTime).toBe(61);
  });

  test('an undo back into the night while it fades only fades it in again', async () => {
    const one = music();
    one.setNight(true);
    await pass(3_000);
    one.setNight(false);
    await pass(1_500);
    one.setNight(true);
    await fadedIn();
    expect(heard()).toEqual([['1', 0.4]]);
    expect(page.loads).toEqual(['1']);
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
    await fadedIn();
    expect(heard()).toEqual([['2', 0.4]]);
    one.setHere(false);
    await pass(420);
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
    await fadedIn();
    expect([heard(), playing()[0]?.currentTime]).toEqual([[['3', 0.4]], 42]);
    shelf = { ...shelf, place: { track: id(3), seconds: 42, held: true } };
    one.setHere(false);
    await pass(420);
    const other = music();
    other.setNight(true);
    await pass(10_000);
    expect(heard()).toEqual([]);
    other.toggle();
    await fadedIn();
    expect(heard()).toEqual([['3', 0.4]]);
  });
});

describe('the host', () => {
  test('pauses it for this night and those after, and plays it again', async () => {
    const one = music();
    one.setNight(true);
    await fadedIn();
    one.toggle();
    await pass(420);
    expect(heard()).toEqual([]);
    expect(kept.at(-1)).toMatchObject({ held: true });
    one.setNight(false);
    one.setNight(true);
    await pass(5_000);
    expect(heard()).toEqual([]);
    one.toggle();
    await fadedIn();
    expect(heard()).toEqual([['1', 0.4]]);
    expect(kept.at(-1)).toMatchObject({ held: false });
  });

  test('plays it by day until the host pauses it', async () => {
    const one = music();
    await pass(10);
    one.toggle();
    await fadedIn();
    expect(heard()).toEqual([['1', 0.4]]);
    one.toggle();
    await pass(420);
    expect(heard()).toEqual([]);
    one.setNight(true);
    await fadedIn();
    expect(heard()).toEqual([['1', 0.4]]);
  });

  test('goes to the next track, and after the last comes the first', async () => {
    const one = music();
    one.setNight(true);
    await fadedIn();
    one.next();
    await fadedIn();
    expect(heard()).toEqual([['2', 0.4]]);
    expect(kept.at(-1)).toEqual({ track: id(2), seconds: 0, held: false });
    for (const no of ['3', '1']) {
      playing()[0]?.end();
      await fadedIn();
      expect(heard()).toEqual([[no, 0.4]]);
    }
  });

  test('makes it louder and mutes it while it plays', async () => {
    const one = music();
    one.setNight(true);
    await fadedIn();
    one.set('/music', 0.9);
    expect(heard()).toEqual([['1', 0.9]]);
    one.set('/music', 0);
    expect(heard()).toEqual([['1', 0]]);
  });

  test('makes it louder and mutes it while it fades, which goes on', async () => {
    const one = music();
    one.setNight(true);
    await pass(1_000);
    one.set('/music', 0.8);
    await pass(1_200);
    expect(heard()).toEqual([['1', 0.8]]);
    one.setNight(false);
    await pass(1_500);
    one.set('/music', 1);
    expect(heard()[0]?.[1]).toBeCloseTo(0.4, 1);
    one.set('/music', 0.1);
    expect(heard()).toEqual([['1', 0.1]]);
    await pass(1_000);
    expect(heard()[0]?.[1]).toBeLessThan(0.06);
    one.set('/music', 0);
    expect(heard()).toEqual([['1', 0]]);
    await pass(600);
    expect(heard()).toEqual([]);
    one.setNight(true);
    await fadedIn();
    expect(heard()).toEqual([['1', 0]]);
  });

  test('takes the folder away, and chooses another in the middle of the night', async () => {
    const one = music();
    one.setNight(true);
    await fadedIn();
    one.set(null, 0.4);
    await pass(420);
    expect([heard(), one.state.there]).toEqual([[], false]);
    shelf = { folder: '/other', tracks: tracks.slice(1), left: false, trouble: null, place: nowhere };
    one.set('/other', 0.4);
    await fadedIn();
    expect(heard()).toEqual([['2', 0.4]]);
    shelf = { folder: '/third', tracks: tracks.slice(2), left: false, trouble: null, place: nowhere };
    one.set('/third', 0.4);
    await fadedIn();
    expect([heard(), one.state.track]).toEqual([[['3', 0.4]], '3.flac']);
  });

  test('hears it with the first click where the browser waits for one', async () => {
    page.allowed = false;
    const one = music();
    one.setNight(true);
    await fadedIn();
    expect(one.state).toMatchObject({ playing: false, trouble: text('music.trouble.locked') });
    page.allowed = true;
    one.unlock();
    await fadedIn();
    expect(heard()).toEqual([['1', 0.4]]);
    expect(one.state.trouble).toBeNull();
  });
});

describe('what cannot be played', () => {
  test('a broken file is left out with its name, now and the next time round', async () => {
    page.broken.add('1');
    const one = music();
    one.setNight(true);
    await fadedIn();
    expect(heard()).toEqual([['2', 0.4]]);
    expect(one.state.skipped).toEqual(text('music.skipped', { file: '1.mp3' }));
    playing()[0]?.end();
    await fadedIn();
    playing()[0]?.end();
    await fadedIn();
    expect(heard()).toEqual([['2', 0.4]]);
    expect(page.loads).toEqual(['1', '2', '3', '2']);
  });

  test('a file that stopped while it played goes on where it was, once, and then is left out', async () => {
    const one = music();
    one.setNight(true);
    await fadedIn();
    const stops = async (seconds: number) => {
      const [track] = playing();
      if (!track) throw new Error('nothing plays');
      track.currentTime = seconds;
      track.dispatchEvent(new Event('error'));
      await fadedIn();
    };
    await stops(61);
    expect([heard(), playing()[0]?.currentTime, one.state.skipped]).toEqual([[['1', 0.4]], 61, null]);
    await stops(90);
    expect([heard(), playing()[0]?.currentTime, one.state.skipped]).toEqual([[['1', 0.4]], 90, null]);
    await stops(91);
    expect(heard()).toEqual([['2', 0.4]]);
    expect(one.state.skipped).toEqual(text('music.skipped', { file: '1.mp3' }));
  });

  test('a lost and remade output leaves it playing where it is', async () => {
    const one = music();
    one.setNight(true);
    await fadedIn();
    const [track] = playing();
    if (track) track.currentTime = 61;
    page.contexts[0]?.be('closed');
    await pass(5_000);
    expect([heard(), playing()[0]?.currentTime, page.contexts.length]).toEqual([[['1', 0.4]], 61, 2]);
    expect([page.loads, one.state.trouble]).toEqual([['1'], null]);
  });

  test('where nothing in the folder can be played it says so and ends, and tries again on demand', async () => {
    for (const no of ['1', '2', '3']) page.broken.add(no);
    const one = music();
    one.setNight(true);
    await pass(60_000);
    expect(heard()).toEqual([]);
    expect(one.state.trouble).toEqual(text('music.trouble.nothingPlays'));
    expect(page.loads).toEqual(['1', '2', '3']);
    page.broken.clear();
    one.again();
    await fadedIn();
    expect(heard()[0]?.[1]).toBeCloseTo(0.4);
  });

  test('a folder that is gone is said, no file is blamed, and the music comes back with it', async () => {
    const one = music();
    one.setNight(true);
    await fadedIn();
    const there = shelf;
    const gone = text('music.trouble.gone', { folder: '/music' });
    shelf = { folder: '/music', tracks: [], left: false, trouble: gone, place: nowhere };
    playing()[0]?.dispatchEvent(new Event('error'));
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
    await fadedIn();
    const there = shelf;
    shelf = null;
    playing()[0]?.dispatchEvent(new Event('error'));
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
    await fadedIn();
    const [first] = playing();
    if (first) first.currentTime = 7.04;
    await pass(5_000);
    expect(kept).toEqual([{ track: id(1), seconds: 7, held: false }]);
  });
});
