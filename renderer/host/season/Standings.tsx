import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Standing, SystemStandings } from '../../../shared/season/standings';
import { asAverage, inNumbers } from '../../ui/numbers';
import { useSay } from '../../ui/say';
import { Empty } from '../parts/Empty';
import classes from './season.module.css';

/** One system's table: by points with what they are made of (DM-64, MP-47), or by wins where it has none. */
export function Standings({ table }: { table: SystemStandings | null }) {
  const { t } = useTranslation();
  const say = useSay();
  if (table === null) {
    return (
      <Empty
        icon={IconTrophy}
        title={t('desk.empty.standings.title')}
        what={t('desk.empty.standings.what')}
      />
    );
  }
  const { ruleset, columns, note, rows } = table;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('desk.standings.place')}</th>
            <th scope="col" className={classes.name}>
              {t('desk.standings.name')}
            </th>
            <th scope="col">{t('desk.standings.games')}</th>
            <th scope="col">{t('desk.standings.wins')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`table.points.column.${column}`)}
              </th>
            ))}
            {columns.length === 0 ? (
              <th scope="col">{t('desk.standings.winRate')}</th>
            ) : (
              <>
                <th scope="col">
                  {t(ruleset === 'demafia' ? 'desk.standings.total' : 'desk.standings.points')}
                </th>
                <th scope="col">{t('desk.standings.average')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.player} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {note && <p className={classes.note}>{say(note)}</p>}
    </>
  );
}

function Row({ row, columns }: { row: Standing; columns: readonly string[] }) {
  const { language } = useTranslation().i18n;
  return (
    <tr>
      <td className={classes.place}>{row.place}</td>
      <td className={classes.name} title={row.name}>
        {row.name}
      </td>
      <td>{row.games}</td>
      <td className={columns.length === 0 ? classes.sum : undefined}>{row.wins}</td>
      {columns.map((column) => {
        const points = row.points[column] ?? 0;
        return (
          <td key={column} data-zero={points === 0 || undefined} data-minus={points < 0 || undefined}>
            {inNumbers(points, language)}
          </td>
        );
      })}
      {columns.length === 0 ? (
        <td>{inNumbers(Math.round(row.winRate), language)}</td>
      ) : (
        <>
          <td className={classes.sum}>{inNumbers(row.total, language)}</td>
          <td>{asAverage(row.average, language)}</td>
        </>
      )}
    </tr>
  );
}
