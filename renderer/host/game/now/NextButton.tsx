import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Now.module.css';

/** The one big button: closes the step and says what comes then. */
export function NextButton() {
  const { t } = useTranslation();
  const { view, drawn, correcting, next, say } = useTable();
  if (!drawn) return null;
  if (correcting !== null) {
    return (
      <button type="button" className={classes.next} onClick={next}>
        <IconCheck size="1.25rem" aria-hidden="true" />
        {t('table.now.corrected')} <Key>Enter</Key>
      </button>
    );
  }
  const { label, refusal } = drawn.next;
  const at = view.steps.findIndex((step) => step.key === drawn.key);
  // After the host has agreed to end the game nothing comes.
  const then = drawn.key.endsWith('/win') ? undefined : view.steps[at + 1];
  return (
    <button
      type="button"
      className={classes.next}
      data-barred={refusal !== null || undefined}
      title={refusal ? say(refusal.reason) : undefined}
      onClick={next}
    >
      <span className={classes.nextWords}>
        <span>{say(label)}</span>
        {refusal ? (
          <small>{say(refusal.reason)}</small>
        ) : (
          then && <small>{t('table.now.then', { title: say(then.title) })}</small>
        )}
      </span>
      <IconArrowRight size="1.25rem" aria-hidden="true" /> <Key>Enter</Key>
    </button>
  );
}
