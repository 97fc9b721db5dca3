import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDigits } from '../../../ui/clock';
import { useClock } from '../../../ui/connection';
import { useTable } from '../useTable';
import classes from './OpenBallot.module.css';

/** EC-117: who has not voted when the time for the vote is over; nothing before, or where there is no such time. */
export function LateVoters() {
  const { t } = useTranslation();
  const { view } = useTable();
  const reading = useClock();
  const digits = useDigits(reading);
  const missing = view.vote?.votersLeft ?? view.seats.filter((seat) => !seat.out).map((seat) => seat.seat);
  if (!digits?.overtime || !reading?.clock.step?.endsWith('/ballot') || missing.length === 0) return null;
  return (
    <p className={classes.late} role="status">
      <IconClockExclamation size="1.25rem" aria-hidden="true" />
      <span>{t('table.vote.late', { seats: missing.join(', ') })}</span>
    </p>
  );
}
