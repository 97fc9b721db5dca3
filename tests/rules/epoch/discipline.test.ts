import { describe, expect, it } from 'vitest';
import { warningsIn } from '../../../shared/rulesets/epoch/discipline';
import { EpochEvening, small, thirteen } from './table';

const chat = { chatPenalties: 'on' } as const;
const reasons = (evening: EpochEvening) =>
  evening.ruleset.discipline?.(evening.state).reasons.map((one) => one.reason);
const partOf = (evening: EpochEvening, rule: string) =>
  evening.ruleset.sheet?.find((part) => part.lines.some((line) => line.rule === rule))?.id;
const left = (evening: EpochEvening, seat: number, cause: 'removed' | 'disqualified', reason: string) =>
  evening.enter([{ type: 'left', seat, cause, during: evening.phase, reason }]);

describe('remarks', () => {
  it('EC-101, EC-117, EC-120: a missed vote, flood in the vote or another reason, also at a live table', () => {
    const evening = new EpochEvening(thirteen, chat).toDay(1).to('/voter/1');
    expect(reasons(evening)).toEqual(['missed-vote', 'flood', 'other']);
    const live = new EpochEvening(thirteen).toDay(1).remark(6, 'flood');
    expect(reasons(live)).toEqual(['missed-vote', 'flood', 'other']);
    expect(live.state.seats[5]?.remarks).toEqual([{ during: 'd1/talk', reason: 'flood' }]);
    expect(live.refusal((one) => one.remark(6, 'noise'))).toMatchObject({
      kind: 'irregular',
      rule: 'EC-118',
    });
    evening.remark(6, 'flood');
    expect(evening.state.seats[5]?.remarks).toEqual([{ during: 'd1/vote', reason: 'flood' }]);
    expect(evening.view.seats[5]?.remarks).toBe(1);
    expect(evening.room.seats[5]?.remarks).toBe(1);
    expect(evening.log.at(-1)).toBe('log.remarkNo.none');
  });

  it('EC-117: whoever did not vote is offered a remark when the vote closes', () => {
    const evening = new EpochEvening(small, chat).toDay(1);
    for (const voter of [1, 2, 3, 4, 6, 7]) evening.to(`/voter/${voter}`).choose(8);
    evening.to('/absent');
    expect(evening.open('hands')).toMatchObject({ purpose: 'remarks', about: [5, 8], up: [] });
    evening.up(5);
    expect(evening.state.seats[4]?.remarks).toEqual([{ during: 'd1/vote', reason: 'missed-vote' }]);
    expect(evening.open('hands').up).toEqual([5]);
    evening.down(5).next();
    expect(evening.state.seats[4]?.remarks).toEqual([]);
    expect(evening.state.seats[7]?.remarks).toBeUndefined();
  });

  it('EC-117: whoever voted late is offered a remark beside who gave no vote', () => {
    const evening = new EpochEvening(small, chat).toDay(1);
    for (const voter of [1, 2, 3, 4, 6, 7, 8]) {
      evening.to(`/voter/${voter}`);
      if (voter !== 4) evening.choose(voter === 8 ? 1 : 8);
      else {
        const late = {
          type: 'hand',
          day: 1,
          count: 1,
          candidate: 8,
          voter: 4,
          up: true,
          late: true,
        } as const;
        evening.enter([late, { type: 'done', step: 'd1/voter/4' }]);
      }
    }
    expect(evening.to('/absent').open('hands')).toMatchObject({ purpose: 'remarks', about: [4, 5] });
  });

  it('EC-117: three minutes for the vote from its opening on; at a live table no clock and no question', () => {
    const evening = new EpochEvening(small, chat).toDay(1).to('/ballot');
    const running = () => evening.ruleset.clockStep(evening.state);
    expect(running()).toMatchObject({
      key: 'd1/ballot',
      clock: { kind: 'countdown', ms: 180_000, public: false },
    });
    evening.to('/voter/5');
    expect(running()?.key).toBe('d1/ballot');
    evening.to('/absent');
    expect(running()?.key).toBe('d1/absent');
    const live = new EpochEvening(small).toDay(1).to('/voter/5');
    expect(live.ruleset.clockStep(live.state)).toMatchObject({ key: 'd1/voter/5', clock: null });
    expect(live.keys).not.toContain('d1/absent');
  });

  it('EC-118: the second remark in one game makes a suicide', () => {
    const evening = new EpochEvening('boss sheriff citizen*3').toDay(1).remark(1);
    expect(evening.isOut(1)).toBeNull();
    evening.remark(1);
    expect(evening.isOut(1)).toBe('suicide');
    expect(evening.state.win?.winner).toBe('peaceful');
    expect(evening.refusal((one) => one.remark(1)).rule).toBe('A-140');
  });

  it('EC-97, EC-118: whoever leaves as a suicide or by the host’s hand is announced with the role', () => {
    const evening = new EpochEvening(small, chat).toDay(1).remark(3);
    expect(evening.view.undo?.said).toMatchObject({ key: 'table.remark.said.none' });
    evening.remark(3);
    expect(evening.view.undo?.said).toMatchObject({
      key: 'table.remark.said.removalRole',
      params: { seat: 3, role: { key: 'role.epoch-of-clones.doctor' } },
    });
    left(evening, 2, 'disqualified', 'roleReveal');
    expect(evening.view.undo?.said).toMatchObject({
      key: 'table.remark.said.leaves',
      params: { seat: 2, role: { key: 'role.epoch-of-clones.sheriff' } },
    });
  });

  it('EC-117, EC-118: several who leave at once by a missed vote are announced each with the role', () => {
    const evening = new EpochEvening(small, chat).toDay(1).remark(3).remark(5);
    for (const voter of [1, 2, 4, 6, 7]) evening.to(`/voter/${voter}`).choose(8);
    evening.to('/absent').answer({ type: 'hands', voters: [3, 5, 8], up: true });
    expect([3, 5, 8].map((seat) => evening.isOut(seat))).toEqual(['suicide', 'suicide', null]);
    expect(evening.view.undo?.text).toEqual({ key: 'log.remarks', params: { seats: [3, 5, 8] } });
    expect(evening.view.undo?.said).toMatchObject({
      key: 'table.remark.said.severalRemoved',
      params: {
        seats: [3, 5, 8],
        pairs: [
          { params: { seat: 3, role: { key: 'role.epoch-of-clones.doctor' } } },
          { params: { seat: 5, role: { key: 'role.epoch-of-clones.citizen' } } },
        ],
      },
    });
  });

  it('EC-118: a remark taken back brings back whom it removed', () => {
    const evening = new EpochEvening(small).toDay(1).remark(1).remark(1);
    const back = { type: 'remarkTakenBack', seat: 1, during: 'd1/talk' } as const;
    evening.enter([back]);
    expect([evening.isOut(1), evening.state.win]).toEqual([null, null]);
    evening.enter([back]);
    expect(evening.refusal((one) => one.enter([back]))).toMatchObject({ kind: 'impossible', rule: 'EC-118' });
  });

  it('EC-118, A-144: a suicide in mid-vote: his vote and the votes against him are void', () => {
    const evening = new EpochEvening(small).toDay(1);
    for (const [voter, target] of [
      [1, 5],
      [2, 5],
      [3, 4],
      [5, 6],
    ] as const) {
      evening.to(`/voter/${voter}`).choose(target);
    }
    evening.remark(5).remark(5);
    expect(evening.state.days[0]?.counts[0]?.hands).toEqual([{ voter: 3, candidate: 4 }]);
    const back = { type: 'remarkTakenBack', seat: 5, during: 'd1/vote' } as const;
    expect(evening.refusal((one) => one.enter([back]))).toMatchObject({ kind: 'irregular' });
    evening.to('/tally');
    expect(evening.open('confirm').seats).toEqual([4]);
  });

  it('EC-121, A-81: the second one for flood adds a warning; for something else it does not', () => {
    const warnings = (...given: string[]) => {
      const evening = new EpochEvening(small, chat).toDay(1);
      for (const reason of given) evening.remark(6, reason);
      return [evening.isOut(6), warningsIn(evening.state).length];
    };
    expect(warnings('flood', 'flood')).toEqual(['suicide', 1]);
    expect(warnings('missed-vote', 'flood')).toEqual(['suicide', 1]);
    expect(warnings('flood', 'missed-vote')).toEqual(['suicide', 0]);
    expect(warnings('flood')).toEqual([null, 0]);
  });

  it('EC-118: fouls are not known here', () => {
    const evening = new EpochEvening(small).toDay(1);
    expect(evening.refusal((one) => one.foul(4))).toMatchObject({ kind: 'impossible', rule: 'EC-118' });
    expect(evening.ruleset.nextFoul(evening.state, 4).consequence).toBe('none');
  });
});

