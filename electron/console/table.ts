import type { Fact } from '../../shared/game/facts';
import {
  amend,
  type Entered,
  enter,
  type Game,
  isRefused,
  redo,
  type Stamp,
  undo,
  withLine,
} from '../../shared/game/game';
import type { Change, Line } from '../../shared/game/journal';
import { sealOf } from '../../shared/game/seal';
import type { Refusal } from '../../shared/game/words';
import type { GameHeader } from '../store/store';

/** The game that is open, and the lines that came last. */
export interface Table {
  readonly header: GameHeader;
  readonly game: Game;
}

/** A table after something was entered, with the lines to be written. */
export interface Moved {
  readonly table: Table;
  readonly lines: readonly Line[];
}

export type Outcome = Moved | (Refusal & { readonly kind: 'impossible' | 'irregular' | 'stale' });

/** Enters facts at the table; see `enter`. */
export function entered(table: Table, facts: readonly Fact[], stamp: Stamp, despite?: string): Outcome {
  return moved(table, enter(table.game, facts, stamp, despite), stamp);
}

/** Takes back the last line that holds; null when there is none. */
export function undone(table: Table, stamp: Stamp): Outcome | null {
  const result = undo(table.game, stamp);
  return result && moved(table, result, stamp);
}

/** Brings back what was undone last; null when there is nothing. */
export function redone(table: Table, stamp: Stamp): Outcome | null {
  const result = redo(table.game, stamp);
  return result && moved(table, result, stamp);
}

/** Changes the past; see `amend`. */
export function amended(table: Table, changes: readonly Change[], reason: string, stamp: Stamp): Outcome {
  return moved(table, amend(table.game, changes, reason, stamp), stamp);
}

/** Every change of a finished game renews its seal in the same write. */
function moved(table: Table, result: Entered, stamp: Stamp): Outcome {
  if (isRefused(result)) return result;
  const { game, line } = result;
  if (!game.state.ended) return { table: { ...table, game }, lines: [line] };
  const seal: Line = { n: line.n + 1, at: stamp.at, by: stamp.by, op: { type: 'seal', seal: sealOf(game) } };
  const sealed = withLine(game, seal);
  if (!sealed) throw new Error('a seal fits behind every line');
  return { table: { ...table, game: sealed }, lines: [line, seal] };
}
