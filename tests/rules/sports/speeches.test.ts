import { describe, expect, it } from 'vitest';
import { firstSpeaker } from '../../../shared/rulesets/sports/speeches';
import { SportsEvening, systems } from './table';

const speeches = (evening: SportsEvening) => evening.keys.filter((key) => key.includes('/speech/'));
const minute = { kind: 'countdown', ms: 60_000, public: true };

describe.each(systems)('%s: the day', (system) => {
  it('PO-11, SP-08, SP-27, MP-16, MP-20: one minute for each living seat in a circle', () => {
    const evening = new SportsEvening(system).toDay(1);
    expect(speeches(evening)).toEqual(Array.from({ length: 10 }, (_, at) => `d1/speech/${at + 1}`));
    evening.speak(1);
    expect(evening.now.clock).toEqual(minute);
    evening.next();
    expect(evening.key).toBe('d1/speech/2');
    evening.quiet(1).shoot(1, 5).toDay(2);
    expect(speeches(evening).map((key) => evening.step(key).clock)).toEqual(Array(9).fill(minute));
  });

  it('PO-34, MP-19: the first speaker moves on by one seat a day, past the dead', () => {
    const evening = new SportsEvening(system).quiet(1).shoot(1, 5).toDay(2);
    expect(speeches(evening)[0]).toBe('d2/speech/2');
    evening.quiet(2).shoot(2, 3).toDay(3);
    expect(speeches(evening)[0]).toBe('d3/speech/4');
    evening.quiet(3).shoot(3, null).toDay(4);
    expect(speeches(evening)[0]).toBe('d4/speech/6');
    expect([1, 2, 3, 4].map((day) => firstSpeaker(evening.state, day))).toEqual([1, 2, 4, 6]);
  });

  it('A-141: the first speaker of a day stays it, removed before he spoke', () => {
    const evening = new SportsEvening(system, { voteAfterRemoval: 'goesOn' })
      .quiet(1)
      .shoot(1, null)
      .toDay(2);
    evening.remove(2);
    expect(speeches(evening)[0]).toBe('d2/speech/3');
    expect(firstSpeaker(evening.quiet(2).shoot(2, null).toDay(3).state, 3)).toBe(3);
  });

  it('PO-12, SP-28, MP-21: a player nominates in his own speech, any living seat, each once', () => {
    const evening = new SportsEvening(system).speak(3, 5);
    expect(evening.state.days[0]?.nominations).toEqual([{ seat: 5, by: 3 }]);
    evening.speak(4);
    expect(evening.refused({ type: 'nominate', seat: 5, by: null })).toMatchObject({
      kind: 'impossible',
      reason: { key: 'refusal.nominatedAlready' },
    });
    expect(evening.refused({ type: 'nominate', seat: 7, by: 6 })).toMatchObject({
      kind: 'irregular',
      reason: { key: 'refusal.ownSpeechOnly' },
    });
    evening.answer({ type: 'nominate', seat: 4, by: null });
    expect(evening.state.days[0]?.nominations.map((one) => one.seat)).toEqual([5, 4]);
  });

  it('MP-22: one candidate a speech, which may be replaced while the speech lasts', () => {
    const evening = new SportsEvening(system).speak(1, 5);
    expect(evening.refused({ type: 'nominate', seat: 6, by: null })).toMatchObject({
      kind: 'irregular',
      reason: { key: 'refusal.onePerSpeech' },
    });
    evening.answer({ type: 'withdraw', seat: 5 });
    evening.answer({ type: 'nominate', seat: 6, by: null });
    expect(evening.state.days[0]?.nominations).toEqual([{ seat: 6, by: 1 }]);
    const free = new SportsEvening(system, { nominationsPerSpeech: 'any' }).speak(1, 5);
    free.answer({ type: 'nominate', seat: 6, by: null });
    expect(free.state.days[0]?.nominations).toHaveLength(2);
  });

  it('the nominations are read back in their order, and one may be withdrawn before the vote', () => {
    const evening = new SportsEvening(system).speak(1, 5).speak(2, 2).to('d1/nominations');
    expect(evening.now.script?.params).toEqual({ seats: [5, 2] });
    evening.answer({ type: 'withdraw', seat: 5 });
    expect(evening.now.script?.params).toEqual({ seats: [2] });
    evening.next();
    const late = evening.refusal((one) => one.enter([{ type: 'nominated', day: 1, seat: 7, by: 1 }]));
    expect(late).toMatchObject({ kind: 'impossible', reason: { key: 'refusal.nominationsOver' } });
  });

  it('MP-29, PO-35: the third foul before his speech costs today’s, in it or behind it the next day’s, once', () => {
    const before = new SportsEvening(system).toDay(1).foul(4, 3).speak(3);
    before.next();
    expect([before.key, before.now.title.key, before.now.clock]).toEqual([
      'd1/speech/4',
      'sports.title.skipped',
      null,
    ]);
    before.quiet(1).shoot(1, null).speak(4);
    expect(before.now.clock).toEqual(minute);
    const during = new SportsEvening(system).speak(4).foul(4, 3);
    expect(during.now.title.key).toBe('sports.title.speech');
    expect(during.ruleset.isSilenced(during.state, 4)).toBe(true);
    during.quiet(1).shoot(1, null).to('d2/speech/4');
    expect(during.now.title.key).toBe('sports.title.skipped');
    during.next();
    expect(during.ruleset.isSilenced(during.state, 4)).toBe(false);
  });

  it('A-122: without a speech he may still nominate by gesture, unless the club says otherwise', () => {
    const gesture = new SportsEvening(system).toDay(1).foul(1, 3).speak(1, 5);
    expect(gesture.state.days[0]?.nominations).toEqual([{ seat: 5, by: 1 }]);
    const silent = new SportsEvening(system, { silencedMayNominate: false }).toDay(1).foul(1, 3).speak(1);
    expect(silent.now.kind).toBe('confirm');
    const why = silent.refusal((one) => one.enter([{ type: 'nominated', day: 1, seat: 5, by: 1 }]));
    expect(why).toMatchObject({ kind: 'irregular', rule: 'A-122' });
  });

  it('A-122: without a speech he still justifies himself after a tie', () => {
    const evening = new SportsEvening(system).toDay(1).foul(5, 3);
    evening
      .nominate(1, 5, 6)
      .counted(1, [5, [1, 2, 3, 4, 5]], [6, [6, 7, 8, 9, 10]])
      .to('/defence/2/5');
    expect(evening.now.clock).toEqual({ kind: 'countdown', ms: 30_000, public: true });
  });
});

