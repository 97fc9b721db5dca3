import { Button, Switch, TextInput } from '@mantine/core';
import { IconCoffee, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleView } from '../../../shared/contract/messages';
import { type BodyOf, type Send, useClock, useGame } from '../../ui/connection';
import { timeOfDay } from '../../ui/time';
import { breakIn, breakUntil } from './breaks';
import classes from './room.module.css';

/** Usual breaks, in minutes. */
const usual = [5, 10, 15, 20] as const;

type RoomBreak = BodyOf<'roomPause'>['pause'];

interface Props {
  readonly pause: ConsoleView['roomPause'];
  readonly act: Send;
}

/** Tells the room that there is a break and when the game goes on, or ends it. */
export function BreakPanel({ pause, act }: Props) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const isOn = pause !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is gone with the start or end of a break.
  useEffect(() => {
    // Without the focus Escape would not close what this stands in.
    if (document.activeElement === document.body) section.current?.focus();
  }, [isOn]);
  return (
    <section ref={section} className={classes.break} aria-label={t('screens.break.title')} tabIndex={-1}>
      {pause ? <RunningBreak pause={pause} act={act} /> : <NewBreak act={act} />}
    </section>
  );
}

function RunningBreak({ pause, act }: { pause: NonNullable<Props['pause']>; act: Send }) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}

function NewBreak({ act }: Pick<Props, 'act'>) {
  const { t, i18n } = useTranslation();
  const [counts, setCounts] = useState(true);
  const [until, setUntil] = useState('');
  const announced = breakUntil(until, new Date());
  const isPlaying = useGame() !== null;
  const isRunning = useClock()?.clock.running === true && isPlaying;
  const open = async (pause: RoomBreak) => {
    const answer = await act({ type: 'roomPause', pause });
    // Nobody speaks in a break; the host lets the clock go on when it is over.
    if (answer.status !== 'refused' && isRunning) void act({ type: 'clock', action: { type: 'pause' } });
  };
  const begin = (pause: { at: string; forMs: number }) =>
    void open(counts ? pause : { ...pause, forMs: null });
  return (
    <>
      <h3 className={classes.start}>{t('screens.break.start')}</h3>
      <label className={classes.row} htmlFor="break-counts">
        <p>
          {t('screens.break.counted')}
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
        <Button variant="default" px={0} onClick={() => void open({ at: null, forMs: null })}>
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
    </>
  );
}
