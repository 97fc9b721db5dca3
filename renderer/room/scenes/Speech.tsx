import { IconMicrophoneOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RoomView } from '../../../shared/contract/room';
import type { Seat } from '../../../shared/game/words';
import type { ClockReading } from '../../ui/clock';
import { Clock } from '../Clock';
import { Speaker } from '../Speaker';
import { isWithoutWord } from '../silence';
import { t } from '../words';
import styles from './scenes.module.css';

/** Who has the word and for how long: a number, a name and the clock, to be read from the back row; `beside` the name. */
export function Speech(props: {
  seat: Seat;
  view: RoomView;
  reading: ClockReading | null;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const { seat, view, reading } = props;
  return (
    <div className={styles.speech} data-tight={props.children !== undefined || undefined}>
      <Speaker seat={seat} view={view} alone={reading === null}>
        {props.beside}
      </Speaker>
      {isWithoutWord(view, reading) && (
        <p className={styles.silent}>
          <IconMicrophoneOff aria-hidden="true" /> {t('room.label.withoutWord')}
        </p>
      )}
      {reading && <Clock reading={reading} />}
      {props.children}
    </div>
  );
}
