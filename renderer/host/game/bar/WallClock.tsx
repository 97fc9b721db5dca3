import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../../ui/time';
import classes from './Bar.module.css';

const minuteMs = 60_000;

/** The time of day. */
export function WallClock() {
  const { i18n } = useTranslation();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minuteMs - (Date.now() % minuteMs) + 20);
    return () => clearTimeout(timer);
  });
  return <time className={classes.wall}>{timeOfDay(now, i18n.language)}</time>;
}
