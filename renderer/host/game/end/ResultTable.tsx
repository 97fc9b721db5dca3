import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EndView, PointsTable } from '../../../../shared/contract/host';
import { hasWon } from '../../../../shared/game/roles';
import { TeamSign } from '../../../ui/TeamSign';
import { useTable } from '../useTable';
import { Left } from './Left';
import classes from './Points.module.css';
import { RoleName } from './RoleName';

/** From so many rows on they stand closer. */
const many = 13;

/** The result of a system without points (PO-32, A-45): who had which role, who left how, who has won. */
export function ResultTable({ rows, end }: { rows: PointsTable['rows']; end: EndView }) {
  const { t } = useTranslation();
  const { view, nameOf } = useTable();
  return (
    <div className={classes.scroll}>
      <table className={classes.points} data-many={rows.length >= many || undefined}>
        <thead>
          <tr>
            <th scope="col" className={classes.head}>
              №
            </th>
            {(['player', 'role', 'team', 'left', 'result'] as const).map((column) => (
              <th scope="col" key={column} className={classes.head} data-words>
                {t(`table.points.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { seat, team } = row;
            return (
              <tr key={seat} data-seat={seat}>
                <td className={`${classes.cell} ${classes.no}`}>{seat}</td>
                <th scope="row" className={`${classes.cell} ${classes.name}`} title={nameOf(seat)}>
                  {nameOf(seat)}
                </th>
                <td className={classes.cell}>
                  <RoleName row={row} />
                </td>
                <td className={classes.cell}>
                  {team !== null && (
                    <span className={classes.role} data-team={team}>
                      <TeamSign team={team} className={classes.suit} />
                      {t(`team.${team}`)}
                    </span>
                  )}
                </td>
                <td className={`${classes.cell} ${classes.words}`}>
                  <Left seat={view.seats[seat - 1]} />
                </td>
                <td className={`${classes.cell} ${classes.words}`}>
                  <Won won={team === null || end.winner === null ? null : hasWon(end, seat, team)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Won({ won }: { won: boolean | null }) {
  const { t } = useTranslation();
  if (won === null) return '–';
  const Sign = won ? IconCheck : IconX;
  return (
    <span className={classes.won} data-won={won}>
      <Sign size="1rem" aria-hidden="true" />
      {t(won ? 'table.points.won' : 'table.points.lost')}
    </span>
  );
}
