import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EndView } from '../../../../shared/contract/host';
import { useTable } from '../useTable';
import common from './End.module.css';
import classes from './Oratory.module.css';
import { useWorth } from './useWorth';

/** Oratory points after a tie, proposed by the rules and switched by the host (DM-60). */
export function Oratory({ rows }: { rows: EndView['oratory'] }) {
  const { t } = useTranslation();
  const worth = useWorth();
  const { ask, nameOf } = useTable();
  if (rows.length === 0) return null;
  return (
    <section className={common.award}>
      <h3 className={common.title}>
        {t('table.award.oratory')}
        <span className={common.how}>{t('table.award.oratoryHow', { amount: worth('DM-60') })}</span>
      </h3>
      <div className={classes.switches}>
        {rows.map(({ day, seat, on }) => (
          <label className={classes.switch} key={`${day}/${seat}`} htmlFor={`oratory-${day}-${seat}`}>
            <span>{t('table.award.oratoryOf', { day, seat, name: nameOf(seat) })}</span>
            <Switch
              id={`oratory-${day}-${seat}`}
              size="md"
              checked={on}
              onChange={(event) => ask({ type: 'oratory', day, seat, on: event.currentTarget.checked })}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
