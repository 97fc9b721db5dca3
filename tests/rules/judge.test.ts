import { describe, expect, it } from 'vitest';
import { casePlayed, Evening, nine } from './evening';

const oratory = (evening: Evening) =>
  evening
    .ledger()
    .filter((row) => row.rule === 'DM-60')
    .map((row) => [row.seat, row.amount]);
const mvp = (evening: Evening, seat: number, how: 'accuracy' | 'initiative', more = {}) =>
  evening.enter([{ type: 'mvp', seat, criterion: how, ...more }]);
const bestMove = (evening: Evening, seat: number, on = true) =>
  evening.enter([{ type: 'bestMove', seat, on }]);
const accuracyOf = (evening: Evening, seat: number) =>
  evening.game.ruleset.accuracy(evening.state).find((one) => one.seat === seat);

describe('DM-60 (A-24, A-25): oratory', () => {
  const revote = () => {
    const evening = new Evening(nine).toDay(1).nominate(4, 7);
    return evening.ballot([4, [1, 2, 3, 5]], [7, [4, 6, 8, 9]]).ballot([4, [1, 2, 3, 5, 9]], [7, [4, 6, 8]]);
  };

  it('DM-60 Test 1: tie 4 and 7, revote 5 to 3, P4 leaves: P7 +2', () => {
    const evening = revote();
    expect(evening.isOut(4)).toBe('vote');
    expect(oratory(evening)).toEqual([[7, 2]]);
  });

  it('DM-60 Test 2: tie 2, 8, 10, revote 4, 4, 2, the shoot-out takes P8: P10 +2, P2 0', () => {
    const evening = casePlayed('demafia-06');
    expect(oratory(evening)).toEqual([[10, 2]]);
    expect(evening.game.ruleset.oratory(evening.state)).toEqual([
      { day: 1, seat: 10, on: true },
      { day: 1, seat: 2, on: false },
    ]);
  });

  it('DM-60 Test 3: expel all: nobody +2', () => {
    const { state, game } = casePlayed('demafia-06');
    expect(game.ruleset.oratory(state).filter((one) => one.day === 2)).toEqual([]);
  });

  it('DM-60 Test 4: a speech at the Uzhhorod pause without a tie: 0', () => {
    expect(oratory(casePlayed('demafia-01'))).toEqual([]);
  });

  it('DM-60, A-24: the host switches each of them on and off', () => {
    const evening = casePlayed('demafia-06');
    evening.enter([{ type: 'oratory', day: 1, seat: 10, on: false }]);
    evening.enter([{ type: 'oratory', day: 1, seat: 2, on: true }]);
    expect(oratory(evening)).toEqual([[2, 2]]);
    evening.enter([{ type: 'oratory', day: 1, seat: 10, on: true }]);
    expect(oratory(evening)).toEqual([
      [10, 2],
      [2, 2],
    ]);
  });

  it('DM-60: who was not tied that day, or left by it, cannot have it', () => {
    const evening = revote();
    for (const seat of [9, 4]) {
      const given = [{ type: 'oratory', day: 1, seat, on: true } as const];
      expect(evening.refusal(() => evening.enter(given))).toMatchObject({
        kind: 'impossible',
        rule: 'DM-60',
      });
    }
  });

  it('DM-60: on every day anew, at most once a player and day, whatever the role', () => {
    const evening = revote().sleep(1, { shot: 9 }).toDay(2).nominate(7, 1);
    evening.ballot([7, [1, 2]], [1, [5, 6]]).ballot([7, [1]], [1, [5, 6]]);
    expect(oratory(evening)).toEqual([
      [7, 2],
      [7, 2],
    ]);
  });
});

