import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../shared/game/facts';
import { beginGame, enter, type Game, isRefused, openGame, redo, undo } from '../../shared/game/game';
import { fullLog } from '../../shared/game/hostView';
import { pointsTable } from '../../shared/game/points';
import { roomView } from '../../shared/game/roomView';
import { type GameState, living } from '../../shared/game/state';
import { isNight } from '../../shared/game/words';
import { epoch } from '../../shared/rulesets/epoch';
import { dawnOf, toldOf, treatmentsBefore } from '../../shared/rulesets/epoch/dawn';
import { called, choiceOf } from '../../shared/rulesets/epoch/night';
import { sideAt } from '../../shared/rulesets/epoch/roles';
import { winner } from '../../shared/rulesets/epoch/win';
import { dealt, randomSetup } from '../../shared/trial/setup';
import { runs } from '../runs';
import { everyOf, expectOneOpenStep, expectWayOut } from './course';
import { Dice, rolls } from './dice';
import { epochScrambled } from './epochSecrets';
import { offeredFaults } from './offers';
import { answerTo, openStep, type Play, playGame, pressOn, stamp } from './player';

/** Checks something of random games with random options; `usual` games in the daily run. */
function holds(usual: number, property: (dice: Dice) => void, most = 700): void {
  fc.assert(
    fc.property(rolls(most), (list) => property(new Dice(list))),
    { numRuns: runs(usual), endOnFailure: true },
  );
}
const play = (dice: Dice, more: Play = {}) => playGame(dice, { ruleset: epoch, ...more });
/** Only what the rules allow, nothing changed afterwards. */
const lawful: Play = { amends: 0, irregular: 0, shy: 0 };
const rolesOf = (state: GameState, role: string) =>
  state.seats.filter((one) => one.role === role).map((one) => one.seat);

/** A game of random nights; by day nobody votes. */
function nightsOf(dice: Dice): Game {
  const setup = randomSetup(dice, {}, epoch);
  let game = beginGame(epoch, setup);
  for (const [index, role] of dealt(setup, dice).entries()) {
    game = moved(game, [{ type: 'role', seat: index + 1, role }]) ?? game;
  }
  while (!dice.empty && !game.state.ended && !game.state.win) {
    const step = openStep(game);
    const answer = step && isNight(step.phase) && dice.often(90) ? answerTo(step, dice) : null;
    const facts = step && answer ? epoch.answer(game.state, step.key, answer) : [];
    if (!('rule' in facts) && facts.length > 0) game = moved(game, facts) ?? game;
    if (step?.kind !== 'hands' || dice.often(60)) game = pressOn(game);
  }
  return game;
}

function moved(game: Game, facts: readonly Fact[]): Game | null {
  const entered = enter(game, facts, stamp);
  return isRefused(entered) ? null : entered.game;
}

