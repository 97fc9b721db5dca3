import { IconHandFinger, IconMicrophoneOff } from '@tabler/icons-react';
import type { RoomSeat, RoomView } from '../../shared/contract/room';
import type { Seat } from '../../shared/game/words';
import { Name } from './Name';
import { OpenRole } from './OpenRole';
import styles from './strip.module.css';
import { t } from './words';

/** Seats in one row of the strip; more make two rows of equal length. */
const oneRow = 12;

function Tile(props: { seat: RoomSeat; ruleset: RoomView['ruleset']; speaks: boolean }) {
  const { seat, ruleset, speaks } = props;
  const { fouls, remarks = 0 } = seat;
  const marks = fouls + remarks;
  return (
    <li
      className={styles.tile}
      data-out={seat.out}
      data-nominated={seat.nominated}
      data-speaks={speaks}
      data-fouls={marks > 0}
      data-open={seat.role !== undefined}
    >
      <span className={styles.number}>{seat.seat}</span>
      <span className={styles.marks}>
        {seat.silenced && !seat.out && (
          <IconMicrophoneOff className={styles.silenced} aria-label={t('room.seat.silenced')} role="img" />
        )}
        {seat.nominated && (
          <IconHandFinger className={styles.finger} aria-label={t('room.seat.nominated')} role="img" />
        )}
      </span>
      <Name>{seat.name}</Name>
      <OpenRole seat={seat} ruleset={ruleset} />
      {marks > 0 && (
        <span
          className={styles.fouls}
          role="img"
          aria-label={t(remarks > 0 ? 'room.seat.remarks' : 'room.seat.fouls', { count: marks })}
        >
          {Array.from({ length: marks }, (_, index) => index + 1).map((foul) => (
            <i key={foul} />
          ))}
        </span>
      )}
    </li>
  );
}

/** All seats along the bottom: who is in, out, nominated, silenced, and with how many fouls. */
export function Strip({ view, speaker }: { view: RoomView; speaker: Seat | null }) {
  const { seats, ruleset } = view;
  const rows = seats.length > oneRow ? 2 : 1;
  return (
    <footer>
      <ol
        className={styles.strip}
        data-rows={rows}
        style={{ ['--columns' as string]: Math.ceil(seats.length / rows) }}
      >
        {seats.map((seat) => (
          <Tile key={seat.seat} seat={seat} ruleset={ruleset} speaks={seat.seat === speaker} />
        ))}
      </ol>
    </footer>
  );
}