describe('who leaves by the host’s hand', () => {
  it('EC-122, EC-127: out at once, living; the reasons are offered', () => {
    const evening = new EpochEvening(small).toDay(1);
    left(evening, 4, 'removed', 'aggressive-flood');
    left(evening, 5, 'disqualified', 'roleReveal');
    expect([evening.isOut(4), evening.isOut(5)]).toEqual(['removed', 'disqualified']);
    expect(evening.ruleset.departures?.map(({ cause, reason, whenOut }) => [cause, reason, whenOut])).toEqual(
      [
        ['disqualified', 'roleReveal', undefined],
        ['removed', 'aggressive-flood', undefined],
        ['removed', 'spirit', true],
        ['left', 'goes-home', undefined],
      ],
    );
  });

  it('EC-123: a spirit does not vote', () => {
    const evening = new EpochEvening(small).hang(1, 8).sleep(1).toDay(2).to('/voter/1');
    const hand = { type: 'hand', day: 2, count: 1, candidate: 1, voter: 8, up: true } as const;
    expect(evening.refusal((one) => one.enter([hand]))).toMatchObject({ kind: 'impossible', rule: 'EC-123' });
    expect(partOf(evening, 'EC-123')).toBe('discipline');
  });

  it('EC-124: a spirit that interferes gets a warning and is sent from the room; the next one decides', () => {
    const evening = new EpochEvening(thirteen).hang(1, 7).sleep(1, { mafia: 10 }).toDay(2);
    left(evening, 7, 'removed', 'spirit');
    expect(evening.isOut(7)).toBe('vote');
    expect(warningsIn(evening.state)).toEqual([{ seat: 7, reason: 'spirit' }]);
    expect(evening.refusal((one) => left(one, 7, 'removed', 'spirit')).rule).toBe('EC-124');
    expect(evening.tie(2, 4, 8).now.actors).toEqual([10]);
  });

  it('EC-125, EC-126: the reference shows both halves, and what belongs to a chat as such', () => {
    const evening = new EpochEvening(small);
    const parts = ['EC-125', 'EC-126', 'EC-133'].map((rule) => partOf(evening, rule));
    expect(parts).toEqual(['discipline', 'chat', 'prizes']);
  });
});
