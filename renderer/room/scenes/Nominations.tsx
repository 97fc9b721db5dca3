import type { RoomView } from '../../../shared/contract/room';
import { Tiles } from '../Tiles';
import { t } from '../words';
import styles from './scenes.module.css';

/** The list before the vote, in the order it will be counted (DM-25). */
export function Nominations({ view }: { view: RoomView }) {
  return (
    <div className={styles.centre}>
      <h1 className={styles.title}>
        {view.nominations.length === 0 ? t('room.nominations.nobody') : t('room.nominations.title')}
      </h1>
      {view.nominations.length > 0 && <Tiles shown={view.nominations} view={view} tone="nominated" />}
    </div>
  );
}
