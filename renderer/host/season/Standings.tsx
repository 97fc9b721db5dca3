import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Standing, SystemStandings } from '../../../shared/season/standings';
import { asAverage, inNumbers } from '../../ui/numbers';
import { useSay } from '../../ui/say';
import { Empty } from '../parts/Empty';
import classes from './season.module.css';

interface Props {
  readonly table: SystemStandings | null;
  /** Games a player needs for a place, where the season asks for some. */
  readonly minGames?: number | undefined;
}

/** One system's table: by points with what they are made of (DM-64, MP-47), or by wins where it has none. */
export function Standings({ table, minGames }: Props) {
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
  const scored = rows.some(({ score }) => score !== undefined);
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('desk.standings.place')}</th>
            <th scope="col" className={classes.name}>
              {t('desk.standings.name')}
            </th>
            {scored && <th scope="col">{t('season.table.score')}</th>}
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
            <Row key={row.player} row={row} columns={columns} scored={scored} />
          ))}
        </tbody>
      </table>
      {minGames !== undefined && rows.some(({ below }) => below) && (
        <p className={classes.note}>{t('season.table.below', { count: minGames })}</p>
      )}
      {note && <p className={classes.note}>{say(note)}</p>}
    </>
  );
}

interface RowProps {
  readonly row: Standing;
  readonly columns: readonly string[];
  readonly scored: boolean;
}

function Row({ row, columns, scored }: RowProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const main = scored ? undefined : classes.sum;
  return (
    <tr data-below={row.below}>
      <td className={classes.place}>{row.below ? '–' : row.place}</td>
      <td className={classes.name} title={row.name}>
        {row.name}
      </td>
      {scored && <td className={classes.sum}>{inNumbers(row.score ?? 0, language)}</td>}
      <td>
        {row.played === undefined
          ? row.games
          : t('season.table.bestOf', { games: row.games, played: row.played })}
      </td>
      <td className={columns.length === 0 ? main : undefined}>{row.wins}</td>
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
          <td className={main}>{inNumbers(row.total, language)}</td>
          <td>{asAverage(row.average, language)}</td>
        </>
      )}
    </tr>
  );
}