describe('the morning', () => {
  it('SP-26: first of all it is morning in the city and the masks come off', () => {
    const evening = new SportsEvening('sports-ua').toDay(1);
    expect([evening.keys[0], evening.script]).toEqual(['d1/morning', 'sports.script.firstMorningMasks']);
    evening.quiet(1).shoot(1, null).toDay(2);
    expect([evening.keys[0], evening.script]).toEqual(['d2/morning', 'sports.script.morningMasksQuiet']);
  });

  it('MP-07: the host announces who was killed, or that nobody was', () => {
    const killed = new SportsEvening('mafia-pro').quiet(1).shoot(1, 7);
    expect(killed.now.script).toEqual({ key: 'sports.script.morning', params: { seats: [7] } });
    const missed = new SportsEvening('mafia-pro').quiet(1).shoot(1, null);
    expect(missed.now.script?.key).toBe('sports.script.morningQuiet');
  });

  it('PO-16, SP-12, SP-48, MP-33: who was killed has a last minute, which may be skipped', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system).quiet(1).shoot(1, 6).to('d2/last-word/6');
      expect(evening.now.clock).toEqual(minute);
      evening.next();
      expect(evening.key).toBe('d2/speech/2');
    }
  });

  it('SP-12: the host alone is reminded of the checks that the Sheriff has to name', () => {
    const evening = new SportsEvening('sports-ua').quiet(1).shoot(1, null, { sheriff: 2 });
    evening.quiet(2).shoot(2, 4, { sheriff: 5 }).to('/last-word/4');
    expect(evening.now.hint).toEqual({ key: 'sports.hint.tell', params: { black: [2], red: [5] } });
    const other = new SportsEvening('sports-ua').quiet(1).shoot(1, 6, { sheriff: 2 }).to('/last-word/6');
    expect(other.now.hint).toBeNull();
    const early = new SportsEvening('sports-ua').quiet(1).shoot(1, 4).to('/last-word/4');
    expect(early.hint).toBe('sports.hint.toldNothing');
  });

  it('SP-13: with seven or eight at the table the host is reminded that the Sheriff has to open himself', () => {
    const hintAt = (...gone: number[]) =>
      new SportsEvening('sports-ua')
        .quiet(1)
        .shrink(...gone)
        .shoot(1, null)
        .toDay(2).hint;
    expect(hintAt(5)).toBe('');
    expect(hintAt(5, 6)).toBe('sports.hint.timeToOpen');
    expect(hintAt(5, 6, 2)).toBe('sports.hint.timeToOpen');
    expect(hintAt(5, 6, 2, 3)).toBe('');
    expect(hintAt(4, 6)).toBe('');
  });
});
