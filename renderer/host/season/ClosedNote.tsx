import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SeasonFacts } from '../../../shared/contract/season';
import { dayInWords, dayOf } from '../dates';
import classes from './settings.module.css';

interface Props {
  readonly facts: SeasonFacts;
  /** Whether the table shows the games as they are now. */
  readonly live: boolean;
  readonly onLive: (live: boolean) => void;
}

const most = 3;

/** Says that a season's figures are frozen, since when, and which of its games are another since. */
export function ClosedNote({ facts: { season, changed }, live, onLive }: Props) {
  const { t, i18n } = useTranslation();
  if (season.closedAt === null) return null;
  const today = new Date();
  const named = changed.slice(0, most).map(({ date, gameNo, how }) => {
    const game =
      date === null || gameNo === null
        ? t('season.closed.noGame')
        : t('season.closed.game', { day: dayInWords(date, i18n.language, today), no: gameNo });
    return t(`season.closed.how.${how}`, { game });
  });
  return (
    <div className={classes.closed} data-changed={changed.length > 0 || undefined} role="status">
      <IconLock size={20} aria-hidden />
      <p>
        {t('season.closed.since', { day: dayInWords(dayOf(season.closedAt), i18n.language, today) })}
        {changed.length > 0 && (
          <small>
            {' '}
            {t('season.closed.changed', { count: changed.length, games: named.join('; ') })}
            {changed.length > most && '…'}
          </small>
        )}
      </p>
      {changed.length > 0 && (
        <Button variant="subtle" size="sm" aria-pressed={live} onClick={() => onLive(!live)}>
          {t(live ? 'season.closed.asClosed' : 'season.closed.asNow')}
        </Button>
      )}
    </div>
  );
}
