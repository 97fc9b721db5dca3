import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndView, PointsTable as Points } from '../../../../shared/contract/host';
import type { Seat } from '../../../../shared/game/words';
import { LedgerRows } from './LedgerRows';
import classes from './Points.module.css';
import { PointsRow } from './PointsRow';

/** From so many rows on they stand closer. */
const many = 13;

interface Opened {
  readonly seat: Seat;
  /** Null: all columns. */
  readonly column: string | null;
}

/** Everybody's points; a number is pressed to see the rows behind it. */
export function PointsTable({ points, accuracy }: { points: Points; accuracy: EndView['accuracy'] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Opened | null>(null);
  return (
    <div className={classes.scroll}>
      <table className={classes.points} data-many={points.rows.length >= many || undefined}>
        <thead>
          <tr>
            <th scope="col" className={classes.head}>
              №
            </th>
            <th scope="col" className={classes.head} data-words>
              {t('table.points.player')}
            </th>
            <th scope="col" className={classes.head} data-words>
              {t('table.points.role')}
            </th>
            {accuracy.length > 0 && (
              <th scope="col" className={classes.head} title={t('table.points.accuracyHow')}>
                {t('table.points.accuracy')}
              </th>
            )}
            {points.columns.map((column) => (
              <th scope="col" key={column} className={classes.head}>
                {t(`table.points.column.${column}`)}
              </th>
            ))}
            <th scope="col" className={classes.head}>
              {t('table.points.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.rows.map((row) => {
            const { seat } = row;
            const behind = points.ledger.filter((one) => one.seat === seat);
            const opened = open?.seat === seat ? open.column : undefined;
            return (
              <Fragment key={seat}>
                <PointsRow
                  row={row}
                  columns={points.columns}
                  behind={behind}
                  votes={accuracy.find((own) => own.seat === seat)}
                  opened={opened}
                  onOpen={(column) => setOpen(opened === column ? null : { seat, column })}
                />
                {opened !== undefined && (
                  <tr>
                    <td
                      className={classes.behind}
                      colSpan={points.columns.length + (accuracy.length > 0 ? 5 : 4)}
                    >
                      <LedgerRows rows={behind.filter((one) => opened === null || one.column === opened)} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
