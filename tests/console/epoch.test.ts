import { describe, expect, it } from 'vitest';
import type { Response } from '../../shared/contract/messages';
import type { OptionValue } from '../../shared/game/state';
import { small, thirteen } from '../rules/epoch/table';
import { rolesOf } from '../rules/evening';
import { eachEvening } from './each-evening';
import { ConsoleEvening } from './evening';

let evening: ConsoleEvening;

eachEvening(
  async () => {
    evening = await new ConsoleEvening().start();
  },
  () => evening,
);

/** A game at the discussion of Day 1, all roles recorded. */
async function atTalk(seats: string, options: Record<string, OptionValue> = {}): Promise<void> {
  const roles = rolesOf(seats);
  const composition: Record<string, number> = {};
  for (const role of roles) composition[role] = (composition[role] ?? 0) + 1;
  await evening.open('epoch-of-clones', roles.length, composition, options);
  for (const [index, role] of roles.entries()) {
    await evening.must(evening.answering({ type: 'role', seat: index + 1, role }));
  }
  await evening.until('d1/talk');
}

/** Closes the discussion, whatever time has run. */
async function closeTalk(): Promise<void> {
  await evening.pass(400);
  await evening.must({ type: 'next', step: evening.now, confirmed: true });
}

const refusal = (response: Response) => (response.status === 'refused' ? response.refusal : null);
const remark = (seat: number, reason?: string, confirmed = false) =>
  evening.ask({ type: 'remark', seat, confirmed, ...(reason ? { reason } : {}) });

describe('the discussion and its end', () => {
  it('EC-98: Next before three minutes asks once, and goes on with the host’s consent', async () => {
    await atTalk(small);
    expect(evening.clock).toMatchObject({ step: 'd1/talk', lengthMs: 240_000, running: true });
    await evening.pass(179_000);
    const next = { type: 'next', step: 'd1/talk' } as const;
    expect(refusal(await evening.ask(next))).toMatchObject({ kind: 'confirm', rule: 'EC-98' });
    expect(evening.now).toBe('d1/talk');
    await evening.must({ ...next, confirmed: true });
    expect(evening.now).toBe('d1/ballot');
  });

  it('EC-98: from three minutes on Next asks nothing, also after a pause', async () => {
    await atTalk(small);
    await evening.must({ type: 'clock', action: { type: 'pause' } });
    await evening.pass(200_000);
    const next = { type: 'next', step: 'd1/talk' } as const;
    expect(refusal(await evening.ask(next))?.kind).toBe('confirm');
    await evening.must({ type: 'clock', action: { type: 'start' } });
    await evening.pass(180_000);
    await evening.must(next);
    expect(evening.view.phase).toBe('d1/vote');
  });

  it('EC-98: a Next for another step is stale and asks nothing', async () => {
    await atTalk(small);
    expect(refusal(await evening.ask({ type: 'next', step: 'd1/morning' }))?.kind).toBe('stale');
  });
});

describe('EC-117…121: remarks', () => {
  it('EC-117, EC-118: one is given and taken back; the one that removes asks once', async () => {
    await atTalk(small);
    expect((await remark(5)).status).toBe('saved');
    expect(evening.view.seats[4]).toMatchObject({ remarks: 1, nextRemark: 'removal', out: null });
    expect(evening.view.undo).toMatchObject({ text: { key: 'log.remarkNo.none' }, said: {} });
    expect(refusal(await remark(5))).toMatchObject({ kind: 'confirm', rule: 'EC-118' });
    expect((await remark(5, 'other', true)).status).toBe('saved');
    expect(evening.view.seats[4]?.out?.cause).toBe('suicide');
    expect(evening.view.undo?.text.key).toBe('log.remarkNo.removal');
    await evening.must({ type: 'takeBackRemark', seat: 5 });
    expect(evening.view.seats[4]).toMatchObject({ remarks: 1, out: null });
    await evening.must({ type: 'takeBackRemark', seat: 5 });
    expect(refusal(await evening.ask({ type: 'takeBackRemark', seat: 5 }))?.kind).toBe('impossible');
  });

  it('EC-117, EC-120: every reason is on the list at a live table too; one that is not needs the host’s', async () => {
    await atTalk(small);
    const listed = evening.view.discipline?.reasons.map((one) => one.reason);
    expect(listed).toEqual(['missed-vote', 'flood', 'other']);
    expect(refusal(await remark(5, 'noise'))).toMatchObject({ kind: 'irregular', rule: 'EC-118' });
    const noise = { type: 'remark', seat: 5, reason: 'noise', confirmed: true } as const;
    expect((await evening.ask({ ...noise, despite: 'agreed in the club' })).status).toBe('saved');
    expect((await remark(4)).status).toBe('saved');
  });

  it('EC-101, EC-120: with the penalties of a chat flood in the vote is a reason on the list', async () => {
    await atTalk(small, { chatPenalties: 'on' });
    await closeTalk();
    expect(evening.view.discipline?.reasons.map((one) => one.reason)).toEqual([
      'missed-vote',
      'flood',
      'other',
    ]);
    expect((await remark(6, 'flood')).status).toBe('saved');
    expect(evening.view.log.at(-1)?.text).toMatchObject({ params: { no: 1, seat: 6 } });
  });

  it('EC-117: no remark where fouls count, and no foul where remarks do', async () => {
    await atTalk(small);
    expect(refusal(await evening.ask({ type: 'foul', seat: 5, confirmed: true }))?.kind).toBe('impossible');
    await evening.must({ type: 'endGame', winner: null, reason: 'late' });
    await evening.must({ type: 'closeGame' });
    await evening.begin('boss mafia sheriff citizen*5');
    expect(evening.view.discipline).toBeNull();
    expect(refusal(await remark(5, undefined, true))?.kind).toBe('impossible');
    expect(evening.view.seats[4]).not.toHaveProperty('nextRemark');
  });
});