describe('a random game of the Epoch of Clones', () => {
  it('has exactly one open step while it runs, none after its end, and can be drawn at every moment', () => {
    holds(15, (dice) => {
      play(dice, {
        look: expectOneOpenStep,
      });
    });
  });

  it('has no dead end: Next with what is proposed comes to a later phase or the end', () => {
    holds(12, (dice) => {
      play(dice, { look: everyOf(12, expectWayOut) });
    });
  });

  it('takes what a step offers, refuses what it greys out, and lets Next pass where the step says so', () => {
    holds(12, (dice) => {
      play(dice, { look: ({ state }) => expect(offeredFaults(epoch, state)).toEqual([]) });
    });
  });

  it('comes out the same when its journal is read again, and after undo and redo at every point', () => {
    holds(8, (dice) => {
      const game = play(dice, {
        look: (after, before, how) => {
          if (how === 'undo' || how === 'redo') return;
          const undone = undo(after, stamp);
          if (!undone || !('game' in undone)) throw new Error('nothing to undo');
          expect(undone.game.state).toEqual(before.state);
          const redone = redo(undone.game, stamp);
          if (!redone || !('game' in redone)) throw new Error('nothing to redo');
          expect(redone.game.state).toEqual(after.state);
        },
      });
      const read = openGame(epoch, game.setup, game.lines);
      expect(read?.state).toEqual(game.state);
      expect(fullLog(game)).toHaveLength(game.history.undoable.length);
    });
  });

  it('EC-25, EC-96: nobody dies twice, and the dead are those who were there', () => {
    holds(25, (dice) => {
      const { state, timeline } = play(dice, lawful);
      // Who was out for a remark that is taken back at night is there again in the middle of it.
      const back = timeline.flatMap(({ entry: { fact } }) =>
        fact.type === 'remarkTakenBack' ? [fact.seat] : [],
      );
      const gone = [
        ...state.nights.flatMap((night) => night.dead ?? []),
        ...state.days.flatMap((day) => day.expelled ?? []),
      ];
      expect(new Set(gone).size).toBe(gone.length);
      for (const night of state.nights) {
        for (const seat of night.dead ?? []) expect([...night.living, ...back]).toContain(seat);
      }
    });
  });

  it('EC-31, EC-63, EC-64, EC-118: limits and counters hold', () => {
    holds(25, (dice) => {
      const state = dice.often(50) ? nightsOf(dice).state : play(dice, lawful).state;
      const treated = treatmentsBefore(state, 99);
      for (const { night, seat } of treated) {
        const own = treated.filter((one) => one.seat === seat);
        expect(own.length).toBeLessThanOrEqual(2);
        expect(own.some((one) => one.night === night + 1)).toBe(false);
      }
      const clients = state.nights.map((night) => dawnOf(state, night).client);
      clients.forEach((client, at) => {
        if (client !== null) expect(client).not.toBe(clients[at + 1]);
      });
      for (const { remarks = [], out } of state.seats) {
        expect(remarks.length).toBeLessThanOrEqual(2);
        if (remarks.length === 2) expect(out?.cause).toBe('suicide');
      }
    });
  });

  it('EC-40, EC-85, EC-88: the answers match the deaths', () => {
    let named = 0;
    holds(40, (dice) => {
      const { state } = nightsOf(dice);
      for (const night of state.nights.filter((one) => one.no > 0 && one.dead !== null)) {
        const dawn = dawnOf(state, night);
        expect(dawn.dead).toEqual(night.dead);
        for (const { role } of called(state, night)) {
          const told = toldOf(state, night, role);
          const target = choiceOf(state, night, role) ?? 0;
          if (told === 'not-home') expect(target).toBe(dawn.client);
          if (role === 'tramp' && Array.isArray(told)) {
            named += 1;
            expect(night.dead).toContain(target);
            expect(told).not.toHaveLength(0);
          }
          if (role === 'tramp' && told === 'alive') {
            expect(dawn.killed.map((one) => one.seat)).not.toContain(target);
          }
          if (role === 'sheriff' && told === 'mafia' && dawn.healed !== target && dawn.client !== target) {
            const there = state.seats[target - 1]?.out;
            const left = there?.during === `n${night.no}` && there.cause !== 'night-kill';
            if (!left) expect(night.dead).toContain(target);
          }
        }
        // Whoever is healed or with the Courtesan dies only by Death or with her.
        const courtesan = rolesOf(state, 'courtesan')[0] ?? 0;
        if (dawn.healed !== null && dawn.death !== dawn.healed) expect(night.dead).not.toContain(dawn.healed);
        const attacked = dawn.killed.some((one) => one.seat === courtesan) || dawn.healed === courtesan;
        if (dawn.client !== null && !attacked && dawn.death !== dawn.client) {
          expect(night.dead).not.toContain(dawn.client);
        }
      }
    });
    expect(named).toBeGreaterThan(0);
  });

  it('EC-106: proposes a win only when one side is left, and nobody of another side lives', () => {
    holds(25, (dice) => {
      play(dice, {
        look: ({ state }: Game) => {
          const sides = new Set(living(state).map((seat) => sideAt(state, seat)));
          if (state.win && state.phase !== 'n0' && sides.size !== 2) {
            expect(state.win.winner).toBe(sides.size === 0 ? 'draw' : winner(state));
          }
          expect(pointsTable(epoch, state)).toMatchObject({ columns: [], ledger: [] });
        },
      });
    });
  });

  it('EC-67, EC-105: replacing every secret by anything leaves the room’s view the same', () => {
    let compared = 0;
    fc.assert(
      fc.property(rolls(600), rolls(300), (list, other) => {
        const secrets = new Dice(other);
        play(new Dice(list), {
          look: (game) => {
            // With two at the table everybody hears that there is no vote (EC-109): their roles are half open.
            if (game.state.ended || living(game.state).length === 2) return;
            const changed = { ...game, state: epochScrambled(game.state, secrets) };
            expect(JSON.stringify(roomView(changed))).toBe(JSON.stringify(roomView(game)));
            compared += 1;
          },
        });
      }),
      { numRuns: runs(20) },
    );
    expect(compared).toBeGreaterThan(500);
  });
});