describe('DM-61 (A-29): the most valuable player', () => {
  it('DM-61 Test 1: P12 cast two votes, both accurate: 2/2 and eligible', () => {
    const evening = casePlayed('demafia-07');
    expect(accuracyOf(evening, 12)).toMatchObject({ accurate: 2, cast: 2, eligible: true });
    mvp(evening, 12, 'accuracy');
    expect(evening.points(12, 'judge')).toBe(5);
  });

  it('DM-61 Test 2: P9 cast four votes, three accurate: not by accuracy; by initiative with a note: +5', () => {
    const evening = casePlayed('demafia-07');
    expect(accuracyOf(evening, 9)).toMatchObject({ accurate: 3, cast: 4, eligible: false });
    expect(evening.refusal(() => mvp(evening, 9, 'accuracy'))).toMatchObject({ rule: 'DM-61' });
    mvp(evening, 9, 'initiative', { note: 'the speech of Day 4', expelled: 1 });
    expect(evening.points(9, 'judge')).toBe(5);
  });

  it('DM-61 Test 3: a second one is refused', () => {
    const evening = casePlayed('demafia-07');
    mvp(evening, 12, 'accuracy');
    expect(evening.refusal(() => mvp(evening, 6, 'accuracy'))).toMatchObject({
      kind: 'impossible',
      rule: 'DM-61',
    });
    evening.enter([{ type: 'mvp', seat: null }]);
    mvp(evening, 6, 'accuracy');
    expect(evening.state.mvp?.seat).toBe(6);
  });

  it('DM-61: initiative needs a note and an expelled rival', () => {
    const evening = casePlayed('demafia-07');
    const refused = (more: object) => evening.refusal(() => mvp(evening, 9, 'initiative', more)).rule;
    expect(refused({ expelled: 1 })).toBe('DM-61');
    expect(refused({ note: '  ', expelled: 1 })).toBe('DM-61');
    expect(refused({ note: 'a speech' })).toBe('DM-61');
    // P11 was expelled but of the same team; P2 is a rival but was killed at night.
    expect(refused({ note: 'a speech', expelled: 11 })).toBe('DM-61');
    expect(refused({ note: 'a speech', expelled: 2 })).toBe('DM-61');
  });

  it('DM-61: it is awarded when the game is over, and not before', () => {
    const evening = new Evening(nine).expel(1, 1);
    expect(evening.refusal(() => mvp(evening, 7, 'accuracy'))).toMatchObject({ rule: 'DM-61' });
  });

  it('DM-61, A-29: votes of deciding counts only, at least one', () => {
    const evening = casePlayed('demafia-06');
    expect(accuracyOf(evening, 4)).toMatchObject({ accurate: 2, cast: 3, eligible: false });
    const quiet = new Evening(nine).quiet(1).sleep(1, { shot: 9 });
    expect(accuracyOf(quiet, 7)).toMatchObject({ cast: 0, eligible: false });
  });

  it('DM-61: the host sees on how many vote days a player abstained', () => {
    const evening = casePlayed('demafia-07');
    expect(accuracyOf(evening, 12)).toMatchObject({ abstained: 2 });
    expect(accuracyOf(evening, 10)).toMatchObject({ abstained: 1 });
    expect(accuracyOf(evening, 3)).toMatchObject({ cast: 1, abstained: 0 });
  });

  it('A-148: a count broken off by the end of the game is nobody’s vote', () => {
    const evening = new Evening(nine).toDay(1).nominate(1, 8).toHands(1).up(4, 5);
    evening.despite([{ type: 'gameEnded', winner: 'white', during: evening.phase }]);
    expect(accuracyOf(evening, 4)).toMatchObject({ cast: 0, abstained: 0, eligible: false });
    expect(evening.ledger().filter((row) => row.rule === 'DM-58')).toEqual([]);
  });

  it('DM-61, DM-63: a disqualified player is not eligible, and loses it when he is disqualified later', () => {
    const evening = casePlayed('demafia-03');
    expect(accuracyOf(evening, 7)).toMatchObject({ accurate: 1, cast: 1, eligible: false });
    expect(evening.refusal(() => mvp(evening, 7, 'accuracy')).rule).toBe('DM-61');
    mvp(evening, 4, 'accuracy');
    evening.disqualify(4);
    expect(evening.state.mvp).toBeNull();
    expect(evening.points(4)).toBe(-50);
  });
});

describe('DM-62 (A-30): best moves', () => {
  const ended = () => casePlayed('demafia-05');

  it('DM-62: seats 9 and 2 have +2 each, seat 5 as the third is refused', () => {
    const evening = ended();
    bestMove(evening, 9);
    bestMove(evening, 2);
    expect([evening.points(9, 'judge'), evening.points(2, 'judge')]).toEqual([2, 2]);
    expect(evening.refusal(() => bestMove(evening, 5))).toMatchObject({ kind: 'impossible', rule: 'DM-62' });
  });

  it('DM-62: it can be taken back and given to another', () => {
    const evening = ended();
    for (const seat of [9, 2]) bestMove(evening, seat);
    bestMove(evening, 9, false);
    bestMove(evening, 5);
    expect(evening.state.bestMoves).toEqual([2, 5]);
  });

  it('DM-62, A-30: the MVP may hold it too', () => {
    const evening = ended();
    mvp(evening, 6, 'accuracy');
    bestMove(evening, 6);
    expect(evening.points(6, 'judge')).toBe(7);
  });

  it('DM-62, DM-63: not for a disqualified player, who also loses it', () => {
    const evening = ended();
    bestMove(evening, 9);
    evening.disqualify(9);
    expect(evening.state.bestMoves).toEqual([]);
    expect(evening.refusal(() => bestMove(evening, 9))).toMatchObject({ rule: 'DM-62' });
  });
});
