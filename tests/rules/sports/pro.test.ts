import { describe, expect, it } from 'vitest';
import { fullLog } from '../../../shared/game/hostView';
import { pointsTable } from '../../../shared/game/points';
import { roomView } from '../../../shared/game/roomView';
import { sealOf } from '../../../shared/game/seal';
import { SportsEvening, systems } from './table';

const roleInRoom = (evening: SportsEvening, seat: number) => roomView(evening.game).seats[seat - 1]?.role;

describe('open and closed roles', () => {
  it('PO-17, SP-49, MP-42: the role of who left stays closed until the end', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system).nominate(1, 4, 5).ballot([4, [1, 2, 3, 5, 6, 7]], [5, []]);
      expect(evening.isOut(4)).toBe('vote');
      expect(JSON.stringify(roomView(evening.game))).not.toMatch(/sheriff|don|mafia"|citizen|black|"red"/);
      evening.despite([{ type: 'gameEnded', winner: 'black', during: evening.phase }]);
      expect(JSON.stringify(roomView(evening.game).scene)).toContain('sheriff');
    }
  });

  it('MP-41: in an open game everybody sees the role of who left, from the moment he left', () => {
    const evening = new SportsEvening('mafia-pro', { reveal: 'open' }).quiet(1).shoot(1, 4);
    expect(roleInRoom(evening, 4)).toBe('sheriff');
    expect(roomView(evening.game).seats.filter((seat) => seat.role !== undefined)).toHaveLength(1);
    const night = new SportsEvening('mafia-pro', { reveal: 'open' }).quiet(1).choose(4).to('n1/dawn');
    expect(roleInRoom(night, 4)).toBeUndefined();
    expect(roleInRoom(new SportsEvening('mafia-pro').quiet(1).shoot(1, 4), 4)).toBeUndefined();
  });

  it('MP-14: at an elimination the host is reminded that who is out does not talk about the game', () => {
    const evening = new SportsEvening('mafia-pro').quiet(1).shoot(1, 6).to('/last-word/6');
    expect(evening.hint).toBe('sports.hint.outKeepSilent');
    expect(new SportsEvening('mafia-pro').speak(1).remove(9).hint).toBe('sports.hint.outKeepSilent');
  });
});

describe('the best move', () => {
  const killed = (options = {}) => new SportsEvening('mafia-pro', options).quiet(1).shoot(1, 6);

  it('MP-28, MP-34: who is killed on Night 1 names up to three living seats, before his last minute', () => {
    const evening = killed().to('/best-move/6');
    expect(evening.keys.slice(0, 3)).toEqual(['d2/morning', 'd2/best-move/6', 'd2/last-word/6']);
    evening.up(1, 2, 9);
    expect(evening.state.suspects).toEqual([{ seat: 6, named: [1, 2, 9] }]);
    expect(evening.refused({ type: 'hands', voters: [8], up: true })).toMatchObject({ rule: 'MP-34' });
    expect(evening.refusal((one) => one.enter([{ type: 'suspects', seat: 6, named: [6] }])).rule).toBe(
      'A-140',
    );
    evening.down(9);
    evening.next();
    expect(evening.state.suspects).toEqual([{ seat: 6, named: [1, 2] }]);
    expect(evening.key).toBe('d2/last-word/6');
  });

  it('MP-28, A-121: only of Night 1; of the first kill, or not at all, by option', () => {
    const missed = (options = {}) =>
      new SportsEvening('mafia-pro', options).quiet(1).shoot(1, null).quiet(2).shoot(2, 6).keys;
    expect(missed()).not.toContain('d3/best-move/6');
    expect(missed({ bestMove: 'firstKill' })).toContain('d3/best-move/6');
    expect(killed({ bestMove: 'off' }).keys).not.toContain('d2/best-move/6');
    expect(new SportsEvening('polemica').quiet(1).shoot(1, 6).keys).not.toContain('d2/best-move/6');
  });

  it('MP-34: named nobody is recorded as nobody; removed first, he has none', () => {
    const evening = killed().to('/last-word/6');
    expect(evening.state.suspects).toEqual([{ seat: 6, named: [] }]);
    const removed = new SportsEvening('mafia-pro').quiet(1).choose(6).remove(6, 'night-noise').sleep(1);
    expect(removed.keys.some((key) => key.includes('best-move'))).toBe(false);
  });
});

describe('points', () => {
  it('MP-44, A-126: two for the win and one for each useful move, a repeated check too, marked as the club’s own', () => {
    const evening = new SportsEvening('mafia-pro').quiet(1).shoot(1, 6, { don: 4, sheriff: 2 });
    evening.quiet(2).shoot(2, null, { don: 4, sheriff: 3 });
    evening.quiet(3).shoot(3, null, { sheriff: 3 });
    evening.shrink(1, 2, 3).end('red');
    const points = [1, 2, 3, 4, 5, 6].map((seat) => [
      evening.points(seat, 'base'),
      evening.points(seat, 'night'),
    ]);
    expect(points).toEqual([
      [0, 3],
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 0],
      [2, 0],
    ]);
    const table = pointsTable(evening.ruleset, evening.state);
    expect(table.note?.key).toBe('sports.note.housePoints');
    expect(new Set(table.ledger.map((row) => row.rule))).toEqual(new Set(['MP-44']));
  });

  it('MP-44: a shot at one’s own earns nothing; the weights are the club’s', () => {
    const own = new SportsEvening('mafia-pro').quiet(1).shoot(1, 2);
    expect(own.ledger()).toEqual([]);
    const dear = new SportsEvening('mafia-pro', { winPoints: 5, movePoints: 3 }).quiet(1).shoot(1, 6);
    dear.shrink(1, 2, 3).end('red');
    expect([dear.points(1), dear.points(5)]).toEqual([3, 5]);
  });

  it('PO-32: Polemica and Ukrainian sports give win and loss and no points', () => {
    for (const system of ['polemica', 'sports-ua'] as const) {
      const evening = new SportsEvening(system).toDay(1).shrink(1, 2, 3).end('red');
      expect(pointsTable(evening.ruleset, evening.state)).toMatchObject({
        columns: [],
        ledger: [],
        note: null,
      });
      expect(sealOf(evening.game)).toMatchObject({ winner: 'red' });
      expect(roomView(evening.game).scene).toMatchObject({ type: 'result', winner: 'red' });
    }
  });

  it('MP-45: the review shows every move in order', () => {
    const evening = new SportsEvening('mafia-pro').nominate(1, 5, 6).toHands().up(1, 2);
    evening.to('n1/shot').shoot(1, 7, { don: 4, sheriff: 2 });
    const told = fullLog(evening.game).map((line) => line.text.key);
    const order = ['log.nominated', 'log.hand', 'log.shownAll', 'log.act.don.seat', 'log.act.sheriff.seat'];
    const places = order.map((key) => told.findIndex((one) => one.startsWith(key)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
