import { describe, expect, it } from 'vitest';
import { nine } from '../rules/evening';
import { eachEvening } from './each-evening';
import { ConsoleEvening } from './evening';

let evening: ConsoleEvening;

eachEvening(
  async () => {
    evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.until('d1/talk');
  },
  () => evening,
);

async function nominated(...seats: number[]): Promise<void> {
  for (const seat of seats) await evening.answer({ type: 'nominate', seat, by: null });
}

describe('DM-23: the clock of Balagan', () => {
  it('DM-23: it starts at 4:00, sounds at 0:00, and the phase does not end by itself', async () => {
    expect(evening.clock).toMatchObject({ mode: 'countdown', lengthMs: 240_000, running: true });
    const before = evening.lines.length;
    await evening.pass(239_000);
    expect(evening.edges).toEqual(['start', 'warning']);
    await evening.pass(1_000);
    expect(evening.edges).toEqual(['start', 'warning', 'end']);
    await evening.pass(30_000);
    expect(evening.now).toBe('d1/talk');
    expect(evening.clock).toMatchObject({ running: true });
    expect(evening.lines).toHaveLength(before);
  });

  it('DM-23: the host ends it at 2:10 and the phase moves on', async () => {
    await evening.pass(110_000);
    await evening.next();
    expect(evening.view.phase).toBe('d1/vote');
    expect(evening.edges).toEqual(['start']);
  });

  it('DM-23: the host makes it longer', async () => {
    await evening.pass(235_000);
    await evening.must({ type: 'clock', action: { type: 'add', ms: 60_000 } });
    await evening.pass(10_000);
    expect(evening.edges).not.toContain('end');
    expect(evening.clock).toMatchObject({ lengthMs: 300_000 });
  });
});

describe('DM-26, DM-31, DM-32: the clocks of the vote', () => {
  it('DM-26: each candidate in turn has 20 s, for both screens', async () => {
    await nominated(5, 2);
    await evening.until('d1/defence/1/5');
    expect(evening.clock).toMatchObject({ lengthMs: 20_000, step: 'd1/defence/1/5', running: true });
    expect(evening.roomClock).toMatchObject({ lengthMs: 20_000, step: 'd1/defence/1/5', running: true });
    await evening.pass(20_000);
    expect(evening.edges.slice(-2)).toEqual(['warning', 'end']);
    await evening.next();
    expect(evening.clock).toMatchObject({ lengthMs: 20_000, step: 'd1/defence/1/2', elapsedMs: 0 });
    await evening.next();
    expect(evening.now).toBe('d1/count/1/cand/5');
    expect(evening.clock).toBeNull();
  });

  it('DM-31: after 90 s the count is still paused, nothing sounded; the host ends it and the count goes on', async () => {
    await nominated(6, 8);
    await evening.until('d1/count/1/cand/6');
    const sounds = evening.edges.length;
    await evening.up(1, 2, 4);
    expect(evening.clock).toMatchObject({ mode: 'countup', running: true, step: 'd1/pause/1/6' });
    expect(evening.roomClock).toMatchObject({ mode: 'countup', running: true });
    await evening.pass(90_000);
    await evening.must({ type: 'clock', action: { type: 'pause' } });
    expect(evening.now).toBe('d1/pause/1/6');
    expect(evening.clock?.elapsedMs).toBe(90_000);
    expect(evening.edges.slice(sounds)).toEqual([]);
    await evening.next();
    expect(evening.now).toBe('d1/count/1/cand/6');
    expect(evening.view.vote?.candidates[0]?.hands).toEqual([1, 2, 4]);
  });

  it('DM-32: each tied player has 20 s before the revote', async () => {
    await nominated(2, 8, 9);
    await evening.until('d1/count/1/cand/2');
    for (const voter of [1, 3, 4]) {
      await evening.up(voter);
      await evening.next();
    }
    expect(evening.now).toBe('d1/crash');
    for (const seat of [2, 8, 9]) {
      await evening.next();
      expect(evening.clock).toMatchObject({
        lengthMs: 20_000,
        elapsedMs: 0,
        step: `d1/defence/2/${seat}`,
        running: true,
      });
    }
    await evening.next();
    expect(evening.now).toBe('d1/count/2/cand/2');
  });
});

describe('the clock and the game', () => {
  it('undo of a step leaves its clock standing at full length', async () => {
    await nominated(5, 2);
    await evening.until('d1/defence/1/2');
    await evening.pass(7_000);
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    expect(evening.clock).toMatchObject({ step: 'd1/defence/1/5', running: false, elapsedMs: 0 });
  });

  it('Next into a speech does not start its clock when the setting says so', async () => {
    await evening.must({ type: 'saveSettings', settings: { autoStart: false } });
    await nominated(5, 2);
    await evening.until('d1/defence/1/5');
    expect(evening.clock).toMatchObject({ step: 'd1/defence/1/5', running: false, elapsedMs: 0 });
  });

  it('a foul in the middle of a speech leaves its clock alone', async () => {
    await nominated(5, 2);
    await evening.until('d1/defence/1/5');
    await evening.pass(7_000);
    await evening.must({ type: 'foul', seat: 5, confirmed: false });
    await evening.must({ type: 'clock', action: { type: 'pause' } });
    expect(evening.clock).toMatchObject({ step: 'd1/defence/1/5', elapsedMs: 7_000 });
  });

  it('sleep pauses it where it was', async () => {
    await evening.pass(30_000);
    evening.suspended();
    expect(evening.clock).toMatchObject({ running: false, elapsedMs: 30_000, interrupted: 'sleep' });
  });

  it('a warning that was heard is not heard again after a crash, whenever the clock was last stored', async () => {
    await evening.pass(230_100);
    expect(evening.edges).toEqual(['start', 'warning']);
    evening.crash();
    await evening.start();
    expect(evening.clock).toMatchObject({ running: false, interrupted: 'restart' });
    await evening.must({ type: 'clock', action: { type: 'start' } });
    await evening.pass(11_000);
    expect(evening.edges).toEqual(['start', 'warning', 'end']);
  });
});

describe('warnings by length', () => {
  it('a clock of that length warns as set for it, others as for all, and a change holds at once', async () => {
    const clockWarnings = { '240000': 30_000, '20000': 0 };
    await evening.must({ type: 'saveSettings', settings: { clockWarnings } });
    expect(evening.clock).toMatchObject({ warnMs: 30_000 });
    await evening.pass(210_000);
    expect(evening.edges).toEqual(['start', 'warning']);
    await nominated(5, 2);
    await evening.until('d1/defence/1/5');
    expect(evening.clock).toMatchObject({ lengthMs: 20_000, warnMs: 0 });
    await evening.pass(20_000);
    expect(evening.edges.slice(2)).toEqual(['start', 'end']);
    await evening.must({ type: 'clock', action: { type: 'set', ms: 60_000 } });
    expect(evening.clock).toMatchObject({ lengthMs: 60_000, warnMs: 10_000 });
  });
});
