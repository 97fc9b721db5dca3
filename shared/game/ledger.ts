import type { RowRef } from './facts';
import type { Ruleset } from './ruleset';
import type { GameState, LedgerRow } from './state';

/** The rule of a row that the host gave himself. */
export const hostRule = 'host';

/** The row that is named; undefined when there is none like it. */
export function nthOf(rows: readonly LedgerRow[], ref: RowRef): LedgerRow | undefined {
  return rows.filter((row) => isLike(row, ref))[ref.nth - 1];
}

/** What names the row at this place of the ledger. */
export function refOf(rows: readonly LedgerRow[], at: number): RowRef | null {
  const row = rows[at];
  if (!row) return null;
  const { seat, rule, when, note } = row;
  return { seat, rule, when, note, nth: rows.slice(0, at + 1).filter((other) => isLike(other, row)).length };
}

type Alike = Pick<LedgerRow, 'seat' | 'rule' | 'when' | 'note'>;

function isLike(row: Alike, other: Alike): boolean {
  return (
    row.seat === other.seat && row.rule === other.rule && row.when === other.when && row.note === other.note
  );
}

/** All rows of points: those that follow from the rules with the host's word on them, then his own. */
export function ledgerOf(ruleset: Ruleset, state: GameState): (LedgerRow & { readonly column: string })[] {
  const derived = ruleset.ledger(state);
  const words = new Map(state.rowWords.map(({ row, on }) => [nthOf(derived, row), on]));
  const judged = derived.map((row): LedgerRow => {
    const on = words.get(row);
    if (on === undefined) return row;
    const { void: _, ...counted } = row;
    return on ? { ...row, void: true } : counted;
  });
  return [...judged, ...state.ownRows].map((row) => ({
    ...row,
    column: row.column ?? ruleset.columnOf(row),
  }));
}

/** Whether both name the same derived row. */
export function isSameRow(one: RowRef, other: RowRef): boolean {
  return isLike(one, other) && one.nth === other.nth;
}
