import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dealt } from '../../shared/trial/setup';
import { Dice, rolls } from '../properties/dice';
import { nine } from '../rules/evening';
import { runs } from '../runs';
import { ConsoleEvening } from './evening';
import { publicMove, Twin } from './twin';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const composition = { boss: 1, mafia: 1, lover: 1, sheriff: 1, doctor: 1, maniac: 1, citizen: 4 };

async function twins(dice: Dice): Promise<[Twin, Twin]> {
  const deal = () => dealt({ ruleset: 'demafia', options: {}, seats: [], composition }, dice).join(' ');
  const one = new Twin();
  const other = new Twin();
  await one.start();
  await other.start();
  await one.begin(deal());
  await other.begin(deal());
  return [one, other];
}

/** Plays both games side by side: the same days, other roles and other nights, the same dead in the morning. */
async function sideBySide(dice: Dice): Promise<[Twin, Twin]> {
  const [one, other] = await twins(dice);
  for (let moves = 0; moves < 150; moves += 1) {
    const step = await one.openStep();
    expect((await other.openStep()).key).toBe(step.key);
    const acts = step.phase.startsWith('n') && step.phase !== 'n0';
    if (acts && !(await sameNight(one, other, dice))) break;
    if (acts) continue;
    const { seats } = one.view;
    const move = dice.often(60)
      ? publicMove(
          step,
          seats.filter((seat) => !seat.out).map((seat) => seat.seat),
          dice,
        )
      : null;
    if (move) {
      const said = [await one.ask(move), await other.ask(withOwnReason(move))].map((answer) => answer.status);
      expect(said[1]).toBe(said[0]);
    } else if (step.next.refusal === null) {
      await one.next();
      await other.next();
    }
  }
  return [one, other];
}

const withOwnReason = (move: NonNullable<ReturnType<typeof publicMove>>) =>
  move.type === 'foul' ? { ...move, reason: 'showed his card' } : move;

/** One night in each; false when no other night gives the same morning. */
async function sameNight(one: Twin, other: Twin, dice: Dice): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const mine = await one.choices(dice);
    const its = mine && (await other.choices(dice, mine.dead));
    if (!mine || !its) continue;
    await one.sleep(mine.choices, null);
    await other.sleep(its.choices, dice);
    return true;
  }
  return false;
}

describe('what the room is sent', () => {
  it('is the same, message by message, of two games with the same days and mornings and other nights', async () => {
    let nights = 0;
    await fc.assert(
      fc.asyncProperty(rolls(900), async (list) => {
        const [one, other] = await sideBySide(new Dice(list));
        expect(other.heard).toEqual(one.heard);
        nights += (await one.state()).nights.length - 2;
        await one.stop();
        await other.stop();
      }),
      { numRuns: runs(8), endOnFailure: true },
    );
    expect(nights).toBeGreaterThan(3);
  });
});

describe('a night', () => {
  it('sends the room one message at its beginning and one in the morning, whatever the host does', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.until('d1/no-vote');
    await evening.next();
    const before = evening.room.length;
    await evening.choose(9);
    await evening.must({ type: 'clock', action: { type: 'set', ms: 20_000 } });
    await evening.choose(8);
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    await evening.until('n1/dawn');
    await evening.pass(60_000);
    expect(evening.room.length).toBe(before);
    await evening.next();
    expect(evening.room.slice(before).map((message) => message.type)).toEqual(['room']);
    expect(evening.roomScene).toEqual({ type: 'morning', dead: [9] });
    await evening.stop();
  });

  it('an echo says how far the clock is that the room sees, and at night it is a plain echo', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.until('d1/talk');
    await evening.pass(3_000);
    await evening.sayInRoom('{"type":"ping","echo":5}');
    expect(evening.room.at(-1)).toEqual({
      type: 'pong',
      echo: 5,
      tick: { rev: evening.roomClock?.rev, elapsedMs: 3_000 },
    });
    await evening.until('d1/no-vote');
    await evening.next();
    await evening.must({ type: 'clock', action: { type: 'set', ms: 20_000 } });
    await evening.pass(3_000);
    await evening.sayInRoom('{"type":"ping","echo":6}');
    expect(evening.room.at(-1)).toEqual({ type: 'pong', echo: 6 });
    await evening.say('{"type":"ping","echo":7}');
    expect(evening.host.at(-1)).toMatchObject({ type: 'pong', tick: { elapsedMs: 3_000 } });
    await evening.stop();
  });

  it('a win that is proposed is not heard of in the room', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin('boss mafia citizen*3');
    await evening.until('d1/talk');
    await evening.must({ type: 'leave', seat: 5, cause: 'left', reason: '' });
    const before = evening.room.length;
    expect(evening.now).toBe('d1/win');
    expect(evening.view.win?.winner).toBe('black');
    await evening.answer({ type: 'option', option: 'playOn' });
    expect(evening.room.length).toBe(before);
    await evening.stop();
  });

  it('the reason of a foul is not sent to the room, the foul is', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.until('d1/talk');
    await evening.must({ type: 'foul', seat: 7, reason: 'showed his card', confirmed: false });
    expect(JSON.stringify(evening.room)).not.toContain('showed his card');
    expect(evening.room.at(-1)).toMatchObject({
      type: 'room',
      view: { seats: expect.arrayContaining([expect.objectContaining({ seat: 7, fouls: 1 })]) },
    });
    await evening.stop();
  });

  it('a screen that connects in the middle of it is told what the others were', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.until('n0/doctor');
    const before = evening.room.findLast((message) => message.type === 'room');
    evening.crash();
    await evening.start();
    const after = evening.room.findLast((message) => message.type === 'room');
    expect(after?.type === 'room' && before?.type === 'room' && after.view).toEqual(
      before?.type === 'room' && before.view,
    );
    await evening.stop();
  });
});

it('an old game that is looked up stays on the host’s screen; the one just played stays in the room', async () => {
  const evening = await new ConsoleEvening().start();
  await evening.begin(nine);
  await evening.must({ type: 'endGame', winner: 'white', reason: 'so decided' });
  const scenes = () =>
    evening.room.flatMap((message) => (message.type === 'room' ? [message.view.scene.type] : []));
  expect(scenes().at(-1)).toBe('result');
  await evening.must({ type: 'closeGame' });
  expect(scenes().at(-1)).toBe('idle');
  await evening.must({ type: 'openGame', game: evening.game });
  expect(evening.view.end?.winner).toBe('white');
  expect(scenes().at(-1)).toBe('idle');
  await evening.stop();
});
