import { IconPlayerPauseFilled } from '@tabler/icons-react';
import { type ClockReading, type Digits, useDigits } from '../ui/clock';
import styles from './clock.module.css';
import { type Mood, moodOf, mostBlocks } from './moment';
import { squeeze, useShape } from './squeeze';
import { t } from './words';

/** One block a second that is left: the last seconds can be counted without reading. */
function Blocks({ left, total }: { left: number; total: number }) {
  return (
    <ol className={styles.blocks} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => index + 1).map((block) => (
        <li key={block} data-on={block <= left} />
      ))}
    </ol>
  );
}

function Bar({ reading, digits, mood }: { reading: ClockReading; digits: Digits; mood: Mood }) {
  const { lengthMs, warnMs, mode } = reading.clock;
  const words = { ready: null, running: null, paused: 'paused', warning: 'last', overtime: 'over' } as const;
  const word = words[mood];
  const blocks = Math.round(warnMs / 1000);
  return (
    <div className={styles.bar}>
      {word && (
        <p className={styles.word}>
          {mood === 'paused' && <IconPlayerPauseFilled className={styles.icon} aria-hidden="true" />}
          {t(`room.clock.${word}`)}
        </p>
      )}
      {mood === 'warning' && blocks <= mostBlocks ? (
        <Blocks left={Math.ceil(digits.remainingMs / 1000)} total={blocks} />
      ) : (
        mode === 'countdown' && (
          <div className={styles.track} aria-hidden="true">
            <div
              className={styles.left}
              style={{ transform: `scaleX(${Math.max(0, digits.remainingMs) / lengthMs})` }}
            />
          </div>
        )
      )}
    </div>
  );
}

/**
 * The table's clock across the screen. The last seconds turn it inside out and count blocks, overtime frames it
 * and says so: neither needs colour to be seen.
 */
export function Clock({ reading }: { reading: ClockReading }) {
  const digits = useDigits(reading);
  const shape = useShape();
  if (!digits) return null;
  const mood = moodOf(reading, digits);
  return (
    <div className={styles.clock} data-mood={mood}>
      <div className={styles.panel}>
        <div
          className={styles.digits}
          role="timer"
          style={{ transform: `scaleX(${squeeze(digits.text, shape)})` }}
        >
          {digits.text}
        </div>
      </div>
      {!(mood === 'running' && reading.clock.mode === 'countup') && (
        <Bar reading={reading} digits={digits} mood={mood} />
      )}
    </div>
  );
}

/** The clock in a line of text, for pictures that are about something else. */
export function SmallClock({ reading }: { reading: ClockReading }) {
  const digits = useDigits(reading);
  if (!digits) return null;
  return (
    <p className={styles.small} data-mood={moodOf(reading, digits)} role="timer">
      {digits.text}
    </p>
  );
}
