import { describe, expect, it } from 'vitest';
import { amend, isRefused, openGame, previewAmend, redo, undo } from '../../shared/game/game';
import { lineSchema } from '../../shared/game/journal';
import { demafia } from '../../shared/rulesets/demafia';
import { holds, looked } from './holds';
import { fedAgain, playGame, randomChange, stamp } from './player';

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
      expect(fedAgain(game).state).toEqual(game.state);
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
