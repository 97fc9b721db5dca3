import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { Key } from '../../keys/Key';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import classes from '../Now.module.css';
import { SeatGrid } from '../SeatGrid';

/** One seat, or nobody where that is an answer. */
export function SeatStep({ step }: { step: Extract<Step, { kind: 'seat' }> }) {
  const { t } = useTranslation();
  const { view, say, tap, answer } = useTable();
  if (step.callOnly) return null;
  const cells = cellsOf(view, step.offers, say, (seat) =>
    step.chosen === seat ? { state: 'answer' } : null,
  );
  return (
    <>
      <SeatGrid cells={cells} label={t('table.now.whom')} runs={false} onTap={tap} />
      {step.none && (
        <button
          type="button"
          className={classes.quick}
          aria-pressed={step.chosen === null}
          onClick={() => answer({ type: 'seat', seat: null })}
        >
          {t('table.now.nobody')} <Key>N</Key>
        </button>
      )}
    </>
  );
}
