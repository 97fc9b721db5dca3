import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { BundleGames, BundlePreview, DivergedGame } from '../../shared/contract/bundle';
import type { FileProgress } from '../../shared/contract/exports';
import type { RequestBody } from '../../shared/contract/requests';
import { dir, NOON } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening, offer } from './club-files';
import { eachEvening } from './each-evening';

let disk: SimulatedDisk;
let evening: FilesEvening;

eachEvening(
  async () => {
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk).start();
  },
  () => evening,
);

const packed = (value: unknown) => gzipSync(JSON.stringify(value));
const offered = (bytes: Uint8Array): RequestBody[] =>
  offer(bytes).map((body) => ({ ...body, type: 'offerBundle' }) as RequestBody);

/** The bytes of a bundle of everything. */
async function bundle(): Promise<Buffer> {
  const wish = { type: 'bundle', season: null } as const;
  const { job } = await evening.data<{ job: string }>({ type: 'makeFile', wish });
  let file: FileProgress['file'] = null;
  while (!file) ({ file } = await evening.data<FileProgress>({ type: 'fileProgress', job }));
  expect(file).toMatchObject({
    name: 'mafia 2026-03-06 bundle.json.gz',
    type: 'application/gzip',
    packed: false,
  });
  return Buffer.from(await evening.data<string>({ type: 'filePart', job, part: 0 }), 'base64');
}

async function previewOf(bytes: Uint8Array): Promise<BundlePreview> {
  let preview: BundlePreview | null = null;
  for (const body of offered(bytes)) preview = await evening.data(body);
  if (!preview) throw new Error('no preview came');
  return preview;
}

/** Takes a bundle in; everybody it asks about is somebody else, unless `same`. */
async function take(bytes: Uint8Array, same = false): Promise<BundleGames> {
  const { upload, questions } = await previewOf(bytes);
  const all = questions.map(({ player }) => player);
  return evening.data({ type: 'takeBundle', upload, same: same ? all : [], apart: same ? [] : all });
}

/** A bundle as another laptop has it: every id is one of its own. */
const fromElsewhere = (bytes: Buffer): Buffer =>
  gzipSync(gunzipSync(bytes).toString().replaceAll('id000', 'zz000'));

/** The same with one more entry in its first game, other than here. */
function playedOn(bytes: Buffer, reason: string): Buffer {
  const value = JSON.parse(gunzipSync(bytes).toString());
  const lines: string[] = value.games[0].text.trimEnd().split('\n');
  const n = lines.length;
  const fact = { type: 'note', about: { kind: 'game' }, text: reason, during: 'n0' };
  const op = { type: 'add', entries: [{ id: 'note-other', v: 1, fact }] };
  lines.push(JSON.stringify({ n, at: NOON + n, by: 'other', op }));
  value.games[0].text = `${lines.join('\n')}\n`;
  return packed(value);
}

