import { useTranslation } from 'react-i18next';
import { type ChangeRow, changeText } from '../../../shared/game/changes';
import type { Text } from '../../../shared/game/words';
import { timeOfDay } from '../../ui/time';
import { Part } from './Sheet';
import classes from './sheet.module.css';

/** What was changed afterwards or entered against a rule: when, what, why. */
export function Corrections({ rows, say }: { rows: readonly ChangeRow[]; say: (text: Text) => string }) {
  const { t, i18n } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Part title={t('protocol.corrections')}>
      <ul className={classes.lines}>
        {rows.map((row) => (
          <li key={`${row.n}-${JSON.stringify(row.what)}`}>
            <b>
              {timeOfDay(row.at, i18n.language)}, {t(`record.kind.${row.kind}`)}.{' '}
            </b>
            {row.what
              .map((one) => say(row.kind === 'amended' ? changeText(one) : (one.is ?? changeText(one))))
              .join('; ')}
            {row.refusal && ` (${row.refusal.rule})`}
            {row.reason && ` — ${row.reason}`}
          </li>
        ))}
      </ul>
    </Part>
  );
}
