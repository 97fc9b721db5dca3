import type { Entry } from './facts';
import type { Game } from './game';
import type { Change, Line, Op } from './journal';
import { isUntold, type Told, tell } from './log';
import { type Refusal, type Text, text } from './words';

/** Why an entry is listed: it was taken back, changed the past, no longer fits, or was entered against a rule. */
export type ChangeKind = 'undone' | 'amended' | 'orphan' | 'irregular' | 'word';

/** One thing that was undone, amended, overruled or flagged. */
export interface ChangeRow {
  readonly kind: ChangeKind;
  /** Journal line. */
  readonly n: number;
  /** Wall clock, ms. */
  readonly at: number;
  /** The screen it came from: `window`, `browser`. */
  readonly by: string;
  /** What was entered; of an amend each of its changes. */
  readonly what: readonly Changed[];
  /** The host's reason. */
  readonly reason: string | null;
  /** What the rules say against it. */
  readonly refusal: Refusal | null;
  /** The undo that took it back: its line, and whether it can still be redone. */
  readonly undone: { readonly n: number; readonly at: number; readonly redoable: boolean } | null;
}

/** An entry as it was and as it is; null where it was put in or taken out. Without a change both are the same. */
interface Changed {
  readonly was: Text | null;
  readonly is: Text | null;
}

/** What one change of an amend did, in words. */
export function changeText({ was, is }: Changed): Text {
  if (was === null) return text('story.change.added', { is: is ?? text('log.nothing') });
  return is === null ? text('story.change.removed', { was }) : text('story.change.replaced', { was, is });
}

/**
 * A correction in a line of the log: why, or else what was corrected. What fills its holes is put in behind the host's
 * own changes and does not decide whether it is secret: it could give the roles away.
 */
export function amendTold(game: Game, line: Line, op: Extract<Op, { type: 'amend' }>): Told {
  const [first] = op.changes;
  if (!first) return { text: text('amend.told.amend'), secret: true };
  const own = op.changes.filter((change) => change === first || change.type !== 'insert');
  const facts = own.flatMap((change) => [
    ...(change.type === 'insert' ? [] : [entryBefore(game, line.n, change.target)?.fact]),
    ...(change.type === 'remove' ? [] : [change.entry.fact]),
  ]);
  const secret = facts.some(
    (fact) => fact !== undefined && (tell(game.setup, [fact]).secret || isUntold(game, fact)),
  );
  const reason = op.reason.trim() || changeText(changedBy(game, line.n, first));
  return { text: text('log.amend', { reason }), secret };
}

/** Everything that did not simply stay as it was entered, in the order of the journal. */
export function changesOf(game: Game): ChangeRow[] {
  return [...undoneLines(game), ...amendedLines(game), ...flagged(game), ...evenings(game)].sort(
    (a, b) => a.n - b.n,
  );
}

function undoneLines(game: Game): ChangeRow[] {
  const holds = new Set(game.history.undoable);
  const redoable = new Set(game.history.redoable);
  return game.lines.flatMap((line): ChangeRow[] => {
    if (holds.has(line.n) || (line.op.type !== 'add' && line.op.type !== 'amend')) return [];
    const undo = game.lines.findLast(({ op }) => op.type === 'undo' && op.n === line.n);
    if (!undo) return [];
    const undone = { n: undo.n, at: undo.at, redoable: redoable.has(line.n) };
    return [{ ...rowOf(game, line), kind: 'undone', undone }];
  });
}

function amendedLines(game: Game): ChangeRow[] {
  return game.history.undoable.flatMap((n) => {
    const line = game.lines[n - 1];
    return line?.op.type === 'amend' ? [{ ...rowOf(game, line), kind: 'amended' as const }] : [];
  });
}

/** Entries that hold and are orphans, against a rule, or the host's word. */
function flagged(game: Game): ChangeRow[] {
  return game.timeline.flatMap(({ entry, n, status, refusal }): ChangeRow[] => {
    const line = game.lines[n - 1];
    const isWord = entry.fact.type === 'overrule';
    if (!line || (status === 'ok' && !isWord)) return [];
    const told = tell(game.setup, [entry.fact]).text;
    const reason = entry.fact.type === 'overrule' ? entry.fact.reason : (entry.despite ?? null);
    const kind = status === 'ok' ? 'word' : status;
    return [{ ...headOf(line), kind, what: [{ was: told, is: told }], reason, refusal, undone: null }];
  });
}

/** What was said of the evening later on; before the first time it was as the game's beginning says. */
function evenings({ lines }: Game): ChangeRow[] {
  let was: Text | null = null;
  return lines.flatMap((line): ChangeRow[] => {
    if (line.op.type !== 'evening') return [];
    const { gameNo: no, host, table } = line.op;
    const unsaid = text('story.change.unsaid');
    const is = text('story.change.evening', { no, host: host ?? unsaid, table: table ?? unsaid });
    const what = [{ was, is }];
    was = is;
    return [{ ...headOf(line), kind: 'amended', what, reason: null, refusal: null, undone: null }];
  });
}

function rowOf(game: Game, line: Line): Omit<ChangeRow, 'kind'> {
  const head = { ...headOf(line), refusal: null, undone: null };
  const { op } = line;
  if (op.type === 'amend') {
    return { ...head, what: op.changes.map((change) => changedBy(game, line.n, change)), reason: op.reason };
  }
  const entries = op.type === 'add' ? op.entries : [];
  const told = tell(
    game.setup,
    entries.map((entry) => entry.fact),
  ).text;
  const despite = entries.find((entry) => entry.despite !== undefined)?.despite ?? null;
  return { ...head, what: [{ was: told, is: told }], reason: despite };
}

function headOf({ n, at, by }: Line): Pick<ChangeRow, 'n' | 'at' | 'by'> {
  return { n, at, by: by.split(':')[0] ?? by };
}

function changedBy(game: Game, n: number, change: Change): Changed {
  const told = (entry: Entry | undefined) => (entry ? tell(game.setup, [entry.fact]).text : null);
  if (change.type === 'insert') return { was: null, is: told(change.entry) };
  const was = told(entryBefore(game, n, change.target));
  return { was, is: change.type === 'replace' ? told(change.entry) : null };
}

/** An entry as it was before this line: as it was added, or as an earlier amend that holds has left it. */
function entryBefore({ lines, history }: Game, n: number, id: string): Entry | undefined {
  const holds = new Set(history.undoable);
  return lines
    .slice(0, n - 1)
    .flatMap(({ n: no, op }) => {
      if (op.type === 'add') return op.entries;
      if (op.type !== 'amend' || !holds.has(no)) return [];
      return op.changes.flatMap((change) => (change.type === 'remove' ? [] : [change.entry]));
    })
    .findLast((entry) => entry.id === id);
}