describe('a bundle of another laptop', () => {
  it('brings games and people to an empty one, and the same bundle changes nothing more', async () => {
    const game = await evening.gameBehind();
    const bytes = await bundle();
    await evening.stop();
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk).start();
    expect(await previewOf(bytes)).toMatchObject({
      at: NOON,
      games: { fresh: 1, same: 0, grown: 0, diverged: 0, unreadable: 0 },
      first: '2026-03-06',
      players: 9,
      questions: [],
      seasons: ['2026'],
    });
    expect(await take(bytes)).toMatchObject({ fresh: 1 });
    const after = evening.onDisk();
    expect(await evening.gamesListed()).toEqual([game]);
    expect(await evening.players()).toHaveLength(9);
    expect(await take(bytes)).toMatchObject({ fresh: 0, same: 1 });
    expect(evening.onDisk()).toEqual(after);
    evening.crash();
    disk.crash();
    await evening.start();
    expect(evening.onDisk()).toEqual(after);
    expect(evening.console.notices).toEqual([]);
    expect(await evening.gamesListed()).toEqual([game]);
    await evening.must({ type: 'openGame', game });
    expect(evening.view.seats[6]?.fouls).toBe(1);
  });

  it('asks about people of the same name, and puts its games into the season of the same name', async () => {
    const game = await evening.gameBehind();
    const bytes = fromElsewhere(await bundle());
    const { questions, seasons } = await previewOf(bytes);
    expect(questions).toHaveLength(9);
    expect(questions[0]).toMatchObject({
      name: 'Гравець 1',
      games: 1,
      here: { name: 'Гравець 1', games: 1 },
    });
    expect(seasons).toEqual([]);
    const { upload } = await previewOf(bytes);
    expect(await evening.refusalOf({ type: 'takeBundle', upload, same: [], apart: [] })).toBe(
      'bundle.refusal.unanswered',
    );
    await take(bytes, true);
    expect(await evening.gamesListed()).toEqual([game, game.replace('id', 'zz')]);
    const { id } = evening.console.seasons[0] ?? { id: '' };
    expect(await evening.data({ type: 'games', season: id })).toHaveLength(2);
    const known = await evening.data<{ id: string; sameAs?: string }[]>({ type: 'players' });
    expect(known).toHaveLength(18);
    for (const player of known.slice(9)) expect(player.sameAs).toBe(player.id.replace('zz', 'id'));
    expect((await previewOf(bytes)).questions).toEqual([]);
  });

  it('may have `constructor` as the id of a person or a game: an id like any other', async () => {
    const game = await evening.gameBehind();
    const text = gunzipSync(fromElsewhere(await bundle())).toString();
    const [first] = await evening.players();
    const theirs = (id: string) => id.replace('id000', 'zz000');
    const named = (id: string) => gzipSync(text.replaceAll(theirs(id), 'constructor'));
    const person = named(first?.id ?? '');
    const { upload, questions } = await previewOf(person);
    const asked = questions.map(({ player }) => player);
    expect(asked).toContain('constructor');
    const others = asked.filter((player) => player !== 'constructor');
    expect(await evening.refusalOf({ type: 'takeBundle', upload, same: others, apart: [] })).toBe(
      'bundle.refusal.unanswered',
    );
    await evening.must({ type: 'takeBundle', upload, same: others, apart: ['constructor'] });
    const { id: season = '' } = evening.console.seasons[0] ?? {};
    await evening.must({ type: 'closeSeason', season, on: true });
    expect(await take(named(game))).toMatchObject({ fresh: 1 });
    await evening.stop();
    await evening.start();
    expect((await evening.gamesListed()).toSorted()).toEqual(['constructor', game, theirs(game)].toSorted());
    expect((await evening.players()).map(({ id }) => id)).toContain('constructor');
    expect(await evening.data({ type: 'player', player: 'constructor' })).toMatchObject({
      player: { id: 'constructor', name: first?.name },
    });
    expect(evening.console.notices).toEqual([]);
  });

  it('has more entries of a game: they are taken; fewer: nothing changes', async () => {
    const game = await evening.gameBehind();
    const bytes = await bundle();
    const longer = playedOn(bytes, 'зайшов суддя');
    expect(await take(longer)).toMatchObject({ grown: 1 });
    expect(disk.text(`${dir}/games/${game}.jsonl`)).toContain('зайшов суддя');
    expect(await take(bytes)).toMatchObject({ same: 1 });
    expect(disk.text(`${dir}/games/${game}.jsonl`)).toContain('зайшов суддя');
    expect(await evening.gamesListed()).toEqual([game]);
  });

  it('has a game that went on differently: neither counts until the host has chosen', async () => {
    const game = await evening.gameBehind();
    const bytes = await bundle();
    const other = playedOn(bytes, 'там');
    await take(playedOn(bytes, 'тут'));
    expect(await take(other)).toMatchObject({ diverged: 1 });
    expect(await evening.gamesListed()).toEqual([]);
    expect(await evening.refusalOf({ type: 'openGame', game })).toBe('refusal.noSuchGame');
    const [apart] = await evening.data<DivergedGame[]>({ type: 'gameVersions' });
    expect(apart).toMatchObject({ game, gameNo: 1, date: '2026-03-06' });
    expect(apart?.versions.map(({ from, status }) => [from, status])).toEqual([
      ['', 'called-off'],
      ['club.json.gz', 'called-off'],
    ]);
    expect(apart?.versions.map(({ own }) => own.map(({ text }) => text.params?.words))).toEqual([
      ['тут'],
      ['там'],
    ]);

    // A restart and a backup keep both.
    const backup = await evening.backUp();
    await evening.stop();
    await evening.start();
    expect(await evening.data({ type: 'gameVersions' })).toEqual([apart]);
    const key = apart?.versions[1]?.key ?? '';
    expect(await evening.refusalOf({ type: 'chooseVersion', game, version: '0'.repeat(16) })).toBe(
      'bundle.refusal.noVersion',
    );
    await evening.must({ type: 'chooseVersion', game, version: key });
    expect(await evening.gamesListed()).toEqual([game]);
    expect(disk.text(`${dir}/games/${game}.jsonl`)).toContain('там');
    expect(await evening.data({ type: 'gameVersions' })).toEqual([]);
    // What was decided is not asked again.
    expect(await take(playedOn(bytes, 'тут'))).toMatchObject({ same: 1 });
    expect(await evening.gamesListed()).toEqual([game]);
    await evening.restore(backup);
    expect(await evening.data({ type: 'gameVersions' })).toEqual([apart]);
    expect(await evening.gamesListed()).toEqual([]);
  });

  it('that lies apart forgets a name with the others', async () => {
    await evening.gameBehind();
    const bytes = await bundle();
    await take(playedOn(bytes, 'тут'));
    await take(playedOn(bytes, 'там'));
    const [player] = await evening.players();
    await evening.must({ type: 'anonymise', player: player?.id ?? '', name: 'Гість' });
    expect(disk.text(`${dir}/versions.json`)).not.toContain('Гравець 1\\"');
    expect(await take(playedOn(bytes, 'там'))).toMatchObject({ same: 1 });
    expect(disk.text(`${dir}/versions.json`)).not.toContain('Гравець 1\\"');
  });

  it('waits until no game is open', async () => {
    const game = await evening.gameBehind();
    const bytes = await bundle();
    const { upload } = await previewOf(bytes);
    await evening.must({ type: 'openGame', game });
    // To read a big file would keep the table waiting.
    for (const body of offered(bytes)) expect(await evening.refusalOf(body)).toBe('data.refusal.gameOpen');
    expect(await evening.refusalOf({ type: 'takeBundle', upload, same: [], apart: [] })).toBe(
      'data.refusal.gameOpen',
    );
    const version = '0'.repeat(16);
    expect(await evening.refusalOf({ type: 'chooseVersion', game, version })).toBe('data.refusal.gameOpen');
  });
});

