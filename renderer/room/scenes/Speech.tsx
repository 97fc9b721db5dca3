import type { ReactNode } from 'react';
import type { RoomSeat } from '../../../shared/contract/room';
import type { Seat } from '../../../shared/game/words';
import type { ClockReading } from '../../ui/clock';
import { Clock } from '../Clock';
import { Name } from '../Name';
import { nameOf } from '../Tiles';
import styles from './scenes.module.css';

/** Who has the word and for how long: a number, a name and the clock, to be read from the back row. */
export function Speech(props: {
  seat: Seat;
  seats: readonly RoomSeat[];
  reading: ClockReading | null;
  children?: ReactNode;
}) {
  const { seat, seats, reading } = props;
  return (
    <div className={styles.speech}>
      <h1 className={reading ? styles.speaker : styles.alone}>
        <span className={styles.seat}>{seat}</span>
        <Name>{nameOf(seats, seat)}</Name>
      </h1>
      {reading && <Clock reading={reading} />}
      {props.children}
    </div>
  );
}
