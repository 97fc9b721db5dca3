import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import { SeatGrid } from '../SeatGrid';

/** One seat, or nobody where that is an answer. */
export function SeatStep({ step }: { step: Extract<Step, { kind: 'seat' }> }) {
  const { t } = useTranslation();
  const { view, say, tap, answer } = useTable();
  if (step.callOnly) return null;
  const cells = cellsOf(view, step.offers, say, (seat) =>
    step.chosen === seat ? { state: 'answer' } : null,
  );
  const nobody = { chosen: step.chosen === null, onTap: () => answer({ type: 'seat', seat: null }) };
  return (
    <SeatGrid cells={cells} label={t('table.now.whom')} onTap={tap} {...(step.none ? { nobody } : {})} />
  );
}
