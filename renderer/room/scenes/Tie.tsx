import type { RoomScene, RoomView } from '../../../shared/contract/room';
import { Tiles } from '../Tiles';
import { t } from '../words';
import { Raise } from './Raise';
import styles from './scenes.module.css';

/** Equal votes (DM-29, MP-25), for the first time or again after the speeches (DM-33), and the raise (MP-27). */
export function Tie({ scene, view }: { scene: Extract<RoomScene, { type: 'tie' }>; view: RoomView }) {
  const { raise } = scene;
  if (raise) return <Raise scene={{ ...scene, raise }} view={view} />;
  return (
    <div className={styles.centre}>
      <h1 className={styles.title}>{t(view.ruleset === 'demafia' ? 'room.tie.crash' : 'room.tie.title')}</h1>
      <p className={styles.lead}>{scene.again ? t('room.tie.again') : t('room.tie.equal')}</p>
      <Tiles shown={scene.tied} view={view} tone="nominated" />
    </div>
  );
}
