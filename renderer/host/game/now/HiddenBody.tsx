import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { Key } from '../keys/Key';
import { isWin } from '../nextOf';
import { useTable } from '../useTable';
import classes from './HiddenBody.module.css';
import common from './Now.module.css';
import { isAsk, isCard, isDawn } from './parts';
import { ChoiceStep } from './steps/ChoiceStep';
import { NumberStep } from './steps/NumberStep';

/** Stands for whatever a secret step shows; the same for every role, so that it tells nothing. */
export function HiddenBody({ drawn }: { drawn: Step }) {
  const { t } = useTranslation();
  const { step, say, toggleShown } = useTable();
  if (!step) return null;
  const { answer } = drawn;
  return (
    <>
      <div className={classes.hidden}>
        <IconEyeOff size="1.25rem" aria-hidden="true" />
        <span>
          {answer ? t('table.hidden.bodyRecorded', { recorded: say(answer.text) }) : t(bodyOf(step))}
        </span>
        <button type="button" className={common.quick} onClick={toggleShown}>
          {t('table.hidden.show')} <Key>H</Key>
        </button>
      </div>
      {step.kind === 'number' && !isAsk(step.key) && <NumberStep step={{ ...step, chosen: null }} blind />}
      {step.kind === 'choice' && isCard(step.key) && <ChoiceStep step={{ ...step, chosen: null }} blind />}
    </>
  );
}

function bodyOf(step: Step): string {
  if (isWin(step)) return 'table.hidden.win';
  if (isAsk(step.key)) return 'table.hidden.ask';
  if (step.kind === 'number') return 'table.hidden.number';
  if (isCard(step.key)) return 'table.hidden.card';
  if (isDawn(step.key)) return 'table.hidden.dawn';
  return step.kind === 'confirm' ? 'table.hidden.nothing' : 'table.hidden.body';
}
