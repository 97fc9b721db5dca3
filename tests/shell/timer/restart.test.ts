import { describe, expect, it } from 'vitest';
import { MINUTE, machine, running, SECOND } from './machine';

describe('after a restart of the console', () => {
  it('the clock is back, paused, and says why', () => {
    const before = running(MINUTE, 45 * SECOND);
    const stored = before.state();
    const after = machine();
    after.timer.restore(stored, after.now);
    after.pass(5 * SECOND);
    expect(after.state()).toMatchObject({
      mode: 'countdown',
      step: 'd1/defence/4',
      lengthMs: MINUTE,
      elapsedMs: 45_000,
      running: false,
      interrupted: 'restart',
    });
    expect(after.state().rev).toBeGreaterThan(stored.rev);
  });

  it('it rings only what had not rung', () => {
    const before = running(MINUTE, 55 * SECOND);
    const after = machine();
    after.timer.restore(before.state(), after.now);
    after.timer.start(after.now);
    after.pass(10 * SECOND);
    expect(after.heard).toEqual(['end']);
  });

  it('a clock that stood before comes back without an excuse', () => {
    const before = running(MINUTE, 55 * SECOND);
    before.timer.pause(before.now);
    const after = machine();
    after.timer.restore(before.state(), after.now);
    expect(after.state()).toMatchObject({ running: false, interrupted: null });
  });

  it('EC-98: its cue and its warning come back with it', () => {
    const before = machine({ warnMs: 20_000 });
    before.timer.set(MINUTE, 'd1/talk', before.now, { cueMs: 30_000 });
    before.timer.start(before.now);
    before.pass(25 * SECOND);
    before.timer.add(5_000, before.now);
    const after = machine({ warnMs: 3_000 });
    after.timer.restore(before.state(), after.now);
    after.timer.start(after.now);
    expect(after.state()).toMatchObject({ cueMs: 30_000, warnMs: 20_000 });
    after.pass(MINUTE);
    expect(after.heard).toEqual(['cue', 'warning', 'end']);
  });

  it('a clock that was made longer keeps what was set: R goes back to that, and its warning is of that length', () => {
    const before = running(MINUTE, 10 * SECOND);
    before.timer.add(5 * SECOND, before.now);
    const after = machine();
    after.timer.restore(before.state(), after.now);
    expect(after.state()).toMatchObject({ lengthMs: 65_000, elapsedMs: 10_000 });
    after.timer.warnAt((lengthMs) => (lengthMs === MINUTE ? 20_000 : 3_000), after.now);
    expect(after.state()).toMatchObject({ warnMs: 20_000 });
    after.timer.restart(after.now);
    expect(after.state()).toMatchObject({ lengthMs: MINUTE, elapsedMs: 0 });
  });

  it('a clock of a session from before it was kept goes back to the length it has', () => {
    const { setMs: _, ...older } = running(MINUTE, 10 * SECOND).state();
    const after = machine();
    after.timer.restore(older, after.now);
    after.timer.add(5 * SECOND, after.now);
    after.timer.restart(after.now);
    expect(after.state()).toMatchObject({ lengthMs: MINUTE });
  });
});
