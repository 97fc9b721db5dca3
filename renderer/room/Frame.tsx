import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ClockReading } from '../ui/clock';
import { SmallClock } from './Clock';
import type { RoomPicture } from './connection';
import styles from './frame.module.css';
import { Logo } from './Logo';
import { Lost } from './Lost';
import { clockInCorner, labelKey, speakerOf } from './moment';
import { Strip } from './Strip';
import { isWithoutWord } from './silence';
import { nameOf } from './Tiles';
import { t } from './words';

/** What stands round a picture: the day, its name, the signs, and the seats along the bottom. */
export function Frame(props: {
  picture: RoomPicture;
  reading: ClockReading | null;
  lost: boolean;
  children: ReactNode;
}) {
  const { view, club, logo } = props.picture;
  const { scene, period } = view;
  const silent = isWithoutWord(view, props.reading);
  const label = silent ? null : labelKey(view);
  const quiet = scene.type === 'idle' || scene.type === 'night' || scene.type === 'result';
  return (
    <div className={styles.frame} data-scene={scene.type} data-rev={props.picture.rev}>
      <header className={styles.header}>
        {period && scene.type !== 'night' && (
          <p className={styles.period}>{t(`room.period.${period.kind}`, { no: period.no })}</p>
        )}
        {label && <p className={styles.label}>{t(label)}</p>}
        {scene.type === 'speech' && scene.next !== undefined && (
          <p className={styles.next}>
            {scene.next === null ? (
              t('room.next.nobody')
            ) : (
              <>
                <IconArrowRight className={styles.arrow} aria-hidden="true" />
                {t('room.next.seat', { seat: scene.next, name: nameOf(view.seats, scene.next) })}
              </>
            )}
          </p>
        )}
        <span className={styles.space} />
        {props.lost && <Lost />}
        {props.reading && clockInCorner(scene) && <SmallClock reading={props.reading} />}
        {scene.type === 'vote' && scene.paused !== null && (
          <p className={styles.pause}>{t('room.vote.paused')}</p>
        )}
        {scene.type === 'result' && <Logo logo={logo} className={styles.logo} />}
        {scene.type !== 'idle' && club && <p className={styles.club}>{club}</p>}
      </header>
      <main className={styles.main}>{props.children}</main>
      {!quiet && view.seats.length > 0 && <Strip view={view} speaker={speakerOf(scene)} />}
    </div>
  );
}
