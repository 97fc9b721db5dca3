import classes from './Key.module.css';

/** A key as it is printed on what it presses. Readers hear the control's own words instead. */
export function Key({ children }: { children: string }) {
  return (
    <span className={classes.key} aria-hidden="true">
      {children}
    </span>
  );
}
