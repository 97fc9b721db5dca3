import { describe, expect, it } from 'vitest';
import { MINUTE, machine, running, SECOND } from './machine';

describe('an edge sounds exactly once', () => {
  it('a minute sounds at its start, ten seconds before its end and at its end, and never again', () => {
    const m = running(MINUTE, 50 * SECOND - 250);
    expect(m.heard).toEqual(['start']);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(10 * SECOND - 250);
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
    m.pass(10 * MINUTE);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('no two edges have the same id', () => {
    const m = machine();
    const ids: string[] = [];
    for (let speech = 0; speech < 3; speech += 1) {
      m.timer.set(2_000, null, m.now);
      m.timer.start(m.now);
      m.gap(2_000, 2_000);
      ids.push(...m.timer.edges(m.now).map((edge) => edge.id));
    }
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it('says when the next one falls', () => {
    const m = machine();
    m.timer.set(MINUTE, null, m.now);
    expect(m.timer.due(m.now)).toBeNull();
    const started = m.now.mono;
    m.timer.start(m.now);
    expect(m.timer.due(m.now)).toBe(started);
    m.listen();
    expect(m.timer.due(m.now)).toBe(started + 50_000);
    m.pass(50 * SECOND);
    expect(m.timer.due(m.now)).toBe(started + MINUTE);
    m.pass(10 * SECOND);
    expect(m.timer.due(m.now)).toBeNull();
  });

  it('an edge that fell just before a pause is not lost', () => {
    const m = running(MINUTE, 50 * SECOND - 250);
    m.gap(251, 251);
    m.timer.pause(m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
    m.timer.start(m.now);
    m.pass(2 * SECOND);
    expect(m.heard).toEqual(['start', 'warning']);
  });

  it('a clock shorter than its last seconds has no warning', () => {
    const m = running(5_000, 6_000);
    expect(m.heard).toEqual(['start', 'end']);
  });

  it('no warning where the host wants none', () => {
    const m = running(MINUTE, 2 * MINUTE, { warnMs: 0 });
    expect(m.heard).toEqual(['start', 'end']);
  });

  it('an end that is heard late does not bring its warning along', () => {
    const m = running(4_000, 2_000, { warnMs: SECOND });
    m.gap(2_500, 2_500);
    m.listen();
    expect(m.heard).toEqual(['start', 'end']);
  });

  it('the Uzhhorod speech counts up without a sound and without an end (DM-31)', () => {
    const m = running(null, 20 * MINUTE);
    expect(m.state()).toMatchObject({ mode: 'countup', lengthMs: 0, elapsedMs: 20 * MINUTE, running: true });
    expect(m.heard).toEqual([]);
    expect(m.timer.due(m.now)).toBeNull();
    m.timer.add(5_000, m.now);
    m.timer.add(-5_000, m.now);
    expect(m.state()).toMatchObject({ lengthMs: 0, elapsedMs: 20 * MINUTE });
  });

  it('a new clock forgets the edges of the one before', () => {
    const m = running(MINUTE, 45 * SECOND);
    m.timer.set(MINUTE, 'd1/defence/7', m.now);
    m.pass(MINUTE);
    expect(m.heard).toEqual(['start']);
    m.timer.start(m.now);
    m.pass(MINUTE);
    expect(m.heard).toEqual(['start', 'start', 'warning', 'end']);
  });

  it('EC-98: the cue falls when 3:00 of a discussion of 4:00 have run, once, however much is added', () => {
    const m = machine();
    m.timer.set(4 * MINUTE, 'd1/talk', m.now, { cueMs: 3 * MINUTE });
    m.timer.start(m.now);
    m.timer.add(30_000, m.now);
    m.pass(3 * MINUTE - 250);
    expect(m.heard).toEqual(['start']);
    expect(m.timer.due(m.now)).toBe(m.now.mono + 250);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'cue']);
    m.timer.add(-30_000, m.now);
    m.pass(2 * MINUTE);
    expect(m.heard).toEqual(['start', 'cue', 'warning', 'end']);
  });

  it('EC-98: a discussion that is cut to less than its cue has none', () => {
    const m = machine();
    m.timer.set(4 * MINUTE, 'd1/talk', m.now, { cueMs: 3 * MINUTE });
    m.timer.start(m.now);
    m.timer.add(-90_000, m.now);
    m.pass(5 * MINUTE);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });
});
