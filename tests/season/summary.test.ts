import { describe, expect, test } from 'vitest';
import { replay, summarise, summaryOf } from '../../electron/console/summary';
import { endedGame } from '../bench/club';

describe("a finished game's line in the index", () => {
  const { header, lines } = endedGame();

  test('is read from the seal as it would be worked out again', () => {
    const summary = summarise(header, lines);
    expect(summary).toEqual(summaryOf(header, replay(header, lines.slice(0, -1))));
    expect(summary).toMatchObject({ status: 'ended', winner: 'white', endedAt: 0 });
  });

  test('follows the seal and not a later version of the rules (design: seal)', () => {
    const other = lines.map((line) =>
      line.op.type === 'seal'
        ? { ...line, op: { ...line.op, seal: { ...line.op.seal, winner: 'black' } } }
        : line,
    );
    expect(summarise(header, other)).toMatchObject({ winner: 'black' });
  });

  test('is that of a running game once the end was undone', () => {
    const end = lines.findLast((line) => line.op.type === 'add')?.n ?? 0;
    const undone = { n: lines.length + 1, at: 0, by: 'test', op: { type: 'undo', n: end } } as const;
    expect(summarise(header, [...lines, undone])).toMatchObject({
      status: 'running',
      winner: null,
      endedAt: null,
    });
  });

  test('is refused for lines that do not fit each other', () => {
    const broken = lines.map((line, at) =>
      at === lines.length - 2 ? { ...line, op: { type: 'undo', n: 1 } as const } : line,
    );
    expect(() => summarise(header, broken)).toThrow(/broken/);
  });
});
