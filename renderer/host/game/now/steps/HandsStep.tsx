import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { Key } from '../../keys/Key';
import { allTheRest, nobodyAnswer, runAnswer, waitingHands } from '../../pick';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import classes from '../Now.module.css';
import { SeatGrid } from '../SeatGrid';

/** Who votes for the open candidate: one tap a hand, a stroke over neighbours for a run. */
export function HandsStep({ step }: { step: Extract<Step, { kind: 'hands' }> }) {
  const { t } = useTranslation();
  const { view, say, tap, answer } = useTable();
  const cells = cellsOf(view, step.offers, say, (seat) => {
    if (step.up.includes(seat)) return { state: 'hand', word: t('table.vote.hand') };
    return step.waiting.includes(seat) ? { state: 'waits', word: t('table.vote.waits') } : null;
  });
  return (
    <>
      <SeatGrid
        cells={cells}
        label={t('table.vote.handsFor', { seat: step.candidate })}
        runs
        onTap={tap}
        onRun={(run) => answer(runAnswer(step, run))}
      />
      <div className={classes.quicks}>
        {step.waiting.length > 0 && (
          <button
            type="button"
            className={classes.quick}
            data-hands
            onClick={() => answer(waitingHands(step))}
          >
            {t('table.vote.countWaiting', { seats: step.waiting.join(', ') })} <Key>W</Key>
          </button>
        )}
        <button type="button" className={classes.quick} onClick={() => answer(allTheRest(step))}>
          {t('table.vote.rest')} <Key>A</Key>
        </button>
        <button type="button" className={classes.quick} onClick={() => answer(nobodyAnswer(step))}>
          {t('table.vote.nobody')} <Key>N</Key>
        </button>
      </div>
    </>
  );
}
