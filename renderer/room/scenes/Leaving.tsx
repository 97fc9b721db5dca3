import type { RoomView } from '../../../shared/contract/room';
import type { Seat } from '../../../shared/game/words';
import { Tiles } from '../Tiles';
import { t } from '../words';
import styles from './scenes.module.css';

/** Who leaves by the vote, or that it was called off; the role stays closed (DM-66, PO-17) until they have left. */
export function Leaving({
  leaving,
  cancelled,
  view,
}: {
  leaving: readonly Seat[];
  cancelled: boolean;
  view: RoomView;
}) {
  const nobody = t(cancelled ? 'room.leaving.cancelled' : 'room.leaving.nobody');
  return (
    <div className={styles.centre}>
      <h1 className={styles.title}>
        {leaving.length === 0 ? nobody : t('room.leaving.seats', { count: leaving.length })}
      </h1>
      {leaving.length > 0 && <Tiles shown={leaving} view={view} tone="gone" />}
    </div>
  );
}
