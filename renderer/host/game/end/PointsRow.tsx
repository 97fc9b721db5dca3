import { useTranslation } from 'react-i18next';
import type { EndView, PointsTable } from '../../../../shared/contract/host';
import { inNumbers } from '../../../ui/numbers';
import { useTable } from '../useTable';
import { Left } from './Left';
import classes from './Points.module.css';
import { RoleName } from './RoleName';
import { useReasonOf } from './useReasonOf';

/** One seat's points. `opened`: the column whose rows are shown, null for all, undefined for none. */
export function PointsRow({
  row,
  columns,
  behind,
  votes,
  opened,
  onOpen,
}: {
  row: PointsTable['rows'][number];
  columns: readonly string[];
  behind: PointsTable['ledger'];
  votes: EndView['accuracy'][number] | undefined;
  opened: string | null | undefined;
  onOpen: (column: string | null) => void;
}) {
  const { t, i18n } = useTranslation();
  const { view, nameOf } = useTable();
  const reasonOf = useReasonOf();
  const name = nameOf(row.seat);
  const seat = view.seats[row.seat - 1];
  const left = seat?.disqualified ? 'disqualified' : row.out;
  return (
    <tr data-seat={row.seat}>
      <td className={`${classes.cell} ${classes.no}`}>{row.seat}</td>
      <th scope="row" className={`${classes.cell} ${classes.name}`} title={name}>
        {name}
        {left && (
          <span className={classes.out} title={reasonOf(row.seat) ?? undefined}>
            {votes ? t(`table.left.${left}`) : <Left seat={seat} />}
          </span>
        )}
      </th>
      <td className={classes.cell}>
        <RoleName row={row} />
      </td>
      {votes && (
        <td className={classes.cell} title={t('table.points.abstained', { times: votes.abstained })}>
          {votes.cast > 0 ? `${votes.accurate}/${votes.cast}` : '–'}
          {votes.abstained > 0 && <span className={classes.less}> ({votes.abstained})</span>}
        </td>
      )}
      {columns.map((column) => (
        <td key={column} className={classes.cell}>
          {behind.some((one) => one.column === column) ? (
            <button
              type="button"
              className={classes.number}
              aria-expanded={opened === column}
              onClick={() => onOpen(column)}
            >
              {inNumbers(row.points[column] ?? 0, i18n.language)}
            </button>
          ) : (
            <span className={classes.zero}>{inNumbers(row.points[column] ?? 0, i18n.language)}</span>
          )}
        </td>
      ))}
      <td className={classes.cell}>
        <button
          type="button"
          className={classes.number}
          data-total
          aria-expanded={opened === null}
          onClick={() => onOpen(null)}
        >
          {inNumbers(row.total, i18n.language)}
        </button>
      </td>
    </tr>
  );
}
