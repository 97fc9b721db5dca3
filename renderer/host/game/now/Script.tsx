import { IconQuote } from '@tabler/icons-react';
import type { Text } from '../../../../shared/game/words';
import { useTable } from '../useTable';
import classes from './Script.module.css';

/** What the host says aloud. */
export function Script({ text }: { text: Text | null }) {
  const { say } = useTable();
  if (!text) return null;
  return (
    <p className={classes.script}>
      <IconQuote size="1.125rem" aria-hidden="true" />
      <span>{say(text)}</span>
    </p>
  );
}
