import { Moon } from '../Mark';
import { t } from '../words';
import styles from './scenes.module.css';

/** The night: a moon that stands still, whatever happens at the table. */
export function Night({ no }: { no: number | null }) {
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
