import type { Entry, Fact } from './facts';
import { advance, type Change, changed, emptyHistory, type History, type Line, timelineOf } from './journal';
import type { Ruleset } from './ruleset';
import type { GameState, Setup } from './state';
import type { PhaseId, Refusal, Verdict } from './words';

/** An entry of the timeline and what the rules made of it. */
export interface Placed {
  readonly entry: Entry;
  /** Journal line it came with. */
  readonly n: number;
  readonly at: number;
  /** The phase that was open when it was applied. */
  readonly phase: PhaseId;
  /** `orphan`: impossible where it stands now; kept, ignored, listed. */
  readonly status: 'ok' | 'irregular' | 'orphan';
  readonly refusal: Refusal | null;
}

/** One game: its journal and everything that follows from it. */
export interface Game {
  readonly ruleset: Ruleset;
  readonly setup: Setup;
  readonly lines: readonly Line[];
  readonly history: History;
  readonly timeline: readonly Placed[];
  readonly state: GameState;
}

export type Refused = Refusal & { readonly kind: 'impossible' | 'irregular' };

/** A game in which nothing has happened yet. */
export function beginGame(ruleset: Ruleset, setup: Setup): Game {
  return { ruleset, setup, lines: [], history: emptyHistory, timeline: [], state: ruleset.begin(setup) };
}

/** The game after reading its journal. Null when a line does not fit its predecessors. */
export function openGame(ruleset: Ruleset, setup: Setup, lines: readonly Line[]): Game | null {
  let history = emptyHistory;
  for (const [index, line] of lines.entries()) {
    const advanced = line.n === index + 1 ? advance(history, line) : null;
    if (!advanced) return null;
    history = advanced;
  }
  return rebuilt({ ...beginGame(ruleset, setup), lines, history });
}

/** The game with one more line; null when the line does not fit. The state is that of a full replay. */
export function withLine(game: Game, line: Line): Game | null {
  if (line.n !== game.lines.length + 1) return null;
  const history = advance(game.history, line);
  if (!history) return null;
  const next = { ...game, lines: [...game.lines, line], history };
  if (line.op.type === 'seal' || line.op.type === 'evening') return next;
  if (line.op.type !== 'add') return rebuilt(next);
  const timeline = [...game.timeline];
  let state = game.state;
  for (const entry of line.op.entries) state = place(game.ruleset, state, entry, line, timeline);
  return { ...next, timeline, state };
}

/** A line's number and clock, and who wrote it: given to every new line. */
export interface Stamp {
  readonly at: number;
  readonly by: string;
  /** A fresh id for each entry. */
  readonly id: () => string;
}

export type Entered = { readonly game: Game; readonly line: Line } | Refused;

/** Whether entering was refused. */
export function isRefused(result: Entered): result is Refused {
  return 'kind' in result;
}

/**
 * Enters facts that came with one tap: all of them or none. Refuses what is impossible, and what is irregular
 * unless `despite` gives the host's reason.
 */
export function enter(game: Game, facts: readonly Fact[], stamp: Stamp, despite?: string): Entered {
  let state = game.state;
  const entries: Entry[] = [];
  for (const fact of facts) {
    const verdict = game.ruleset.check(state, fact);
    if (verdict.kind === 'impossible') return verdict;
    if (verdict.kind === 'irregular' && despite === undefined) return verdict;
    const irregular = verdict.kind === 'irregular';
    entries.push({ id: stamp.id(), v: 1, fact, ...(irregular ? { despite } : {}) });
    state = game.ruleset.apply(state, fact);
  }
  return written(game, { type: 'add', entries }, stamp);
}

/** Takes back the last line that holds, whatever it was. Null when there is none. */
export function undo(game: Game, stamp: Stamp): Entered | null {
  const n = game.history.undoable.at(-1);
  return n === undefined ? null : written(game, { type: 'undo', n }, stamp);
}

/** Brings back the line that was undone last. Null when nothing was undone since the last entry. */
export function redo(game: Game, stamp: Stamp): Entered | null {
  const n = game.history.redoable.at(-1);
  return n === undefined ? null : written(game, { type: 'redo', n }, stamp);
}

