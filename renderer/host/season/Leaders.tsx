import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { inNumbers } from '../../ui/numbers';
import { Empty } from '../parts/Empty';
import { Refused } from '../parts/Refused';
import { useAnswer } from '../useAnswer';
import { useRulesName } from '../useRulesName';
import classes from './season.module.css';

const shown = 20;

/** The first places of a season, by the system of its last game: points, or wins where it has none. */
export function Leaders({ season }: { season: string }) {
  const { t, i18n } = useTranslation();
  const rulesName = useRulesName();
  const { data, refusal } = useAnswer({ type: 'standings', season });
  if (refusal) return <Refused reason={refusal} />;
  if (!data) return null;
  const [table] = data;
  if (!table) {
    return (
      <Empty
        icon={IconTrophy}
        title={t('desk.empty.standings.title')}
        what={t('desk.empty.standings.what')}
      />
    );
  }
  return (
    <>
      {(data.length > 1 || table.house) && <p className={classes.system}>{rulesName(table)}</p>}
      <ol className={classes.leaders} data-wins={table.columns.length === 0 || undefined}>
        {table.rows.slice(0, shown).map((row) => (
          <li key={row.player}>
            <span className={classes.place}>{row.place}</span>
            <b title={row.name}>{row.name}</b>
            <small>{t('desk.games', { count: row.games })}</small>
            <span className={classes.total}>
              {table.columns.length === 0
                ? t('desk.standings.won', { count: row.wins })
                : inNumbers(row.total, i18n.language)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
