import type { RoomView } from '../../../shared/contract/room';
import type { ClockReading } from '../../ui/clock';
import { Clock } from '../Clock';
import { talkKey } from '../moment';
import { Tiles } from '../Tiles';
import { t } from '../words';
import styles from './scenes.module.css';

/** How many chips there are, as their size goes by it. */
function crowd(count: number): 'few' | 'some' | 'many' {
  if (count <= 6) return 'few';
  return count <= 10 ? 'some' : 'many';
}

/** Everybody talks (DM-24): one clock for the table, and who has been nominated so far (DM-25), unless nobody is (EC-19). */
export function Talk(props: { view: RoomView; reading: ClockReading | null; freely: boolean }) {
  const { view, reading, freely } = props;
  const title = t(talkKey(view.ruleset));
  if (!reading) {
    return (
      <div className={styles.centre}>
        <h1 className={styles.title}>{title}</h1>
        {view.nominations.length > 0 && <Tiles shown={view.nominations} view={view} tone="nominated" />}
      </div>
    );
  }
  return (
    <div className={styles.speech}>
      <Clock reading={reading} />
      {!freely && (
        <div className={styles.chips} data-many={crowd(view.nominations.length)}>
          <h1>{view.nominations.length === 0 ? t('room.talk.nobody') : t('room.talk.nominated')}</h1>
          <ol>
            {view.nominations.map((seat) => (
              <li key={seat}>{seat}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
