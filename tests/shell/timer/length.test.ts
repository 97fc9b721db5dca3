import { describe, expect, it } from 'vitest';
import { MINUTE, machine, running, SECOND } from './machine';

describe('five seconds more or less', () => {
  it('move the edges that are ahead', () => {
    const m = running(20_000, 5_000);
    m.timer.add(5_000, m.now);
    m.timer.add(5_000, m.now);
    m.timer.add(-5_000, m.now);
    expect(m.state().lengthMs).toBe(25_000);
    m.pass(9_750);
    expect(m.heard).toEqual(['start']);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(10_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('five seconds more in the last ten bring the warning a second time', () => {
    const m = running(20_000, 12_000);
    expect(m.heard).toEqual(['start', 'warning']);
    m.timer.add(5_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(3_000);
    expect(m.heard).toEqual(['start', 'warning', 'warning']);
    m.pass(10_000);
    expect(m.heard).toEqual(['start', 'warning', 'warning', 'end']);
  });

  it('five seconds more that do not lead out of the last ten bring no second warning', () => {
    const m = running(20_000, 16_000);
    m.timer.add(5_000, m.now);
    m.pass(9_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('five seconds more exactly to the mark ring nothing under the finger', () => {
    const m = running(20_000, 15_000);
    m.timer.add(5_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
  });

  it('five seconds less over the mark ring the warning at once', () => {
    const m = running(20_000, 7_000);
    m.timer.add(-5_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start', 'warning']);
    m.pass(8_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
  });

  it('never leave less than nothing: the end falls now, once', () => {
    const m = running(20_000, 18_000);
    m.timer.add(-5_000, m.now);
    m.listen();
    expect(m.state()).toMatchObject({ lengthMs: 18_000, elapsedMs: 18_000 });
    m.timer.add(-5_000, m.now);
    m.pass(5_000);
    expect(m.heard).toEqual(['start', 'warning', 'end']);
    expect(m.state()).toMatchObject({ lengthMs: 18_000, elapsedMs: 23_000 });
  });

  it('more time in overtime makes an end again', () => {
    const m = running(20_000, 22_000);
    m.timer.add(5_000, m.now);
    m.pass(3_000);
    expect(m.heard).toEqual(['start', 'warning', 'end', 'end']);
  });

  it('a standing clock moved over its marks rings nothing, then or later', () => {
    const m = running(20_000, 5_000);
    m.timer.pause(m.now);
    m.timer.add(-60_000, m.now);
    m.listen();
    expect(m.state()).toMatchObject({ lengthMs: 5_000, elapsedMs: 5_000, running: false });
    m.timer.start(m.now);
    m.pass(MINUTE);
    expect(m.heard).toEqual(['start']);
  });

  it('other last seconds count from now on and ring nothing by themselves', () => {
    const m = running(MINUTE, 35 * SECOND);
    m.timer.warnAt(() => 30_000, m.now);
    m.listen();
    expect(m.heard).toEqual(['start']);
    m.timer.warnAt(() => 5_000, m.now);
    m.pass(20 * SECOND);
    expect(m.heard).toEqual(['start', 'warning']);
    expect(m.state().warnMs).toBe(5_000);
  });

  it('a clock warns as its own length is to, also when it is made longer', () => {
    const warningOf = (lengthMs: number) => (lengthMs === MINUTE ? 20_000 : 10_000);
    const m = machine();
    m.timer.warnAt(warningOf, m.now);
    m.timer.set(MINUTE, 'd1/speech/1', m.now);
    m.timer.start(m.now);
    m.timer.add(5_000, m.now);
    expect(m.state()).toMatchObject({ lengthMs: 65_000, warnMs: 20_000 });
    m.pass(45 * SECOND - 250);
    expect(m.heard).toEqual(['start']);
    m.pass(250);
    expect(m.heard).toEqual(['start', 'warning']);
    m.timer.set(30_000, 'd1/defence/1', m.now);
    expect(m.state().warnMs).toBe(10_000);
  });

  it('a change of another length leaves the clock alone', () => {
    const m = running(MINUTE, 5_000);
    const { rev } = m.state();
    m.timer.warnAt((lengthMs) => (lengthMs === 30_000 ? 3_000 : 10_000), m.now);
    expect(m.state()).toMatchObject({ rev, warnMs: 10_000 });
  });
});
