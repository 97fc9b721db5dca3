import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRecord } from '../../shared/contract/record';
import { nine } from '../rules/evening';
import { ConsoleEvening } from './evening';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function recordOf(evening: ConsoleEvening, game: string | null): Promise<GameRecord> {
  const answer = await evening.must({ type: 'record', game });
  if (answer.status === 'refused') throw new Error('refused');
  return answer.data as GameRecord;
}

const keysOf = (record: GameRecord) =>
  record.story.flatMap((section) => section.lines.map((line) => line.text.key));

describe('the record of a game', () => {
  it('is that of the open game, and of a stored one that nobody has to open', async () => {
    const evening = await new ConsoleEvening().start();
    expect(await evening.ask({ type: 'record', game: null })).toMatchObject({ status: 'refused' });
    await evening.begin(nine);
    await evening.until('d1/talk');
    const game = evening.game;
    const running = await recordOf(evening, null);
    expect(running).toMatchObject({ id: game, date: '2026-03-06', gameNo: 1, season: '2026', endedAt: null });
    expect(running.protocol).toMatchObject({ ruleset: 'demafia', ended: false });
    await evening.must({ type: 'endGame', winner: null, reason: 'fire' });
    await evening.must({ type: 'closeGame' });
    const stored = await recordOf(evening, game);
    expect(stored.endedAt).toBe(Date.UTC(2026, 2, 6, 12) + 400 * 5);
    expect(keysOf(stored)).toContain('story.because');
    expect(evening.console.game).toBeNull();
    expect(await evening.ask({ type: 'record', game: 'nosuchgame' })).toMatchObject({
      status: 'refused',
      refusal: { reason: { key: 'refusal.noSuchGame' } },
    });
    await evening.stop();
  });

  it('a stored game is read while another one is played, which stays open', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.must({ type: 'endGame', winner: null, reason: 'fire' });
    const first = evening.game;
    await evening.must({ type: 'closeGame' });
    await evening.begin(nine);
    const now = evening.view.id;
    expect((await recordOf(evening, first)).gameNo).toBe(1);
    expect((await recordOf(evening, null)).gameNo).toBe(2);
    expect(evening.view.id).toBe(now);
    await evening.stop();
  });
});

describe('notes and protests', () => {
  it('are saved at any moment, also after the end, stand in log, story and protocol, and go with undo', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.until('d1/talk');
    await evening.must({ type: 'note', about: { kind: 'day', day: 1 }, text: '  the light went out ' });
    await evening.must({ type: 'protest', seat: 5, text: 'a late hand' });
    expect(evening.view.log.slice(-2).map((line) => [line.text.key, line.secret])).toEqual([
      ['amend.told.note.day', true],
      ['amend.told.protest', true],
    ]);
    await evening.must({ type: 'endGame', winner: null, reason: 'fire' });
    await evening.must({ type: 'note', about: { kind: 'game' }, text: 'played on' });
    const { protocol } = await recordOf(evening, null);
    expect(protocol.remarks.map(({ line }) => line.text.params?.words)).toEqual([
      'the light went out',
      'a late hand',
      'played on',
    ]);
    await evening.must({ type: 'undo', n: evening.view.undo?.n ?? 0 });
    expect((await recordOf(evening, null)).protocol.remarks).toHaveLength(2);
    await evening.stop();
  });

  it('without words, or about a seat or a day that is not there, are refused', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    expect(await evening.ask({ type: 'note', about: { kind: 'game' }, text: '   ' })).toMatchObject({
      status: 'refused',
    });
    expect(await evening.ask({ type: 'protest', seat: 20, text: 'x' })).toMatchObject({ status: 'refused' });
    await evening.stop();
  });

  it('send the room nothing', async () => {
    const evening = await new ConsoleEvening().start();
    await evening.begin(nine);
    await evening.until('d1/talk');
    const before = evening.room.length;
    await evening.must({ type: 'note', about: { kind: 'seat', seat: 1 }, text: 'is the Boss' });
    await evening.must({ type: 'protest', seat: 5, text: 'number 1 is the Boss' });
    await recordOf(evening, null);
    expect(evening.room.length).toBe(before);
    await evening.next();
    expect(JSON.stringify(evening.room)).not.toContain('Boss');
    await evening.stop();
  });
});
