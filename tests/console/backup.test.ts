import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type MadeBackup, partLength } from '../../shared/contract/data';
import type { RequestBody } from '../../shared/contract/requests';
import { DAY, dir, NOON } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening, filesIn, offer } from './club-files';
import { eachEvening } from './each-evening';

let disk: SimulatedDisk;
let evening: FilesEvening;
let clock = NOON;

eachEvening(
  async () => {
    clock = NOON;
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk, () => clock).start();
  },
  () => evening,
);

describe('a backup of everything', () => {
  it('brings a club to an empty laptop, and says before what is in it', async () => {
    const game = await evening.gameBehind();
    await evening.must({ type: 'saveSettings', settings: { club: 'Ратуша', warnMs: 7_000 } });
    const before = evening.onDisk();
    const bytes = await evening.backUp();
    await evening.stop();
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk).start();
    expect(await evening.previewOf(bytes, 3)).toMatchObject({
      at: NOON,
      games: 1,
      first: '2026-03-06',
      last: '2026-03-06',
      players: 9,
      seasons: ['2026'],
      unreadable: 0,
      lost: 0,
      brought: 1,
    });
    expect((await evening.restore(bytes)).status).toBe('saved');
    expect(evening.onDisk()).toEqual(before);
    expect(await evening.gamesListed()).toEqual([game]);
    expect(evening.console.settings).toMatchObject({ club: 'Ратуша', warnMs: 7_000 });
    evening.crash();
    disk.crash();
    await evening.start();
    expect(await evening.gamesListed()).toEqual([game]);
    expect(evening.console.notices).toEqual([]);
    await evening.must({ type: 'openGame', game });
    expect(evening.view.seats[6]?.fouls).toBe(1);
  });

  it('takes the place of what is there, and the restore is taken back and forth', async () => {
    const first = await evening.gameBehind();
    const bytes = await evening.backUp();
    const early = evening.onDisk();
    clock += DAY;
    const second = await evening.gameBehind();
    await evening.must({ type: 'addPlayers', names: ['Ґедзь'] });
    const late = evening.onDisk();
    expect(await evening.previewOf(bytes)).toMatchObject({ games: 1, lost: 1, brought: 0 });
    expect((await evening.files()).restoredAt).toBeNull();
    expect((await evening.restore(bytes)).status).toBe('saved');
    expect(evening.onDisk()).toEqual(early);
    expect(await evening.gamesListed()).toEqual([first]);
    expect((await evening.files()).restoredAt).toBe(clock);
    clock += 60_000;
    expect((await evening.ask({ type: 'takeRestoreBack' })).status).toBe('saved');
    expect(evening.onDisk()).toEqual(late);
    expect((await evening.gamesListed()).toSorted()).toEqual([first, second].toSorted());
    clock += 60_000;
    await evening.must({ type: 'takeRestoreBack' });
    expect(evening.onDisk()).toEqual(early);
  });

  it.each(['has', 'does not have'])(
    'that %s what was deleted and brought back since: taken back, the bin is what it was',
    async (has) => {
      const without = await evening.backUp();
      const game = await evening.gameBehind();
      const [player] = await evening.players();
      const bytes = has === 'has' ? await evening.backUp() : without;
      await evening.must({ type: 'deleteGame', game });
      await evening.must({ type: 'deletePlayer', player: player?.id ?? '' });
      const before = evening.onDisk();
      const { bin } = await evening.files();
      expect(bin).toHaveLength(2);
      clock += 60_000;
      await evening.restore(bytes);
      expect((await evening.files()).bin).toEqual(has === 'has' ? [] : bin);
      for (const { id } of bin) await evening.must({ type: 'bringBack', item: id });
      expect((await evening.files()).bin).toEqual([]);
      await evening.must({ type: 'emptyBin' });
      clock += 60_000;
      await evening.must({ type: 'takeRestoreBack' });
      expect(evening.onDisk()).toEqual(before);
      expect((await evening.files()).bin).toEqual(bin);
      await evening.stop();
      await evening.start();
      for (const { id } of bin) await evening.must({ type: 'bringBack', item: id });
      expect(await evening.gamesListed()).toEqual([game]);
      expect(await evening.players()).toContainEqual(player);
    },
  );

  it('can be read by hand, and also comes back unpacked', async () => {
    await evening.gameBehind();
    const text = gunzipSync(await evening.backUp());
    expect(JSON.parse(text.toString())).toMatchObject({
      format: 'mafia-host-console/backup',
      version: 3,
      players: { format: 'mafia-host-console/players' },
    });
    expect((await evening.restore(text)).status).toBe('saved');
  });

  it('names a file it cannot take, and leaves it where it is when another backup is restored', async () => {
    await evening.gameBehind();
    const newer = '{"format":"mafia-host-console/game","version":9}\n';
    disk.put(`${dir}/games/newergame1.jsonl`, newer);
    const { leftOut } = await evening.data<MadeBackup>({ type: 'backUp' });
    expect(leftOut).toEqual(['newergame1.jsonl']);
    await evening.restore(await evening.backUp());
    expect(disk.text(`${dir}/games/newergame1.jsonl`)).toBe(newer);
  });

  it('keeps the state before a restore for sixty days', async () => {
    await evening.gameBehind();
    await evening.restore(await evening.backUp());
    for (const [days, kept] of [
      [59, 1],
      [61, 0],
    ] as const) {
      clock = NOON + days * DAY;
      await evening.stop();
      await evening.start();
      expect(filesIn(disk, 'backups').filter((name) => name.startsWith('before-'))).toHaveLength(kept);
    }
    expect(await evening.refusalOf({ type: 'takeRestoreBack' })).toBe('store.error.missing');
  });
});

