import { useTranslation } from 'react-i18next';
import { Mark, Moon } from '../Mark';
import styles from './scenes.module.css';

/** The night: a moon that stands still, whatever happens at the table. `begins`: it has not fallen for the first time. */
export function Night({ no, begins }: { no: number | null; begins: boolean }) {
  const { t } = useTranslation();
  if (begins) {
    return (
      <div className={styles.centre}>
        <Mark className={styles.mark} />
        <h1 className={styles.night}>{t('room.begins.name')}</h1>
      </div>
    );
  }
  return (
    <div className={styles.centre}>
      <svg viewBox="26 26 48 48" className={styles.moon} aria-hidden="true">
        <Moon />
      </svg>
      <h1 className={styles.night}>{no === null ? t('room.night.name') : t('room.period.night', { no })}</h1>
      <p className={styles.lead}>{t('room.night.sleeps')}</p>
    </div>
  );
}
