import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { isSecret } from '../concealed';
import { useTable } from '../useTable';
import { CardsLine } from './CardsLine';
import classes from './Checklist.module.css';
import { ChecklistLine } from './ChecklistLine';
import { HiddenBody } from './HiddenBody';
import common from './Now.module.css';
import { isCard, isEarly, isOpening, linesOf } from './parts';
import { Script } from './Script';
import { rowsOf } from './SeatGrid';
import { StepBody } from './StepBody';

/** The whole order of the night; only the current line is open, or a done one that is being corrected. */
export function Checklist() {
  const { t } = useTranslation();
  const { view, drawn, correcting } = useTable();
  const lines = linesOf(view.steps);
  const load = drawn ? loadOf(drawn, view.seats.length) : 0;
  return (
    <>
      <Script text={drawn?.script ?? null} />
      <ol
        className={classes.checklist}
        data-load={drawn ? load : undefined}
        data-lines={lines.length >= many ? lengthOf(lines.length, load) : undefined}
        aria-label={t('table.night.order')}
      >
        {lines.map((line, index) => {
          const [step] = line;
          if (!step) return null;
          const open = line.find((one) => one.key === drawn?.key);
          const body = open && <OpenLine step={open} correcting={correcting !== null} />;
          return isCard(step.key) ? (
            <CardsLine key={step.key} steps={line} no={index + 1} open={open ?? null}>
              {body}
            </CardsLine>
          ) : (
            <ChecklistLine key={step.key} step={step} no={index + 1} open={open !== undefined}>
              {body}
            </ChecklistLine>
          );
        })}
      </ol>
    </>
  );
}

/** From so many lines on the closed ones stand in threes where they would not fit. */
const many = 8;

/** How much of the screen a long night needs line by line: script, open line, all the others, about so many rem. */
function lengthOf(lines: number, load: number): 'long' | 'longer' | 'longest' {
  const height = 9 + load * 3.25 + (lines - 1) * 2.8;
  if (height <= 40) return 'long';
  return height <= 44 ? 'longer' : 'longest';
}

/** So many numbers stand in a row. */
const numbersInRow = 8;

/** How much the open line holds: rows of the grid, and one for what stands above it. */
function loadOf(step: Step, seats: number): number {
  if (isCard(step.key)) return 3;
  switch (step.kind) {
    case 'seat':
      return rowsOf(seats + (step.none ? 1 : 0));
    case 'shots':
      return rowsOf(seats) + (step.proposals.length > 0 ? 1 : 0) + (step.expected !== undefined ? 1 : 0);
    case 'roles':
      return rowsOf(seats) + 1;
    case 'hands':
      return rowsOf(seats) + 2;
    case 'number':
      return 1 + Math.floor((step.to - step.from + 1) / numbersInRow);
    default:
      return 1;
  }
}

function OpenLine({ step, correcting }: { step: Step; correcting: boolean }) {
  const { t } = useTranslation();
  const { say, shown, step: whole } = useTable();
  if (!shown && whole && isSecret(whole)) return isOpening(step.key) ? null : <HiddenBody drawn={step} />;
  return (
    <>
      {correcting && (
        <p className={common.hint}>{t(isEarly(step) ? 'table.night.early' : 'table.night.correcting')}</p>
      )}
      {step.hint && <p className={common.hint}>{say(step.hint)}</p>}
      <StepBody step={step} />
    </>
  );
}
