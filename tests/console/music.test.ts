import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findTracks, openTrack } from '../../electron/console/musicFolder';
import type { MusicShelf } from '../../shared/contract/music';
import { nine } from '../rules/evening';
import { ConsoleEvening } from './evening';

let folder: string;
let outside: string;
let evening: ConsoleEvening;

const put = (...parts: string[]) => {
  const file = join(folder, ...parts);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `music of ${parts.join('/')}`);
  return file;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'music-'));
  outside = mkdtempSync(join(tmpdir(), 'secret-'));
  writeFileSync(join(outside, 'secret.mp3'), 'secret');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  evening = await new ConsoleEvening().start();
});
afterEach(async () => {
  await evening.stop();
  vi.useRealTimers();
  for (const made of [folder, outside]) rmSync(made, { recursive: true, force: true });
});

const shelf = async (): Promise<MusicShelf> => {
  const answer = await evening.must({ type: 'music' });
  return (answer as { data: MusicShelf }).data;
};
const names = async () => (await shelf()).tracks.map((track) => track.name);
const take = (path: string | null) => evening.ask({ type: 'musicFolder', path });
const refusal = async (path: string) => {
  const answer = await take(path);
  return answer.status === 'refused' ? answer.refusal.reason : null;
};

describe('the host’s folder of music', () => {
  it('gives its mp3, ogg, wav and flac by name and number, those in its folders too, and nothing else', async () => {
    for (const name of ['10 x.mp3', '2 y.OGG', 'a.flac', 'b.wav', 'cover.jpg', 'list.m3u', '.mp3']) put(name);
    put('альбом', '1.mp3');
    await take(folder);
    expect(await names()).toEqual(['2 y.OGG', '10 x.mp3', 'a.flac', 'b.wav', 'альбом/1.mp3']);
    expect(evening.console.settings.musicFolder).toBe(folder);
    await take(null);
    expect(await shelf()).toMatchObject({ folder: null, tracks: [], trouble: null });
  });

  it('is not taken when it is gone, empty, a file or no whole path, and the host hears which', async () => {
    const file = put('one.mp3');
    mkdirSync(join(folder, 'empty'));
    const said = (key: string, path: string) => ({ key: `music.trouble.${key}`, params: { folder: path } });
    expect(await refusal(join(folder, 'none'))).toEqual(said('gone', join(folder, 'none')));
    expect(await refusal(join(folder, 'empty'))).toEqual(said('empty', join(folder, 'empty')));
    expect(await refusal(file)).toEqual(said('noFolder', file));
    const from = relative(process.cwd(), folder);
    expect(await refusal(from)).toEqual(said('relative', from));
    expect(await refusal(`${folder}\0`)).toMatchObject({ key: 'music.trouble.gone' });
    expect(evening.console.settings.musicFolder).toBeNull();
  });

  it('that goes away is said, and its music is back when it is', async () => {
    put('one.mp3');
    await take(folder);
    renameSync(folder, `${folder}-away`);
    expect(await shelf()).toMatchObject({
      tracks: [],
      trouble: { key: 'music.trouble.gone', params: { folder } },
    });
    renameSync(`${folder}-away`, folder);
    expect(await shelf()).toMatchObject({ tracks: [{ name: 'one.mp3' }], trouble: null });
  });

  it('is no part of the settings that any request may change', async () => {
    const body = { type: 'saveSettings', settings: { musicFolder: '/etc' } };
    await evening.say(JSON.stringify({ id: 'request-of-nobody', body }));
    expect(evening.console.settings.musicFolder).toBeNull();
  });

  it('is looked through only so far, and the host learns that there is more', async () => {
    for (let no = 0; no < 510; no += 1) put(`${no}.mp3`);
    await take(folder);
    const { tracks, left } = await shelf();
    expect([tracks.length, left]).toEqual([500, true]);
    rmSync(folder, { recursive: true });
    put('1', '2', '3', 'deep.mp3');
    put('1', '2', '3', '4', 'deeper.mp3');
    expect(await shelf()).toMatchObject({ tracks: [{ name: '1/2/3/deep.mp3' }], left: true });
  });
});

