import { IconCheck, IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../useTable';
import { speakerOf } from './parts';
import classes from './SpeakerOrder.module.css';

/** The order of the speeches of the day: who has spoken, who speaks, whose speech is skipped for fouls (PO-35, A-122). */
export function SpeakerOrder() {
  const { t } = useTranslation();
  const { view, nameOf } = useTable();
  const turns = view.steps.flatMap((step) => {
    const seat = speakerOf(step);
    // A speech without a clock is a turn without the word.
    return seat === null ? [] : [{ seat, status: step.status, skipped: step.clock === null }];
  });
  return (
    <ol className={classes.order} aria-label={t('table.speech.order')}>
      <li className={classes.caption} aria-hidden="true">
        {t('table.speech.orderShort')}
      </li>
      {turns.map(({ seat, status, skipped }) => (
        <li
          key={seat}
          className={classes.turn}
          data-status={status}
          data-skipped={skipped || undefined}
          aria-current={status === 'now' ? 'step' : undefined}
          title={skipped ? t('table.speech.skipped', { seat, name: nameOf(seat) }) : nameOf(seat)}
        >
          {skipped ? (
            <IconMicrophoneOff size="0.875rem" aria-label={t('table.seat.silenced')} role="img" />
          ) : status === 'now' ? (
            <IconMicrophone size="0.875rem" aria-hidden="true" />
          ) : (
            status === 'done' && <IconCheck size="0.875rem" aria-hidden="true" />
          )}
          {seat}
        </li>
      ))}
    </ol>
  );
}
