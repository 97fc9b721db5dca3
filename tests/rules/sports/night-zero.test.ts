import { describe, expect, it } from 'vitest';
import { SportsEvening, systems } from './table';

describe('Night 0', () => {
  it('PO-03, PO-10, MP-08: Night 0, then Day 1, Night 1, Day 2 …, each day its speeches and its vote', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system);
      const phases = [evening.phase];
      while (phases.length < 8) {
        evening.next();
        if (evening.phase !== phases.at(-1)) phases.push(evening.phase);
      }
      expect(phases).toEqual(['n0', 'd1/talk', 'd1/vote', 'n1', 'd2/talk', 'd2/vote', 'n2', 'd3/talk']);
    }
  });

  it('PO-07, SP-15, SP-22, MP-01: the blacks wake together on Night 0, and never again', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system, {}, 'citizen mafia citizen*3 don citizen*2 mafia sheriff');
      evening.to('n0/meet');
      expect(evening.now.actors.toSorted()).toEqual([2, 6, 9]);
      evening.quiet(1);
      expect(evening.keys.some((key) => key.endsWith('/meet'))).toBe(false);
    }
  });

  it('PO-09: exactly one minute, for the host alone, and nothing is added to it', () => {
    const evening = new SportsEvening('polemica').to('n0/meet');
    expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 60_000, public: false, fixed: 'PO-09' });
  });

  it('SP-23: one minute to agree', () => {
    const evening = new SportsEvening('sports-ua').to('n0/meet');
    expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 60_000, public: false });
  });

  it('MP-17: the mafia meets and the Don shows himself, without a clock of its own', () => {
    const evening = new SportsEvening('mafia-pro').to('n0/meet');
    expect(evening.script).toBe('sports.script.meet');
    expect(evening.now.clock).toBeNull();
  });

  it('PO-08, SP-19: the order of shooting is a note for the host, offered on its night and binding nobody', () => {
    for (const system of ['polemica', 'sports-ua'] as const) {
      const evening = new SportsEvening(system).to('n0/order');
      expect(evening.open('hands').purpose).toBe('order');
      evening.up(7, 4, 2).down(2).up(5);
      expect(evening.state.shootingOrder).toEqual([7, 4, 5]);
      evening.quiet(1).to('n1/shot');
      expect(evening.open('shots').expected).toBe(7);
      evening.shoot(1, 5);
      expect(evening.isOut(5)).toBe('night-kill');
      expect(evening.ruleset.boards(evening.state)[0]?.id).toBe('order');
    }
  });

  it('SP-20: night falls and all put on their masks before anything else', () => {
    const evening = new SportsEvening('sports-ua').unidentified();
    expect(evening.key).toBe('n0/nightfall');
    expect(evening.script).toBe('sports.script.nightfallMasks');
  });

  it('SP-24, MP-18: behind the mafia the Sheriff looks over the table, or shows himself to the host', () => {
    const ukrainian = new SportsEvening('sports-ua').to('n0/sheriff');
    expect(ukrainian.now.title.key).toBe('sports.title.sheriffLooks');
    expect(ukrainian.keys.indexOf('n0/sheriff')).toBeGreaterThan(ukrainian.keys.indexOf('n0/meet'));
    const pro = new SportsEvening('mafia-pro').to('n0/sheriff');
    expect(pro.now.title.key).toBe('sports.title.sheriffShows');
    expect(pro.now.actors).toEqual([4]);
  });

  it('SP-25, MP-18: nobody is checked on Night 0', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system);
      for (const role of ['sheriff', 'don']) {
        const why = evening.refusal((one) => one.enter([{ type: 'act', night: 0, role, target: 5 }]));
        expect(why).toMatchObject({ kind: 'impossible', reason: { key: 'refusal.notCalled' } });
      }
      expect(
        evening.refusal((one) => one.enter([{ type: 'shown', night: 0, shooter: 1, seats: [5] }])).kind,
      ).toBe('impossible');
    }
  });

  it('who leaves on Night 0 is judged with the roles known', () => {
    const evening = new SportsEvening('polemica').remove(1).shrink(2, 3);
    expect(evening.state.win).toBeNull();
    evening.toDay(1);
    expect(evening.state.win).toEqual({ winner: 'red', during: 'n0' });
  });
});
