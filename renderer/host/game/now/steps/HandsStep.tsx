import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import type { Seat } from '../../../../../shared/game/words';
import { Key } from '../../keys/Key';
import { allTheRest, hasRest, nobodyAnswer, runAnswer, waitingHands } from '../../pick';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import classes from '../Now.module.css';
import { SeatGrid } from '../SeatGrid';
import { HandsSum, SilentVotes } from './HandsSum';

type Hands = Extract<Step, { kind: 'hands' }>;

/** Several seats, each up or down: one tap a seat, a stroke over neighbours for a run. */
export function HandsStep({ step }: { step: Hands }) {
  const { t } = useTranslation();
  const { view, say, tap, answer, aim } = useTable();
  const { purpose } = step;
  const upWord = (seat: Seat) =>
    purpose === 'order'
      ? t('table.hands.order.up', { place: step.up.indexOf(seat) + 1 })
      : t(`table.hands.${purpose}.up`);
  const cells = cellsOf(view, step.offers, say, (seat) => {
    if (step.up.includes(seat)) return { state: 'hand', word: upWord(seat) };
    return step.waiting.includes(seat) ? { state: 'waits', word: t('table.vote.waits') } : null;
  });
  return (
    <>
      <HandsSum step={step} />
      <SeatGrid
        cells={cells}
        label={t(`table.hands.${purpose}.label`, { seat: step.candidate })}
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
        {hasRest(step) && (
          <button type="button" className={classes.quick} onClick={() => answer(allTheRest(step))}>
            {t(purpose === 'present' ? 'table.hands.present.all' : 'table.vote.rest')} <Key>A</Key>
          </button>
        )}
        <button type="button" className={classes.quick} onClick={() => answer(nobodyAnswer(step, aim))}>
          {t(purpose === 'order' ? 'table.hands.order.clear' : 'table.vote.nobody')} <Key>N</Key>
        </button>
      </div>
      <SilentVotes step={step} />
    </>
  );
}
