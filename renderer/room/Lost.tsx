import { IconPlugConnectedX } from '@tabler/icons-react';
import styles from './frame.module.css';
import { t } from './words';

/** The small sign that the console does not answer; the picture stays and the clock runs on. */
export function Lost() {
  return (
    <p className={styles.lost} role="status">
      <IconPlugConnectedX className={styles.sign} aria-hidden="true" />
      {t('room.lost')}
    </p>
  );
}
