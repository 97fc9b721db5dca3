import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { isSecret, isToldAlone } from '../concealed';
import { useTable } from '../useTable';
import { LateVoters } from '../vote/LateVoters';
import { OpenBallot } from '../vote/OpenBallot';
import { VoteBoard } from '../vote/VoteBoard';
import classes from './DayStep.module.css';
import { HiddenBody } from './HiddenBody';
import common from './Now.module.css';
import { isAsk, isVerdict, isVoter, speakerOf } from './parts';
import { Script } from './Script';
import { SpeakerOrder } from './SpeakerOrder';
import { StepBody } from './StepBody';

type Hands = Extract<Step, { kind: 'hands' }>;

function isRaise(step: Step): step is Hands {
  return step.kind === 'hands' && step.purpose === 'raise' && step.status === 'done';
}

/** The open step of a day: its title, what is said, what is recorded; in a vote the candidates as well. */
export function DayStep({ step }: { step: Step }) {
  const { view, say, shown, step: whole } = useTable();
  const { t } = useTranslation();
  const candidates = view.vote?.candidates ?? [];
  const counting = step.kind === 'hands' && step.purpose === 'vote';
  const title =
    step.kind === 'hands' && step.purpose === 'vote'
      ? t('table.vote.candidateOf', {
          no: candidates.findIndex((one) => one.seat === step.candidate) + 1,
          of: candidates.length,
        })
      : say(step.title);
  const raise = isVerdict(step.key) ? view.steps.find(isRaise) : undefined;
  const pause = step.kind === 'speech' && step.pause;
  const hidden = !shown && whole !== null && (isSecret(whole) || (isVoter(whole) && isToldAlone(view)));
  const ballot = view.steps.filter(isVoter);
  return (
    <>
      <h2 className={classes.eyebrow}>
        {title}
        {(counting || isVoter(step)) && (
          <span>
            {t('table.vote.left')} <b>{view.vote?.votersLeft.length ?? ballot.length}</b>
          </span>
        )}
      </h2>
      <div className={classes.day} data-pause={pause || undefined} data-kind={step.kind}>
        <Script text={step.script} />
        {isVoter(step) && <LateVoters />}
        {step.hint && <p className={common.hint}>{say(step.hint)}</p>}
        {speakerOf(step) !== null && <SpeakerOrder />}
        {step.kind !== 'hands' && (hidden ? <HiddenBody drawn={step} /> : <StepBody step={step} />)}
      </div>
      {raise && raise.up.length > 0 && (
        <p className={common.hint}>
          {t('table.hands.raise.result', { count: raise.up.length, list: raise.up.join(', ') })}
        </p>
      )}
      {ballot.length > 0 ? (
        <OpenBallot steps={ballot} vote={view.vote} closed={isAsk(step.key) || isVerdict(step.key)} />
      ) : (
        view.vote && <VoteBoard vote={view.vote} quiet={!counting} />
      )}
      {step.kind === 'hands' && (
        <div className={classes.hands}>
          <StepBody step={step} />
        </div>
      )}
    </>
  );
}
