import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../shared/game/facts';
import {
  amend,
  beginGame,
  enter,
  type Game,
  isRefused,
  openGame,
  previewAmend,
  redo,
  undo,
} from '../../shared/game/game';
import { fullLog, hostView } from '../../shared/game/hostView';
import { lineSchema, sealSchema } from '../../shared/game/journal';
import { orderOf } from '../../shared/game/phases';
import { pointsTable } from '../../shared/game/points';
import { roomView } from '../../shared/game/roomView';
import { teamOf } from '../../shared/game/ruleset';
import { sealOf } from '../../shared/game/seal';
import { type GameState, living } from '../../shared/game/state';
import { demafia } from '../../shared/rulesets/demafia';
import { runs } from '../runs';
import { Dice, rolls } from './dice';
import { openStep, type Play, playGame, pressOn, randomChange, stamp } from './player';

/** Checks something of random games; `usual` games in the daily run. */
function holds(usual: number, most: number, property: (dice: Dice) => void): void {
  fc.assert(
    fc.property(rolls(most), (list) => property(new Dice(list))),
    { numRuns: runs(usual), endOnFailure: true },
  );
}

const looked = (play: Play) => (dice: Dice) => {
  playGame(dice, play);
};
const declined = (game: Game) =>
  game.timeline.some((one) => one.entry.fact.type === 'winDeclined' && one.status !== 'orphan');
const alive = (state: GameState, seat: number) => state.seats[seat - 1]?.out === null;
const role = (state: GameState, seat: number) => state.seats[seat - 1]?.role ?? 'citizen';
const team = (state: GameState, seat: number) => teamOf(demafia, role(state, seat));

describe('a random game', () => {
  it('has exactly one open step while it runs and none after its end', () => {
    holds(
      40,
      900,
      looked({
        look: ({ state }) => {
          const steps = demafia.steps(state);
          expect(steps.filter((step) => step.status === 'now')).toHaveLength(state.ended ? 0 : 1);
          expect(new Set(steps.map((step) => step.key)).size).toBe(steps.length);
          expect(steps.every((step) => step.phase === state.phase)).toBe(true);
          expect(steps.every((step) => /^[a-z0-9][a-z0-9/-]{0,59}$/.test(step.key))).toBe(true);
          const now = steps.findIndex((step) => step.status === 'now');
          expect(steps.slice(0, now).every((step) => step.status === 'done')).toBe(true);
        },
      }),
    );
  });

  it('has no dead end: from any state Next with what is proposed comes to a later phase or the end', () => {
    holds(25, 700, (dice) => {
      let tried = 0;
      const look = (after: Game) => {
        tried += 1;
        if (tried % 12 !== 0) return;
        const order = orderOf(after.state.phase);
        let game = after;
        for (let presses = 0; !game.state.ended && orderOf(game.state.phase) === order; presses += 1) {
          expect(presses).toBeLessThan(150);
          game = pressOn(game);
        }
      };
      playGame(dice, { look });
    });
  });

  it('comes to its end when nothing but Next is pressed, unless the host has declined a win', () => {
    holds(15, 200, (dice) => {
      let game = playGame(dice, { amends: 0, irregular: 0, shy: 0 });
      const order = orderOf(game.state.phase);
      const goesOn = () => !game.state.ended && orderOf(game.state.phase) < order + 3 * 22;
      while (goesOn()) game = pressOn(game);
      // Without a Boss, Mafia or Lover who showed himself nobody shoots, and nobody need ever die.
      const shooting = game.state.seats.some((seat) => ['boss', 'mafia'].includes(seat.role ?? ''));
      if (!declined(game) && shooting) expect(game.state.ended).not.toBeNull();
    });
  });

  it('takes what a step offers and refuses what it greys out, with the same rule', () => {
    holds(
      25,
      700,
      looked({
        look: ({ state }) => {
          const step = demafia.steps(state).find((one) => one.status === 'now');
          if (!step || !('offers' in step) || step.kind === 'roles') return;
          for (const offer of step.offers) {
            const fact = offeredFact(state, step, offer.seat);
            if (!fact) continue;
            const verdict = demafia.check(state, fact);
            expect([step.key, offer.seat, verdict.kind === 'ok' ? null : verdict.rule]).toEqual([
              step.key,
              offer.seat,
              offer.refusal?.rule ?? null,
            ]);
          }
        },
      }),
    );
  });

  it('lets Next pass exactly where the step says so', () => {
    holds(
      25,
      700,
      looked({
        look: ({ state }) => {
          const step = demafia.steps(state).find((one) => one.status === 'now');
          const [fact] = demafia.next(state).slice(-1);
          if (!step || !fact || fact.type === 'gameEnded') return;
          const verdict = demafia.check(state, fact);
          expect([step.key, verdict.kind === 'ok' ? null : verdict.kind]).toEqual([
            step.key,
            step.next.refusal?.kind ?? null,
          ]);
        },
      }),
    );
  });

  it('can be drawn for both screens at every moment', () => {
    holds(
      20,
      700,
      looked({
        look: (game) => {
          const view = hostView(game, { id: 'game', season: 'season', gameNo: 1 });
          expect(view.now).toBe(openStep(game)?.key ?? null);
          expect(JSON.stringify(roomView(game))).not.toContain('undefined');
          expect(fullLog(game).length).toBe(game.history.undoable.length);
        },
      }),
    );
  });
});

