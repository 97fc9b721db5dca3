import type { PointsTable } from '../contract/host';
import { ledgerOf } from './ledger';
import { columnsOf, heldRole, heldTeam, type Ruleset } from './ruleset';
import type { GameState } from './state';

/** The points of every seat by column, with the rows behind them. Void rows are listed and not added. */
export function pointsTable(ruleset: Ruleset, state: GameState): PointsTable {
  const ledger = ledgerOf(ruleset, state);
  const columns = columnsOf(ruleset, state.setup);
  const rows = state.seats.map(({ seat, out }) => {
    const points: Record<string, number> = Object.fromEntries(columns.map((column) => [column, 0]));
    let total = 0;
    for (const row of ledger) {
      if (row.seat !== seat || row.void) continue;
      points[row.column] = (points[row.column] ?? 0) + row.amount;
      total += row.amount;
    }
    const role = heldRole(ruleset, state, seat);
    const team = heldTeam(ruleset, state, seat);
    return { seat, role, team, out: out?.cause ?? null, points, total };
  });
  return { note: ruleset.pointsNote ?? null, columns, rows, ledger };
}
