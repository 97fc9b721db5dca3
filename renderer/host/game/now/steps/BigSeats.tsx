import type { Seat } from '../../../../../shared/game/words';
import { useTable } from '../../useTable';
import classes from './BigSeats.module.css';

/** More seats than this stand closer. */
const many = 6;

/** Seats that the step is about, large enough to read out. */
export function BigSeats({ seats }: { seats: readonly Seat[] }) {
  const { nameOf } = useTable();
  if (seats.length === 0) return null;
  return (
    <ul className={classes.bigSeats} data-many={seats.length > many || undefined}>
      {seats.map((seat) => (
        <li key={seat}>
          <b>{seat}</b>
          <span title={nameOf(seat)}>{nameOf(seat)}</span>
        </li>
      ))}
    </ul>
  );
}
