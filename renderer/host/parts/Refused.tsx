import { IconAlertTriangle } from '@tabler/icons-react';
import type { Text } from '../../../shared/game/words';
import { useSay } from '../../ui/say';
import classes from './parts.module.css';

/** Why the console did not do what was asked. */
export function Refused({ reason }: { reason: Text | null }) {
  const say = useSay();
  if (!reason) return null;
  return (
    <div className={classes.notice} data-level="error" role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <span>{say(reason)}</span>
    </div>
  );
}
