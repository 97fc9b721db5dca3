import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { useTable } from '../useTable';
import classes from './Now.module.css';

/** One line of the night. A done line is pressed to correct it. */
export function ChecklistLine({
  step,
  no,
  open,
  children,
}: {
  step: Step;
  no: number;
  open: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { say, correct, nameOf } = useTable();
  const done = step.status === 'done';
  const actors = step.actors.map((seat) => `${seat} ${nameOf(seat)}`).join(', ');
  const head = (
    <>
      <span className={classes.lineNo}>{done ? <IconCheck size={16} aria-hidden="true" /> : no}</span>
      <span className={classes.lineTitle}>
        {say(step.title)}
        {actors && <small title={actors}> · {actors}</small>}
      </span>
      <span
        className={classes.lineAnswer}
        data-tone={step.answer?.tone}
        data-big={step.answer?.big || undefined}
      >
        {step.answer
          ? say(step.answer.text)
          : step.callOnly
            ? t('table.night.callOnly')
            : step.status === 'later'
              ? t('table.night.waits')
              : ''}
      </span>
    </>
  );
  return (
    <li
      className={classes.line}
      data-status={step.status}
      data-open={open || undefined}
      data-step={step.key}
      aria-current={step.status === 'now' ? 'step' : undefined}
    >
      {done && !open ? (
        <button type="button" className={classes.lineHead} onClick={() => correct(step.key)}>
          {head}
        </button>
      ) : (
        <div className={classes.lineHead}>{head}</div>
      )}
      {open && <div className={classes.lineBody}>{children}</div>}
    </li>
  );
}
