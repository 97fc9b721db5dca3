import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackupPreview, ClubFiles, MadeBackup } from '../../shared/contract/data';
import { partLength } from '../../shared/contract/data';
import type { RequestBody } from '../../shared/contract/requests';
import { nine } from '../rules/evening';
import { DAY, dir, NOON } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { eveningOn, filesIn } from './club-files';
import type { ConsoleEvening } from './evening';

let disk: SimulatedDisk;
let evening: ConsoleEvening;
let clock = NOON;

beforeEach(async () => {
  vi.useFakeTimers();
  clock = NOON;
  disk = new SimulatedDisk();
  evening = await eveningOn(disk, () => clock).start();
});
afterEach(async () => {
  await evening.stop();
  vi.useRealTimers();
});

/** Plays a game that is called off, and puts it away. Gives its id. */
async function gameBehind(): Promise<string> {
  await evening.begin(nine);
  const { game } = evening;
  await evening.must({ type: 'foul', seat: 7, confirmed: false });
  await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
  await evening.must({ type: 'closeGame' });
  return game;
}

async function data<T>(body: RequestBody): Promise<T> {
  const answer = await evening.must(body);
  if (answer.status === 'refused') throw new Error('refused');
  return answer.data as T;
}

const files = () => data<ClubFiles>({ type: 'data' });
const gamesListed = async () =>
  (await data<{ id: string; seats: { name: string }[] }[]>({ type: 'games', season: null })).map(
    ({ id }) => id,
  );
const playersListed = async () =>
  (await data<{ id: string; name: string }[]>({ type: 'players' })).map(({ name }) => name);
async function refusalOf(body: RequestBody): Promise<string> {
  const answer = await evening.ask(body);
  if (answer.status !== 'refused') throw new Error(`${body.type} was not refused`);
  const { why } = answer.refusal.reason.params ?? {};
  return typeof why === 'object' && 'key' in why ? why.key : answer.refusal.reason.key;
}

/** The bytes of a backup, part by part as the screen gets them. */
async function backUp(): Promise<Buffer> {
  const { parts } = await data<MadeBackup>({ type: 'backUp' });
  const all: Buffer[] = [];
  for (let part = 0; part < parts; part += 1) {
    all.push(Buffer.from(await data<string>({ type: 'backupPart', part }), 'base64'));
  }
  return Buffer.concat(all);
}

let uploads = 0;
function offer(bytes: Uint8Array, parts = Math.max(1, Math.ceil(bytes.length / 36_000))): RequestBody[] {
  const upload = `upload${String(++uploads).padStart(4, '0')}`;
  const size = Math.ceil(bytes.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    type: 'offerBackup' as const,
    upload,
    file: 'club.json.gz',
    part,
    parts,
    content: Buffer.from(bytes.subarray(part * size, (part + 1) * size)).toString('base64'),
  }));
}

async function previewOf(bytes: Uint8Array, parts?: number): Promise<BackupPreview> {
  let preview: BackupPreview | null = null;
  for (const body of offer(bytes, parts)) preview = await data<BackupPreview | null>(body);
  if (!preview) throw new Error('no preview came');
  return preview;
}

async function restore(bytes: Uint8Array) {
  return evening.ask({ type: 'restore', upload: (await previewOf(bytes)).upload });
}

/** Everything of the club that a backup holds, as it lies on the disk. */
function onDisk(): Record<string, string | null> {
  const names = [
    ...filesIn(disk, 'games').map((name) => `games/${name}`),
    'players.json',
    'seasons.json',
    'settings.json',
  ];
  return Object.fromEntries(names.map((name) => [name, disk.text(`${dir}/${name}`)]));
}

