import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { Key } from '../../keys/Key';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import classes from '../Now.module.css';
import { SeatGrid } from '../SeatGrid';

/** The agreed target, and beside it who proposed whom (DM-14). */
export function ShotsStep({ step }: { step: Extract<Step, { kind: 'shots' }> }) {
  const { t } = useTranslation();
  const { view, say, tap, aim, setAim, nameOf } = useTable();
  if (step.callOnly) return null;
  const proposal = step.proposals.find((one) => one.shooter === aim.shooter);
  const target = proposal ? proposal.target : step.chosen;
  const cells = cellsOf(view, step.offers, say, (seat) => (target === seat ? { state: 'answer' } : null));
  return (
    <>
      {step.proposals.length > 0 && (
        <div className={classes.chips}>
          <button
            type="button"
            className={classes.chip}
            aria-pressed={aim.shooter === null}
            onClick={() => setAim({ shooter: null })}
          >
            {t('table.now.agreed')}
            {aim.shooter === null && <Key>S</Key>}
          </button>

          {step.proposals.map(({ shooter, target: proposed }) => (
            <button
              type="button"
              key={shooter}
              className={classes.chip}
              aria-pressed={aim.shooter === shooter}
              title={nameOf(shooter)}
              onClick={() => setAim({ shooter })}
            >
              {t('table.now.proposes', { seat: shooter, target: proposed ?? '—' })}
              {aim.shooter === shooter && <Key>S</Key>}
            </button>
          ))}
        </div>
      )}
      <SeatGrid cells={cells} label={t('table.now.whom')} onTap={tap} />
    </>
  );
}
