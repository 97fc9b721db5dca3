import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../../ui/connection';
import classes from './parts.module.css';

/** Says when something is accepted but not on disk yet. Quiet while all is well. */
export function Saving() {
  const { t } = useTranslation();
  const saving = useConsole()?.saving;
  if (!saving || saving.held === 0) return null;
  return (
    <span className={classes.held} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      {t('desk.held', { count: saving.held })}
    </span>
  );
}
