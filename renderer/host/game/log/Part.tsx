import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Amend.module.css';

/** A part of the preview with its title. */
export function Part({
  title,
  inline = false,
  children,
}: {
  title: string;
  inline?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <h4 className={classes.field}>{title}</h4>
      <ul className={classes.list} data-inline={inline || undefined}>
        {children}
      </ul>
    </section>
  );
}

/** Stands between before and after, and is read as such. */
export function Arrow() {
  const { t } = useTranslation();
  return (
    <span className={classes.arrow} role="img" aria-label={t('amend.becomes')}>
      →
    </span>
  );
}
