import { IconCheck, IconHandStop } from '@tabler/icons-react';
import type { RoomCandidate, RoomScene, RoomView } from '../../../shared/contract/room';
import type { ClockReading } from '../../ui/clock';
import { SmallClock } from '../Clock';
import { Name } from '../Name';
import { nameOf } from '../Tiles';
import { t } from '../words';
import { Speech } from './Speech';
import styles from './vote.module.css';

function columnsFor(count: number): number {
  if (count <= 4) return 1;
  if (count <= 10) return 2;
  return count <= 18 ? 3 : 4;
}

function Candidate({ candidate, name }: { candidate: RoomCandidate; name: string }) {
  return (
    <li className={styles.candidate} data-state={candidate.state}>
      <span className={styles.seat}>{candidate.seat}</span>
      <span className={styles.middle}>
        <Name>{name}</Name>
        {candidate.hands.length > 0 && (
          <span className={styles.hands}>{t('room.vote.hands', { seats: candidate.hands.join(', ') })}</span>
        )}
      </span>
      {candidate.state === 'current' && <IconHandStop className={styles.sign} aria-hidden="true" />}
      {candidate.state === 'closed' && <IconCheck className={styles.sign} aria-hidden="true" />}
      <span className={styles.total}>{candidate.state === 'waiting' ? '–' : candidate.hands.length}</span>
    </li>
  );
}

/**
 * The count: candidates in order with their hands. At the third hand of an Uzhhorod table the count stands and
 * the candidate speaks with a clock that counts up (DM-30, DM-31).
 */
export function Vote(props: {
  scene: Extract<RoomScene, { type: 'vote' }>;
  view: RoomView;
  reading: ClockReading | null;
}) {
  const { scene, view, reading } = props;
  const { seats } = view;
  if (scene.paused !== null) {
    return (
      <Speech seat={scene.paused} view={view} reading={reading}>
        <ol
          className={styles.short}
          data-many={scene.candidates.length > 6}
          style={{ ['--columns' as string]: scene.candidates.length }}
        >
          {scene.candidates.map((candidate) => (
            <li key={candidate.seat} data-state={candidate.state}>
              <span className={styles.shortSeat}>{candidate.seat}</span>
              <Name>{nameOf(seats, candidate.seat)}</Name>
              <span className={styles.shortTotal}>
                {candidate.state === 'waiting' ? '–' : candidate.hands.length}
              </span>
            </li>
          ))}
        </ol>
      </Speech>
    );
  }
  const columns = columnsFor(scene.candidates.length);
  return (
    <div className={styles.vote}>
      <div className={styles.head}>
        {scene.voter !== undefined && (
          <p className={styles.voter}>
            {t('room.vote.asked')} <b>{scene.voter}</b> {nameOf(seats, scene.voter)}
          </p>
        )}
        <h1 className={styles.left}>
          {scene.alone ? t('room.vote.alone') : t('room.vote.left', { count: scene.votersLeft })}
        </h1>
        {reading && <SmallClock reading={reading} />}
      </div>
      <ol
        className={styles.candidates}
        style={{
          ['--columns' as string]: columns,
          ['--rows' as string]: Math.ceil(scene.candidates.length / columns),
        }}
      >
        {scene.candidates.map((candidate) => (
          <Candidate key={candidate.seat} candidate={candidate} name={nameOf(seats, candidate.seat)} />
        ))}
      </ol>
    </div>
  );
}
