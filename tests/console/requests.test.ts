import { describe, expect, it } from 'vitest';
import { nine } from '../rules/evening';
import { eachEvening } from './each-evening';
import { ConsoleEvening } from './evening';

let evening: ConsoleEvening;

eachEvening(
  async () => {
    evening = await new ConsoleEvening().start();
  },
  () => evening,
);

const refusal = (answer: Awaited<ReturnType<ConsoleEvening['ask']>>) =>
  answer.status === 'refused' ? answer.refusal : null;

describe('a repeated request', () => {
  it('gets the first answer again and enters nothing twice', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    const foul = { type: 'foul', seat: 7, confirmed: false } as const;
    const first = await evening.ask(foul, 'samerequest');
    expect(await evening.ask(foul, 'samerequest')).toEqual(first);
    expect(evening.view.seats[6]?.fouls).toBe(1);
    expect(evening.log).toEqual(['A request of the host came again: foul.']);
  });

  it('gets the first refusal again, whatever has changed since', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    const next = { type: 'next', step: 'd1/talk' } as const;
    const first = await evening.ask(next, 'toosoontap');
    expect(refusal(first)?.kind).toBe('stale');
    await evening.pass(1_000);
    expect(await evening.ask(next, 'toosoontap')).toEqual(first);
    expect(evening.now).toBe('d1/talk');
  });

  it('is known after a restart too, because the journal says who wrote a line', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    const foul = { type: 'foul', seat: 7, confirmed: false } as const;
    const first = await evening.ask(foul, 'samerequest');
    evening.crash();
    await evening.start();
    expect(await evening.ask(foul, 'samerequest')).toEqual(first);
    expect(evening.view.seats[6]?.fouls).toBe(1);
    expect(evening.lines.filter((line) => line.by.endsWith(':samerequest'))).toHaveLength(1);
  });

  it('that is still being written is not entered a second time', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    const raw = JSON.stringify({ id: 'doubletap1', body: { type: 'foul', seat: 7, confirmed: false } });
    await Promise.all([evening.say(raw), evening.say(raw)]);
    expect(evening.view.seats[6]?.fouls).toBe(1);
  });
});

describe('Next', () => {
  it('of a step that is no longer open is stale and moves nothing', async () => {
    await evening.begin(nine);
    await evening.next();
    expect(evening.now).toBe('n0/maniac');
    await evening.pass(1_000);
    const answer = await evening.ask({ type: 'next', step: 'n0/meet' });
    expect(refusal(answer)?.kind).toBe('stale');
    expect(evening.now).toBe('n0/maniac');
    expect(evening.log).toEqual(['A request of the host was stale: next.']);
  });

  it('within 400 ms after the step changed is refused, later it is taken', async () => {
    await evening.begin(nine);
    await evening.next();
    await evening.pass(399);
    const step = evening.now;
    expect(refusal(await evening.ask({ type: 'next', step }))?.kind).toBe('stale');
    await evening.pass(1);
    expect((await evening.ask({ type: 'next', step })).status).toBe('saved');
  });

  it('within 400 ms is taken once the open step was answered, and the one behind it is refused', async () => {
    await evening.begin(nine);
    await evening.next();
    const step = evening.now;
    expect(refusal(await evening.ask({ type: 'next', step }))?.kind).toBe('stale');
    await evening.must({ type: 'foul', seat: 7, confirmed: false });
    expect(refusal(await evening.ask({ type: 'next', step }))?.kind).toBe('stale');
    await evening.must({ type: 'answer', step, answer: { type: 'role', seat: 6, role: 'maniac' } });
    await evening.pass(90);
    expect((await evening.ask({ type: 'next', step })).status).toBe('saved');
    expect(evening.now).not.toBe(step);
    expect(refusal(await evening.ask({ type: 'next', step: evening.now }))?.kind).toBe('stale');
  });

  it('twice in a row is one step', async () => {
    await evening.begin(nine);
    await evening.pass(400);
    const step = evening.now;
    const [one, two] = [await evening.ask({ type: 'next', step }), await evening.ask({ type: 'next', step })];
    expect([one.status, two.status]).toEqual(['saved', 'refused']);
    expect(evening.now).toBe('n0/maniac');
  });

  it('that breaks a rule is refused with the id of the rule, and taken with a reason', async () => {
    await evening.begin(nine);
    await evening.until('n1/shot');
    await evening.pass(400);
    const answer = await evening.ask({ type: 'next', step: 'n1/shot' });
    expect(refusal(answer)).toMatchObject({ kind: 'irregular', rule: 'DM-13' });
    await evening.must({ type: 'next', step: 'n1/shot', despite: 'the mafia fell asleep' });
    expect(evening.now).toBe('n1/hunt');
    expect(evening.view.log.at(-1)?.despite).toBe('the mafia fell asleep');
  });
});

