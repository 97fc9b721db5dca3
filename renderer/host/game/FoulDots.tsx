import classes from './FoulDots.module.css';

const dots = [1, 2, 3, 4] as const;

/** Four dots, one filled for each foul; the third and fourth are marked. */
export function FoulDots({ fouls }: { fouls: number }) {
  return (
    <span className={classes.dots} aria-hidden="true">
      {dots.map((dot) => (
        <i key={dot} data-on={dot <= fouls || undefined} data-hard={dot > 2 || undefined} />
      ))}
    </span>
  );
}
