import { describe, expect, it } from 'vitest';
import type { Fact, Overruled } from '../../shared/game/facts';
import { ledgerOf } from '../../shared/game/ledger';
import { roomView } from '../../shared/game/roomView';
import { holderOf, sealOf } from '../../shared/game/seal';
import { Refused } from '../cases/table';
import { Evening, eight } from './evening';
import { SportsEvening } from './sports/table';

/** 1 Boss, 3 Sheriff: the game is over when the Boss leaves. */
const oneBlack = 'boss citizen sheriff citizen*3';
const person = { player: 'player900', name: 'Новий' };

function say(table: Evening | SportsEvening, what: Overruled): void {
  table.enter([{ type: 'overrule', what, during: table.phase, reason: 'так вирішив ведучий' }]);
}

/** The key of the reason why a fact is refused; null when it is taken. */
function refusal(table: Evening | SportsEvening, fact: Fact): string | null {
  try {
    table.enter([fact]);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal.reason.key;
    throw error;
  }
}

const wordOf = (table: Evening | SportsEvening, what: Overruled): Fact => ({
  type: 'overrule',
  what,
  during: table.phase,
  reason: 'r',
});

describe('the host’s word on a seat', () => {
  it('takes it out at once by day, with its hands, and the win follows', () => {
    const evening = new Evening('boss citizen*4').toDay(1).nominate(2, 3).toHands(2).up(3, 4);
    say(evening, { kind: 'out', seat: 3, cause: 'removed' });
    expect(evening.state.seats[2]?.out).toEqual({ cause: 'removed', during: 'd1/vote' });
    expect(evening.state.days[0]?.counts[0]?.hands.map((hand) => hand.voter)).toEqual([4]);
    say(evening, { kind: 'out', seat: 1, cause: 'fouls' });
    expect(evening.state.win?.winner).toBe('white');
  });

  it('waits at night for the dawn, and the room sees nothing before it', () => {
    const evening = new Evening(eight).toNight(1, 'shot').choose(6);
    const before = JSON.stringify(roomView(evening.game));
    say(evening, { kind: 'out', seat: 7, cause: 'night-kill' });
    say(evening, { kind: 'in', seat: 6 });
    expect(JSON.stringify(roomView(evening.game))).toBe(before);
    expect(evening.state.seats[6]?.out).toBeNull();
    evening.until((step) => step.key === 'd2/morning');
    expect(evening.state.nights[1]?.dead).toEqual([7]);
    expect(evening.living).toContain(6);
    // The shot's target did not die, so nobody is paid for it (DM-44).
    expect(ledgerOf(evening.ruleset, evening.state)).toEqual([]);
  });

  it('brings it back as if the night or the vote had spared it', () => {
    const evening = new Evening(eight).expel(1, 8).toNight(1, 'shot');
    expect(evening.ruleset.ledger(evening.state)).toHaveLength(2);
    say(evening, { kind: 'in', seat: 8 });
    expect(evening.state.days[0]?.expelled).toEqual([]);
    expect(evening.ruleset.ledger(evening.state)).toEqual([]);
    expect(refusal(evening, wordOf(evening, { kind: 'in', seat: 8 }))).toBeNull();
    expect(refusal(evening, wordOf(evening, { kind: 'in', seat: 8 }))).toBe('refusal.seatIsIn');
  });

  it('sends somebody away by the vote, who is then among the expelled', () => {
    const table = new SportsEvening('mafia-pro').toDay(1);
    table.until((step) => step.key === 'd1/no-vote');
    say(table, { kind: 'out', seat: 5, cause: 'vote' });
    table.until((step) => step.phase === 'n1');
    expect(table.state.days[0]?.expelled).toEqual([5]);
  });
});

describe('the host’s word on points', () => {
  it('strikes a derived row out, brings it back, and adds a row of his own with its comment', () => {
    const evening = new Evening(oneBlack).expel(1, 1);
    evening.end('white');
    const total = (seat: number) => sealOf(evening.game).seats.find((one) => one.seat === seat)?.total;
    expect(total(3)).toBe(11);
    const row = { seat: 3, rule: 'DM-58', when: 'd1/vote', note: '1', nth: 1 };
    say(evening, { kind: 'void', row, on: true });
    expect(total(3)).toBe(10);
    expect(refusal(evening, wordOf(evening, { kind: 'void', row, on: true }))).toBe('refusal.rowIsSo');
    say(evening, { kind: 'void', row, on: false });
    expect(total(3)).toBe(11);
    say(evening, { kind: 'points', seat: 3, column: 'judge', amount: -2.5 });
    expect(total(3)).toBe(8.5);
    expect(sealOf(evening.game).ledger.at(-1)).toEqual({
      seat: 3,
      rule: 'host',
      amount: -2.5,
      when: 'end',
      note: 'так вирішив ведучий',
      column: 'judge',
    });
    expect(refusal(evening, wordOf(evening, { kind: 'void', row: { ...row, nth: 2 }, on: true }))).toBe(
      'refusal.noSuchRow',
    );
  });

  it('A-45: there are none where the system has no points', () => {
    const table = new SportsEvening('polemica');
    const own = { kind: 'points', seat: 1, column: 'base', amount: 1 } as const;
    expect(refusal(table, wordOf(table, own))).toBe('refusal.noPoints');
  });

  it('gives the game to another winner, once it is over', () => {
    const evening = new Evening(oneBlack).expel(1, 1);
    const black = { kind: 'winner', winner: 'black' } as const;
    expect(refusal(evening, wordOf(evening, black))).toBe('refusal.gameRuns');
    evening.end('white');
    say(evening, black);
    expect(sealOf(evening.game).winner).toBe('black');
    expect(refusal(evening, wordOf(evening, black))).toBe('refusal.sameWinner');
  });
});

