import { IconAlertTriangle, IconCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnected, useConsole } from '../../../ui/connection';
import { useSay } from '../../../ui/say';
import classes from './Bar.module.css';

/** Whether everything accepted is on disk; red while something is only held in memory. */
export function SavedSign() {
  const { t } = useTranslation();
  const say = useSay();
  const connected = useConnected();
  const saving = useConsole()?.saving;
  const held = saving?.held ?? 0;
  if (!connected) {
    return (
      <span className={classes.state} data-trouble role="alert">
        <IconPlugConnectedX size="1.125rem" aria-hidden="true" />
        {t('table.bar.lost')}
      </span>
    );
  }
  if (held > 0) {
    return (
      <span
        className={classes.state}
        data-trouble
        role="alert"
        title={saving?.error ? say(saving.error) : undefined}
      >
        <IconAlertTriangle size="1.125rem" aria-hidden="true" />
        {t('table.bar.held', { held })}
      </span>
    );
  }
  return (
    <span className={classes.state} data-good>
      <IconCheck size="1.125rem" aria-hidden="true" />
      {t('table.bar.saved')}
    </span>
  );
}
