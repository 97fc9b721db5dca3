import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomScene, RoomView } from '../../shared/contract/room';
import type { ClockReading } from '../ui/clock';
import { SmallClock } from './Clock';
import type { RoomPicture } from './connection';
import styles from './frame.module.css';
import { Lost } from './Lost';
import { Strip } from './Strip';
import { talkKey } from './scenes/Talk';
import { isWithoutWord } from './silence';
import { nameOf } from './Tiles';

/** The seat that has the word now. */
function speakerOf(scene: RoomScene): number | null {
  if (scene.type === 'speech') return scene.speaker;
  if (scene.type === 'vote') return scene.paused;
  if (scene.type === 'shootout') return scene.turn;
  return null;
}

/** Whether a clock belongs into the corner: not at night, and not where the picture draws it itself. */
function clockInCorner({ type }: RoomScene): boolean {
  return type !== 'night' && type !== 'speech' && type !== 'talk' && type !== 'vote';
}

/** What the moment is called; null where the picture itself says it large. */
function labelKey({ scene, ruleset }: RoomView): string | null {
  switch (scene.type) {
    case 'talk':
      return talkKey(ruleset);
    case 'nominations':
      return 'room.label.nominations';
    case 'speech':
      if (scene.suspects) return 'room.label.bestMove';
      if (scene.last) return 'room.label.lastWord';
      if (scene.afterTie) return ruleset === 'demafia' ? 'room.label.afterCrash' : 'room.label.afterTie';
      return ruleset === 'demafia' ? 'room.label.defence' : 'room.label.speech';
    case 'vote':
      return scene.count > 1 ? 'room.label.voteAgain' : 'room.label.vote';
    case 'tie':
      return scene.raise ? 'room.label.raise' : 'room.label.vote';
    case 'leaving':
      return 'room.label.vote';
    case 'shootout':
      return 'room.label.shootout';
    case 'idle':
    case 'night':
    case 'morning':
    case 'result':
      return null;
  }
}

/** What stands round a picture: the day, its name, the signs, and the seats along the bottom. */
export function Frame(props: {
  picture: RoomPicture;
  reading: ClockReading | null;
  lost: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { view, club } = props.picture;
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
        {scene.type !== 'idle' && club && <p className={styles.club}>{club}</p>}
      </header>
      <main className={styles.main}>{props.children}</main>
      {!quiet && view.seats.length > 0 && <Strip view={view} speaker={speakerOf(scene)} />}
    </div>
  );
}
