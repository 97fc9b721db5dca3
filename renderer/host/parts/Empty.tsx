import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './parts.module.css';

interface Props {
  readonly icon: TablerIcon;
  readonly title: string;
  /** What will be here, and what to do for it. */
  readonly what: string;
  readonly children?: ReactNode;
}

/** Says why there is nothing yet. */
export function Empty({ icon: Icon, title, what, children }: Props) {
  return (
    <div className={classes.empty}>
      <Icon size={32} stroke={1.5} aria-hidden />
      <Text fw={600} c="var(--ink)">
        {title}
      </Text>
      <Text size="sm" maw={420}>
        {what}
      </Text>
      {children}
    </div>
  );
}
