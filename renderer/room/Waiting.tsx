import styles from './blank.module.css';
import { Mark } from './Mark';
import { t } from './words';

/** Before the first word of the console. */
export function Waiting() {
  return (
    <main className={styles.waiting} data-scene="waiting">
      <Mark className={styles.mark} />
      <h1 className={styles.note}>{t('room.waiting')}</h1>
    </main>
  );
}
