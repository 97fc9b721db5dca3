import { describe, expect, it } from 'vitest';
import { nine } from '../rules/evening';
import { eachEvening } from './each-evening';
import { ConsoleEvening } from './evening';

let evening: ConsoleEvening;

eachEvening(
  async () => {
    evening = await new ConsoleEvening().start();
    await evening.begin(nine);
  },
  () => evening,
);

describe('a disk that does not write', () => {
  it('the answer is held, the game goes on, and the host sees why', async () => {
    evening.disk.broken = new Error('ENOSPC');
    const before = evening.lines.length;
    const answer = await evening.ask({ type: 'foul', seat: 7, confirmed: false });
    expect(answer.status).toBe('held');
    expect(evening.view.seats[6]?.fouls).toBe(1);
    expect(evening.lines).toHaveLength(before);
    expect(evening.console.saving.error).toMatchObject({ params: { why: 'ENOSPC' } });
    expect(evening.console.saving.held).toBeGreaterThan(0);
    await evening.next();
    expect(evening.now).toBe('n0/maniac');
  });

  it('what was held is on disk in order once it writes again, and nothing is held any more', async () => {
    evening.disk.broken = new Error('ENOSPC');
    const before = evening.lines.length;
    for (const seat of [7, 8, 7]) await evening.ask({ type: 'foul', seat, confirmed: false });
    await evening.pass(10_000);
    expect(evening.lines).toHaveLength(before);
    evening.disk.broken = null;
    await evening.pass(10_000);
    const added = evening.lines.slice(before);
    expect(added.map((line) => line.n)).toEqual([before + 1, before + 2, before + 3]);
    const facts = added.flatMap((line) => (line.op.type === 'add' ? line.op.entries : []));
    expect(facts.map((entry) => 'seat' in entry.fact && entry.fact.seat)).toEqual([7, 8, 7]);
    expect(evening.console.saving).toEqual({ held: 0, error: null });
    expect((await evening.ask({ type: 'foul', seat: 8, confirmed: false })).status).toBe('saved');
  });

  it('a request that was held and is repeated later gets the same answer and is entered once', async () => {
    evening.disk.broken = new Error('ENOSPC');
    const foul = { type: 'foul', seat: 7, confirmed: false } as const;
    const first = await evening.ask(foul, 'heldrequest');
    evening.disk.broken = null;
    await evening.pass(10_000);
    expect(await evening.ask(foul, 'heldrequest')).toEqual(first);
    expect(evening.view.seats[6]?.fouls).toBe(1);
  });
});

