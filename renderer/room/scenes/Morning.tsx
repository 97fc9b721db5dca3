import type { RoomView } from '../../../shared/contract/room';
import type { Seat } from '../../../shared/game/words';
import { Tiles } from '../Tiles';
import { t } from '../words';
import styles from './scenes.module.css';

/** The morning: who is no longer there, in seat order and without a cause (DM-66); the role where it is open (MP-41), the paper (EC-86). */
export function Morning(props: { dead: readonly Seat[]; tramp: boolean; view: RoomView }) {
  const { dead, tramp, view } = props;
  // Nobody could die before it: that nobody has is no news.
  const isFirst = view.period?.no === 1;
  return (
    <div className={styles.centre}>
      <h1 className={styles.title}>{t('room.morning.title')}</h1>
      <p className={styles.lead}>
        {dead.length === 0
          ? t(isFirst ? 'room.morning.first' : 'room.morning.nobody')
          : t('room.morning.dead', { count: dead.length })}
      </p>
      {dead.length > 0 && <Tiles shown={dead} view={view} tone="gone" />}
      {tramp && <p className={styles.paper}>{t('room.morning.trampSaw')}</p>}
    </div>
  );
}
