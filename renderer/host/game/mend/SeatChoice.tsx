import type { Seat } from '../../../../shared/game/words';
import look from '../Choice.module.css';
import { useTable } from '../useTable';
import classes from './Mend.module.css';

/** One of all seats, living or not. */
export function SeatChoice({
  label,
  chosen,
  onChoose,
}: {
  label: string;
  chosen: Seat | null;
  onChoose: (seat: Seat) => void;
}) {
  const { view } = useTable();
  return (
    <fieldset className={classes.seats} aria-label={label}>
      <legend className={classes.label}>{label}</legend>
      {view.seats.map(({ seat, name, out }) => (
        <button
          type="button"
          key={seat}
          className={look.choice}
          aria-pressed={chosen === seat}
          data-out={out !== null || undefined}
          onClick={() => onChoose(seat)}
        >
          <b>{seat}</b> <span>{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
