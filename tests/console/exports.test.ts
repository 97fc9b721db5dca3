import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { FileMaker } from '../../electron/console/fileMaker';
import { Keeper } from '../../electron/console/keeper';
import type { FileProgress, FileWish, MadeFile } from '../../shared/contract/exports';
import type { clubJson } from '../../shared/season/json';
import { nine } from '../rules/evening';
import { readWorkbook } from '../season/xlsx-reader';
import { dir } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening } from './club-files';
import { eachEvening } from './each-evening';
import { emptyDisk, memoryStore } from './memory-store';

let disk: SimulatedDisk;
let evening: FilesEvening;

eachEvening(
  async () => {
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk).start();
  },
  () => evening,
);

/** A game with a nomination, hands and a winner, put away. */
async function played(): Promise<string> {
  await evening.begin(nine);
  const { game } = evening;
  await evening.until('d1/talk');
  await evening.answer({ type: 'nominate', seat: 3, by: 2 });
  await evening.answer({ type: 'nominate', seat: 4, by: null });
  await evening.until('d1/count/1/cand/3');
  await evening.up(5, 6);
  await evening.must({ type: 'endGame', winner: 'white', reason: 'late' });
  await evening.must({ type: 'closeGame' });
  return game;
}

/** Has a file made and fetches it, as the screen does. */
async function made(wish: FileWish): Promise<{ file: MadeFile; bytes: Buffer }> {
  const { job } = await evening.data<{ job: string }>({ type: 'makeFile', wish });
  const file = await vi.waitUntil(
    async () => (await evening.data<FileProgress>({ type: 'fileProgress', job })).file,
    { timeout: 30_000, interval: 5 },
  );
  const parts: Buffer[] = [];
  for (let part = 0; part < file.parts; part += 1)
    parts.push(Buffer.from(await evening.data<string>({ type: 'filePart', job, part }), 'base64'));
  await evening.must({ type: 'dropFile', job });
  const bytes = Buffer.concat(parts);
  return { file, bytes: file.packed ? gunzipSync(bytes) : bytes };
}

const csv = (table: Extract<FileWish, { type: 'csv' }>['table']): FileWish => ({
  type: 'csv',
  season: null,
  table,
  ruleset: 'demafia',
});

describe('a file of the season', () => {
  it('has the hands and nominations of each day as rows', async () => {
    const game = await played();
    const { file, bytes } = await made(csv('votes'));
    expect(file).toMatchObject({ name: 'votes.csv', type: 'text/csv;charset=utf-8', leftOut: [] });
    const [head = '', ...rows] = bytes.toString().split('\r\n');
    expect(head).toBe(
      '\uFEFFseason;date;game;ruleset;day;count;event;seat;player;candidate;candidate_player;game_id;player_id;candidate_id;version',
    );
    expect(rows.map((row) => row.split(';').slice(4, 12).join(' '))).toEqual([
      `1  nomination 2 Гравець 2 3 Гравець 3 ${game}`,
      `1  nomination   4 Гравець 4 ${game}`,
      `1 1 hand 5 Гравець 5 3 Гравець 3 ${game}`,
      `1 1 hand 6 Гравець 6 3 Гравець 3 ${game}`,
    ]);
    const players = (await made(csv('players'))).bytes.toString();
    for (const { id } of await evening.players()) expect(players).toContain(`;${id};`);
  });

  it('is a workbook with the same sheets, and JSON with every entry that holds', async () => {
    const game = await played();
    const { file, bytes } = await made({ type: 'xlsx', season: null });
    expect(file.name).toBe('2026-03-06.xlsx');
    const sheets = readWorkbook(bytes);
    expect([...sheets.keys()]).toEqual(['standings', 'games', 'votes', 'nights', 'players']);
    expect(sheets.get('games')?.[1]?.slice(0, 4)).toEqual([
      { type: 'text', value: '2026' },
      { type: 'day', value: '2026-03-06' },
      { type: 'number', value: 1 },
      { type: 'number', value: 1 },
    ]);
    const whole = await made({ type: 'json', season: null });
    const told: ReturnType<typeof clubJson> = JSON.parse(whole.bytes.toString());
    expect(told).toMatchObject({
      format: 'mafia-host-console/export',
      version: 3,
      seasons: [{ name: '2026' }],
    });
    expect(told.players).toHaveLength(9);
    expect(told.games.map(({ id, winner }) => [id, winner])).toEqual([[game, 'white']]);
    expect(told.games[0]?.entries.map(({ fact }) => fact.type)).toContain('hand');
    const single = JSON.parse((await made({ type: 'game', game })).bytes.toString());
    expect(single.games).toEqual(told.games);
  });

  it('leaves out a game that cannot be read and names it', async () => {
    const game = await played();
    const other = await played();
    disk.put(`${dir}/games/${game}.jsonl`, '{"format":"mafia-host-console/game","version":9}\n');
    const { file, bytes } = await made({ type: 'json', season: null });
    expect(file.leftOut).toEqual([`${game}.jsonl`]);
    expect(JSON.parse(bytes.toString()).games).toMatchObject([{ id: other }]);
  });
});

