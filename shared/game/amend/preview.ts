import type { AmendPreview } from '../../contract/amend';
import { type Game, type Placed, retold } from '../game';
import { type Change, mostChanges } from '../journal';
import { text } from '../words';
import { entryLine } from './entries';
import { type MendUse, mended } from './mend';
import { Answered, differences } from './outcome';

/**
 * What an amend would come to, without writing anything: the holes it leaves and how they are filled, who is out,
 * votes, answers, points, winner and course as far as they differ, and the entries that stand differently.
 */
export function amendPreview(
  game: Game,
  changes: readonly Change[],
  use: Omit<MendUse, 'look'>,
): AmendPreview {
  const { steps } = game.ruleset;
  const [old, now] = [new Answered(steps), new Answered(steps)];
  retold(game, (state, entry) => old.look(state, entry));
  const { game: after, ...mending } = mended(game, changes, {
    ...use,
    look: (state, entry) => now.look(state, entry),
  });
  return {
    n: game.lines.length,
    ...mending,
    refusal: mending.refusal ?? (mending.changes.length > mostChanges ? tooMany : null),
    ...differences(game, after, old.after(game), now.after(after)),
    entries: moved(game, after, mending.changes),
  };
}

const tooMany = { rule: 'console', reason: text('amend.tooMany') };

/** Entries whose place in the rules is another one now, and the new ones that are against a rule. */
function moved(before: Game, after: Game, changes: readonly Change[]): AmendPreview['entries'] {
  const was = new Map(before.timeline.map(({ entry, status }) => [entry.id, status]));
  const inserted = new Set(changes.flatMap((change) => (change.type === 'insert' ? [change.entry.id] : [])));
  const isMoved = ({ entry, status }: Placed) =>
    inserted.has(entry.id) ? status !== 'ok' : was.get(entry.id) !== status;
  return after.timeline
    .filter(isMoved)
    .map((placed) => ({ ...entryLine(after, placed), was: was.get(placed.entry.id) ?? null }));
}

/** Whether these changes can be made: every target is there, and every new id is new. */
export function fitsTimeline(game: Game, changes: readonly Change[]): boolean {
  const ids = new Set(game.timeline.map(({ entry }) => entry.id));
  return changes.every((change) => {
    const neighbour = change.type === 'insert' ? change.after : change.target;
    if (neighbour !== null && !ids.has(neighbour)) return false;
    if (change.type === 'replace') return change.entry.id === change.target;
    if (change.type === 'remove') return ids.delete(change.target);
    if (ids.has(change.entry.id)) return false;
    ids.add(change.entry.id);
    return true;
  });
}