describe('a backup of everything', () => {
  it('brings a club to an empty laptop, and says before what is in it', async () => {
    const game = await gameBehind();
    await evening.must({ type: 'saveSettings', settings: { club: 'Ратуша', warnMs: 7_000 } });
    const before = onDisk();
    const bytes = await backUp();
    await evening.stop();
    disk = new SimulatedDisk();
    evening = await eveningOn(disk).start();
    expect(await previewOf(bytes, 3)).toMatchObject({
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
    expect((await restore(bytes)).status).toBe('saved');
    expect(onDisk()).toEqual(before);
    expect(await gamesListed()).toEqual([game]);
    expect(evening.console.settings).toMatchObject({ club: 'Ратуша', warnMs: 7_000 });
    evening.crash();
    disk.crash();
    await evening.start();
    expect(await gamesListed()).toEqual([game]);
    expect(evening.console.notices).toEqual([]);
    await evening.must({ type: 'openGame', game });
    expect(evening.view.seats[6]?.fouls).toBe(1);
  });

  it('takes the place of what is there, and the restore is taken back and forth', async () => {
    const first = await gameBehind();
    const bytes = await backUp();
    const early = onDisk();
    clock += DAY;
    const second = await gameBehind();
    await evening.must({ type: 'addPlayers', names: ['Ґедзь'] });
    const late = onDisk();
    expect(await previewOf(bytes)).toMatchObject({ games: 1, lost: 1, brought: 0 });
    expect((await files()).restoredAt).toBeNull();
    expect((await restore(bytes)).status).toBe('saved');
    expect(onDisk()).toEqual(early);
    expect(await gamesListed()).toEqual([first]);
    expect((await files()).restoredAt).toBe(clock);
    clock += 60_000;
    expect((await evening.ask({ type: 'takeRestoreBack' })).status).toBe('saved');
    expect(onDisk()).toEqual(late);
    expect((await gamesListed()).toSorted()).toEqual([first, second].toSorted());
    clock += 60_000;
    await evening.must({ type: 'takeRestoreBack' });
    expect(onDisk()).toEqual(early);
  });

  it('can be read by hand, and also comes back unpacked', async () => {
    await gameBehind();
    const text = gunzipSync(await backUp());
    expect(JSON.parse(text.toString())).toMatchObject({
      format: 'mafia-host-console/backup',
      version: 1,
      players: { format: 'mafia-host-console/players' },
    });
    expect((await restore(text)).status).toBe('saved');
  });

  it('names a file it cannot take, and leaves it where it is when another backup is restored', async () => {
    await gameBehind();
    const newer = '{"format":"mafia-host-console/game","version":9}\n';
    disk.put(`${dir}/games/newergame1.jsonl`, newer);
    const { leftOut } = await data<MadeBackup>({ type: 'backUp' });
    expect(leftOut).toEqual(['newergame1.jsonl']);
    await restore(await backUp());
    expect(disk.text(`${dir}/games/newergame1.jsonl`)).toBe(newer);
  });

  it('keeps the state before a restore for sixty days', async () => {
    await gameBehind();
    await restore(await backUp());
    for (const [days, kept] of [
      [59, 1],
      [61, 0],
    ] as const) {
      clock = NOON + days * DAY;
      await evening.stop();
      await evening.start();
      expect(filesIn(disk, 'backups').filter((name) => name.startsWith('before-'))).toHaveLength(kept);
    }
    expect(await refusalOf({ type: 'takeRestoreBack' })).toBe('store.error.missing');
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
    ['of a newer console', 'store.error.newer', (good) => packed({ ...good, version: 2 })],
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
    await gameBehind();
    const bytes = await backUp();
    const before = onDisk();
    const spoilt = spoil(JSON.parse(gunzipSync(bytes).toString()), bytes);
    const requests = offer(spoilt);
    for (const body of requests.slice(0, -1)) await evening.must(body);
    expect(await refusalOf(requests.at(-1) as RequestBody)).toBe(reason);
    expect(onDisk()).toEqual(before);
  });

  it('longer than any club is: refused with the first part', async () => {
    const [first] = offer(new Uint8Array(9));
    if (first?.type !== 'offerBackup') throw new Error('no offer');
    expect(await refusalOf({ ...first, parts: 9_999 })).toBe('store.error.tooBig');
  });

  it('with parts missing, doubled or of two files', async () => {
    await gameBehind();
    const bytes = await backUp();
    const [one, two, three] = offer(bytes, 3) as [RequestBody, RequestBody, RequestBody];
    await evening.must(one);
    expect(await refusalOf(three)).toBe('data.refusal.noBackup');
    await evening.must(two);
    expect(await refusalOf(two)).toBe('data.refusal.noBackup');
    await evening.must(offer(bytes, 2)[0] as RequestBody);
    expect(await refusalOf(three)).toBe('data.refusal.noBackup');
    expect(await refusalOf({ type: 'restore', upload: 'upload9999' })).toBe('data.refusal.noBackup');
  });

  it('says how many of its games cannot be read, and brings the others', async () => {
    const game = await gameBehind();
    const good = JSON.parse(gunzipSync(await backUp()).toString());
    good.games.push({ id: 'gameaaaa1', text: 'x' });
    expect(await previewOf(packed(good))).toMatchObject({ games: 1, unreadable: 1 });
    expect((await restore(packed(good))).status).toBe('saved');
    expect(await gamesListed()).toEqual([game]);
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
    early: ReturnType<typeof onDisk>;
    late: ReturnType<typeof onDisk>;
  }> {
    await gameBehind();
    const bytes = await backUp();
    const early = onDisk();
    await gameBehind();
    await evening.must({ type: 'addPlayers', names: ['Ґедзь'] });
    return { bytes, early, late: onDisk() };
  }

  it('at any operation: everything of before or everything of the backup, never a mixture', async () => {
    const ends = { early: 0, late: 0 };
    for (let k = 1, cut = true; cut; k += 1) {
      disk = new SimulatedDisk();
      evening = await eveningOn(disk).start();
      const { bytes, early, late } = await club();
      const { upload } = await previewOf(bytes);
      const { operations } = disk;
      disk.cutAt(k);
      const answer = await evening.ask({ type: 'restore', upload });
      cut = disk.operations >= operations + k;
      evening.crash();
      disk.crash(() => 0.3);
      await evening.start();
      const end = onDisk();
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
        evening = await eveningOn(disk).start();
        const { bytes, early, late } = await club();
        const { upload } = await previewOf(bytes);
        disk.failAt(k, code, 3);
        disk.failed = false;
        const answer = await evening.ask({ type: 'restore', upload });
        failed = disk.failed;
        answers.add(answer.status);
        disk.repair();
        await evening.pass(20_000);
        expect(onDisk()).toEqual(answer.status === 'refused' ? late : early);
        expect(evening.console.saving).toEqual({ held: 0, error: null });
        expect((await evening.ask({ type: 'addPlayers', names: ['Їжак'] })).status).toBe('saved');
        await evening.stop();
      }
      expect([...answers].toSorted()).toEqual(['held', 'refused', 'saved']);
    },
  );
});

describe('the bin', () => {
  it('has a game that was deleted; it comes back as it was, to the season too', async () => {
    const game = await gameBehind();
    const before = onDisk();
    const standing = await data({ type: 'games', season: null });
    await evening.must({ type: 'deleteGame', game });
    expect(await gamesListed()).toEqual([]);
    expect(filesIn(disk, 'games')).toEqual([]);
    expect(filesIn(disk, 'backups').filter((name) => name.startsWith(game))).toEqual([]);
    const [item] = (await files()).bin;
    expect(item).toMatchObject({ kind: 'game', date: '2026-03-06', gameNo: 1, seats: 9, deletedAt: NOON });
    evening.crash();
    disk.crash();
    await evening.start();
    expect(evening.console.notices).toEqual([]);
    await evening.must({ type: 'bringBack', item: item?.id ?? '' });
    expect(onDisk()).toEqual(before);
    expect(await data({ type: 'games', season: null })).toEqual(standing);
    expect((await files()).bin).toEqual([]);
  });

  it('has a player who was deleted; his games keep him, and he comes back as himself', async () => {
    const game = await gameBehind();
    const players = await data<{ id: string; name: string }[]>({ type: 'players' });
    const [player] = players;
    if (!player) throw new Error('no player');
    await evening.must({ type: 'deletePlayer', player: player.id });
    expect(await playersListed()).not.toContain(player.name);
    await evening.must({ type: 'openGame', game });
    expect(evening.view.seats[0]?.name).toBe(player.name);
    await evening.must({ type: 'closeGame' });
    const [item] = (await files()).bin;
    expect(item).toMatchObject({ kind: 'player', name: player.name });
    await evening.must({ type: 'bringBack', item: item?.id ?? '' });
    expect(await data<{ id: string }[]>({ type: 'players' })).toContainEqual(player);
    expect((await files()).bin).toEqual([]);
  });

  it('does not bring back a player beside another of the same name', async () => {
    const [player] = await data<{ id: string }[]>({ type: 'addPlayers', names: ['Їжак'] });
    await evening.must({ type: 'deletePlayer', player: player?.id ?? '' });
    await evening.must({ type: 'addPlayers', names: ['їжак'] });
    const [item] = (await files()).bin;
    expect(await refusalOf({ type: 'bringBack', item: item?.id ?? '' })).toBe('data.refusal.nameTaken');
    expect((await files()).bin).toHaveLength(1);
  });

  it('is emptied for good, and what is not in it cannot be asked for', async () => {
    const game = await gameBehind();
    await evening.must({ type: 'deleteGame', game });
    await evening.must({ type: 'emptyBin' });
    expect((await files()).bin).toEqual([]);
    disk.crash();
    expect(disk.names(`${dir}/bin`)).toEqual([]);
    for (const item of [`game-${game}-${NOON}`, `player-${game}-${NOON}`])
      expect(await refusalOf({ type: 'bringBack', item })).toBe('store.error.missing');
    for (const item of ['../players', 'game-..-1', `game-${game}-1/..`])
      expect(await refusalOf({ type: 'bringBack', item })).toBe('refusal.malformed');
  });

  it('a deletion that a power cut interrupts loses nothing', async () => {
    for (let k = 1, cut = true; cut; k += 1) {
      disk = new SimulatedDisk();
      evening = await eveningOn(disk).start();
      const game = await gameBehind();
      const text = disk.text(`${dir}/games/${game}.jsonl`);
      const { operations } = disk;
      disk.cutAt(k);
      const answer = await evening.ask({ type: 'deleteGame', game });
      cut = disk.operations >= operations + k;
      evening.crash();
      disk.crash(() => 0.3);
      await evening.start();
      const inBin = (await files()).bin.map((item) => disk.text(`${dir}/bin/${item.id}.jsonl`));
      expect([disk.text(`${dir}/games/${game}.jsonl`), ...inBin]).toContain(text);
      if (answer.status === 'saved') expect(await gamesListed()).toEqual([]);
      await evening.stop();
    }
  });

  it('nothing is deleted while a game is open or something is held', async () => {
    await evening.begin(nine);
    const { game } = evening;
    expect(await refusalOf({ type: 'deleteGame', game })).toBe('data.refusal.gameOpen');
    await evening.must({ type: 'closeGame' });
    disk.failAt(1, 'ENOSPC', 1_000);
    await evening.ask({ type: 'saveSettings', settings: { volume: 1 } });
    expect(await refusalOf({ type: 'deleteGame', game })).toBe('data.refusal.held');
    disk.repair();
    await evening.pass(10_000);
    expect(await refusalOf({ type: 'deleteGame', game: 'nosuchgame' })).toBe('refusal.noSuchGame');
  });

  it('a game that cannot be deleted stays in the list', async () => {
    const game = await gameBehind();
    const written = disk.operations;
    await evening.must({ type: 'saveSettings', settings: { volume: 1 } });
    // As many operations as the index takes, and then the bin's folder.
    disk.failAt(disk.operations - written + 1, 'EACCES', 40);
    expect((await evening.ask({ type: 'deleteGame', game })).status).toBe('refused');
    disk.repair();
    await evening.pass(10_000);
    expect(await gamesListed()).toEqual([game]);
  });
});

describe('a person who wants to be forgotten', () => {
  it('has another name everywhere: list, games, index, copies, bin and the new game that is being filled in', async () => {
    const first = await gameBehind();
    const second = await gameBehind();
    await evening.must({ type: 'deleteGame', game: second });
    const [player] = await data<{ id: string; name: string }[]>({ type: 'players' });
    if (!player) throw new Error('no player');
    const draft = { ruleset: 'demafia' as const, options: {}, names: ['', player.name], composition: null };
    await evening.must({ type: 'saveDraft', draft });
    const lines = disk.text(`${dir}/games/${first}.jsonl`)?.split('\n').slice(1);
    await evening.must({ type: 'anonymise', player: player.id, name: 'Без імені' });
    const everything = ['', 'games', 'bin']
      .flatMap((folder) =>
        filesIn(disk, folder).map((name) => disk.text(`${dir}/${folder}${folder && '/'}${name}`) ?? ''),
      )
      .concat(
        filesIn(disk, 'backups')
          .filter((name) => name.startsWith(first))
          .map((name) => disk.text(`${dir}/backups/${name}`) ?? ''),
      );
    expect(everything.filter((text) => text.includes(`"${player.name}"`))).toEqual([]);
    expect(everything.filter((text) => text.includes('"Без імені"')).length).toBeGreaterThanOrEqual(5);
    expect(disk.text(`${dir}/games/${first}.jsonl`)?.split('\n').slice(1)).toEqual(lines);
    evening.crash();
    disk.crash();
    await evening.start();
    expect(evening.console.notices).toEqual([]);
    await evening.must({ type: 'openGame', game: first });
    expect(evening.view.seats[0]?.name).toBe('Без імені');
    expect(evening.view.seats[6]?.fouls).toBe(1);
    expect(evening.console.draft?.names).toEqual(['', 'Без імені']);
    await evening.must({ type: 'bestMove', seat: 7, on: true });
  });

  it('is not given the name of another', async () => {
    const [one] = await data<{ id: string }[]>({ type: 'addPlayers', names: ['Їжак', 'Ґава'] });
    const body = { type: 'anonymise', player: one?.id ?? '', name: ' ґава' } as const;
    expect(await refusalOf(body)).toBe('data.refusal.nameTaken');
    expect(await refusalOf({ ...body, player: 'nosuchplayer' })).toBe('data.refusal.noPlayer');
  });

  it('a disk that fails half-way refuses, and the same again finishes it', async () => {
    for (let k = 1, failed = true; failed; k += 1) {
      disk = new SimulatedDisk();
      evening = await eveningOn(disk).start();
      const game = await gameBehind();
      const [player] = await data<{ id: string }[]>({ type: 'players' });
      const body = { type: 'anonymise', player: player?.id ?? '', name: 'Без імені' } as const;
      disk.failed = false;
      disk.failAt(k, 'EIO');
      await evening.ask(body);
      failed = disk.failed;
      disk.repair();
      await evening.pass(10_000);
      await evening.must(body);
      const { setup } = JSON.parse(disk.text(`${dir}/games/${game}.jsonl`)?.split('\n')[0] ?? '');
      expect(setup.seats[0].name).toBe('Без імені');
      expect(await playersListed()).toContain('Без імені');
      await evening.stop();
    }
  });
});