describe('a late vote', () => {
  it('EC-117: a vote named after three minutes is late, and its voter is offered a remark with who gave none', async () => {
    await atTalk(small, { chatPenalties: 'on' });
    await closeTalk();
    await evening.until('d1/voter/1');
    await evening.answer({ type: 'seat', seat: 8 });
    await evening.until('d1/voter/2');
    await evening.pass(180_000);
    await evening.answer({ type: 'seat', seat: 8 });
    // A vote in time stays one in time when the host corrects it.
    await evening.must({ type: 'answer', step: 'd1/voter/1', answer: { type: 'seat', seat: 7 } });
    await evening.until('d1/absent');
    const step = evening.view.steps.find((one) => one.key === 'd1/absent');
    expect(step).toMatchObject({ kind: 'hands', about: [2, 3, 4, 5, 6, 7, 8] });
  });

  it('EC-117: at a live table no vote is late', async () => {
    await atTalk(small);
    await closeTalk();
    await evening.until('d1/voter/1');
    await evening.pass(200_000);
    await evening.answer({ type: 'seat', seat: 8 });
    await evening.until('d1/tally');
    expect(evening.view.steps.some((one) => one.key === 'd1/absent')).toBe(false);
  });
});

describe('who is sent away', () => {
  it('EC-124: a spirit that interferes is sent from the room, once, and no later decider', async () => {
    await atTalk(thirteen);
    await evening.must({ type: 'overrule', what: { kind: 'out', seat: 7, cause: 'vote' }, reason: 'so' });
    const breach = { type: 'leave', seat: 7, cause: 'removed', reason: 'spirit' } as const;
    await evening.must(breach);
    expect(evening.view.seats[6]).toMatchObject({ barred: true, out: { cause: 'vote' } });
    expect(refusal(await evening.ask(breach))).toMatchObject({ rule: 'EC-124' });
    expect(JSON.stringify(evening.room)).not.toContain('barred');
  });

  it('EC-127: banned until the end of the game, with the win checked at once', async () => {
    await atTalk('boss sheriff citizen*3');
    await evening.must({ type: 'leave', seat: 1, cause: 'disqualified', reason: 'roleReveal' });
    expect(evening.view.seats[0]).toMatchObject({ disqualified: true, out: { cause: 'disqualified' } });
    expect(evening.view.win?.winner).toBe('peaceful');
  });
});

describe('the vote', () => {
  it('EC-105: the host chooses how it is called; a vote in private shows the room nothing until it is told', async () => {
    await atTalk(small);
    await closeTalk();
    await evening.answer({ type: 'option', option: 'private' });
    await evening.until('d1/voter/1');
    await evening.answer({ type: 'seat', seat: 8 });
    expect(evening.roomScene).toMatchObject({ type: 'vote', candidates: [] });
    await evening.until('d1/verdict');
    expect(evening.roomScene).toEqual({ type: 'leaving', seats: [8] });
  });

  it('EC-103: a Judge who is not there is passed over, and the next one is asked', async () => {
    await atTalk(thirteen);
    await closeTalk();
    for (const voter of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      await evening.until(`d1/voter/${voter}`);
      await evening.answer({ type: 'seat', seat: voter % 2 ? 12 : 13 });
    }
    await evening.until('d1/ask');
    expect(evening.view.steps.find((step) => step.key === 'd1/ask')?.actors).toEqual([7]);
    await evening.answer({ type: 'option', option: 'away' });
    expect(evening.view.steps.find((step) => step.key === 'd1/ask')?.kind).toBe('number');
  });
});
