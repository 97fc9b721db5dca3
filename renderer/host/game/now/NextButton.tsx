import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { type Text, text } from '../../../../shared/game/words';
import { barsNext, isQuestion } from '../ask';
import { Key } from '../keys/Key';
import { isWin, nextOf } from '../nextOf';
import { useTable } from '../useTable';
import classes from './NextButton.module.css';
import { isVoter } from './parts';

/** The one big button: closes the step and says what comes then, or why it does nothing now. */
export function NextButton() {
  const { t } = useTranslation();
  const { view, drawn, correcting, refused, unseenWin, next } = useTable();
  const words = useNextWords();
  if (!drawn) return null;
  if (correcting !== null && !barsNext(refused)) {
    return (
      <button type="button" className={classes.next} onClick={next}>
        <IconCheck size="1.25rem" aria-hidden="true" />
        {t('table.now.corrected')} <Key>Enter</Key>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classes.next}
      data-barred={words.barred || undefined}
      title={words.barred ? (words.small ?? undefined) : undefined}
      onClick={next}
    >
      <span key={view.now} className={classes.nextWords} data-calm={drawn.status === 'now' || undefined}>
        <span>{words.label}</span>
        {words.small !== null && <small>{words.small}</small>}
      </span>
      <IconArrowRight size="1.25rem" aria-hidden="true" /> {!unseenWin && <Key>Enter</Key>}
    </button>
  );
}

interface NextWords {
  readonly label: string;
  readonly small: string | null;
  readonly barred: boolean;
}

/** Speeches are promised, but something else comes before them: a best move, the last words. */
function isMisleading(label: Text, then: Step | undefined): boolean {
  return label.key.endsWith('.next.speeches') && then !== undefined && !then.key.includes('/speech/');
}

function plainLabel(label: Text): Text {
  return text(label.key.replace(/speeches$/, 'next'));
}

function useNextWords(): NextWords {
  const { t } = useTranslation();
  const { view, drawn, refused, unseenWin, say } = useTable();
  if (!drawn) return { label: '', small: null, barred: true };
  const { label, refusal } = nextOf(drawn, false);
  if (unseenWin) return { label: t('table.win.showFirst'), small: t('table.win.waits'), barred: true };
  if (refused && barsNext(refused)) {
    const small = t(isQuestion(refused) ? 'table.now.answerFirst' : 'table.now.readFirst');
    return { label: say(label), small, barred: true };
  }
  if (isVoter(drawn) && drawn.chosen === undefined) {
    return {
      label: t('table.vote.asked', { seat: drawn.voter }),
      small: t('table.vote.closes'),
      barred: true,
    };
  }
  if (refusal) return { label: say(label), small: say(refusal.reason), barred: true };
  const at = view.steps.findIndex((step) => step.key === drawn.key);
  // After the host has agreed to end the game nothing comes.
  const then = isWin(drawn) ? undefined : view.steps[at + 1];
  const small = then ? t('table.now.then', { title: say(then.title) }) : null;
  return { label: say(isMisleading(label, then) ? plainLabel(label) : label), small, barred: false };
}
