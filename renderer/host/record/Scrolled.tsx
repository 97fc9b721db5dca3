import type { ReactNode } from 'react';
import classes from './record.module.css';

/** A part of the dialog that scrolls by itself, by the keyboard too. */
export function Scrolled({
  label,
  paper = false,
  children,
}: {
  label: string;
  /** A sheet of paper lies in it. */
  paper?: boolean;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={classes.scrolled} data-paper={paper || undefined} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
