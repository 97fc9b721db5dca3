import { IconAlertTriangle, IconBellRinging, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ClockReading, useDigits } from '../../../ui/clock';
import classes from './ClockFace.module.css';

/** The clock's digits with a word for what it is doing, so that colour is never the only sign. */
export function ClockFace({ reading, small }: { reading: ClockReading; small: boolean }) {
  const { t } = useTranslation();
  const digits = useDigits(reading);
  if (!digits) return null;
  const { clock } = reading;
  const state = digits.overtime ? 'over' : digits.warning ? 'last' : clock.running ? 'runs' : 'stands';
  return (
    <div className={classes.face} data-state={state} data-small={small || undefined}>
      <span className={classes.digits} role="timer">
        {digits.text}
      </span>
      <span className={classes.word}>
        {clock.interrupted !== null ? (
          <>
            <IconAlertTriangle size="1rem" aria-hidden="true" />
            {t(`table.clock.interrupted.${clock.interrupted}`)}
          </>
        ) : !clock.running ? (
          <>
            <IconPlayerPauseFilled size="0.875rem" aria-hidden="true" />
            {t(clock.elapsedMs > 0 ? 'table.clock.paused' : 'table.clock.ready')}
          </>
        ) : digits.overtime ? (
          <>
            <IconBellRinging size="1rem" aria-hidden="true" />
            {t('table.clock.over')}
          </>
        ) : digits.warning ? (
          <>
            <IconBellRinging size="1rem" aria-hidden="true" />
            {t('table.clock.last')}
          </>
        ) : (
          t(clock.mode === 'countup' ? 'table.clock.unlimited' : 'table.clock.runs')
        )}
      </span>
    </div>
  );
}
