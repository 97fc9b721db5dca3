import { useTranslation } from 'react-i18next';
import type { RowRef } from '../../../../shared/game/facts';
import { PhaseName } from '../log/PhaseName';
import { useTable } from '../useTable';
import classes from './Mend.module.css';
import { Reasoned } from './Reasoned';

/** The host's word on one row of points that follows from the rules. `counts`: it does now. */
export function RowWord({ row, counts, onDone }: { row: RowRef; counts: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const { nameOf } = useTable();
  return (
    <Reasoned
      body={(reason) => ({ type: 'overrule', what: { kind: 'void', row, on: counts }, reason })}
      onDone={onDone}
    >
      <p className={classes.how}>
        <b>
          {row.seat} {nameOf(row.seat)}
        </b>
        {' · '}
        {t(`table.ledger.${row.rule}`)}
        {' · '}
        {row.when === 'end' ? t('table.phase.end') : <PhaseName phase={row.when} />}
      </p>
      <p className={classes.how}>{t(counts ? 'amend.word.voidHow' : 'amend.word.countHow')}</p>
    </Reasoned>
  );
}
