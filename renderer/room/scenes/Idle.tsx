import { Logo } from '../Logo';
import { Mark } from '../Mark';
import { Name } from '../Name';
import { t } from '../words';
import styles from './scenes.module.css';

/** Between games: the club's logo and name, so that an idle screen is never a dead one. */
export function Idle({ club, logo }: { club: string; logo: string | null }) {
  return (
    <div className={styles.centre}>
      <Logo logo={logo} className={styles.logo} instead={<Mark className={styles.mark} />} />
      <h1 className={styles.club}>
        <Name>{club || t('room.idle.name')}</Name>
      </h1>
      <p className={styles.lead}>{t('room.idle.soon')}</p>
    </div>
  );
}
