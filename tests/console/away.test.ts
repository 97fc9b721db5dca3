import { beforeEach, describe, expect, it } from 'vitest';
import { nine } from '../rules/evening';
import { dir } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening, filesIn } from './club-files';
import { eachEvening } from './each-evening';

let disk: SimulatedDisk;
let evening: FilesEvening;

eachEvening(
  async () => {
    disk = new SimulatedDisk();
    disk.mountAt('/club');
    evening = await new FilesEvening(disk).start();
    await evening.begin(nine);
  },
  () => evening,
);

const foul = (seat: number) => evening.ask({ type: 'foul', seat, confirmed: false });
const path = () => `${dir}/games/${evening.game}.jsonl`;
/** Line numbers of the game's file. */
const numbers = () =>
  (disk.text(path()) ?? '')
    .split('\n')
    .slice(1, -1)
    .map((line): number => JSON.parse(line).n);
const inOrder = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const notices = () => evening.console.notices.map((notice) => notice.text.key);
const why = () => evening.console.saving.error?.key;

describe('a stick that is pulled out in mid-game', () => {
  it.each([
    ['its folder goes with it', false],
    ['an empty folder of the laptop stays in its place', true],
  ])('%s: the game goes on as held, and all of it is there once the stick is back', async (_, bare) => {
    const before = numbers().length;
    disk.unplug(bare);
    expect((await foul(7)).status).toBe('held');
    expect(why()).toBe('store.error.gone');
    expect((await evening.ask({ type: 'saveSettings', settings: { volume: 3 } })).status).toBe('held');
    await evening.next();
    await evening.pass(20_000);
    // Nothing was written into what is left of the stick.
    expect([disk.text(path()), disk.names('/club')]).toEqual([null, []]);
    disk.plugIn();
    await evening.pass(10_000);
    expect(evening.console.saving).toEqual({ held: 0, error: null });
    expect(numbers()).toEqual(inOrder(before + 2));
    expect(JSON.parse(disk.text(`${dir}/settings.json`) ?? '').data.volume).toBe(3);
    expect((await foul(8)).status).toBe('saved');
    expect(notices()).toEqual([]);
  });
});

describe('the data folder is deleted while the console runs', () => {
  beforeEach(() => disk.mountAt('/'));

  it('it is made again with all that is in memory, once, and the host is told', async () => {
    const players = disk.text(`${dir}/players.json`);
    const before = numbers().length;
    disk.removeFolder(dir);
    expect((await foul(7)).status).toBe('saved');
    await evening.pass(1_000);
    expect(numbers()).toEqual(inOrder(before + 1));
    expect(disk.text(`${dir}/players.json`)).toBe(players);
    for (const file of ['settings', 'seasons', 'session', 'index'])
      expect(filesIn(disk, '')).toContain(`${file}.json`);
    expect(notices()).toContain('store.notice.folderRemade');
    evening.crash();
    disk.crash();
    await evening.start();
    expect(evening.view.seats[6]?.fouls).toBe(1);
  });

  it('also when it is a small file that finds it gone', async () => {
    const before = numbers().length;
    disk.removeFolder(dir);
    expect((await evening.ask({ type: 'saveSettings', settings: { volume: 3 } })).status).toBe('saved');
    await evening.pass(1_000);
    expect(numbers()).toEqual(inOrder(before));
    expect((await foul(7)).status).toBe('saved');
    expect(numbers()).toEqual(inOrder(before + 1));
  });
});

describe("the game's file", () => {
  it('that is taken away is written again whole, and the host is told', async () => {
    const before = numbers().length;
    await disk.remove(path());
    expect((await foul(7)).status).toBe('saved');
    expect(numbers()).toEqual(inOrder(before + 1));
    expect(notices()).toEqual(['store.notice.gameRewritten']);
    expect((await foul(8)).status).toBe('saved');
    expect(numbers()).toEqual(inOrder(before + 2));
  });

  it('that is set back to an older state is brought up to date without a word', async () => {
    const before = numbers().length;
    const older = disk.text(path()) ?? '';
    await foul(7);
    disk.put(path(), older);
    expect((await foul(8)).status).toBe('saved');
    expect(numbers()).toEqual(inOrder(before + 2));
    expect(notices()).toEqual([]);
  });

  it.each([
    ['another game', '{"format":"another"}\n'],
    ['nothing', ''],
    ['zeros', '\0'.repeat(4_000)],
  ])('that is replaced by %s keeps what lies there beside, and the game whole', async (_, bytes) => {
    const before = numbers().length;
    disk.put(path(), bytes);
    expect((await foul(7)).status).toBe('saved');
    expect(numbers()).toEqual(inOrder(before + 1));
    const aside = filesIn(disk, 'games').filter((name) => name.includes('.corrupt-'));
    expect(aside.map((name) => disk.text(`${dir}/games/${name}`))).toEqual(bytes === '' ? [] : [bytes]);
    expect(notices()).toEqual(bytes === '' ? [] : ['store.notice.gameReplaced']);
  });

  it('that a cloud service continued elsewhere is set aside: never merged', async () => {
    const before = numbers().length;
    const other = (disk.text(path()) ?? '').replace(/\n$/, `\n${JSON.stringify({ n: before + 1 })}\n`);
    disk.put(path(), other);
    expect((await foul(7)).status).toBe('saved');
    expect(numbers()).toEqual(inOrder(before + 1));
    expect(evening.view.seats[6]?.fouls).toBe(1);
    expect(filesIn(disk, 'games')).toHaveLength(2);
  });
});

describe('a disk that refuses', () => {
  it.each([
    ['ENOSPC', 'store.error.full'],
    ['EACCES', 'store.error.denied'],
    ['EROFS', 'store.error.denied'],
    ['EPERM', 'store.error.denied'],
    ['EIO', 'store.error.unwritable'],
  ])('%s: held at once with its reason in words, saved by itself when it is over', async (code, key) => {
    const before = numbers().length;
    disk.failAt(1, code, 100_000);
    expect((await foul(7)).status).toBe('held');
    expect(why()).toBe(key);
    await evening.next();
    disk.repair();
    await evening.pass(10_000);
    expect(evening.console.saving).toEqual({ held: 0, error: null });
    expect(numbers()).toEqual(inOrder(before + 2));
  });
});
