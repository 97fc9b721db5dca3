import { describe, expect, it } from 'vitest';
import { roomView } from '../../../shared/game/roomView';
import { Dice } from '../../properties/dice';
import { scrambled } from '../../properties/secrets';
import { SportsEvening, systems } from './table';

const scene = (evening: SportsEvening) => roomView(evening.game).scene;
const bytes = (evening: SportsEvening) => JSON.stringify(roomView(evening.game));
/** Ten are there, two candidates have five hands each, twice. */
const tiedTwice = (evening: SportsEvening) =>
  evening
    .nominate(1, 5, 6)
    .counted(1, [5, [1, 2, 3, 4, 7]], [6, []])
    .counted(2, [5, [1, 2, 3, 4, 7]], [6, []]);

describe('what the room sees of a sports table', () => {
  it('PO-11, SP-27, MP-16: who speaks and who is next; skipped ones are passed over, the last has nobody after', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system).speak(1);
      expect(scene(evening)).toEqual({ type: 'speech', speaker: 1, afterTie: false, next: 2 });
      for (let foul = 0; foul < 3; foul += 1) evening.play({ foul: 2 });
      expect(scene(evening)).toMatchObject({ next: 3 });
      expect(scene(evening.speak(10))).toMatchObject({ speaker: 10, next: null });
    }
  });

  it('MP-25, MP-27, PO-28, SP-47: the tie, thirty seconds each, the raise with its hands and how many it takes', () => {
    for (const system of systems) {
      const tied = new SportsEvening(system).nominate(1, 5, 6).counted(1, [5, [1, 2, 3, 4, 7]], [6, []]);
      expect(scene(tied)).toEqual({ type: 'tie', tied: [5, 6], again: false });
      expect(scene(tied.to('/defence/2/5'))).toEqual({ type: 'speech', speaker: 5, afterTie: true });
      const raise = tiedTwice(new SportsEvening(system)).to('/raise').up(3, 1);
      expect(scene(raise)).toEqual({
        type: 'tie',
        tied: [5, 6],
        again: true,
        raise: { hands: [3, 1], needed: 6 },
      });
    }
  });

  it('MP-34, MP-33: the best move while it is named, then the last word', () => {
    const evening = new SportsEvening('mafia-pro').quiet(1).shoot(1, 6).to('/best-move/6').up(1, 9);
    expect(scene(evening)).toEqual({
      type: 'speech',
      speaker: 6,
      afterTie: false,
      last: true,
      suspects: [1, 9],
    });
    expect(scene(evening.to('/last-word/6'))).toEqual({
      type: 'speech',
      speaker: 6,
      afterTie: false,
      last: true,
    });
  });

  it('MP-41: a role that is open comes with its team, from the moment its seat is out', () => {
    const evening = new SportsEvening('mafia-pro', { reveal: 'open' }).quiet(1).shoot(1, 4);
    expect(roomView(evening.game).seats[3]).toMatchObject({ role: 'sheriff', team: 'red' });
    evening.remove(1);
    expect(roomView(evening.game).seats[0]).toMatchObject({ role: 'don', team: 'black' });
    expect(roomView(evening.game).seats[1]).not.toHaveProperty('team');
  });

  it('SP-06: while a win waits for the host’s word after the last words the picture stays with who has left', () => {
    const evening = new SportsEvening('polemica')
      .nominate(1, 2, 10)
      .shrink(1, 3)
      .counted(1, [2, [4, 5, 6, 7, 8]], [10, [2]])
      .to('/last-word/2');
    evening.next();
    expect([evening.key, scene(evening)]).toEqual(['d1/win', { type: 'leaving', seats: [2] }]);
    expect(roomView(evening.game).nominations).toEqual([]);
  });

  it('A-129: after a removal that cancelled the vote the read-back and the room say so, and nobody is on the vote', () => {
    const evening = new SportsEvening('polemica', { voteAfterRemoval: 'cancelled' }).nominate(1, 5, 6);
    evening.speak(10).remove(9).to('/nominations');
    expect([evening.script, evening.now.next.label.key]).toEqual([
      'sports.script.voteCancelled',
      'sports.next.cancelled',
    ]);
    const cancelled = { type: 'leaving', seats: [], cancelled: true };
    expect([scene(evening), roomView(evening.game).nominations]).toEqual([cancelled, []]);
    evening.to('/no-vote');
    expect([evening.script, scene(evening)]).toEqual(['sports.script.voteCancelled', cancelled]);
  });

  it('PO-18, SP-29, MP-24: a lone candidate who is not voted is named as the reason, not shown as if he left', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system).nominate(1, 7).to('/no-vote');
      expect([evening.script, evening.open('confirm').seats]).toEqual(['sports.script.noVoteLone', []]);
      expect(evening.now.script?.params).toEqual({ seat: 7 });
    }
  });

  it('PO-25, PO-26: a night is one picture from its beginning to the dawn', () => {
    for (const system of systems) {
      const evening = new SportsEvening(system).quiet(1);
      const before = bytes(evening);
      for (let steps = 0; evening.phase === 'n1'; steps += 1) {
        expect(steps).toBeLessThan(20);
        expect(bytes(evening)).toBe(before);
        if (evening.now.kind === 'seat' || evening.now.kind === 'shots') evening.choose(7);
        expect(bytes(evening)).toBe(before);
        evening.next();
      }
      expect(scene(evening)).toEqual({ type: 'morning', dead: [7] });
    }
  });

  it.each(['closed', 'open'] as const)(
    'PO-17, MP-41, MP-42: raise, best move and last word tell nothing of what is secret, roles %s',
    (reveal) => {
      const secrets = new Dice(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 1009));
      const moments = {
        raise: () => tiedTwice(new SportsEvening('mafia-pro', { reveal })).to('/raise').up(3, 1),
        lastWord: () =>
          tiedTwice(new SportsEvening('mafia-pro', { reveal }))
            .to('/raise')
            .up(1, 2, 3, 4, 7, 8)
            .to('/last-word/5'),
        bestMove: () =>
          new SportsEvening('mafia-pro', { reveal })
            .quiet(1)
            .shoot(1, 6, { don: 4 })
            .to('/best-move/6')
            .up(1, 9),
        speech: () =>
          new SportsEvening('mafia-pro', { reveal }).quiet(1).shoot(1, 6, { sheriff: 2 }).speak(2, 3),
      };
      for (const [name, moment] of Object.entries(moments)) {
        const { game } = moment();
        const shown = JSON.stringify(roomView(game));
        for (let tries = 0; tries < 30; tries += 1) {
          const state = scrambled(
            game.state,
            secrets,
            (seat) => game.ruleset.isOpen?.(game.state, seat) ?? false,
          );
          expect(JSON.stringify(roomView({ ...game, state })), name).toBe(shown);
        }
      }
    },
  );
});