function offeredFact(
  state: GameState,
  step: NonNullable<ReturnType<typeof openStep>>,
  seat: number,
): Fact | null {
  if (step.kind === 'hands') {
    if (step.up.includes(seat) || step.waiting.includes(seat)) return null;
    const { count, candidate } = step;
    return { type: 'hand', day: state.days.at(-1)?.no ?? 0, count, candidate, voter: seat, up: true };
  }
  const answer =
    step.kind === 'discussion'
      ? ({ type: 'nominate', seat, by: null } as const)
      : ({ type: 'seat', seat } as const);
  const facts = demafia.answer(state, step.key, answer);
  return 'rule' in facts ? null : (facts[0] ?? null);
}

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
        state = demafia.apply(before, fact, status === 'irregular');
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
        state = demafia.apply(state, entry.fact, status === 'irregular');
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

describe('the journal', () => {
  it('undo gives back the state before, redo the state after, at every point', () => {
    holds(
      25,
      700,
      looked({
        look: (after, before, how) => {
          if (how === 'undo' || how === 'redo') return;
          const undone = undo(after, stamp);
          if (!undone || isRefused(undone)) throw new Error('nothing to undo');
          expect(undone.game.state).toEqual(before.state);
          expect(undone.game.history.undoable).toEqual(before.history.undoable);
          const redone = redo(undone.game, stamp);
          if (!redone || isRefused(redone)) throw new Error('nothing to redo');
          expect(redone.game.state).toEqual(after.state);
          expect(redone.game.timeline).toEqual(after.timeline);
        },
      }),
    );
  });

  it('read again gives the game as it was played, state and timeline', () => {
    holds(40, 900, (dice) => {
      const game = playGame(dice);
      const lines = game.lines.map((line) => lineSchema.parse(JSON.parse(JSON.stringify(line))));
      expect(lines).toEqual(game.lines);
      const read = openGame(demafia, game.setup, lines);
      expect(read?.state).toEqual(game.state);
      expect(read?.timeline).toEqual(game.timeline);
      expect(read?.history).toEqual(game.history);
    });
  });

  it('with a line out of order is not read', () => {
    holds(15, 200, (dice) => {
      const { setup, lines } = playGame(dice);
      if (lines.length < 2) return;
      expect(openGame(demafia, setup, lines.slice(1))).toBeNull();
      expect(openGame(demafia, setup, [...lines, { ...lines[0], n: lines.length + 2 } as never])).toBeNull();
    });
  });

  it('an amend that changes nothing changes nothing', () => {
    holds(30, 500, (dice) => {
      const game = playGame(dice);
      const at = dice.pick(game.timeline);
      if (!at) return;
      const same = { type: 'replace', target: at.entry.id, entry: at.entry } as const;
      expect(previewAmend(game, [same]).state).toEqual(game.state);
      const amended = amend(game, [same], 'nothing', stamp);
      expect(isRefused(amended) || amended.game.state).toEqual(game.state);
    });
  });

  it('an amended game is the game played so from the beginning, without its orphans', () => {
    holds(40, 900, (dice) => {
      const game = playGame(dice, { amends: 15 });
      let fresh = beginGame(demafia, game.setup);
      for (const { entry, status } of game.timeline) {
        if (status === 'orphan') continue;
        const entered = enter(fresh, [entry.fact], stamp, 'so it was');
        if (isRefused(entered)) throw new Error(`${entry.fact.type} is refused by ${entered.rule}`);
        fresh = entered.game;
      }
      expect(fresh.state).toEqual(game.state);
    });
  });

  it('a preview of an amend is what the amend then gives', () => {
    holds(30, 500, (dice) => {
      const game = playGame(dice);
      const change = randomChange(game, dice);
      const preview = previewAmend(game, [change]);
      const amended = amend(game, [change], 'a correction', stamp);
      expect(isRefused(amended) || amended.game.state).toEqual(preview.state);
    });
  });

  it('orphans come back when the amend that made them is undone', () => {
    holds(30, 500, (dice) => {
      const game = playGame(dice, { amends: 0 });
      const amended = amend(game, [randomChange(game, dice)], 'a correction', stamp);
      if (isRefused(amended)) throw new Error('an amend is never refused');
      const back = undo(amended.game, stamp);
      expect(back && !isRefused(back) && back.game.timeline).toEqual(game.timeline);
    });
  });
});

