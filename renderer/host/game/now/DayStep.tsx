import type { Step } from '../../../../shared/game/steps';
import { isSecret } from '../concealed';
import { useTable } from '../useTable';
import { VoteBoard } from '../vote/VoteBoard';
import { HiddenBody } from './HiddenBody';
import classes from './Now.module.css';
import { Script } from './Script';
import { StepBody } from './StepBody';

/** The open step of a day: its title, what is said, what is recorded; in a vote the candidates as well. */
export function DayStep({ step }: { step: Step }) {
  const { view, say, shown, step: whole } = useTable();
  const pause = step.kind === 'speech' && step.pause;
  const hidden = !shown && whole !== null && isSecret(whole);
  return (
    <>
      <h2 className={classes.eyebrow}>{say(step.title)}</h2>
      <div className={classes.day} data-pause={pause || undefined} data-kind={step.kind}>
        <Script text={step.script} />
        {step.hint && <p className={classes.hint}>{say(step.hint)}</p>}
        {step.kind !== 'hands' &&
          (hidden ? <HiddenBody recorded={step.answer !== null} /> : <StepBody step={step} />)}
      </div>
      {view.vote && <VoteBoard vote={view.vote} quiet={step.kind !== 'hands'} />}
      {step.kind === 'hands' && (
        <div className={classes.hands}>
          <StepBody step={step} />
        </div>
      )}
    </>
  );
}
