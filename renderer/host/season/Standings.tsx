import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../../shared/season/standings';
import { asAverage, inNumbers } from '../../ui/numbers';
import { Empty } from '../parts/Empty';
import classes from './season.module.css';

const columns = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'] as const;

/** DM-64: the season's table by PTS, with what the points are made of. */
export function Standings({ rows }: { rows: readonly Standing[] }) {
  const { t, i18n } = useTranslation();
  if (rows.length === 0) {
    return (
      <Empty
        icon={IconTrophy}
        title={t('desk.empty.standings.title')}
        what={t('desk.empty.standings.what')}
      />
    );
  }
  const write = (value: number) => inNumbers(value, i18n.language);
  return (
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
          <th scope="col">{t('desk.standings.total')}</th>
          <th scope="col">{t('desk.standings.average')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player}>
            <td className={classes.place}>{row.place}</td>
            <td className={classes.name} title={row.name}>
              {row.name}
            </td>
            <td>{row.games}</td>
            <td>{row.wins}</td>
            {columns.map((column) => {
              const points = row.points[column] ?? 0;
              return (
                <td key={column} data-zero={points === 0 || undefined} data-minus={points < 0 || undefined}>
                  {write(points)}
                </td>
              );
            })}
            <td className={classes.sum}>{write(row.total)}</td>
            <td>{asAverage(row.average, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
