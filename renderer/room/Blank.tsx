import styles from './blank.module.css';
import { Lost } from './Lost';
import { Mark } from './Mark';
import { t } from './words';

/** Nothing to see, on purpose: a dim mark says that the screen lives. */
export function Blank({ rev, lost }: { rev: number; lost: boolean }) {
  return (
    <main className={styles.blank} data-scene="blank" data-rev={rev} aria-label={t('room.blank')}>
      <h1 className={styles.unseen}>{t('room.blank')}</h1>
      <Mark className={styles.dim} />
      {lost && (
        <div className={styles.corner}>
          <Lost />
        </div>
      )}
    </main>
  );
}
