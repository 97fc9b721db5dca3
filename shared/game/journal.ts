import { z } from 'zod';
import { disciplinedSchema } from './disciplined';
import { type Entry, entrySchema } from './facts';
import { idSchema } from './state';

const id = entrySchema.shape.id;

/** One change of an amend: put an entry behind a neighbour, put another in its place, or take it out. */
export const changeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('insert'), after: id.nullable(), entry: entrySchema }),
  z.strictObject({ type: z.literal('replace'), target: id, entry: entrySchema }),
  z.strictObject({ type: z.literal('remove'), target: id }),
]);
export type Change = z.infer<typeof changeSchema>;

/** What is stored of a finished game, so that a later version of the rules changes no past result in silence. */
export const sealSchema = z.strictObject({
  engine: z.string(),
  winner: z.string().nullable(),
  /** Neutrals who won, alone or beside a team; missing where none did. */
  neutrals: z.array(z.number().int()).optional(),
  /** The seats that won, where it is not the whole team of the winner (A-82b); none of them: a draw. */
  winners: z.array(z.number().int()).optional(),
  seats: z.array(
    z.strictObject({
      seat: z.number().int(),
      role: z.string().nullable(),
      team: z.string().nullable(),
      out: z.string().nullable(),
      fouls: z.number().int(),
      points: z.record(z.string(), z.number()),
      total: z.number(),
      /** Whose points these are, where it is not the one who sat there at the beginning. */
      player: idSchema.optional(),
      name: z.string().optional(),
    }),
  ),
  ledger: z.array(
    z.strictObject({
      seat: z.number().int(),
      rule: z.string(),
      amount: z.number(),
      when: z.string(),
      note: z.string(),
      void: z.boolean().optional(),
      column: z.string().optional(),
    }),
  ),
  unrated: z.literal(true).optional(),
  /** For the club's ledger; missing where there is nothing, or where the seats tell all of it. */
  discipline: z.array(disciplinedSchema).optional(),
});
export type Seal = z.infer<typeof sealSchema>;

/** So many changes one amend has at most, with what fills the holes they leave. */
export const mostChanges = 200;

const lineNo = z.number().int().min(1);

/** What one request did to the journal. The entries of one `add` came with one tap and are undone together. */
const opSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), entries: z.array(entrySchema).min(1).max(60) }),
  z.strictObject({ type: z.literal('undo'), n: lineNo }),
  z.strictObject({ type: z.literal('redo'), n: lineNo }),
  z.strictObject({
    type: z.literal('amend'),
    changes: z.array(changeSchema).min(1).max(mostChanges),
    reason: z.string().max(500),
  }),
  z.strictObject({ type: z.literal('seal'), seal: sealSchema }),
  /** In the place of what the beginning says of the game's evening; what is missing nobody said. */
  z.strictObject({
    type: z.literal('evening'),
    gameNo: z.number().int().min(1).max(999),
    host: z.string().max(60).optional(),
    table: z.string().max(60).optional(),
  }),
]);
export type Op = z.infer<typeof opSchema>;

/** One line of a game's journal. `n` counts from 1, `at` is wall-clock ms, `by` the screen it came from. */
export const lineSchema = z.strictObject({
  n: lineNo,
  at: z.number(),
  by: z.string().max(80),
  op: opSchema,
});
export type Line = z.infer<typeof lineSchema>;

/** Which lines hold and which may be redone. */
export interface History {
  /** Line numbers of the `add` and `amend` lines that hold, in order; the last one is undone next. */
  readonly undoable: readonly number[];
  /** Line numbers that were undone since the last `add` or `amend`; the last one is redone next. */
  readonly redoable: readonly number[];
}

export const emptyHistory: History = { undoable: [], redoable: [] };

/**
 * Folds one line into the history. Null when the line does not fit: an undo of a line that is not the last one
 * that holds, a redo of one that is not the last undone.
 */
export function advance(history: History, line: Line): History | null {
  const { undoable, redoable } = history;
  switch (line.op.type) {
    case 'add':
    case 'amend':
      return { undoable: [...undoable, line.n], redoable: [] };
    case 'undo':
      if (undoable.at(-1) !== line.op.n) return null;
      return { undoable: undoable.slice(0, -1), redoable: [...redoable, line.op.n] };
    case 'redo':
      if (redoable.at(-1) !== line.op.n) return null;
      return { undoable: [...undoable, line.op.n], redoable: redoable.slice(0, -1) };
    case 'seal':
    case 'evening':
      return history;
  }
}

/** The timeline: the entries that hold, in order. An inserted entry stands behind its neighbour. */
export function timelineOf(lines: readonly Line[], history: History): readonly Entry[] {
  const holds = new Set(history.undoable);
  let entries: Entry[] = [];
  for (const line of lines) {
    if (!holds.has(line.n)) continue;
    if (line.op.type === 'add') entries.push(...line.op.entries);
    if (line.op.type === 'amend') entries = line.op.changes.reduce(changed, entries);
  }
  return entries;
}

/** A timeline with one change made. A change whose target is not there changes nothing. */
export function changed(entries: readonly Entry[], change: Change): Entry[] {
  switch (change.type) {
    case 'insert': {
      if (change.after === null) return [change.entry, ...entries];
      const at = entries.findIndex((entry) => entry.id === change.after);
      return at < 0 ? [...entries] : entries.toSpliced(at + 1, 0, change.entry);
    }
    case 'replace':
      return entries.map((entry) => (entry.id === change.target ? change.entry : entry));
    case 'remove':
      return entries.filter((entry) => entry.id !== change.target);
  }
}
