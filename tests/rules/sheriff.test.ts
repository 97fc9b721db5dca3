import { describe, expect, it } from 'vitest';
import { Evening, twelve } from './evening';

/** Nights with these checks by the Sheriff P4; every night another Citizen from the end is shot. */
function checking(seats: readonly number[], options = {}): Evening {
  const evening = new Evening(twelve, options);
  for (const [index, check] of seats.entries()) {
    evening.quiet(index + 1).sleep(index + 1, { shot: 12 - index, check });
  }
  return evening;
}

describe('DM-56, DM-57 (A-19): the Sheriff exposes', () => {
  it('DM-56 Test 1: check the Boss: +5', () => {
    expect(checking([1]).rows(4)).toEqual(['DM-56 +5 n1']);
  });

  it('DM-56 Test 2: check the Lover: +5', () => {
    expect(checking([3]).rows(4)).toEqual(['DM-56 +5 n1']);
  });

  it('DM-56 Test 3, A-19: the Boss again on the next night: 0', () => {
    expect(checking([1, 1]).rows(4)).toEqual(['DM-56 +5 n1']);
  });

  it('DM-56: every other black is paid', () => {
    expect(checking([1, 2, 3]).rows(4)).toEqual(['DM-56 +5 n1', 'DM-56 +5 n2', 'DM-56 +5 n3']);
  });

  it('DM-57: check the Maniac: 0', () => {
    expect(checking([6]).rows(4)).toEqual([]);
  });

  it('DM-56: the exposed blacks are in sight of the host', () => {
    const evening = checking([1, 6, 3]);
    const board = evening.game.ruleset.boards(evening.state).find((one) => one.id === 'exposed');
    expect(board?.lines.map((line) => line.params)).toEqual([{ seats: [1, 3] }]);
  });
});