describe('an answer', () => {
  it('to a step that is not there any more is stale', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    const answer = await evening.ask({
      type: 'answer',
      step: 'n0/meet',
      answer: { type: 'role', seat: 9, role: 'boss' },
    });
    expect(refusal(answer)?.kind).toBe('stale');
  });

  it('the rules forbid is refused with the id of the rule', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    await evening.answer({ type: 'nominate', seat: 5, by: null });
    const answer = await evening.ask(evening.answering({ type: 'nominate', seat: 5, by: null }));
    expect(refusal(answer)).toMatchObject({ kind: 'impossible', rule: 'DM-25' });
  });
});

describe('undo and redo', () => {
  it('name the line the screen means; another one is not touched', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    await evening.must({ type: 'foul', seat: 7, confirmed: false });
    const n = evening.view.undo?.n ?? 0;
    await evening.must({ type: 'foul', seat: 8, confirmed: false });
    expect(refusal(await evening.ask({ type: 'undo', n }))?.kind).toBe('stale');
    expect(evening.view.seats[7]?.fouls).toBe(1);
    await evening.must({ type: 'undo', n: n + 1 });
    expect(evening.view.seats.map((seat) => seat.fouls)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0]);
    expect(evening.view.redo?.n).toBe(n + 1);
    await evening.must({ type: 'redo', n: n + 1 });
    expect(evening.view.seats[7]?.fouls).toBe(1);
  });

  it('leave the lines in the journal', async () => {
    await evening.begin(nine);
    const before = evening.lines.length;
    await evening.must({ type: 'foul', seat: 7, confirmed: false });
    await evening.must({ type: 'undo', n: before + 1 });
    expect(evening.lines.slice(before).map((line) => line.op.type)).toEqual(['add', 'undo']);
  });

  it('a new entry clears what could be redone', async () => {
    await evening.begin(nine);
    await evening.must({ type: 'foul', seat: 7, confirmed: false });
    const n = evening.view.undo?.n ?? 0;
    await evening.must({ type: 'undo', n });
    await evening.must({ type: 'foul', seat: 8, confirmed: false });
    expect(evening.view.redo).toBeNull();
    expect(refusal(await evening.ask({ type: 'redo', n }))?.kind).toBe('stale');
  });
});

describe('DM-67: a foul at any moment', () => {
  it('DM-67: the one that removes asks once', async () => {
    await evening.begin(nine);
    await evening.until('d1/talk');
    const foul = (confirmed: boolean) => evening.ask({ type: 'foul', seat: 7, confirmed });
    for (const _ of [1, 2, 3]) expect((await foul(false)).status).toBe('saved');
    expect(refusal(await foul(false))).toMatchObject({ kind: 'confirm', rule: 'DM-67' });
    expect(evening.view.seats[6]).toMatchObject({ fouls: 3, out: null });
    expect((await foul(true)).status).toBe('saved');
    expect(evening.view.seats[6]?.out?.cause).toBe('fouls');
    await evening.must({ type: 'takeBackFoul', seat: 7 });
    expect(evening.view.seats[6]).toMatchObject({ fouls: 3, out: null });
  });

  it('DM-67: on a seat that is not at this table is refused', async () => {
    await evening.begin(nine);
    expect(refusal(await evening.ask({ type: 'foul', seat: 12, confirmed: true }))?.kind).toBe('impossible');
  });
});

describe('without a game', () => {
  it('asks for a game while none is open are refused', async () => {
    for (const body of [
      { type: 'next', step: 'n0/meet' },
      { type: 'foul', seat: 1, confirmed: false },
      { type: 'undo', n: 1 },
    ] as const) {
      expect(refusal(await evening.ask(body))?.kind).toBe('impossible');
    }
  });
});
