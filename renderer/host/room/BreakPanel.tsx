import { Button, Switch, TextInput } from '@mantine/core';
import { IconCoffee, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleView } from '../../../shared/contract/messages';
import type { Send } from '../../ui/connection';
import { timeOfDay } from '../../ui/time';
import { breakIn, breakUntil } from './breaks';
import classes from './room.module.css';

/** Usual breaks, in minutes. */
const usual = [5, 10, 15, 20] as const;

interface Props {
  readonly pause: ConsoleView['roomPause'];
  readonly act: Send;
}

/** Tells the room that there is a break and when the game goes on, or ends it. */
export function BreakPanel({ pause, act }: Props) {
  const { t } = useTranslation();
  if (pause) {
    return (
      <section className={classes.break} aria-label={t('screens.break.title')}>
        <p className={classes.running}>
          <IconCoffee size={20} aria-hidden />
          {pause.at === null ? t('screens.break.now') : t('screens.break.until', { at: pause.at })}
        </p>
        <Button
          color="now"
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
          onClick={() => void act({ type: 'roomPause', pause: null })}
        >
          {t('screens.break.end')}
        </Button>
      </section>
    );
  }
  return <NewBreak act={act} />;
}

function NewBreak({ act }: Pick<Props, 'act'>) {
  const { t, i18n } = useTranslation();
  const [counts, setCounts] = useState(true);
  const [until, setUntil] = useState('');
  const announced = breakUntil(until, new Date());
  const begin = (pause: { at: string; forMs: number }) =>
    void act({ type: 'roomPause', pause: counts ? pause : { ...pause, forMs: null } });
  return (
    <section className={classes.break} aria-label={t('screens.break.title')}>
      <label className={classes.row} htmlFor="break-counts">
        <p>
          {t('screens.break.title')}
          <small>{t('screens.break.counts')}</small>
        </p>
        <Switch
          id="break-counts"
          size="lg"
          checked={counts}
          onChange={(event) => setCounts(event.currentTarget.checked)}
        />
      </label>
      <div className={classes.minutes}>
        {usual.map((minutes) => (
          <Button
            key={minutes}
            variant="default"
            px={0}
            onClick={() => begin(breakIn(minutes, new Date(), (end) => timeOfDay(end, i18n.language)))}
          >
            {t('screens.break.minutes', { minutes })}
          </Button>
        ))}
        <Button
          variant="default"
          px={0}
          onClick={() => void act({ type: 'roomPause', pause: { at: null, forMs: null } })}
        >
          {t('screens.break.open')}
        </Button>
      </div>
      <div className={classes.until}>
        <TextInput
          type="time"
          aria-label={t('screens.break.at')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button variant="default" disabled={announced === null} onClick={() => announced && begin(announced)}>
          {t('screens.break.toTime')}
        </Button>
      </div>
    </section>
  );
}