describe('points', () => {
  it('are the sum of their rows, each in a known column', () => {
    holds(
      30,
      700,
      looked({
        look: ({ state }) => {
          const table = pointsTable(demafia, state);
          for (const row of table.rows) {
            const rows = table.ledger.filter((one) => one.seat === row.seat && !one.void);
            expect(row.total).toBe(rows.reduce((sum, one) => sum + one.amount, 0));
            expect(Object.keys(row.points)).toEqual(demafia.columns);
          }
        },
      }),
    );
  });

  it('DM-43: a disqualified seat has exactly −50', () => {
    holds(30, 700, (dice) => {
      const { state } = playGame(dice, { options: { dqKeepsEarned: false } });
      for (const row of pointsTable(demafia, state).rows) {
        if (state.seats[row.seat - 1]?.disqualified) expect(row.total).toBe(-50);
      }
    });
  });

  it('A-27: or, where the club keeps them, −50 and what was earned, without a base and awards', () => {
    holds(20, 700, (dice) => {
      const { state } = playGame(dice, { options: { dqKeepsEarned: true } });
      for (const row of pointsTable(demafia, state).rows) {
        if (!state.seats[row.seat - 1]?.disqualified) continue;
        expect(row.points).toMatchObject({ base: 0, judge: 0, penalty: -50 });
      }
    });
  });

  it('of votes are at most one a seat and day, of oratory at most one a seat and day', () => {
    holds(30, 900, (dice) => {
      const rows = demafia.ledger(playGame(dice).state);
      for (const rule of ['DM-58', 'DM-60']) {
        const each = rows.filter((row) => row.rule === rule).map((row) => `${row.seat} ${row.when}`);
        expect(new Set(each).size).toBe(each.length);
      }
    });
  });

  it('of a Maniac are at most five for each black', () => {
    holds(30, 900, (dice) => {
      const rows = demafia.ledger(playGame(dice).state);
      const visits = rows.filter((row) => row.rule === 'DM-47' || row.rule === 'DM-48');
      const each = visits.map((row) => `${row.rule} ${row.note}`);
      expect(new Set(each).size).toBe(each.length);
    });
  });

  it('can be sealed at any moment', () => {
    holds(20, 500, (dice) => {
      const game = playGame(dice);
      const seal = sealOf(game);
      expect(sealSchema.parse(JSON.parse(JSON.stringify(seal)))).toEqual(seal);
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
