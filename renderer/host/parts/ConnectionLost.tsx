import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnected } from '../../ui/connection';
import classes from './parts.module.css';

/** A connection that comes back at once is not worth a word. */
const patienceMs = 1_200;

/** Says over everything that the console does not answer. */
export function ConnectionLost() {
  const { t } = useTranslation();
  const connected = useConnected();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (connected) {
      setLost(false);
      return undefined;
    }
    const timer = setTimeout(() => setLost(true), patienceMs);
    return () => clearTimeout(timer);
  }, [connected]);
  if (!lost) return null;
  return (
    <div className={classes.lost} role="alert">
      <IconPlugConnectedX size={22} aria-hidden />
      <b>{t('desk.lost.title')}</b>
      <span>{t('desk.lost.what')}</span>
    </div>
  );
}
