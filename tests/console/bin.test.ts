import { describe, expect, it } from 'vitest';
import { renamedGame } from '../../electron/console/rename';
import type { Entry, Fact } from '../../shared/game/facts';
import type { Line, Op } from '../../shared/game/journal';
import { nine } from '../rules/evening';
import { dir, headerOf, NOON } from '../store/fixtures';
import { SimulatedDisk } from '../store/simulated-disk';
import { FilesEvening, filesIn } from './club-files';
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

describe('the bin', () => {
  it('has a game that was deleted; it comes back as it was, to the season too', async () => {
    const game = await evening.gameBehind();
    const before = evening.onDisk();
    const standing = await evening.data({ type: 'games', season: null });
    await evening.must({ type: 'deleteGame', game });
    expect(await evening.gamesListed()).toEqual([]);
    expect(filesIn(disk, 'games')).toEqual([]);
    expect(filesIn(disk, 'backups').filter((name) => name.startsWith(game))).toEqual([]);
    const [item] = (await evening.files()).bin;
    expect(item).toMatchObject({ kind: 'game', date: '2026-03-06', gameNo: 1, seats: 9, deletedAt: NOON });
    evening.crash();
    disk.crash();
    await evening.start();
    expect(evening.console.notices).toEqual([]);
    await evening.must({ type: 'bringBack', item: item?.id ?? '' });
    expect(evening.onDisk()).toEqual(before);
    expect(await evening.data({ type: 'games', season: null })).toEqual(standing);
    expect((await evening.files()).bin).toEqual([]);
  });

  it('has a player who was deleted; his games keep him, and he comes back as himself', async () => {
    const game = await evening.gameBehind();
    const players = await evening.players();
    const [player] = players;
    if (!player) throw new Error('no player');
    await evening.must({ type: 'deletePlayer', player: player.id });
    expect(await evening.players()).not.toContainEqual(player);
    await evening.must({ type: 'openGame', game });
    expect(evening.view.seats[0]?.name).toBe(player.name);
    await evening.must({ type: 'closeGame' });
    const [item] = (await evening.files()).bin;
    expect(item).toMatchObject({ kind: 'player', name: player.name });
    await evening.must({ type: 'bringBack', item: item?.id ?? '' });
    expect(await evening.players()).toContainEqual(player);
    expect((await evening.files()).bin).toEqual([]);
  });

  it('has a game once that was brought back, grew and was deleted again', async () => {
    let now = NOON;
    disk = new SimulatedDisk();
    evening = await new FilesEvening(disk, () => now).start();
    const game = await evening.gameBehind();
    await evening.must({ type: 'deleteGame', game });
    const [first] = (await evening.files()).bin;
    await evening.must({ type: 'bringBack', item: first?.id ?? '' });
    await evening.must({ type: 'openGame', game });
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    await evening.must({ type: 'closeGame' });
    now += 60_000;
    const before = evening.onDisk();
    await evening.must({ type: 'deleteGame', game });
    const { bin } = await evening.files();
    expect(bin).toHaveLength(1);
    expect(filesIn(disk, 'bin')).toHaveLength(1);
    await evening.must({ type: 'bringBack', item: bin[0]?.id ?? '' });
    expect(evening.onDisk()).toEqual(before);
  });

  it('does not bring back a player beside another of the same name', async () => {
    const [player] = await evening.data<{ id: string }[]>({ type: 'addPlayers', names: ['Їжак'] });
    await evening.must({ type: 'deletePlayer', player: player?.id ?? '' });
    await evening.must({ type: 'addPlayers', names: ['їжак'] });
    const [item] = (await evening.files()).bin;
    expect(await evening.refusalOf({ type: 'bringBack', item: item?.id ?? '' })).toBe(
      'data.refusal.nameTaken',
    );
    expect((await evening.files()).bin).toHaveLength(1);
  });

  it('is emptied for good, and what is not in it cannot be asked for', async () => {
    const game = await evening.gameBehind();
    await evening.must({ type: 'deleteGame', game });
    await evening.must({ type: 'emptyBin' });
    expect((await evening.files()).bin).toEqual([]);
    disk.crash();
    expect(disk.names(`${dir}/bin`)).toEqual([]);
    for (const item of [`game-${game}-${NOON}`, `player-${game}-${NOON}`])
      expect(await evening.refusalOf({ type: 'bringBack', item })).toBe('store.error.missing');
    for (const item of ['../players', 'game-..-1', `game-${game}-1/..`])
      expect(await evening.refusalOf({ type: 'bringBack', item })).toBe('refusal.malformed');
  });

  it('a deletion that a power cut interrupts loses nothing', async () => {
    for (let k = 1, cut = true; cut; k += 1) {
      disk = new SimulatedDisk();
      evening = await new FilesEvening(disk).start();
      const game = await evening.gameBehind();
      const text = disk.text(`${dir}/games/${game}.jsonl`);
      const { operations } = disk;
      disk.cutAt(k);
      const answer = await evening.ask({ type: 'deleteGame', game });
      cut = disk.operations >= operations + k;
      evening.crash();
      disk.crash(() => 0.3);
      await evening.start();
      const inBin = (await evening.files()).bin.map((item) => disk.text(`${dir}/bin/${item.id}.jsonl`));
      expect([disk.text(`${dir}/games/${game}.jsonl`), ...inBin]).toContain(text);
      if (answer.status === 'saved') expect(await evening.gamesListed()).toEqual([]);
      await evening.stop();
    }
  });

  it('nothing is deleted while a game is open or something is held', async () => {
    await evening.begin(nine);
    const { game } = evening;
    expect(await evening.refusalOf({ type: 'deleteGame', game })).toBe('data.refusal.gameOpen');
    await evening.must({ type: 'closeGame' });
    disk.failAt(1, 'ENOSPC', 1_000);
    await evening.ask({ type: 'saveSettings', settings: { volume: 1 } });
    expect(await evening.refusalOf({ type: 'deleteGame', game })).toBe('data.refusal.held');
    disk.repair();
    await evening.pass(10_000);
    expect(await evening.refusalOf({ type: 'deleteGame', game: 'nosuchgame' })).toBe('refusal.noSuchGame');
  });

  it('a game that cannot be deleted stays in the list', async () => {
    const game = await evening.gameBehind();
    const written = disk.operations;
    await evening.must({ type: 'saveSettings', settings: { volume: 1 } });
    // As many operations as the index takes, and then the bin's folder.
    disk.failAt(disk.operations - written + 1, 'EACCES', 40);
    expect((await evening.ask({ type: 'deleteGame', game })).status).toBe('refused');
    disk.repair();
    await evening.pass(10_000);
    expect(await evening.gamesListed()).toEqual([game]);
  });
});