describe('nothing outside the folder is ever read', () => {
  it('a link to a file or folder is not found, and a folder in a circle ends', async () => {
    put('one.mp3');
    symlinkSync(join(outside, 'secret.mp3'), join(folder, 'link.mp3'));
    symlinkSync(outside, join(folder, 'linked'));
    symlinkSync(folder, join(folder, 'circle'));
    await take(folder);
    expect(await names()).toEqual(['one.mp3']);
  });

  it('a file that became a link, or lies in a folder that became one, is not opened', async () => {
    put('one.mp3');
    put('album', 'secret.mp3');
    const { tracks } = await findTracks(folder);
    rmSync(join(folder, 'one.mp3'));
    symlinkSync(join(outside, 'secret.mp3'), join(folder, 'one.mp3'));
    rmSync(join(folder, 'album'), { recursive: true });
    symlinkSync(outside, join(folder, 'album'));
    expect(tracks).toHaveLength(2);
    for (const track of tracks) expect(await openTrack(folder, track)).toBeNull();
  });

  it('a file that became a folder is not opened, nor one with a way out in its name', async () => {
    put('one.mp3');
    const { tracks } = await findTracks(folder);
    rmSync(join(folder, 'one.mp3'));
    mkdirSync(join(folder, 'one.mp3'));
    const [track] = tracks;
    if (!track) throw new Error('nothing was found');
    expect(await openTrack(folder, track)).toBeNull();
    const out = ['..', relative(join(folder, '..'), outside), 'secret.mp3'];
    expect(await openTrack(folder, { ...track, parts: out })).toBeNull();
    expect(await openTrack(folder, { ...track, parts: [join(outside, 'secret.mp3')] })).toBeNull();
    expect(await openTrack(folder, { ...track, parts: ['one.mp3', '..', '..', 'x.txt'] })).toBeNull();
  });

  it('a folder that is itself a link is the host’s choice', async () => {
    put('one.mp3');
    symlinkSync(folder, `${folder}-link`);
    await take(`${folder}-link`);
    expect(await names()).toEqual(['one.mp3']);
    const { tracks } = await findTracks(`${folder}-link`);
    const opened = tracks[0] && (await openTrack(`${folder}-link`, tracks[0]));
    expect(opened).toMatchObject({ type: 'audio/mpeg', size: 'music of one.mp3'.length });
    await opened?.file.close();
    rmSync(`${folder}-link`);
  });
});

describe('where the music was', () => {
  it('is known after a restart', async () => {
    put('one.mp3');
    await take(folder);
    const [track] = (await shelf()).tracks;
    const place = { track: track?.id ?? '', seconds: 83.5, held: true };
    await evening.must({ type: 'keepMusic', place });
    evening.crash();
    await evening.start();
    expect((await shelf()).place).toEqual(place);
  });
});

describe('the night of the music is the night of the room', () => {
  it('it begins and ends with the room’s picture, and no step of the night is seen in it', async () => {
    await evening.begin(nine);
    const nights: boolean[] = [];
    const look = () => {
      expect([evening.now, evening.console.night]).toEqual([
        evening.now,
        evening.roomScene?.type === 'night',
      ]);
      if (nights.at(-1) !== evening.console.night) nights.push(evening.console.night);
    };
    look();
    for (const key of ['d1/talk', 'd1/no-vote']) {
      await evening.until(key);
      look();
    }
    await evening.next();
    const told = evening.host.filter((message) => message.type === 'console').length;
    await evening.choose(9);
    while (evening.now !== 'n1/dawn') {
      look();
      await evening.next();
    }
    look();
    expect(evening.host.filter((message) => message.type === 'console')).toHaveLength(told);
    await evening.next();
    look();
    expect(nights).toEqual([true, false, true, false]);
  });

  it('its signs sound once each where the host wants them, and not for an undo', async () => {
    const signs = () => evening.edges.filter((kind) => kind === 'night' || kind === 'morning');
    await evening.begin(nine);
    await evening.until('d1/no-vote');
    expect(signs()).toEqual([]);
    await evening.must({ type: 'saveSettings', settings: { nightSigns: true } });
    await evening.next();
    await evening.choose(9);
    await evening.until('n1/dawn');
    await evening.next();
    expect(signs()).toEqual(['night', 'morning']);
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    expect(evening.console.night).toBe(true);
    expect(signs()).toEqual(['night', 'morning']);
  });
});