describe('a file that is no good bundle is refused with its reason, and nothing changes', () => {
  type Spoil = (good: Record<string, unknown>, bytes: Buffer) => Uint8Array;
  it.each<[string, string, Spoil]>([
    ['cut', 'store.error.broken', (_, bytes) => bytes.subarray(0, bytes.length - 40)],
    ['a backup', 'store.error.foreign', (good) => packed({ ...good, format: 'mafia-host-console/backup' })],
    ['of a newer console', 'store.error.newer', (good) => packed({ ...good, version: 2 })],
    [
      'with a game whose id is a path',
      'store.error.broken',
      (good) => packed({ ...good, games: [{ id: '../x', text: '' }] }),
    ],
    ['with more than it may have', 'store.error.broken', (good) => packed({ ...good, more: 1 })],
    [
      'with one person twice',
      'store.error.broken',
      (good) => {
        const players = good.players as { data: unknown[] };
        return packed({ ...good, players: { ...players, data: [...players.data, players.data[0]] } });
      },
    ],
    [
      'with a name that turns the words behind it',
      'store.error.broken',
      (good) =>
        packed(JSON.parse(JSON.stringify(good).replace('"name":"Гравець 1"', '"name":"\u202eГравець"'))),
    ],
    ['far too big unpacked', 'store.error.tooBig', () => gzipSync(Buffer.alloc(257 * 1024 * 1024))],
  ])('%s', async (_, reason, spoil) => {
    await evening.gameBehind();
    const bytes = await bundle();
    const before = evening.onDisk();
    const requests = offered(spoil(JSON.parse(gunzipSync(bytes).toString()), bytes));
    for (const body of requests.slice(0, -1)) await evening.must(body);
    expect(await evening.refusalOf(requests.at(-1) as RequestBody)).toBe(reason);
    expect(evening.onDisk()).toEqual(before);
    expect(await evening.refusalOf({ type: 'takeBundle', upload: 'upload9999', same: [], apart: [] })).toBe(
      'bundle.refusal.noBundle',
    );
  });

  it('leaves out a game that cannot be read, played or summed up, and says how many', async () => {
    await evening.gameBehind();
    const good = JSON.parse(gunzipSync(await bundle()).toString());
    const [game] = good.games;
    const other = (text: string) => ({ id: 'othergame1', text: text.replaceAll(game.id, 'othergame1') });
    good.games.push(
      { id: 'brokengame', text: 'x' },
      other(game.text.replaceAll('"seat":1,', '"seat":99,')),
      other(game.text.replace('"name":"Гравець 1"', '"name":"\\u202e"')),
      other(game.text.replace('"demafia"', '"chess"')),
    );
    expect((await previewOf(packed(good))).games).toMatchObject({ same: 1, fresh: 0, unreadable: 4 });
  });
});

