import type { ReactNode } from 'react';
import type { RoomView } from '../../shared/contract/room';
import type { Seat } from '../../shared/game/words';
import { Name } from './Name';
import { OpenRole } from './OpenRole';
import styles from './scenes/scenes.module.css';
import { nameOf } from './Tiles';

/**
 * Who has the word: a number and a name, and beside them what is given, else the role where it is open. `alone`: nothing
 * else is on the picture.
 */
export function Speaker(props: { seat: Seat; view: RoomView; alone: boolean; children?: ReactNode }) {
  const { seat, view, alone, children } = props;
  const own = view.seats.find((one) => one.seat === seat);
  const beside = children !== undefined || own?.role !== undefined;
  return (
    <div className={alone ? styles.alone : styles.speaker} data-beside={beside || undefined}>
      <h1 className={styles.who}>
        <span className={styles.seat}>{seat}</span>
        <Name>{nameOf(view.seats, seat)}</Name>
      </h1>
      {children ?? <OpenRole seat={own} ruleset={view.ruleset} whole />}
    </div>
  );
}
