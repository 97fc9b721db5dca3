import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

/** The small sign that the console does not answer; the picture stays and the clock runs on. */
export function Lost() {
  const { t } = useTranslation();
  return (
    <p className={styles.lost} role="status">
      <IconPlugConnectedX className={styles.sign} aria-hidden="true" />
      {t('room.lost')}
    </p>
  );
}
