import type { RoomSeat, RoomView } from '../../shared/contract/room';
import type { Seat } from '../../shared/game/words';
import { Name } from './Name';
import { OpenRole } from './OpenRole';
import styles from './tiles.module.css';

/** Name of a seat; empty when the seat is not at the table, which only a torn message can bring. */
export function nameOf(seats: readonly RoomSeat[], seat: Seat): string {
  return seats.find((one) => one.seat === seat)?.name ?? '';
}

/** How many tiles stand side by side, so that few are large and many still fit. */
function columnsFor(count: number): number {
  if (count <= 3) return Math.max(1, count);
  if (count === 4) return 2;
  if (count <= 9) return 3;
  if (count <= 16) return 4;
  return 5;
}

/** Seats drawn large, in the order given. */
export function Tiles(props: {
  shown: readonly Seat[];
  view: RoomView;
  tone: 'plain' | 'nominated' | 'gone';
}) {
  const { seats, ruleset } = props.view;
  const columns = columnsFor(props.shown.length);
  const rows = Math.ceil(props.shown.length / columns);
  return (
    <ol
      className={styles.tiles}
      data-tone={props.tone}
      data-few={props.shown.length <= 2}
      style={{ ['--columns' as string]: columns, ['--rows' as string]: rows }}
    >
      {props.shown.map((seat) => (
        <li key={seat} className={styles.tile}>
          <span className={styles.number}>{seat}</span>
          <span className={styles.who}>
            <Name>{nameOf(seats, seat)}</Name>
            <OpenRole seat={seats.find((one) => one.seat === seat)} ruleset={ruleset} whole />
          </span>
        </li>
      ))}
    </ol>
  );
}
