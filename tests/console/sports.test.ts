import { beforeEach, describe, expect, it } from 'vitest';
import { eachEvening } from './each-evening';
import { ConsoleEvening } from './evening';

const cards = { don: 1, mafia: 2, sheriff: 1, citizen: 6 };
const dealt = ['don', 'mafia', 'mafia', 'sheriff', ...Array(6).fill('citizen')];
let evening: ConsoleEvening;

eachEvening(
  async () => {
    evening = await new ConsoleEvening().start();
  },
  () => evening,
);

const roles = () => evening.view.seats.map((seat) => seat.role);

describe('PO-09: the minute of the mafia is exactly one minute', () => {
  beforeEach(async () => {
    await evening.open('polemica', 10, cards);
    await evening.until('n0/card/1');
    for (const option of dealt) await evening.answer({ type: 'option', option });
  });

  it('starts by itself, and neither longer nor another length is taken, with the rule', async () => {
    expect(evening.clock).toMatchObject({ lengthMs: 60_000, running: true, fixed: 'PO-09' });
    for (const action of [
      { type: 'add', ms: 5_000 },
      { type: 'add', ms: -5_000 },
      { type: 'set', ms: 90_000 },
      { type: 'set', ms: null },
    ] as const) {
      const answer = await evening.ask({ type: 'clock', action });
      expect(answer).toMatchObject({ status: 'refused', refusal: { rule: 'PO-09' } });
    }
    expect(evening.clock).toMatchObject({ lengthMs: 60_000 });
    await evening.next();
    await evening.must({ type: 'clock', action: { type: 'set', ms: 30_000 } });
    expect(evening.clock).toMatchObject({ lengthMs: 30_000, running: true });
  });

  it('can be paused, and a restart leaves it fixed', async () => {
    await evening.must({ type: 'clock', action: { type: 'pause' } });
    evening.crash();
    evening = await new ConsoleEvening(evening.disk).start();
    const answer = await evening.ask({ type: 'clock', action: { type: 'add', ms: 5_000 } });
    expect(answer).toMatchObject({ status: 'refused', refusal: { rule: 'PO-09' } });
  });

  it('PO-09, PO-14, PO-25: at zero it sounds and nothing moves; the clock of the night is not the room’s', async () => {
    const before = evening.lines.length;
    await evening.pass(70_000);
    expect(evening.edges).toContain('end');
    expect([evening.now, evening.lines.length]).toEqual(['n0/meet', before]);
    expect(evening.roomClock).toBeNull();
  });
});

describe('SP-04: cards dealt by the console', () => {
  it('all at once, and what comes then waits for the host with its clock at full length', async () => {
    await evening.open('polemica', 10, cards);
    await evening.until('n0/card/1');
    await evening.must({ type: 'deal' });
    expect(roles().toSorted()).toEqual(dealt.toSorted());
    expect(evening.now).toBe('n0/meet');
    expect(evening.clock).toMatchObject({ lengthMs: 60_000, elapsedMs: 0, running: false });
    expect(evening.view.undo?.text.key).toBe('log.dealt');
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    expect(roles()).toEqual(Array(10).fill(null));
  });

  it('MP-38, MP-39: refused until everybody has answered the roll call', async () => {
    await evening.open('mafia-pro', 10, cards);
    const early = await evening.ask({ type: 'deal' });
    expect(early).toMatchObject({ status: 'refused', refusal: { rule: 'MP-39' } });
    await evening.answer({ type: 'hands', voters: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], up: true });
    await evening.next();
    await evening.must({ type: 'deal' });
    expect(roles()).not.toContain(null);
  });

  it('the room sees a night, whoever looks at a card', async () => {
    await evening.open('sports-ua', 10, cards);
    const before = evening.room.length;
    await evening.must({ type: 'deal' });
    expect(evening.room.length).toBe(before);
    expect(evening.roomScene).toEqual({ type: 'night' });
  });
});

it('MP-29, A-49, A-102: a foul that removes is asked about with the rule of its own system', async () => {
  for (const [system, rule] of [
    ['polemica', 'PO-35'],
    ['sports-ua', 'A-102'],
    ['mafia-pro', 'MP-29'],
  ] as const) {
    evening = await new ConsoleEvening().start();
    await evening.open(system, 10, cards);
    for (let foul = 0; foul < 3; foul += 1) await evening.must({ type: 'foul', seat: 5, confirmed: false });
    const fourth = await evening.ask({ type: 'foul', seat: 5, confirmed: false });
    expect(fourth).toMatchObject({ status: 'refused', refusal: { kind: 'confirm', rule } });
    await evening.stop();
  }
});