describe('the host’s word on a phase', () => {
  it('skips a night without an effect', () => {
    const evening = new Evening(eight).toNight(1, 'shot').choose(6);
    say(evening, { kind: 'skip', phase: 'n1' });
    expect(evening.key).toBe('d2/morning');
    expect(evening.living).toHaveLength(8);
    expect(evening.state.nights[1]).toMatchObject({ acts: [], dead: [] });
  });

  it('holds a vote once more from the next night: who left by it is back, the nominations stand', () => {
    const evening = new Evening(eight).expel(1, 8).toNight(1, 'shot').choose(7);
    say(evening, { kind: 'repeat', phase: 'd1/vote' });
    expect(evening.phase).toBe('d1/vote');
    expect(evening.living).toHaveLength(8);
    expect(evening.state.nights.map((night) => night.no)).toEqual([0]);
    expect(evening.state.days[0]?.nominations.map((one) => one.seat)).toEqual([8]);
    expect(evening.state.days[0]?.counts).toEqual([]);
    expect(refusal(evening, wordOf(evening, { kind: 'repeat', phase: 'n1' }))).toBe('refusal.otherPhase');
  });

  it('does not bring back who left by fouls', () => {
    const evening = new Evening(eight).toDay(1);
    for (let foul = 0; foul < 4; foul += 1) evening.enter([{ type: 'foul', seat: 6, during: 'd1/talk' }]);
    say(evening, { kind: 'repeat', phase: 'd1/talk' });
    expect(evening.state.seats[5]?.out?.cause).toBe('fouls');
  });
});

describe('people in mid-game', () => {
  it('a substitute takes the seat; the points are of the one the club chose', () => {
    for (const points of ['in', 'out'] as const) {
      const evening = new Evening(eight).toDay(1);
      evening.enter([{ type: 'substitute', seat: 4, ...person, points, during: 'd1/talk' }]);
      expect(roomView(evening.game).seats[3]?.name).toBe('Новий');
      expect(evening.state.substitutions).toMatchObject([{ seat: 4, out: { name: 'P4' }, in: person }]);
      expect(holderOf(evening.state, 4)?.name).toBe(points === 'in' ? 'Новий' : 'P4');
      expect(sealOf(evening.game).seats[3]?.player).toBe(points === 'in' ? 'player900' : undefined);
    }
  });

  it('nobody sits in two seats, and nobody takes the seat of somebody who is out', () => {
    const evening = new Evening(eight).expel(1, 8);
    const during = evening.phase;
    const taken = { player: 'player002', name: 'P2', points: 'in', during } as const;
    expect(refusal(evening, { type: 'substitute', seat: 4, ...taken })).toBe('refusal.sitsThere');
    expect(refusal(evening, { type: 'substitute', seat: 8, ...person, points: 'in', during })).toBe(
      'refusal.seatIsOut',
    );
  });

  it('two change places with card, fouls, hands and points; or only their names are put right', () => {
    const evening = new Evening(eight).toDay(1);
    evening.enter([{ type: 'foul', seat: 3, during: 'd1/talk' }]);
    evening.nominate(1).ballot([1, [3, 4, 5, 6, 7]]);
    const during = evening.phase;
    const swap = { type: 'swap', seat: 3, other: 7, during } as const;
    evening.enter([{ ...swap, moves: 'people' }]);
    const { seats, setup, days } = evening.state;
    expect([setup.seats[6]?.name, seats[6]?.role, seats[6]?.fouls.length]).toEqual(['P3', 'sheriff', 1]);
    expect(days[0]?.counts[0]?.hands.map((hand) => hand.voter)).toEqual([7, 4, 5, 6, 3]);
    evening.enter([{ ...swap, moves: 'names' }]);
    expect([evening.state.setup.seats[6]?.name, evening.state.seats[6]?.role]).toEqual(['P7', 'sheriff']);
  });

  it('a latecomer has the next seat before Day 1, if the composition still holds', () => {
    const evening = new Evening('boss sheriff citizen*3');
    const late = { type: 'joined', seat: 6, ...person, during: 'n0' } as const;
    expect(refusal(evening, { ...late, seat: 7, role: 'citizen' })).toBe('refusal.nextSeatOnly');
    expect(refusal(evening, { ...late, role: 'boss' })).toBe('refusal.composition.tooMany');
    evening.enter([{ ...late, role: 'citizen' }]);
    expect(evening.living).toEqual([1, 2, 3, 4, 5, 6]);
    expect(evening.state.setup.composition.citizen).toBe(4);
    evening.toDay(1);
    expect(refusal(evening, { ...late, seat: 7, player: 'player901', role: 'citizen' })).toBe(
      'refusal.tooLate',
    );
    const table = new SportsEvening('polemica');
    expect(refusal(table, { ...late, seat: 11, role: 'citizen' })).toMatch(/^refusal\.composition\./);
  });

  it('who was written down wrongly is put right, also when the game is over', () => {
    const evening = new Evening(oneBlack).expel(1, 1);
    evening.end('white');
    evening.enter([{ type: 'person', seat: 2, ...person }]);
    expect(sealOf(evening.game).seats[1]).toMatchObject({ ...person, total: 11 });
  });

  it('a game is unrated, and rated again', () => {
    const evening = new Evening(eight);
    evening.enter([{ type: 'unrated', on: true }]);
    expect(sealOf(evening.game).unrated).toBe(true);
    expect(refusal(evening, { type: 'unrated', on: true })).toBe('refusal.ratedSo');
    evening.enter([{ type: 'unrated', on: false }]);
    expect(sealOf(evening.game)).not.toHaveProperty('unrated');
  });
});
