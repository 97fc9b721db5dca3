import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { CheckSign, toneOf } from '../CheckSign';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './ChecklistLine.module.css';
import { isEarly } from './parts';

/** One line of the night. A done line is pressed to correct it, one that acts at the same time to answer it now. */
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
  const early = isEarly(step);
  // Where seats are the answer, naming them as actors as well would only repeat it.
  const acting = step.kind === 'roles' ? [] : step.actors;
  const actors = acting.map((seat) => `${seat} ${nameOf(seat)}`).join(', ');
  const answer = step.status === 'later' && !early ? null : step.answer;
  // The line names who acts: what is found out belongs to another seat.
  const answerWords = ({ big, text }: NonNullable<Step['answer']>) => {
    const seat = big ? text.params?.seat : undefined;
    return seat === undefined ? say(text) : t('table.night.foundOut', { seat, what: say(text) });
  };
  const head = (
    <>
      <span className={classes.lineNo}>{done ? <IconCheck size="1rem" aria-hidden="true" /> : no}</span>
      <span className={classes.lineTitle}>
        {say(step.title)}
        {actors && (
          <span className={classes.lineActors} title={actors}>
            {' '}
            · {actors}
          </span>
        )}
      </span>
      <span
        className={classes.lineAnswer}
        data-tone={answer ? toneOf(answer) : undefined}
        data-big={answer?.big || undefined}
      >
        {answer && <CheckSign answer={answer} />}
        {answer
          ? answerWords(answer)
          : step.callOnly
            ? t('table.night.callOnly')
            : early
              ? t('table.night.mayAct')
              : step.status === 'later'
                ? t('table.night.waits')
                : ''}
        {early && !open && <Key>T</Key>}
      </span>
    </>
  );
  return (
    <li
      className={classes.line}
      data-status={step.status}
      data-open={open || undefined}
      data-early={early || undefined}
      data-step={step.key}
      aria-current={step.status === 'now' ? 'step' : undefined}
    >
      {(done || early) && !open ? (
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
