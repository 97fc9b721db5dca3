import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EndView, PointsTable } from '../../../../shared/contract/host';
import { hasWon } from '../../../../shared/game/roles';
import type { Seat, TeamId } from '../../../../shared/game/words';
import { TeamSign } from '../../../ui/TeamSign';
import { useTable } from '../useTable';
import { Left } from './Left';
import classes from './Points.module.css';
import { RoleName } from './RoleName';

/** From so many rows on they stand closer. */
const many = 13;

/** The result of a system without points (PO-32, A-45): who had which role, who left how, who has won. */
export function ResultTable({ rows, end }: { rows: PointsTable['rows']; end: EndView }) {
  // A large table stands in two parts side by side, so that every row is in sight.
  const half = rows.length > many ? Math.ceil(rows.length / 2) : rows.length;
  const parts = half < rows.length ? [rows.slice(0, half), rows.slice(half)] : [rows];
  return (
    <div className={classes.scroll} data-parts={parts.length}>
      {parts.map((part) => (
        <Part
          key={part[0]?.seat}
          rows={part}
          end={end}
          close={rows.length >= many}
          whole={parts.length === 1}
        />
      ))}
    </div>
  );
}

/** `whole`: there is room for the team in words; else it has its sign, colour and name beside the role. */
function Part(props: { rows: PointsTable['rows']; end: EndView; close: boolean; whole: boolean }) {
  const { t } = useTranslation();
  const { view, nameOf } = useTable();
  const { rows, end, close, whole } = props;
  const columns = (['player', 'role', 'team', 'left', 'result'] as const).filter(
    (column) => whole || column !== 'team',
  );
  return (
    <table className={classes.points} data-many={close || undefined}>
      <thead>
        <tr>
          <th scope="col" className={classes.head}>
            №
          </th>
          {columns.map((column) => (
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
                {whole || team === null ? (
                  <RoleName row={row} />
                ) : (
                  <span className={classes.role} data-team={team} title={t(`team.${team}`)}>
                    <RoleName row={row} />
                    <TeamSign team={team} className={classes.suit} />
                  </span>
                )}
              </td>
              {whole && (
                <td className={classes.cell}>
                  {team !== null && (
                    <span className={classes.role} data-team={team}>
                      <TeamSign team={team} className={classes.suit} />
                      {t(`team.${team}`)}
                    </span>
                  )}
                </td>
              )}
              <td className={`${classes.cell} ${classes.words}`}>
                <Left seat={view.seats[seat - 1]} />
              </td>
              <td className={`${classes.cell} ${classes.words}`}>
                <Won won={wonBy(end, seat, team)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether a seat is among the winners, as it is counted for it (A-82b, A-80); null where nobody won or nothing is known. */
function wonBy(end: EndView, seat: Seat, team: TeamId | null): boolean | null {
  if (team === null || end.winner === null || end.winners?.length === 0) return null;
  return end.winners?.includes(seat) ?? hasWon(end, seat, team);
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