/** Changes entries in the past. Nothing is refused: what no longer fits becomes irregular or an orphan. */
export function amend(game: Game, changes: readonly Change[], reason: string, stamp: Stamp): Entered {
  return written(game, { type: 'amend', changes: [...changes], reason }, stamp);
}

/** The entries of the timeline as they would stand after an amend. */
export function entriesAfter(game: Game, changes: readonly Change[]): readonly Entry[] {
  return changes.reduce(changed, timelineOf(game.lines, game.history) as Entry[]);
}

/** The game as it would be after an amend, without writing anything. */
export function previewAmend(game: Game, changes: readonly Change[]): Game {
  return replayed(game, entriesAfter(game, changes));
}

/** Sees each entry that holds with the state that it meets. The rules are not asked again. */
export function retold(
  { ruleset, setup, timeline }: Game,
  look: (before: GameState, entry: Entry) => void,
): void {
  let state = ruleset.begin(setup);
  for (const { entry, status } of timeline) {
    look(state, entry);
    if (status !== 'orphan') state = ruleset.apply(state, entry.fact);
  }
}

/** The number of the last `add` or `amend` line that would be undone, and redone. */
export function undoTarget(game: Game): number | null {
  return game.history.undoable.at(-1) ?? null;
}
export function redoTarget(game: Game): number | null {
  return game.history.redoable.at(-1) ?? null;
}

function written(game: Game, op: Line['op'], stamp: Stamp): Entered {
  const line: Line = { n: game.lines.length + 1, at: stamp.at, by: stamp.by, op };
  const next = withLine(game, line);
  if (!next) throw new Error(`line ${line.n} does not fit its own game`);
  return { game: next, line };
}

function rebuilt(game: Game): Game {
  return replayed(game, timelineOf(game.lines, game.history));
}

function replayed(game: Game, entries: readonly Entry[]): Game {
  const replay = new Replay(game);
  for (const entry of entries) replay.place(entry);
  return replay.game;
}

/** A timeline that is put together entry by entry. */
export class Replay {
  state: GameState;
  private readonly timeline: Placed[] = [];
  private readonly origin: ReadonlyMap<string, Origin>;

  constructor(private readonly of: Game) {
    this.state = of.ruleset.begin(of.setup);
    this.origin = originOf(of.lines);
  }

  get game(): Game {
    return { ...this.of, timeline: this.timeline, state: this.state };
  }

  /** Takes the next entry; `verdict` is what the rules say to it now, where they were asked already. */
  place(entry: Entry, verdict?: Verdict): void {
    const { ruleset, lines } = this.of;
    const origin = this.origin.get(entry.id) ?? { n: lines.length + 1, at: 0 };
    this.state = place(ruleset, this.state, entry, origin, this.timeline, verdict);
  }
}

type Origin = Pick<Line, 'n' | 'at'>;

/** The line each entry came with; one that was put in another's place has that one's. */
function originOf(lines: readonly Line[]): Map<string, Origin> {
  const origin = new Map<string, Origin>();
  for (const line of lines) {
    if (line.op.type === 'add') for (const entry of line.op.entries) origin.set(entry.id, line);
    if (line.op.type === 'amend') {
      for (const change of line.op.changes) if (change.type === 'insert') origin.set(change.entry.id, line);
    }
  }
  return origin;
}

function place(
  ruleset: Ruleset,
  state: GameState,
  entry: Entry,
  origin: Origin,
  timeline: Placed[],
  verdict = ruleset.check(state, entry.fact),
): GameState {
  const at = { entry, n: origin.n, at: origin.at, phase: state.phase };
  if (verdict.kind === 'impossible') {
    timeline.push({ ...at, status: 'orphan', refusal: { rule: verdict.rule, reason: verdict.reason } });
    return state;
  }
  const irregular = verdict.kind === 'irregular';
  timeline.push({
    ...at,
    status: irregular ? 'irregular' : 'ok',
    refusal: irregular ? { rule: verdict.rule, reason: verdict.reason } : null,
  });
  return ruleset.apply(state, entry.fact);
}
