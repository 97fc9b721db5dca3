import type { RoomView } from '../../../shared/contract/room';
import type { Seat } from '../../../shared/game/words';
import type { ClockReading } from '../../ui/clock';
import { Speaker } from '../Speaker';
import { Tiles } from '../Tiles';
import { t } from '../words';
import { Speech } from './Speech';
import styles from './scenes.module.css';

/** The best move (MP-34): whom somebody killed at night suspects, as he names them. */
export function BestMove(props: {
  seat: Seat;
  suspects: readonly Seat[];
  view: RoomView;
  reading: ClockReading | null;
}) {
  const { seat, suspects, view, reading } = props;
  const title = t(suspects.length === 0 ? 'room.bestMove.nobody' : 'room.bestMove.suspects');
  if (reading) {
    const named = (
      <ol className={styles.named} aria-label={title}>
        {suspects.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
    );
    return <Speech seat={seat} view={view} reading={reading} beside={named} />;
  }
  return (
    <div className={styles.centre}>
      <Speaker seat={seat} view={view} alone={false} />
      <p className={styles.lead}>{title}</p>
      {suspects.length > 0 && <Tiles shown={suspects} view={view} tone="nominated" />}
    </div>
  );
}
