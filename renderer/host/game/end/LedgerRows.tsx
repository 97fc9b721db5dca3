import { useTranslation } from 'react-i18next';
import type { PointsTable } from '../../../../shared/contract/host';
import { hostRule, refOf } from '../../../../shared/game/ledger';
import { inNumbers } from '../../../ui/numbers';
import { PhaseName } from '../log/PhaseName';
import { useTable } from '../useTable';
import classes from './Points.module.css';
import { useReasonOf } from './useReasonOf';

/** The host's word on a row: it does not count, or counts again. */
function RowButton({ row }: { row: PointsTable['ledger'][number] }) {
  const { t } = useTranslation();
  const { view, setMend } = useTable();
  const { ledger } = view.points;
  const ref = refOf(ledger, ledger.indexOf(row));
  return (
    <button
      type="button"
      className={classes.word}
      onClick={() => ref && setMend({ type: 'row', row: ref, counts: !row.void })}
    >
      {t(row.void ? 'amend.word.count' : 'amend.word.void')}
    </button>
  );
}

/** The rule that is named: rows of a club's own table have none but that there is none. */
const ruleOf = (rule: string) => (rule.startsWith('club-') ? 'A-45' : rule);

/** The rows behind a number: what for, when, whom it was about, by which rule. Void ones are struck out. */
export function LedgerRows({ rows }: { rows: PointsTable['ledger'] }) {
  const { t, i18n } = useTranslation();
  const reasonOf = useReasonOf();
  if (rows.length === 0) return <p className={classes.nothing}>{t('table.points.nothing')}</p>;
  return (
    <ul className={classes.ledger}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are derived anew and carry no id.
        <li key={index} className={classes.entry} data-void={row.void || undefined}>
          <span className={classes.amount}>
            {row.amount > 0 && '+'}
            {inNumbers(row.amount, i18n.language)}
          </span>
          <span>
            {t(`table.ledger.${row.rule}`, { context: row.column })}
            {row.note !== '' &&
              ` · ${row.rule === hostRule ? row.note : t('table.points.about', { seat: row.note })}`}
            {row.rule === 'DM-63' && reasonOf(row.seat) && ` · ${reasonOf(row.seat)}`}
          </span>
          <span className={classes.when}>
            {row.when === 'end' ? t('table.phase.end') : <PhaseName phase={row.when} />}
            {row.rule !== hostRule && ` · ${ruleOf(row.rule)}`}
            {row.void && ` · ${t('table.points.void')}`}
          </span>
          {row.rule !== hostRule && <RowButton row={row} />}
        </li>
      ))}
    </ul>
  );
}
