import type { ReactNode } from 'react';
import classes from './parts.module.css';

interface Props {
  readonly title: string;
  readonly aside?: ReactNode;
  /** The content may be longer than the panel: it scrolls inside, also by keys. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

/** A titled surface of the desk. */
export function Panel({ title, aside, scrolls = false, children }: Props) {
  return (
    <section className={classes.panel} aria-label={title}>
      <div className={classes.panelHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {scrolls ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        <div className={classes.panelBody} tabIndex={0}>
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  );
}
