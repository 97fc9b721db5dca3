import { useTranslation } from 'react-i18next';
import type { RoomSeat } from '../../../shared/contract/room';
import type { Seat } from '../../../shared/game/words';
import { Tiles } from '../Tiles';
import styles from './scenes.module.css';

/** Who leaves by the vote; the role stays closed (DM-66). */
export function Leaving({ leaving, seats }: { leaving: readonly Seat[]; seats: readonly RoomSeat[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.centre}>
      <h1 className={styles.title}>
        {leaving.length === 0 ? t('room.leaving.nobody') : t('room.leaving.seats', { count: leaving.length })}
      </h1>
      {leaving.length > 0 && <Tiles shown={leaving} seats={seats} tone="gone" />}
    </div>
  );
}
