import classes from './FoulDots.module.css';

/** So many dots have room on a seat; more are told in digits. */
const mostDots = 6;

/**
 * A dot for each foul there can be, filled for each that was given; those that take something are marked. Remarks have as
 * many as remove, and the last one does (EC-118).
 */
export function FoulDots({
  fouls,
  of = 4,
  hard = 3,
}: {
  fouls: number;
  of?: number | undefined;
  hard?: number | undefined;
}) {
  if (of > mostDots) return <span aria-hidden="true">{`${fouls}/${of}`}</span>;
  return (
    <span className={classes.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => index + 1).map((dot) => (
        <i key={dot} data-on={dot <= fouls || undefined} data-hard={dot >= hard || undefined} />
      ))}
    </span>
  );
}