describe('a person who wants to be forgotten', () => {
  it('has another name everywhere: list, games, index, copies, bin and the new game that is being filled in', async () => {
    const first = await evening.gameBehind();
    const second = await evening.gameBehind();
    await evening.must({ type: 'deleteGame', game: second });
    const [player] = await evening.players();
    if (!player) throw new Error('no player');
    const draft = { ruleset: 'demafia' as const, options: {}, names: ['', player.name], composition: null };
    await evening.must({ type: 'saveDraft', draft });
    const lines = disk.text(`${dir}/games/${first}.jsonl`)?.split('\n').slice(1);
    const older = await evening.backUp();
    await evening.must({ type: 'anonymise', player: player.id, name: 'Без імені' });
    // A longer name is no more of a game.
    expect(await evening.previewOf(older)).toMatchObject({ lost: 0, brought: 0 });
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

  it.each([
    ['came in', 'in'],
    ['came in for the points of another', 'out'],
  ] as const)(
    'has another name in every line: who %s, came late, was corrected, changed places',
    async (_, points) => {
      const names = ['Їжак', 'Ґава', 'Ящірка', 'Єнот'];
      const people = await evening.data<{ id: string; name: string }[]>({ type: 'addPlayers', names });
      const person = (no: number) => ({ player: people[no]?.id ?? '', name: people[no]?.name ?? '' });
      const games: string[] = [];
      for (const [game, deleted] of [
        [0, false],
        [1, true],
      ] as const) {
        await evening.begin(nine);
        games[game] = evening.game;
        await evening.must({ type: 'join', ...person(1), role: 'citizen' });
        await evening.must({ type: 'substitute', seat: 3, ...person(0), points });
        await evening.must({ type: 'person', seat: 2, ...person(2) });
        await evening.must({ type: 'swap', seat: 2, other: 3, moves: 'names' });
        await evening.must({ type: 'substitute', seat: 4, ...person(3), points });
        await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
        await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
        await evening.must({ type: 'closeGame' });
        if (deleted) await evening.must({ type: 'deleteGame', game: evening.game });
      }
      const holding = (name: string) =>
        ['', 'games', 'bin', 'backups'].flatMap((folder) =>
          filesIn(disk, folder).filter((file) => disk.text(`${dir}/${folder}/${file}`)?.includes(name)),
        );
      for (const [no, name] of names.entries()) {
        expect(holding(name).length).toBeGreaterThanOrEqual(3);
        await evening.must({ type: 'anonymise', player: person(no).player, name: `Без імені ${no}` });
        expect(holding(name).filter((file) => !/^players-\d/.test(file))).toEqual([]);
      }
      evening.crash();
      disk.crash();
      await evening.start();
      expect(evening.console.notices).toEqual([]);
      await evening.must({ type: 'openGame', game: games[0] ?? '' });
      const seated = evening.view.seats.map((seat) => seat.name);
      expect([seated[1], seated[2], seated[9]]).toEqual(['Без імені 0', 'Без імені 2', 'Без імені 1']);
    },
  );

  it('has another name in what was amended and in the seal', () => {
    const person = { player: 'player001', name: 'Їжак' };
    const entry = (fact: Fact): Entry => ({ id: 'entry001', v: 1, fact });
    const fact: Fact = { type: 'substitute', seat: 1, ...person, points: 'in', during: 'n0' };
    const row = { seat: 1, role: null, team: null, out: null, fouls: 0, points: {}, total: 0 };
    const ops: Op[] = [
      {
        type: 'amend',
        reason: '',
        changes: [
          { type: 'insert', after: null, entry: entry(fact) },
          { type: 'replace', target: 'entry001', entry: entry({ type: 'person', seat: 1, ...person }) },
        ],
      },
      { type: 'seal', seal: { engine: '1', winner: null, seats: [{ ...row, ...person }], ledger: [] } },
    ];
    const lines = ops.map((op, index): Line => ({ n: index + 1, at: 1, by: 'host', op }));
    const game = { header: headerOf('gameaaaa1'), lines };
    const told = JSON.stringify(renamedGame(game, 'player001', 'Без імені').lines);
    expect(told).toBe(JSON.stringify(lines).replaceAll('Їжак', 'Без імені'));
    expect(renamedGame(game, 'player999', 'Без імені')).toEqual(game);
  });

  it('is not given the name of another', async () => {
    const [one] = await evening.data<{ id: string }[]>({ type: 'addPlayers', names: ['Їжак', 'Ґава'] });
    const body = { type: 'anonymise', player: one?.id ?? '', name: ' ґава' } as const;
    expect(await evening.refusalOf(body)).toBe('data.refusal.nameTaken');
    expect(await evening.refusalOf({ ...body, player: 'nosuchplayer' })).toBe('data.refusal.noPlayer');
  });

  it('a disk that fails half-way refuses, and the same again finishes it', async () => {
    for (let k = 1, failed = true; failed; k += 1) {
      disk = new SimulatedDisk();
      evening = await new FilesEvening(disk).start();
      const game = await evening.gameBehind();
      const [player] = await evening.players();
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
      expect((await evening.players()).map(({ name }) => name)).toContain('Без імені');
      await evening.stop();
    }
  });
});
