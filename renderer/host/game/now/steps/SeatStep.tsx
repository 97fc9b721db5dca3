import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { Key } from '../../keys/Key';
import { expectedAnswer } from '../../pick';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import classes from '../Now.module.css';
import { SeatGrid } from '../SeatGrid';

/** One seat, or nobody where that is an answer; in an open vote also whom the voter before has named. */
export function SeatStep({ step }: { step: Extract<Step, { kind: 'seat' }> }) {
  const { t } = useTranslation();
  const { view, say, tap, answer, nameOf } = useTable();
  if (step.callOnly) return null;
  const cells = cellsOf(view, step.offers, say, (seat) =>
    step.chosen === seat ? { state: 'answer' } : null,
  );
  const nobody = { chosen: step.chosen === null, onTap: () => answer({ type: 'seat', seat: null }) };
  const { expected } = step;
  return (
    <>
      <SeatGrid cells={cells} label={t('table.now.whom')} onTap={tap} {...(step.none ? { nobody } : {})} />
      {expected !== undefined && (
        <div className={classes.quicks}>
          <button type="button" className={classes.quick} onClick={() => answer(expectedAnswer(step))}>
            {t('table.vote.asBefore', { seat: expected, name: nameOf(expected) })} <Key>A</Key>
          </button>
        </div>
      )}
    </>
  );
}
