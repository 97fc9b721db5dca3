import { IconCheck } from '@tabler/icons-react';
import type { Step } from '../../../../../shared/game/steps';
import { Key } from '../../keys/Key';
import { useTable } from '../../useTable';
import { isAsk, isCard } from '../parts';
import { BigSeats } from './BigSeats';
import classes from './ChoiceStep.module.css';

/** More options than this stand in two columns. */
const many = 5;

/** One of a few options. `blind`: nothing shows what was chosen, nor which are refused. */
export function ChoiceStep({
  step,
  blind = false,
}: {
  step: Extract<Step, { kind: 'choice' }>;
  blind?: boolean;
}) {
  const { say, answer } = useTable();
  return (
    <>
      {!isCard(step.key) && !isAsk(step.key) && <BigSeats seats={step.seats} />}
      <div
        className={classes.options}
        data-cards={isCard(step.key) || undefined}
        data-many={step.options.length > many || undefined}
      >
        {step.options.map((option, index) => (
          <button
            type="button"
            key={option.id}
            className={classes.option}
            aria-pressed={step.chosen === option.id}
            data-refused={(!blind && option.refusal !== undefined) || undefined}
            title={blind ? undefined : option.refusal && say(option.refusal.reason)}
            onClick={() => answer({ type: 'option', option: option.id })}
          >
            <Key>{String(index + 1)}</Key>
            <span className={classes.optionWords}>{say(option.label)}</span>
            {step.chosen === option.id && <IconCheck size="1.25rem" aria-hidden="true" />}
          </button>
        ))}
      </div>
    </>
  );
}
