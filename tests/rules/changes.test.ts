import { describe, expect, it } from 'vitest';
import { changesOf, changeText } from '../../shared/game/changes';
import { amend, type Game, isRefused, redo, undo } from '../../shared/game/game';
import type { Change } from '../../shared/game/journal';
import { Evening, nine } from './evening';
import { said } from './told';

const stamp = { at: 7, by: 'window:request1', id: () => 'fresh' };

function moved(result: ReturnType<typeof undo>): Game {
  if (!result || isRefused(result)) throw new Error('refused');
  return result.game;
}
const amended = (game: Game, changes: readonly Change[], reason: string) =>
  moved(amend(game, changes, reason, stamp));
const rows = (game: Game) =>
  changesOf(game).map(({ kind, n, what, reason, refusal, undone }) => ({
    kind,
    n,
    what: what.map((one) => said(game, kind === 'amended' ? changeText(one) : (one.is ?? changeText(one)))),
    reason,
    rule: refusal?.rule ?? null,
    undone: undone && [undone.n, undone.redoable],
  }));
const row = { reason: null, rule: null, undone: null };

describe('what did not simply stay as it was entered', () => {
  it('nothing is listed of a game in which nothing was taken back', () => {
    expect(changesOf(new Evening(nine).toDay(1).nominate(7).game)).toEqual([]);
  });

  it('what was undone is listed with its undo, also when something else came after; what was redone is not', () => {
    const evening = new Evening(nine).toDay(1).nominate(7);
    const n = evening.game.lines.length;
    evening.game = moved(undo(evening.game, stamp));
    expect(rows(evening.game)).toEqual([
      { ...row, kind: 'undone', n, what: ['Nominated: no. 7 P7'], undone: [n + 1, true] },
    ]);
    const again = moved(redo(evening.game, stamp));
    expect(changesOf(again)).toEqual([]);
    evening.nominate(8);
    expect(rows(evening.game)).toMatchObject([{ kind: 'undone', undone: [n + 1, false] }]);
  });

  it('an amend is listed with what was and what is, who and why; a second one builds on the first', () => {
    const evening = new Evening(nine).toDay(1).nominate(7).foul(3);
    const [nominated, foul] = evening.game.timeline.slice(-2).map((placed) => placed.entry);
    if (nominated?.fact.type !== 'nominated' || !foul) throw new Error('not as expected');
    const other = (seat: number) => ({ ...nominated, fact: { type: 'nominated', day: 1, seat } as const });
    const first = amended(
      evening.game,
      [
        { type: 'replace', target: nominated.id, entry: other(8) },
        { type: 'remove', target: foul.id },
      ],
      'misheard',
    );
    const second = amended(first, [{ type: 'replace', target: nominated.id, entry: other(9) }], '');
    const n = second.lines.length;
    expect(rows(second)).toEqual([
      {
        ...row,
        kind: 'amended',
        n: n - 1,
        what: ['“Nominated: no. 7 P7” became “Nominated: no. 8 P8”', 'taken out: Foul: no. 3 P3'],
        reason: 'misheard',
      },
      {
        ...row,
        kind: 'amended',
        n,
        what: ['“Nominated: no. 8 P8” became “Nominated: no. 9 P9”'],
        reason: '',
      },
    ]);
    expect(changesOf(second)[0]).toMatchObject({ by: 'window', at: 7 });
    expect(rows(moved(undo(second, stamp))).map(({ kind }) => kind)).toEqual(['amended', 'undone']);
  });

  it('DM-25: what no longer fits after an amend is an orphan with the rule, and is back when it is undone', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7).toHands(6).up(1);
    const nominated = evening.game.timeline.find(
      ({ entry: { fact } }) => fact.type === 'nominated' && fact.seat === 6,
    );
    if (!nominated) throw new Error('not nominated');
    const game = amended(evening.game, [{ type: 'remove', target: nominated.entry.id }], 'nobody did');
    const orphans = rows(game).filter((one) => one.kind === 'orphan');
    expect(orphans).toMatchObject([
      { what: ['Defence of no. 6: done'], rule: 'DM-35' },
      { what: ['Hand 1 → 6'], rule: 'DM-27' },
    ]);
    expect(rows(moved(undo(game, stamp))).filter((one) => one.kind === 'orphan')).toEqual([]);
  });

  it('DM-13: what was entered against a rule is listed with the rule and the host’s reason', () => {
    const evening = new Evening(nine).quiet(1);
    evening.nextDespite();
    expect(rows(evening.game)).toMatchObject([
      { kind: 'irregular', what: ['Mafia shot: done'], reason: 'it has happened', rule: 'DM-13' },
    ]);
  });

  it('the host’s word is listed with its reason', () => {
    const evening = new Evening(nine).toDay(1);
    const what = { kind: 'out', seat: 9, cause: 'left' } as const;
    evening.enter([{ type: 'overrule', what, during: evening.phase, reason: 'a call from home' }]);
    expect(rows(evening.game)).toMatchObject([{ kind: 'word', reason: 'a call from home', rule: null }]);
  });
});
