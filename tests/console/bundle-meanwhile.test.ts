import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { BundlePreview } from '../../shared/contract/bundle';
import type { Player } from '../../shared/contract/club';
import type { FileProgress } from '../../shared/contract/exports';
import type { Response } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import { dir, NOON } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening, offer } from './club-files';
import { eachEvening } from './each-evening';

let disk: SimulatedDisk;
let evening: FilesEvening;

const begin = async () => {
  disk = new SimulatedDisk();
  evening = await new FilesEvening(disk).start();
};
eachEvening(begin, () => evening);

/** Text of a bundle of everything. */
async function bundle(): Promise<string> {
  const wish = { type: 'bundle', season: null } as const;
  const { job } = await evening.data<{ job: string }>({ type: 'makeFile', wish });
  let file: FileProgress['file'] = null;
  while (!file) ({ file } = await evening.data<FileProgress>({ type: 'fileProgress', job }));
  const bytes = Buffer.from(await evening.data<string>({ type: 'filePart', job, part: 0 }), 'base64');
  return gunzipSync(bytes).toString();
}

/** The request that takes a bundle in; whom it asks about is the one here. */
async function taking(text: string): Promise<RequestBody> {
  let preview: BundlePreview | null = null;
  for (const body of offer(gzipSync(text)))
    preview = await evening.data({ ...body, type: 'offerBundle' } as RequestBody);
  const { upload = '', questions = [] } = preview ?? {};
  return { type: 'takeBundle', upload, same: questions.map(({ player }) => player), apart: [] };
}

/** Answers of a request and of another one that comes from a second window with the k-th operation of the disk. */
async function meanwhile(
  k: number,
  body: RequestBody,
  other: RequestBody,
): Promise<{ one: Response; second: Response | null }> {
  let operations = disk.operations;
  const at = operations + k;
  let second: Promise<Response> | null = null;
  Object.defineProperty(disk, 'operations', {
    configurable: true,
    get: () => operations,
    set: (value: number) => {
      operations = value;
      if (value === at) second = evening.ask(other);
    },
  });
  const one = await evening.ask(body);
  const answer = await second;
  Object.defineProperty(disk, 'operations', { value: operations, writable: true, configurable: true });
  return { one, second: answer };
}

const elsewhere = (text: string) => text.replaceAll('id000', 'zz000');

/** The same with one more entry in its game. */
function longer(text: string): string {
  const value = JSON.parse(text);
  const lines: string[] = value.games[0].text.trimEnd().split('\n');
  const n = lines.length;
  const fact = { type: 'note', about: { kind: 'game' }, text: 'там', during: 'n0' };
  const op = { type: 'add', entries: [{ id: 'note-other', v: 1, fact }] };
  value.games[0].text = `${[...lines, JSON.stringify({ n, at: NOON + n, by: 'other', op })].join('\n')}\n`;
  return JSON.stringify(value);
}

describe('what a second window changes while a bundle is taken in', () => {
  it('of a player is kept, at whatever moment, and so is all of the bundle', async () => {
    let k = 1;
    for (let came = true; came; k += 1) {
      await evening.stop();
      await begin();
      await evening.gameBehind();
      const take = await taking(elsewhere(await bundle()));
      const [player] = await evening.data<Player[]>({ type: 'players' });
      const change = { notes: 'сидить біля вікна' };
      const save: RequestBody = { type: 'savePlayer', player: player?.id ?? '', change };
      const { one, second } = await meanwhile(k, take, save);
      came = second !== null;
      if (!came) break;
      expect([k, one.status, second?.status]).toEqual([k, 'saved', 'saved']);
      evening.crash();
      disk.crash();
      await evening.start();
      const players = await evening.data<Player[]>({ type: 'players' });
      expect([k, players.length, players.find(({ id }) => id === player?.id)?.notes]).toEqual([
        k,
        18,
        change.notes,
      ]);
    }
    expect(k).toBeGreaterThan(20);
  });

  it('of a game is kept, in the game or as a version of it', async () => {
    let k = 1;
    for (let came = true; came; k += 1) {
      await evening.stop();
      await begin();
      const game = await evening.gameBehind();
      const take = await taking(longer(await bundle()));
      const correct: RequestBody = { type: 'correctEvening', game, gameNo: 9, host: 'Марта', table: '' };
      const { one, second } = await meanwhile(k, take, correct);
      came = second !== null;
      if (!came) break;
      expect([k, one.status]).toEqual([k, 'saved']);
      if (second?.status !== 'saved') continue;
      const there = [`games/${game}.jsonl`, 'versions.json'].map((name) => disk.text(`${dir}/${name}`) ?? '');
      expect([k, there.some((text) => text.includes('Марта'))]).toEqual([k, true]);
    }
    expect(k).toBeGreaterThan(20);
  });

  it('by a new game keeps the bundle out, or comes behind it', async () => {
    let k = 1;
    for (let came = true; came; k += 1) {
      await evening.stop();
      await begin();
      await evening.gameBehind();
      const take = await taking(elsewhere(await bundle()));
      const people = await evening.data<Player[]>({ type: 'players' });
      const seats = people.slice(0, 6).map(({ id, name }) => ({ player: id, name }));
      const composition = { boss: 1, sheriff: 1, citizen: 4 };
      const start: RequestBody = {
        type: 'startGame',
        season: null,
        setup: { ruleset: 'demafia', options: {}, seats, composition },
      };
      const { one, second } = await meanwhile(k, take, start);
      came = second !== null;
      if (!came) break;
      expect([k, second?.status]).toEqual([k, 'saved']);
      evening.crash();
      disk.crash();
      await evening.start();
      const taken = one.status === 'saved';
      if (!taken && one.status === 'refused')
        expect([k, one.refusal.reason.key]).toEqual([k, 'data.refusal.gameOpen']);
      expect([k, (await evening.gamesListed()).length]).toEqual([k, taken ? 3 : 2]);
      expect(evening.console.game).not.toBeNull();
    }
    expect(k).toBeGreaterThan(20);
  });
});
