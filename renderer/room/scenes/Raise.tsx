import { IconCheck, IconHandStop } from '@tabler/icons-react';
import type { RoomScene, RoomView } from '../../../shared/contract/room';
import { Name } from '../Name';
import { nameOf } from '../Tiles';
import { t } from '../words';
import styles from './raise.module.css';

type RaiseScene = Extract<RoomScene, { type: 'tie' }> & {
  readonly raise: NonNullable<Extract<RoomScene, { type: 'tie' }>['raise']>;
};

/** Rows of one column; more make two columns. */
const oneColumn = 5;

/** The raise (MP-27): who is tied, the hands for all of them to leave, and how many it takes. */
export function Raise({ scene, view }: { scene: RaiseScene; view: RoomView }) {
  const { hands, needed } = scene.raise;
  const enough = hands.length >= needed;
  const columns = scene.tied.length > oneColumn ? 2 : 1;
  const Sign = enough ? IconCheck : IconHandStop;
  return (
    <div className={styles.raise}>
      <h1 className={styles.title}>{t(scene.tied.length === 2 ? 'room.raise.both' : 'room.raise.title')}</h1>
      <div className={styles.sides}>
        <ol
          className={styles.tied}
          style={{
            ['--columns' as string]: columns,
            ['--rows' as string]: Math.ceil(scene.tied.length / columns),
          }}
        >
          {scene.tied.map((seat) => (
            <li key={seat}>
              <span className={styles.seat}>{seat}</span>
              <Name>{nameOf(view.seats, seat)}</Name>
            </li>
          ))}
        </ol>
        <div className={styles.count} data-enough={enough}>
          <p className={styles.hands}>
            <Sign className={styles.sign} aria-hidden="true" />
            {hands.length}
          </p>
          <p className={styles.needed}>{t('room.raise.needed', { needed })}</p>
          <p className={styles.voters}>
            {hands.length > 0 && t('room.vote.hands', { seats: hands.join(', ') })}
          </p>
        </div>
      </div>
    </div>
  );
}
