import { IconAlertTriangle, IconCheck, IconHandStop } from '@tabler/icons-react';
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

type VoteScene = Extract<RoomScene, { type: 'vote' }>;

function Candidate(props: { candidate: RoomCandidate; name: string; suspect: boolean }) {
  const { candidate, name, suspect } = props;
  return (
    <li
      className={styles.candidate}
      data-state={candidate.state}
      data-suspect={suspect || undefined}
      aria-label={suspect ? t('room.vote.suspect', { seat: candidate.seat, name }) : undefined}
    >
      <span className={styles.seat}>{candidate.seat}</span>
      <span className={styles.middle}>
        <Name>{name}</Name>
        {candidate.hands.length > 0 && (
          <span className={styles.hands}>{t('room.vote.hands', { seats: candidate.hands.join(', ') })}</span>
        )}
      </span>
      {candidate.state === 'current' && <IconHandStop className={styles.sign} aria-hidden="true" />}
      {suspect && <IconAlertTriangle className={styles.sign} aria-hidden="true" />}
      {candidate.state === 'closed' && !suspect && <IconCheck className={styles.sign} aria-hidden="true" />}
      <span className={styles.total}>{candidate.state === 'waiting' ? '–' : candidate.hands.length}</span>
    </li>
  );
}

/** So many suspects are told by their numbers; of more only how many there are. */
const numbered = 8;

/** Whose vote it is and how many are left; of a ballot that was closed, whom it puts under suspicion (EC-21). */
function Head({ scene, view, reading }: { scene: VoteScene; view: RoomView; reading: ClockReading | null }) {
  const { suspects, voter } = scene;
  if (suspects) {
    return (
      <div className={styles.head}>
        <h1 className={styles.left}>{t('room.vote.closed')}</h1>
        <p className={styles.suspects} data-any={suspects.length > 0}>
          {suspects.length > 0 && <IconAlertTriangle aria-hidden="true" />}
          {suspects.length > numbered
            ? t('room.vote.manySuspects', { no: suspects.length })
            : t(suspects.length > 0 ? 'room.vote.suspects' : 'room.vote.nobody', {
                seats: suspects.join(', '),
              })}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.head} data-asked={voter !== undefined}>
      {voter !== undefined && (
        <p className={styles.voter}>
          <span>{t('room.vote.asked')}</span>
          <b>{voter}</b>
          <Name>{nameOf(view.seats, voter)}</Name>
        </p>
      )}
      <h1 className={styles.left}>
        {scene.alone ? t('room.vote.alone') : t('room.vote.left', { count: scene.votersLeft })}
      </h1>
      {reading && <SmallClock reading={reading} />}
    </div>
  );
}

/**
 * The count: candidates in order with their hands. At the third hand of an Uzhhorod table the count stands and
 * the candidate speaks with a clock that counts up (DM-30, DM-31).
 */
export function Vote(props: { scene: VoteScene; view: RoomView; reading: ClockReading | null }) {
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
      <Head scene={scene} view={view} reading={reading} />
      <ol
        className={styles.candidates}
        style={{
          ['--columns' as string]: columns,
          ['--rows' as string]: Math.ceil(scene.candidates.length / columns),
        }}
      >
        {scene.candidates.map((candidate) => (
          <Candidate
            key={candidate.seat}
            candidate={candidate}
            name={nameOf(seats, candidate.seat)}
            suspect={scene.suspects?.includes(candidate.seat) ?? false}
          />
        ))}
      </ol>
    </div>
  );
}
