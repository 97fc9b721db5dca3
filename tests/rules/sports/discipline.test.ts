import { describe, expect, it } from 'vitest';
import { fullLog } from '../../../shared/game/hostView';
import { SportsEvening, systems } from './table';

describe.each(systems)('%s: discipline', (system) => {
  it('PO-35, MP-29, SP-41, SP-42, SP-43: one and two fouls nothing, three the next speech, four the table', () => {
    const evening = new SportsEvening(system).toDay(1);
    const next = () => evening.ruleset.nextFoul(evening.state, 8).consequence;
    const silenced = () => evening.ruleset.isSilenced(evening.state, 8);
    expect([next(), silenced()]).toEqual(['none', false]);
    evening.foul(8, 2);
    expect([next(), silenced()]).toEqual(['silence', false]);
    evening.foul(8);
    expect([next(), silenced(), evening.isOut(8)]).toEqual(['removal', true, null]);
    evening.foul(8);
    expect(evening.isOut(8)).toBe('fouls');
  });

  it('A-31: other thresholds, or none', () => {
    const soon = new SportsEvening(system, { fouls: '2/3' }).toDay(1).foul(8, 2);
    expect(soon.ruleset.isSilenced(soon.state, 8)).toBe(true);
    expect(soon.foul(8).isOut(8)).toBe('fouls');
    const off = new SportsEvening(system, { fouls: 'off' }).toDay(1);
    expect(off.refusal((one) => one.foul(8)).reason.key).toBe('refusal.foulsOff');
  });

  it('SP-39: fouls and removals are at hand in every phase for everybody at the table', () => {
    const phases = [
      (evening: SportsEvening) => evening.speak(1),
      (evening: SportsEvening) => evening.nominate(1, 5, 6).toHands(),
      (evening: SportsEvening) => evening.quiet(1),
    ];
    for (const phase of phases) {
      const evening = phase(new SportsEvening(system));
      for (const seat of evening.living.slice(4)) {
        evening.foul(seat);
      }
      evening.remove(9);
      expect(evening.isOut(9)).toBe('removed');
      expect(evening.refusal((one) => one.foul(9)).rule).toBe('A-140');
    }
  });

  it('SP-40, SP-44, SP-45, SP-46: a removal is at once, whatever the fouls, with its reason in the record', () => {
    for (const reason of ['night-noise', 'obscenity', 'touch-at-night', 'religion']) {
      expect(new SportsEvening(system).ruleset.departures?.map((one) => one.reason)).toContain(reason);
      const evening = new SportsEvening(system).quiet(1).remove(8, reason);
      expect(evening.isOut(8)).toBe('removed');
      expect(evening.game.timeline.at(-1)?.entry.fact).toMatchObject({ type: 'left', reason });
    }
    const last = new SportsEvening(system).toDay(1).shrink(2, 3).remove(1, 'religion');
    expect(last.state.win?.winner).toBe('red');
    expect(last.game.timeline.at(-1)?.status).toBe('ok');
  });

  it('SP-48, A-130: no last word after a removal', () => {
    const evening = new SportsEvening(system, { voteAfterRemoval: 'goesOn' }).speak(3).remove(3);
    expect(evening.keys.some((key) => key.includes('/last-word/'))).toBe(false);
    expect(evening.key).toBe('d1/speech/4');
  });

  it('A-129: after a removal by day the host says what becomes of the vote', () => {
    const ask = () => new SportsEvening(system).nominate(1, 5, 6).remove(9);
    const evening = ask();
    expect(evening.key).toBe('d1/after-removal/1');
    expect(evening.open('choice').options.map((one) => one.id)).toEqual(['goesOn', 'cancelled']);
    expect(evening.refusal((one) => one.next())).toMatchObject({ kind: 'impossible', rule: 'A-129' });
    expect(evening.option('goesOn').toHands().key).toBe('d1/count/1/cand/5');
    const off = ask().option('cancelled').to('d1/no-vote');
    expect(off.script).toBe('sports.script.voteCancelled');
    off.next();
    expect([off.phase, off.living]).toEqual(['n1', [1, 2, 3, 4, 5, 6, 7, 8, 10]]);
  });

  it('A-129, A-147: a fourth foul asks as a removal does; taken back, nothing is in question any more', () => {
    const evening = new SportsEvening(system).speak(1).foul(9, 4);
    expect(evening.key).toBe('d1/after-removal/1');
    evening.takeBack(9);
    expect([evening.key, evening.isOut(9)]).toEqual(['d1/speech/1', null]);
  });

  it('A-129: by option the vote goes on, or is cancelled, without a question', () => {
    const on = new SportsEvening(system, { voteAfterRemoval: 'goesOn' }).nominate(1, 5, 6).remove(9);
    expect(on.toHands().key).toBe('d1/count/1/cand/5');
    const off = new SportsEvening(system, { voteAfterRemoval: 'cancelled' }).nominate(1, 5, 6).toHands();
    off.up(1, 2, 3).remove(9);
    expect(off.key).toBe('d1/no-vote');
  });

  it('A-146: with today’s result fixed it concerns tomorrow’s vote; at night, and when somebody goes home, none', () => {
    const fixed = new SportsEvening(system).nominate(1, 5, 6).counted(1, [5, [1, 2, 3, 4, 6, 7]], [6, [8]]);
    fixed.remove(9);
    expect(fixed.key).toBe('d1/after-removal/2');
    fixed.option('cancelled');
    fixed.next();
    expect(fixed.isOut(5)).toBe('vote');
    fixed.shoot(1, null).nominate(2, 7, 8);
    expect(fixed.to('d2/no-vote').script).toBe('sports.script.voteCancelled');
    const night = new SportsEvening(system).quiet(1).remove(9, 'night-noise');
    expect(night.key).toBe('n1/shot');
    const home = new SportsEvening(system).speak(1).shrink(9);
    expect(home.key).toBe('d1/speech/1');
  });

  it('there are no disqualifications, no MVP and no shoot-outs', () => {
    const evening = new SportsEvening(system).toDay(1);
    const during = evening.phase;
    for (const fact of [
      { type: 'left', seat: 5, cause: 'disqualified', during } as const,
      { type: 'mvp', seat: 5 } as const,
      { type: 'tieChoice', day: 1, choice: 'expel' } as const,
      { type: 'lot', purpose: 'shootout', day: 1, from: 1, to: 10, drawn: 3 } as const,
    ]) {
      expect(evening.refusal((one) => one.enter([fact]))).toMatchObject({ kind: 'impossible' });
    }
  });
});

describe('reasons', () => {
  it('SP-32: a gesture during the vote is a foul', () => {
    const evening = new SportsEvening('sports-ua').nominate(1, 5, 6).toHands();
    expect(evening.ruleset.foulReasons?.map((one) => one.reason)).toContain('gesture');
    evening.enter([{ type: 'foul', seat: 4, during: evening.phase, reason: 'gesture' }]);
    expect(evening.state.seats[3]?.fouls).toEqual([{ during: 'd1/vote', reason: 'gesture' }]);
    expect(evening.isOut(4)).toBeNull();
  });

  it('SP-41, SP-42, SP-43: what a fourth foul is for, it removes with the cause fouls', () => {
    const evening = new SportsEvening('sports-ua').toDay(1).foul(5, 3);
    evening.enter([{ type: 'foul', seat: 5, during: evening.phase, reason: 'remark' }]);
    expect(evening.isOut(5)).toBe('fouls');
    expect(fullLog(evening.game).at(-1)?.text.key).toBe('log.foulNo.removal');
  });
});