describe('the making of a file', () => {
  it('says how far it is, and is given up by the host or for the next file', async () => {
    const season = null;
    await played();
    const one = await evening.data<{ job: string }>({ type: 'makeFile', wish: { type: 'json', season } });
    const two = await evening.data<{ job: string }>({ type: 'makeFile', wish: { type: 'json', season } });
    expect(await evening.refusalOf({ type: 'fileProgress', job: one.job })).toBe('export.refusal.noFile');
    expect(await evening.data({ type: 'fileProgress', job: two.job })).toMatchObject({ total: 1 });
    await evening.must({ type: 'dropFile', job: two.job });
    await evening.must({ type: 'dropFile', job: two.job });
    expect(await evening.refusalOf({ type: 'filePart', job: two.job, part: 0 })).toBe(
      'export.refusal.noFile',
    );
  });

  it('of a workbook is given up between its sheets, before they are written', async () => {
    const now = () => ({ mono: 0, wall: 0 });
    const machine = { now, chance: () => 0, newId: () => 'id000000', dayOf: () => '2026-03-06' };
    const keeper = new Keeper(
      memoryStore(emptyDisk()),
      machine,
      () => undefined,
      () => undefined,
    );
    let told = 0;
    let isGivenUp = false;
    const maker = new FileMaker(keeper, machine, () => {
      if (isGivenUp) throw new Error('given up');
      told += 1;
      // The host's word comes as a message, and no sooner.
      if (told === 2) void setImmediate().then(() => (isGivenUp = true));
    });
    await expect(maker.make({ type: 'xlsx', season: null })).rejects.toThrow('given up');
  });

  it('is refused at the table, for a season or a game that is not there, and past the last part', async () => {
    const game = await played();
    const wish: FileWish = { type: 'game', game: 'nogame00' };
    expect(await evening.refusalOf({ type: 'makeFile', wish })).toBe('refusal.noSuchGame');
    expect(await evening.refusalOf({ type: 'makeFile', wish: { type: 'xlsx', season: 'noseason' } })).toBe(
      'refusal.noSeason',
    );
    await evening.must({ type: 'openGame', game });
    expect(await evening.refusalOf({ type: 'makeFile', wish: csv('games') })).toBe('data.refusal.gameOpen');
    expect((await made({ type: 'game', game })).file.name).toBe('2026-03-06 1.json');
  });

  it('that fails on the disk says why', async () => {
    await played();
    disk.failAt(1, 'EIO', 50);
    const { job } = await evening.data<{ job: string }>({
      type: 'makeFile',
      wish: { type: 'json', season: null },
    });
    await vi.advanceTimersByTimeAsync(0);
    let why = '';
    for (let asked = 0; why === '' && asked < 50; asked += 1) {
      const answer = await evening.ask({ type: 'fileProgress', job });
      if (answer.status === 'refused') why = answer.refusal.reason.key;
    }
    expect(why).toBe('store.error.unwritable');
    disk.repair();
  });
});
