import { describe, expect, it } from 'vitest';
import type { Fact } from '../../shared/game/facts';
import { teamOf } from '../../shared/game/ruleset';
import { type GameState, living } from '../../shared/game/state';
import { demafia } from '../../shared/rulesets/demafia';
import { declined, holds, looked } from './holds';
import { playGame } from './player';

const alive = (state: GameState, seat: number) => state.seats[seat - 1]?.out === null;
const role = (state: GameState, seat: number) => state.seats[seat - 1]?.role ?? 'citizen';
const team = (state: GameState, seat: number) => teamOf(demafia, role(state, seat));

describe('who is out', () => {
  it('never acts, votes, stands or is shot, and dies once', () => {
    holds(40, 900, (dice) => {
      const game = playGame(dice);
      let state = demafia.begin(game.setup);
      for (const { entry, status } of game.timeline) {
        if (status === 'orphan') continue;
        const { fact } = entry;
        const before = state;
        expect(actorsOf(before, fact).filter((seat) => !alive(before, seat))).toEqual([]);
        state = demafia.apply(before, fact);
        for (const seat of before.seats) {
          const after = state.seats[seat.seat - 1];
          if (seat.out && fact.type !== 'foulTakenBack') expect(after?.out).toBe(seat.out);
        }
      }
      expect(state).toEqual(game.state);
      for (const night of state.nights) {
        for (const seat of night.dead ?? []) expect(night.living).toContain(seat);
      }
    });
  });

  it('is never disqualified and at the table', () => {
    holds(
      30,
      700,
      looked({
        look: ({ state }) => {
          expect(state.seats.filter((seat) => seat.disqualified && !seat.out)).toEqual([]);
        },
      }),
    );
  });

  it('has no act recorded for a role nobody living held', () => {
    holds(30, 700, (dice) => {
      const game = playGame(dice);
      let state = demafia.begin(game.setup);
      for (const { entry, status } of game.timeline) {
        if (status === 'orphan') continue;
        if (entry.fact.type === 'act') {
          const acting = entry.fact.role;
          const shooting = ['boss', 'mafia', 'lover'];
          const holds = living(state).some((seat) =>
            acting === 'mafia' ? shooting.includes(role(state, seat)) : role(state, seat) === acting,
          );
          expect(holds).toBe(true);
        }
        state = demafia.apply(state, entry.fact);
      }
    });
  });
});

/** Seats that do something in a fact or have it done to them, and must be at the table for it. */
function actorsOf(state: GameState, fact: Fact): number[] {
  switch (fact.type) {
    case 'act':
      return [fact.shooter, fact.target].filter((seat) => typeof seat === 'number');
    case 'nominated':
      return [fact.seat, ...(fact.by === undefined ? [] : [fact.by])];
    case 'hand':
    case 'handWaits':
      return fact.up ? [fact.voter, fact.candidate] : [];
    case 'numberNamed':
    case 'foul':
      return [fact.seat];
    case 'left':
      return fact.cause === 'left' ? [fact.seat] : [];
    case 'phaseClosed':
      return state.phase === fact.phase ? [] : [0];
    default:
      return [];
  }
}

describe('the vote', () => {
  it('has at most one hand a voter and count, for a candidate of that count', () => {
    holds(
      40,
      900,
      looked({
        look: ({ state }) => {
          for (const count of state.days.flatMap((day) => day.counts)) {
            const voters = count.hands.map((hand) => hand.voter);
            expect(new Set(voters).size).toBe(voters.length);
            expect(count.waiting.filter((hand) => voters.includes(hand.voter))).toEqual([]);
            expect(count.hands.every((hand) => count.candidates.includes(hand.candidate))).toBe(true);
            expect(count.candidates.length).toBeLessThanOrEqual(count.opened);
          }
        },
      }),
    );
  });

  it('takes out whom it expelled, and only those', () => {
    holds(30, 900, (dice) => {
      const { state } = playGame(dice);
      for (const day of state.days) {
        const by = state.seats.filter(
          (seat) => seat.out?.during === `d${day.no}/vote` && ['vote', 'shootout'].includes(seat.out.cause),
        );
        expect(by.map((seat) => seat.seat)).toEqual(day.expelled ?? []);
      }
    });
  });
});

describe('the win', () => {
  it('DM-65: what is proposed agrees with who is at the table', () => {
    holds(
      40,
      900,
      looked({
        look: (game) => {
          const { state } = game;
          const expected = winnerOf(state);
          if (state.win) expect(state.win.winner).toBe(expected);
          const nobodyLeft = state.seats.every((seat) => seat.out === null);
          if (!state.win && !declined(game) && !nobodyLeft && state.phase !== 'n0')
            expect(expected).toBeNull();
        },
      }),
    );
  });
});

function winnerOf(state: GameState): string | null {
  const seats = living(state);
  const blacks = seats.filter((seat) => team(state, seat) === 'black').length;
  const whites = seats.length - blacks;
  if (blacks === 0) return 'white';
  const parity = (state.setup.options.blackWin ?? 'parity') === 'parity';
  return (parity ? blacks >= whites : whites === 0) ? 'black' : null;
}
