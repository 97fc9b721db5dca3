import { useTranslation } from 'react-i18next';
import type { RoomScene, RoomView } from '../../../shared/contract/room';
import { Tiles } from '../Tiles';
import styles from './scenes.module.css';

/** Equal votes (DM-29), for the first time or again after the speeches (DM-33). */
export function Tie({ scene, view }: { scene: Extract<RoomScene, { type: 'tie' }>; view: RoomView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.centre}>
      <h1 className={styles.title}>{t(view.ruleset === 'demafia' ? 'room.tie.crash' : 'room.tie.title')}</h1>
      <p className={styles.lead}>{scene.again ? t('room.tie.again') : t('room.tie.equal')}</p>
      <Tiles shown={scene.tied} seats={view.seats} tone="nominated" />
    </div>
  );
}
