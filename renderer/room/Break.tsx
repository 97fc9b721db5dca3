import { IconCoffee } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { RoomPause } from '../../shared/contract/messages';
import { type ClockReading, useDigits } from '../ui/clock';
import styles from './break.module.css';
import type { RoomPicture } from './connection';
import { Logo } from './Logo';
import { Lost } from './Lost';
import { squeeze, useShape } from './squeeze';
import { t } from './words';

/** A clock that counts down to the end of a break; the page counts by itself, so its own time of day may be wrong. */
function readingOf(leftMs: number | null, at: number): ClockReading | null {
  if (leftMs === null) return null;
  const lengthMs = Math.max(0, leftMs);
  const clock = { rev: 0, mode: 'countdown', lengthMs, elapsedMs: lengthMs - leftMs, running: true } as const;
  return { at, clock: { ...clock, step: null, warnMs: 0, interrupted: null } };
}

/** The break: that there is one, when the game goes on, and how long it still is. Nothing of the game stands here. */
export function Break(props: { picture: RoomPicture; pause: RoomPause; receivedAt: number; lost: boolean }) {
  const { picture, pause, receivedAt, lost } = props;
  const reading = useMemo(() => readingOf(pause.leftMs, receivedAt), [pause.leftMs, receivedAt]);
  const digits = useDigits(reading);
  const shape = useShape();
  const over = digits?.overtime ?? false;
  const words = over
    ? t('room.break.over')
    : pause.at
      ? t('room.break.at', { at: pause.at })
      : t('room.break.soon');
  return (
    <main className={styles.break} data-scene="break" data-rev={picture.rev}>
      {lost && (
        <div className={styles.corner}>
          <Lost />
        </div>
      )}
      {(!digits || over) && <Logo logo={picture.logo} className={styles.logo} />}
      <div className={styles.head}>
        <IconCoffee className={styles.sign} aria-hidden="true" />
        <h1>{t('room.break.title')}</h1>
      </div>
      {digits && !over && (
        <div
          className={styles.digits}
          role="timer"
          style={{ transform: `scaleX(${squeeze(digits.text, shape)})` }}
        >
          {digits.text}
        </div>
      )}
      <p className={styles.words} data-alone={!digits || over}>
        {words}
      </p>
      <div className={styles.foot}>
        {digits && !over && <Logo logo={picture.logo} className={styles.small} />}
        {picture.club && <p className={styles.club}>{picture.club}</p>}
      </div>
    </main>
  );
}
