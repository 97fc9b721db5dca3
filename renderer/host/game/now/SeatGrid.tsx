import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../../shared/game/words';
import { runInList } from '../ring/run';
import { type RunHandlers, useRun } from '../ring/useRun';
import classes from './SeatGrid.module.css';

/** What one cell of the grid says. */
export interface Cell {
  readonly seat: Seat;
  readonly name: string;
  readonly state: 'free' | 'answer' | 'hand' | 'waits' | 'barred';
  /** A word under the name instead of it: why it is barred, or what it holds. */
  readonly word: string;
  /** Read to those who do not see, and shown on hover. */
  readonly why: string;
}

/** Columns that keep every cell large enough to be tapped. */
function columnsOf(count: number): number {
  if (count <= 12) return 6;
  return count <= 21 ? 7 : 9;
}

/** All seats as a grid to tap; `runs` lets one drag over neighbours. */
export function SeatGrid({
  cells,
  label,
  runs,
  onTap,
  onRun,
}: {
  cells: readonly Cell[];
  label: string;
  runs: boolean;
  onTap: (seat: Seat) => void;
  onRun?: (run: readonly Seat[]) => void;
}) {
  const order = cells.map((cell) => cell.seat);
  const { run, on } = useRun({
    active: runs,
    between: (from, to) => runInList(from, to, order),
    onRun: (seats) => onRun?.(seats),
    onTap,
  });
  return (
    <fieldset
      className={classes.grid}
      aria-label={label}
      data-runs={runs || undefined}
      style={{ gridTemplateColumns: `repeat(${columnsOf(cells.length)}, minmax(0, 1fr))` }}
    >
      {cells.map((cell) => (
        <GridCell key={cell.seat} {...cell} inRun={run.includes(cell.seat)} on={on} />
      ))}
    </fieldset>
  );
}

const GridCell = memo(function GridCell({
  seat,
  name,
  state,
  word,
  why,
  inRun,
  on,
}: Cell & { inRun: boolean; on: RunHandlers }) {
  const { t } = useTranslation();
  const label = [t('table.seat.named', { seat, name }), why || word].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={classes.cell}
      aria-label={label}
      aria-pressed={state === 'answer' || state === 'hand' || state === 'waits'}
      title={why || name}
      data-state={state}
      data-run={inRun || undefined}
      onClick={(event) => on.onTap(seat, event.shiftKey)}
      onPointerDown={(event) => on.onDown(seat, event)}
      onPointerEnter={() => on.onEnter(seat)}
    >
      <b>{seat}</b>
      <span>{word || name}</span>
    </button>
  );
});
