import { describe, expect, it } from 'vitest';
import { amendChoices } from '../../shared/game/amend/choices';
import { entryLines } from '../../shared/game/amend/entries';
import { mended } from '../../shared/game/amend/mend';
import { amendPreview, fitsTimeline } from '../../shared/game/amend/preview';
import { amend, type Game, isRefused, openGame, redo, undo } from '../../shared/game/game';
import { fullLog, hostView } from '../../shared/game/hostView';
import { lineSchema } from '../../shared/game/journal';
import { pointsTable } from '../../shared/game/points';
import { roomView } from '../../shared/game/roomView';
import { sealOf } from '../../shared/game/seal';
import { rulesets } from '../../shared/rulesets';
import type { Dice } from './dice';
import { holds } from './holds';
import { fedAgain, openStep, type Play, playGame, pressOn, randomChange, stamp } from './player';

const use = { fills: {}, reason: 'a correction', newId: stamp.id };

/** The game after an amend, which the engine never refuses. */
function amendedBy(game: Game, changes: Parameters<typeof amend>[1]): Game {
  const result = amend(game, changes, 'a correction', stamp);
  if (isRefused(result)) throw new Error('an amend is never refused');
  return result.game;
}

describe.each(rulesets)('$id, with the host’s word mixed in', (ruleset) => {
  const words = 12;
  const play = (dice: Dice, more: Play = {}) => playGame(dice, { ruleset, words, ...more });

  it('undo then redo is the identity at every point', () => {
    holds(6, 500, (dice) => {
      play(dice, {
        look: (after, before, how) => {
          if (how === 'undo' || how === 'redo') return;
          const undone = undo(after, stamp);
          if (!undone || isRefused(undone)) throw new Error('nothing to undo');
          expect(undone.game.state).toEqual(before.state);
          const redone = redo(undone.game, stamp);
          if (!redone || isRefused(redone)) throw new Error('nothing to redo');
          expect(redone.game.state).toEqual(after.state);
          expect(redone.game.timeline).toEqual(after.timeline);
        },
      });
    });
  });

  it('the file read again is the live game', () => {
    holds(8, 700, (dice) => {
      const game = play(dice);
      const lines = game.lines.map((line) => lineSchema.parse(JSON.parse(JSON.stringify(line))));
      const read = openGame(ruleset, game.setup, lines);
      expect(read?.state).toEqual(game.state);
      expect(read?.timeline).toEqual(game.timeline);
    });
  });

  it('an amend that changes nothing changes nothing, and its preview is empty', () => {
    holds(8, 500, (dice) => {
      const game = play(dice);
      const at = dice.pick(game.timeline);
      if (!at) return;
      const same = { type: 'replace', target: at.entry.id, entry: at.entry } as const;
      const preview = amendPreview(game, [same], use);
      expect(preview).toMatchObject({
        seats: [],
        votes: [],
        answers: [],
        points: [],
        course: null,
        holes: [],
      });
      expect(preview.entries).toEqual([]);
      expect(amendedBy(game, preview.changes).state).toEqual(game.state);
    });
  });

  it('an amended game is a new game fed its timeline without the orphans', () => {
    holds(8, 700, (dice) => {
      const game = play(dice, { amends: 15 });
      expect(fedAgain(game).state).toEqual(game.state);
    });
  });

  it('a preview is what the amend then gives, and one undo takes all of it back', () => {
    holds(8, 500, (dice) => {
      const game = play(dice);
      const changes = [randomChange(game, dice, 30)];
      if (!fitsTimeline(game, changes)) throw new Error('a change of this game does not fit it');
      const preview = amendPreview(game, changes, use);
      expect(fitsTimeline(game, preview.changes)).toBe(true);
      const after = amendedBy(game, preview.changes);
      const mending = mended(game, changes, { ...use, look: () => undefined });
      expect(amendedBy(game, mending.changes).timeline.map(({ status }) => status)).toEqual(
        mending.game.timeline.map(({ status }) => status),
      );
      const totals = (of: Game) => pointsTable(ruleset, of.state).rows.map((row) => row.total);
      for (const { seat, before, after: now } of preview.points) {
        expect([before, now]).toEqual([totals(game)[seat - 1] ?? 0, totals(after)[seat - 1] ?? 0]);
      }
      const course = preview.course?.after ?? { phase: game.state.phase, ended: game.state.ended !== null };
      expect(course).toMatchObject({ phase: after.state.phase, ended: after.state.ended !== null });
      const moved = new Map(preview.entries.map(({ id, status }) => [id, status]));
      for (const { id, status } of entryLines(after)) {
        const was = entryLines(game).find((line) => line.id === id)?.status ?? 'ok';
        expect([id, moved.get(id) ?? was]).toEqual([id, status]);
      }
      const back = undo(after, stamp);
      expect(back && !isRefused(back) && back.game.timeline).toEqual(game.timeline);
    });
  });

  it('what fills a hole stands where it was put, and is never an orphan itself', () => {
    holds(8, 500, (dice) => {
      const game = play(dice, { amends: 0, irregular: 0, words: 0 });
      const changes = [randomChange(game, dice)];
      const filled = mended(game, changes, { ...use, look: () => undefined });
      const fills = filled.changes
        .slice(1)
        .flatMap((change) => (change.type === 'insert' ? [change.entry.id] : []));
      const after = amendedBy(game, filled.changes).timeline;
      const statuses = fills.map((id) => after.find((one) => one.entry.id === id)?.status);
      expect(statuses.filter((status) => status !== 'ok' && status !== 'irregular')).toEqual([]);
    });
  });

  it('what is offered for an entry or a gap can stand there', () => {
    holds(5, 400, (dice) => {
      const game = play(dice);
      const at = dice.pick(game.timeline);
      if (!at) return;
      const { id } = at.entry;
      const gap = dice.pick(amendChoices(game, [], { type: 'insert', after: id }) ?? []);
      const forgotten = dice.pick(gap?.choices ?? []);
      if (forgotten) {
        let after: string | null = id;
        const changes = forgotten.facts.map((fact) => {
          const entry = { id: stamp.id(), v: 1, fact } as const;
          const change = { type: 'insert', after, entry } as const;
          after = entry.id;
          return change;
        });
        expect(amendPreview(game, changes, use).refusal).toBeNull();
      }
      const field = dice.pick(amendChoices(game, [], { type: 'change', target: id }) ?? []);
      const other = dice.pick(field?.choices ?? []);
      const [fact] = other?.facts ?? [];
      if (!fact || other?.current) return;
      const entry = { id, v: 1, fact } as const;
      expect(amendPreview(game, [{ type: 'replace', target: id, entry }], use).refusal).toBeNull();
    });
  });

  it('can be drawn and sealed at every moment, and comes to an end by Next', () => {
    holds(5, 400, (dice) => {
      let looked = 0;
      const game = play(dice, {
        look: (after) => {
          looked += 1;
          const steps = ruleset.steps(after.state);
          expect(steps.filter((step) => step.status === 'now')).toHaveLength(after.state.ended ? 0 : 1);
          if (looked % 5 !== 0) return;
          hostView(after, { id: 'game', season: 'season', gameNo: 1 });
          expect(JSON.stringify(roomView(after))).not.toContain('undefined');
          expect(fullLog(after)).toHaveLength(after.history.undoable.length);
          expect(sealOf(after).seats).toHaveLength(after.state.seats.length);
        },
      });
      const { phase } = game.state;
      let next = game;
      for (let presses = 0; !next.state.ended && next.state.phase === phase; presses += 1) {
        expect(presses).toBeLessThan(200);
        next = pressOn(next);
      }
      expect(openStep(next) === null).toBe(next.state.ended !== null);
    });
  });

  it('people who change places twice sit as before, with everything that is theirs', () => {
    holds(6, 500, (dice) => {
      const game = play(dice);
      if (game.state.ended) return;
      const seat = dice.between(1, 4);
      const other = dice.between(seat + 1, game.state.seats.length);
      const during = game.state.phase;
      const swap = { type: 'swap', seat, other, moves: 'people', during } as const;
      const once = ruleset.apply(game.state, swap);
      expect(once.seats[seat - 1]).toEqual({ ...game.state.seats[other - 1], seat });
      const total = (state: Game['state'], no: number) => pointsTable(ruleset, state).rows[no - 1]?.total;
      expect(total(once, other)).toBe(total(game.state, seat));
      expect(ruleset.apply(once, swap)).toEqual(game.state);
    });
  });
});