describe('a file that is no good backup is refused with its reason, and nothing changes', () => {
  const packed = (value: unknown) => gzipSync(JSON.stringify(value));

  it.each<[string, string, (good: Record<string, unknown>, bytes: Buffer) => Uint8Array]>([
    ['cut', 'store.error.broken', (_, bytes) => bytes.subarray(0, bytes.length - 40)],
    [
      'garbled',
      'store.error.broken',
      (_, bytes) => bytes.map((byte, at) => (at === 60 ? byte ^ 0xff : byte)),
    ],
    ['empty', 'store.error.broken', () => new Uint8Array()],
    ['a picture', 'store.error.broken', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['of another program', 'store.error.foreign', () => packed({ name: 'package' })],
    ['a list', 'store.error.foreign', () => packed([1])],
    ['of a newer console', 'store.error.newer', (good) => packed({ ...good, version: 4 })],
    ['of wrong shape', 'store.error.broken', (good) => packed({ ...good, games: {} })],
    [
      'with players of a newer console',
      'store.error.newer',
      (good) => packed({ ...good, players: { format: 'mafia-host-console/players', version: 99, data: [] } }),
    ],
    ['with broken players', 'store.error.broken', (good) => packed({ ...good, players: null })],
    [
      'with a game of a newer console',
      'store.error.newer',
      (good) =>
        packed({
          ...good,
          games: [{ id: 'gameaaaa1', text: '{"format":"mafia-host-console/game","version":2}\n' }],
        }),
    ],
    [
      'with a game under a name that is a path',
      'store.error.broken',
      (good) => packed({ ...good, games: [{ id: '../../etc', text: '' }] }),
    ],
    ['far too big unpacked', 'store.error.tooBig', () => gzipSync(Buffer.alloc(257 * 1024 * 1024))],
  ])('%s', async (_, reason, spoil) => {
    await evening.gameBehind();
    const bytes = await evening.backUp();
    const before = evening.onDisk();
    const spoilt = spoil(JSON.parse(gunzipSync(bytes).toString()), bytes);
    const requests = offer(spoilt);
    for (const body of requests.slice(0, -1)) await evening.must(body);
    expect(await evening.refusalOf(requests.at(-1) as RequestBody)).toBe(reason);
    expect(evening.onDisk()).toEqual(before);
  });

  it('longer than any club is: refused with the first part', async () => {
    const [first] = offer(new Uint8Array(9));
    if (first?.type !== 'offerBackup') throw new Error('no offer');
    expect(await evening.refusalOf({ ...first, parts: 9_999 })).toBe('store.error.tooBig');
  });

  it('with parts missing, doubled or of two files', async () => {
    await evening.gameBehind();
    const bytes = await evening.backUp();
    const [one, two, three] = offer(bytes, 3) as [RequestBody, RequestBody, RequestBody];
    await evening.must(one);
    expect(await evening.refusalOf(three)).toBe('data.refusal.noBackup');
    await evening.must(two);
    expect(await evening.refusalOf(two)).toBe('data.refusal.noBackup');
    await evening.must(offer(bytes, 2)[0] as RequestBody);
    expect(await evening.refusalOf(three)).toBe('data.refusal.noBackup');
    expect(await evening.refusalOf({ type: 'restore', upload: 'upload9999' })).toBe('data.refusal.noBackup');
  });

  it('says how many of its games cannot be read, and brings the others', async () => {
    const game = await evening.gameBehind();
    const good = JSON.parse(gunzipSync(await evening.backUp()).toString());
    good.games.push({ id: 'gameaaaa1', text: 'x' });
    expect(await evening.previewOf(packed(good))).toMatchObject({ games: 1, unreadable: 1 });
    expect((await evening.restore(packed(good))).status).toBe('saved');
    expect(await evening.gamesListed()).toEqual([game]);
  });

  it('parts fit into a request', () => {
    expect(partLength % 4).toBe(0);
    expect(partLength).toBeLessThan(64 * 1024 - 1_000);
  });
});

describe('a restore that is cut off', () => {
  /** A club with a backup of its first game and a second game since. */
  async function club(): Promise<{
    bytes: Buffer;
    early: ReturnType<FilesEvening['onDisk']>;
    late: ReturnType<FilesEvening['onDisk']>;
  }> {
    await evening.gameBehind();
    const bytes = await evening.backUp();
    const early = evening.onDisk();
    await evening.gameBehind();
    await evening.must({ type: 'addPlayers', names: ['Ґедзь'] });
    return { bytes, early, late: evening.onDisk() };
  }

  it('at any operation: everything of before or everything of the backup, never a mixture', async () => {
    const ends = { early: 0, late: 0 };
    for (let k = 1, cut = true; cut; k += 1) {
      disk = new SimulatedDisk();
      evening = await new FilesEvening(disk).start();
      const { bytes, early, late } = await club();
      const { upload } = await evening.previewOf(bytes);
      const { operations } = disk;
      disk.cutAt(k);
      const answer = await evening.ask({ type: 'restore', upload });
      cut = disk.operations >= operations + k;
      evening.crash();
      disk.crash(() => 0.3);
      await evening.start();
      const end = evening.onDisk();
      const isEarly = end['players.json'] === early['players.json'];
      expect(end).toEqual(isEarly ? early : late);
      if (answer.status === 'saved') expect(isEarly).toBe(true);
      ends[isEarly ? 'early' : 'late'] += 1;
      await evening.stop();
    }
    expect(ends.early).toBeGreaterThan(5);
    expect(ends.late).toBeGreaterThan(5);
  });

  it.each(['ENOSPC', 'EIO'])(
    'by %s at any operation: refused and as before, or held and finished',
    async (code) => {
      const answers = new Set<string>();
      for (let k = 1, failed = true; failed; k += 1) {
        disk = new SimulatedDisk();
        evening = await new FilesEvening(disk).start();
        const { bytes, early, late } = await club();
        const { upload } = await evening.previewOf(bytes);
        disk.failAt(k, code, 3);
        disk.failed = false;
        const answer = await evening.ask({ type: 'restore', upload });
        failed = disk.failed;
        answers.add(answer.status);
        disk.repair();
        await evening.pass(20_000);
        expect(evening.onDisk()).toEqual(answer.status === 'refused' ? late : early);
        expect(evening.console.saving).toEqual({ held: 0, error: null });
        expect((await evening.ask({ type: 'addPlayers', names: ['Їжак'] })).status).toBe('saved');
        await evening.stop();
      }
      expect([...answers].toSorted()).toEqual(['held', 'refused', 'saved']);
    },
  );
});