describe('an import that is cut off', () => {
  /** A club with a game that will diverge and one that grows, and the bundle of another laptop. */
  async function club() {
    await evening.gameBehind();
    const bytes = await bundle();
    await take(playedOn(bytes, 'тут'));
    const value = JSON.parse(gunzipSync(playedOn(bytes, 'там')).toString());
    const elsewhere = JSON.parse(gunzipSync(fromElsewhere(bytes)).toString());
    value.games.push(...elsewhere.games);
    value.players.data.push(...elsewhere.players.data);
    return { bytes: packed(value), before: whole() };
  }
  const whole = (): Record<string, string | null> => ({
    ...evening.onDisk(),
    versions: disk.text(`${dir}/versions.json`),
  });

  it('at any operation: everything as before, or everything taken in', async () => {
    const ends = { before: 0, after: 0 };
    let after: ReturnType<typeof whole> | null = null;
    for (let k = 0, cut = true; cut; k += 1) {
      disk = new SimulatedDisk();
      evening = await new FilesEvening(disk).start();
      const { bytes, before } = await club();
      const { upload, questions } = await previewOf(bytes);
      const same = questions.map(({ player }) => player);
      const request: RequestBody = { type: 'takeBundle', upload, same, apart: [] };
      if (k === 0) {
        await evening.must(request);
        after = whole();
        expect(after).not.toEqual(before);
        await evening.stop();
        continue;
      }
      const { operations } = disk;
      disk.cutAt(k);
      const answer = await evening.ask(request);
      cut = disk.operations >= operations + k;
      evening.crash();
      disk.crash(() => 0.3);
      await evening.start();
      const end = whole();
      const isBefore = end['players.json'] === before['players.json'];
      expect(end).toEqual(isBefore ? before : after);
      expect(await evening.gamesListed()).toHaveLength(1);
      expect(await evening.data<unknown[]>({ type: 'gameVersions' })).toHaveLength(isBefore ? 0 : 1);
      if (answer.status === 'saved') expect(isBefore).toBe(false);
      ends[isBefore ? 'before' : 'after'] += 1;
      await evening.stop();
    }
    expect(ends.before).toBeGreaterThan(5);
    expect(ends.after).toBeGreaterThan(5);
  });
});
