import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { useTable } from '../useTable';
import { ChecklistLine } from './ChecklistLine';
import { HiddenBody } from './HiddenBody';
import classes from './Now.module.css';
import { Script } from './Script';
import { rowsOf } from './SeatGrid';
import { StepBody } from './StepBody';

/** The whole order of the night; only the current line is open, or a done one that is being corrected. */
export function Checklist() {
  const { t } = useTranslation();
  const { view, drawn, correcting } = useTable();
  return (
    <>
      <Script text={drawn?.script ?? null} />
      <ol
        className={classes.checklist}
        data-load={drawn ? loadOf(drawn, view.seats.length) : undefined}
        aria-label={t('table.night.order')}
      >
        {view.steps.map((step, index) => (
          <ChecklistLine key={step.key} step={step} no={index + 1} open={step.key === drawn?.key}>
            {step.key === drawn?.key && <OpenLine step={step} correcting={correcting !== null} />}
          </ChecklistLine>
        ))}
      </ol>
    </>
  );
}

/** How much the open line holds: rows of the grid, and one for what stands above it. */
function loadOf(step: Step, seats: number): number {
  switch (step.kind) {
    case 'seat':
      return rowsOf(seats + (step.none ? 1 : 0));
    case 'shots':
      return rowsOf(seats) + (step.proposals.length > 0 ? 1 : 0);
    case 'roles':
      return rowsOf(seats) + 1;
    default:
      return 1;
  }
}

function OpenLine({ step, correcting }: { step: Step; correcting: boolean }) {
  const { t } = useTranslation();
  const { say, shown } = useTable();
  if (!shown) return <HiddenBody drawn={step} />;
  return (
    <>
      {correcting && <p className={classes.hint}>{t('table.night.correcting')}</p>}
      {step.hint && <p className={classes.hint}>{say(step.hint)}</p>}
      <StepBody step={step} />
    </>
  );
}
