import { describe, expect, it } from 'vitest';
import { SportsEvening, systems } from './table';

/** The table with this many blacks and reds left. */
function left(system: (typeof systems)[number], blacks: number, reds: number): SportsEvening {
  const gone = [...[1, 2, 3].slice(blacks), ...[10, 9, 8, 7, 6, 5, 4].slice(0, 7 - reds)];
  return new SportsEvening(system).toDay(1).shrink(...gone);
}

const playOn = [
  ...[7, 6, 5, 4].map((reds) => [3, reds]),
  ...[6, 5, 4, 3].map((reds) => [2, reds]),
  ...[6, 5, 4, 3, 2].map((reds) => [1, reds]),
];

describe.each(systems)('%s: who wins', (system) => {
  it.each([
    ...[
      [3, 3],
      [2, 2],
      [1, 1],
      [3, 2],
      [2, 1],
    ].map(([blacks, reds]) => [blacks, reds, 'black'] as const),
    ...[7, 4, 1].map((reds) => [0, reds, 'red'] as const),
    ...playOn.map(([blacks, reds]) => [blacks, reds, null] as const),
  ])(
    'PO-30, PO-31, SP-37, SP-38, MP-10, MP-11: %i blacks and %i reds: %s',
    (blacks = 0, reds = 0, winner) => {
      expect(left(system, blacks, reds).state.win?.winner ?? null).toBe(winner);
    },
  );

  it('PO-29: day and night go on until a team has won', () => {
    const evening = left(system, 2, 5).quiet(1);
    expect([evening.phase, evening.state.win]).toEqual(['n1', null]);
  });

  it('SP-06: a win is proposed, and the game ends with the host’s word', () => {
    const evening = left(system, 2, 2);
    evening.next();
    expect([evening.key, evening.state.ended]).toEqual(['d1/win', null]);
    evening.option('confirm');
    expect(evening.state.ended?.winner).toBe('black');
    expect(evening.ruleset.steps(evening.state)).toEqual([]);
    const declined = left(system, 2, 2).to('d1/win').option('playOn');
    expect([declined.state.win, declined.state.ended]).toEqual([null, null]);
  });

  it('SP-06: who leaves speaks before the win is announced; a declined win leaves a day that can be closed', () => {
    const evening = left(system, 1, 6)
      .nominate(1, 1, 5)
      .counted(1, [1, [4, 5, 6, 7]], [5, []]);
    evening.next();
    expect(evening.state.win).toEqual({ winner: 'red', during: 'd1/vote' });
    expect(evening.key).toBe('d1/last-word/1');
    evening.next();
    expect(evening.key).toBe('d1/win');
    evening.option('playOn');
    expect(evening.key).toBe('d1/dusk');
    evening.next();
    expect(evening.phase).toBe('n1');
  });

  it('a win that comes at night is shown at once and announced in the morning', () => {
    const evening = left(system, 2, 4).quiet(1).remove(7, 'night-noise');
    expect(evening.state.win).toBeNull();
    evening.remove(6, 'night-noise');
    expect(evening.state.win?.winner).toBe('black');
    expect(evening.key).toBe('n1/shot');
    evening.sleep(1);
    expect(evening.key).toBe('d2/morning');
    evening.next();
    expect(evening.key).toBe('d2/win');
  });
});