describe('a console that starts again', () => {
  it('has the game exactly where it was', async () => {
    await evening.until('d1/talk');
    await evening.answer({ type: 'nominate', seat: 7, by: null });
    await evening.answer({ type: 'nominate', seat: 8, by: 2 });
    await evening.until('d1/count/1/cand/7');
    await evening.up(1, 2);
    const before = evening.view;
    evening.crash();
    await evening.start();
    expect(evening.view).toEqual(before);
    await evening.up(3);
    expect(evening.now).toBe('d1/pause/1/7');
  });

  it('shows the room the result of a game that ended and was not put away, and none of one that is looked up', async () => {
    const { game } = evening;
    await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
    const shown = () => evening.room.findLast((message) => message.type === 'room')?.view;
    const result = shown();
    expect(result?.scene.type).not.toBe('idle');
    const again = async () => {
      evening.crash();
      evening.room.length = 0;
      await evening.start();
      return shown();
    };
    expect(await again()).toEqual(result);
    await evening.must({ type: 'closeGame' });
    expect((await again())?.scene.type).toBe('idle');
    await evening.must({ type: 'openGame', game });
    expect((await again())?.scene.type).toBe('idle');
    expect(evening.view.end).not.toBeNull();
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
    expect(await again()).toEqual(result);
  });

  it('has its clock back paused, at most five seconds behind, and says why', async () => {
    await evening.until('d1/talk');
    await evening.pass(62_000);
    expect(evening.clock).toMatchObject({ running: true });
    evening.crash();
    await evening.start();
    const { clock } = evening;
    expect(clock).toMatchObject({
      running: false,
      interrupted: 'restart',
      lengthMs: 240_000,
      step: 'd1/talk',
    });
    expect(clock?.elapsedMs).toBeGreaterThanOrEqual(57_000);
    expect(clock?.elapsedMs).toBeLessThanOrEqual(62_000);
  });

  it('after an orderly stop has its clock exactly where it stood', async () => {
    await evening.until('d1/talk');
    await evening.pass(61_500);
    await evening.stop();
    await evening.start();
    expect(evening.clock).toMatchObject({ running: false, elapsedMs: 61_500 });
  });

  it('keeps what can be undone and redone', async () => {
    await evening.must({ type: 'foul', seat: 7, confirmed: false });
    const n = evening.view.undo?.n ?? 0;
    await evening.must({ type: 'undo', n });
    evening.crash();
    await evening.start();
    expect(evening.view.redo?.n).toBe(n);
    await evening.must({ type: 'redo', n });
    expect(evening.view.seats[6]?.fouls).toBe(1);
  });

  it('opens nothing and says so when the file of its game is gone', async () => {
    evening.disk.games.clear();
    evening.crash();
    await evening.start();
    expect(evening.console.game).toBeNull();
    expect(evening.console.notices.map((notice) => notice.level)).toContain('error');
  });

  it('keeps a finished game sealed, with its result in the index', async () => {
    await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
    expect(evening.lines.at(-1)?.op.type).toBe('seal');
    evening.crash();
    await evening.start();
    expect(evening.view.end).toMatchObject({ winner: null, reason: 'fire alarm' });
    const games = await evening.must({ type: 'games', season: null });
    expect(games).toMatchObject({ data: [{ status: 'called-off', winner: null }] });
  });

  it('opens a finished game again when its end is undone, and says so in the index', async () => {
    await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    expect(evening.view.end).toBeNull();
    expect(evening.now).toBe('n0/meet');
    const games = await evening.must({ type: 'games', season: null });
    expect(games).toMatchObject({ data: [{ status: 'running' }] });
    evening.crash();
    await evening.start();
    expect(evening.now).toBe('n0/meet');
  });

  it('renews the seal with every later change of a finished game', async () => {
    await evening.must({ type: 'endGame', winner: null, reason: 'fire alarm' });
    await evening.must({ type: 'bestMove', seat: 7, on: true });
    const [entry, seal] = evening.lines.slice(-2).map((line) => line.op);
    expect(entry?.type).toBe('add');
    expect(seal).toMatchObject({ type: 'seal', seal: { ledger: [{ seat: 7, rule: 'DM-62', amount: 2 }] } });
  });
});

describe('what is not written yet', () => {
  it('changes of the settings that come in one burst build on each other', async () => {
    const before = evening.console.settings;
    for (const settings of [{ volume: 11 }, { language: 'en' as const }, { club: 'Ратуша' }]) {
      void evening.ask({ type: 'saveSettings', settings });
    }
    await evening.must({ type: 'saveSettings', settings: { muted: true } });
    const all = { ...before, volume: 11, language: 'en', club: 'Ратуша', muted: true };
    expect(evening.console.settings).toEqual(all);
    expect(JSON.parse(evening.disk.files.get('settings') ?? '')).toEqual(all);
  });

  it('players added while the disk is full are all there when it has room again', async () => {
    evening.disk.broken = new Error('ENOSPC');
    for (const name of ['Аа', 'Бб', 'Вв']) {
      expect((await evening.ask({ type: 'addPlayers', names: [name] })).status).toBe('held');
    }
    evening.disk.broken = null;
    await evening.pass(10_000);
    const stored: { name: string }[] = JSON.parse(evening.disk.files.get('players') ?? '[]');
    expect(stored.slice(-3).map((player) => player.name)).toEqual(['Аа', 'Бб', 'Вв']);
  });

  it('a game that is put away and opened again is whole, and its journal goes on', async () => {
    evening.disk.broken = new Error('ENOSPC');
    const before = evening.lines.length;
    for (const seat of [7, 8]) await evening.ask({ type: 'foul', seat, confirmed: false });
    await evening.ask({ type: 'closeGame' });
    await evening.ask({ type: 'openGame', game: evening.game });
    expect([7, 8].map((seat) => evening.view.seats[seat - 1]?.fouls)).toEqual([1, 1]);
    evening.disk.broken = null;
    await evening.pass(10_000);
    expect((await evening.ask({ type: 'foul', seat: 9, confirmed: false })).status).toBe('saved');
    expect(evening.lines.map((line) => line.n).slice(before)).toEqual([before + 1, before + 2, before + 3]);
  });

  it('a name of spaces is refused and keeps nothing else from the disk', async () => {
    expect((await evening.ask({ type: 'addPlayers', names: ['   '] })).status).toBe('refused');
    expect((await evening.ask({ type: 'addPlayers', names: ['Ґ'] })).status).toBe('saved');
  });
});
