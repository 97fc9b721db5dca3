import { useTranslation } from 'react-i18next';
import styles from './blank.module.css';
import { Mark } from './Mark';

/** Before the first word of the console. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <main className={styles.waiting} data-scene="waiting">
      <Mark className={styles.mark} />
      <h1 className={styles.note}>{t('room.waiting')}</h1>
    </main>
  );
}
