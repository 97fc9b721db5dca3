import classes from './charts.module.css';
import type { Around } from './picture';

/** Names of the lines and bars; the same stand on the picture. */
export function Legend({ entries }: { entries: Around['legend'] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={classes.legend}>
      {entries.map(({ label, color, dash }) => (
        <li key={label}>
          <svg width="26" height="8" aria-hidden="true">
            <line
              x1="1"
              y1="4"
              x2="25"
              y2="4"
              stroke={color}
              strokeWidth="3"
              strokeDasharray={dash ?? undefined}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
