import type { RoomScene, RoomSeat } from '../../../shared/contract/room';
import type { Seat } from '../../../shared/game/words';
import { Name } from '../Name';
import { nameOf } from '../Tiles';
import { t } from '../words';
import styles from './shootout.module.css';

type ShootoutScene = Extract<RoomScene, { type: 'shootout' }>;

/** Up to so many numbers stand on a board; of more only the named ones are listed beside the seats. */
const mostNumbers = 40;

/** Whether the range has been announced and is short enough for a board. */
function hasBoard({ from, to }: ShootoutScene): boolean {
  return to > from && to - from < mostNumbers;
}

function useTitle(scene: ShootoutScene): string {
  if (scene.hit !== null) return t('room.shootout.hit', { number: scene.named.at(-1)?.number ?? '' });
  if (scene.to > scene.from) return t('room.shootout.range', { from: scene.from, to: scene.to });
  return t('room.label.shootout');
}

function Board({ scene }: { scene: ShootoutScene }) {
  const last = scene.named.at(-1)?.number;
  const numbers = Array.from({ length: scene.to - scene.from + 1 }, (_, index) => scene.from + index);
  const stateOf = (number: number) => {
    if (scene.hit !== null && number === last) return 'loaded';
    return scene.named.some((one) => one.number === number) ? 'named' : 'free';
  };
  return (
    <ol className={styles.board} data-many={numbers.length > 20}>
      {numbers.map((number) => (
        <li key={number} className={styles.number} data-state={stateOf(number)}>
          {number}
        </li>
      ))}
    </ol>
  );
}

/** The shoot-out (DM-34): the range, the order, what has been named; the loaded number only once it has fallen. */
export function Shootout({ scene, seats }: { scene: ShootoutScene; seats: readonly RoomSeat[] }) {
  const title = useTitle(scene);
  const numbersOf = (seat: Seat) => scene.named.filter((one) => one.seat === seat).map((one) => one.number);
  const stateOf = (seat: Seat) => {
    if (seat === scene.hit) return 'hit';
    return scene.hit === null && seat === scene.turn ? 'now' : 'waits';
  };
  return (
    <div className={styles.shootout}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.sides} data-board={hasBoard(scene)}>
        <ol className={styles.order} style={{ ['--rows' as string]: scene.tied.length }}>
          {scene.tied.map((seat) => (
            <li key={seat} className={styles.turn} data-state={stateOf(seat)}>
              <span className={styles.seat}>{seat}</span>
              <Name>{nameOf(seats, seat)}</Name>
              <span className={styles.named}>{numbersOf(seat).join(' · ')}</span>
            </li>
          ))}
        </ol>
        {hasBoard(scene) && <Board scene={scene} />}
      </div>
    </div>
  );
}
