import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../../shared/game/words';
import { widthEm, widthInTwoEm } from '../../../ui/letters';
import { Key } from '../keys/Key';
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

/** As few rows as keep every cell wide enough to be tapped. */
export function rowsOf(count: number): number {
  if (count <= 7) return 1;
  return count <= 14 ? 2 : 3;
}

/** All seats as a grid to tap; `runs` lets one drag over neighbours, `nobody` is a cell of its own at the end. */
export function SeatGrid({
  cells,
  label,
  runs = false,
  nobody,
  onTap,
  onRun,
}: {
  cells: readonly Cell[];
  label: string;
  runs?: boolean;
  nobody?: { readonly chosen: boolean; onTap(): void };
  onTap: (seat: Seat) => void;
  onRun?: (run: readonly Seat[]) => void;
}) {
  const { t } = useTranslation();
  const count = cells.length + (nobody ? 1 : 0);
  const columns = Math.ceil(count / rowsOf(count));
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
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {cells.map((cell) => (
        <GridCell key={cell.seat} {...cell} inRun={run.includes(cell.seat)} on={on} />
      ))}
      {nobody && (
        <button
          type="button"
          className={classes.cell}
          aria-pressed={nobody.chosen}
          data-state={nobody.chosen ? 'answer' : 'free'}
          onClick={nobody.onTap}
        >
          <Key>N</Key>
          <span>{t('table.now.nobody')}</span>
        </button>
      )}
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
  const shown = word || name;
  const [em, inTwo] = [widthEm(shown), widthInTwoEm(shown)];
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
      <span
        data-two={inTwo < em || undefined}
        style={{ ['--em' as string]: em, ['--em-in-two' as string]: inTwo }}
      >
        {shown}
      </span>
    </button>
  );
});
